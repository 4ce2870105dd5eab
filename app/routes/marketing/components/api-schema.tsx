import type { JsonSchema } from "#features/api/openapi-document.ts";

type AnySchema = JsonSchema | boolean;

interface Field {
  name: string;
  isRequired: boolean;
  about: string | undefined;
  schema: AnySchema;
}

export function ApiSchema({ name, schema }: { name: string; schema: JsonSchema }) {
  return (
    <div className="mt-6">
      <h3 id={anchorOf(name)} className="text-18">
        {name}
      </h3>
      <FieldList fields={fieldsOf(schema)} />
    </div>
  );
}

export function FieldList({ fields }: { fields: Field[] }) {
  if (fields.length === 0) return null;
  return (
    <ul>
      {fields.map(({ name, isRequired, about, schema }) => (
        <li key={name}>
          <code>{name}</code>{" "}
          <span className="text-14 text-text-2">
            <TypeText schema={schema} />
            {isRequired ? "" : ", optional"}
            {boundsOf(schema)}
          </span>
          {about ? <>. {about.replaceAll("`", "")}</> : null}
          <FieldList fields={innerFields(schema)} />
        </li>
      ))}
    </ul>
  );
}

/** The type in words, with links to named types. */
export function TypeText({ schema }: { schema: AnySchema }) {
  if (typeof schema === "boolean") return "any value";
  const { $ref, anyOf, enum: values, type, items } = schema;
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf("/") + 1);
    return <a href={`#${anchorOf(name)}`}>{name}</a>;
  }
  if (anyOf)
    return anyOf.map((each, index) => (
      <span key={JSON.stringify(each)}>
        {index > 0 ? " or " : ""}
        <TypeText schema={each} />
      </span>
    ));
  if (values) return values.map((value) => JSON.stringify(value)).join(" or ");
  if (type === "array" && items !== undefined && !Array.isArray(items))
    return (
      <>
        list of <TypeText schema={items} />
      </>
    );
  return [type].flat().join(" or ");
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    isRequired: required.includes(name),
    about: typeof schema === "object" ? schema.description : undefined,
    schema,
  }));
}

/** The fields of an object that has no name, also as an item or an alternative. */
function innerFields(schema: AnySchema): Field[] {
  if (typeof schema === "boolean") return [];
  const { items, anyOf = [] } = schema;
  const parts = [...anyOf, ...(items === undefined || Array.isArray(items) ? [] : [items])];
  return [...fieldsOf(schema), ...parts.flatMap(innerFields)];
}

function boundsOf(schema: AnySchema): string {
  if (typeof schema === "boolean") return "";
  const { minLength, maxLength, minimum, maximum, default: usual } = schema;
  return [
    minLength === undefined || minLength === 1 ? "" : `, at least ${minLength} characters`,
    maxLength === undefined ? "" : `, at most ${maxLength} characters`,
    minimum === undefined || maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER
      ? ""
      : `, from ${minimum} to ${maximum}`,
    usual === undefined ? "" : `, ${JSON.stringify(usual)} by default`,
  ].join("");
}

function anchorOf(name: string): string {
  return `type-${name}`;
}
