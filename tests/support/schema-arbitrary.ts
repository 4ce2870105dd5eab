/** Random values for a JSON Schema of the API's document, most of them valid. */
import fc from "fast-check";
import type { JsonSchema } from "#features/api/openapi-document.ts";

type AnySchema = JsonSchema | boolean;

const anything = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant([]));

export function arbitraryOf(schema: AnySchema, schemas: Record<string, JsonSchema>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: validOf(schema, schemas) }, { weight: 1, arbitrary: anything });
}

function validOf(schema: AnySchema, schemas: Record<string, JsonSchema>): fc.Arbitrary<unknown> {
  if (typeof schema === "boolean") return anything;
  const { $ref, anyOf, enum: values, type, items, properties = {}, required = [] } = schema;
  if ($ref !== undefined) return validOf(schemas[$ref.slice($ref.lastIndexOf("/") + 1)] ?? true, schemas);
  if (anyOf) return fc.oneof(...anyOf.map((each) => validOf(each, schemas)));
  if (values) return fc.constantFrom(...values);
  if (Array.isArray(type))
    return fc.oneof(...type.map((each) => validOf({ ...schema, type: each }, schemas)));
  switch (type) {
    case "string":
      return textOf(schema);
    case "integer":
      return fc.integer({ min: (schema.minimum ?? 0) - 1, max: Math.min(schema.maximum ?? 100, 1_000) + 1 });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(items && !Array.isArray(items) ? arbitraryOf(items, schemas) : anything, {
        maxLength: 4,
      });
    case "object":
      return fc.record(
        Object.fromEntries(
          Object.entries(properties).map(([name, each]) => [name, arbitraryOf(each, schemas)]),
        ),
        { requiredKeys: required },
      );
    default:
      return anything;
  }
}

function textOf({ format, minLength = 0, maxLength = 100 }: JsonSchema): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (format === "email") return fc.emailAddress();
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, 300), unit: "binary" }),
    fc.string({ minLength, maxLength: Math.min(maxLength, 300) }),
  );
}
