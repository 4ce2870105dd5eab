/**
 * Prepares a caller's JSON schema for a language model. The schema is untrusted, so its expanded size is limited and
 * constructs that are slow to validate are removed.
 */
import { isRecord } from "#engines/brand/json-ld.ts";

const maxNodes = 1_000;
const maxDepth = 30;
/** `pattern` is not in the list, because a malicious one can take forever to match (ReDoS). */
const keptKeywords = ["title", "description", "minimum", "maximum", "minItems", "maxItems", "maxLength"];

export class SchemaTooLargeError extends Error {}

/** Allows null for every value, because the pages may not contain it. Throws a SchemaTooLargeError. */
export function modelSchema(schema: Record<string, unknown>): Record<string, unknown> {
  countExpanded(schema);
  const { type: _type, ...rest } = copyOf(schema, false);
  const type = schema.type ?? (isRecord(schema.properties) ? "object" : undefined);
  const definitions = Object.fromEntries(
    ["$defs", "definitions"].flatMap((name) => {
      const given = schema[name];
      return isRecord(given) ? [[name, mapValues(given, (each) => copyOf(each, true))]] : [];
    }),
  );
  return { ...rest, ...(type === undefined ? {} : { type }), ...definitions };
}

function copyOf(given: unknown, isNullable: boolean): Record<string, unknown> {
  if (!isRecord(given)) return {};
  if (typeof given.$ref === "string") {
    const target = { $ref: given.$ref };
    return isNullable ? { anyOf: [target, { type: "null" }] } : target;
  }
  const copy: Record<string, unknown> = {};
  for (const name of keptKeywords)
    if (typeof given[name] === "string" || typeof given[name] === "number") copy[name] = given[name];
  if (isRecord(given.properties)) copy.properties = mapValues(given.properties, (each) => copyOf(each, true));
  if (isRecord(given.items)) copy.items = copyOf(given.items, true);
  if (Array.isArray(given.required) && isRecord(given.properties)) copy.required = given.required;
  for (const name of ["anyOf", "oneOf"]) {
    const choices = given[name];
    if (!Array.isArray(choices)) continue;
    const copies = choices.map((each) => copyOf(each, false));
    copy.anyOf = isNullable ? [...copies, { type: "null" }] : copies;
  }
  if (Array.isArray(given.allOf)) copy.allOf = given.allOf.map((each) => copyOf(each, false));
  const nothing = isNullable ? [null] : [];
  if (Array.isArray(given.enum)) copy.enum = [...new Set([...given.enum, ...nothing])];
  else if (given.const !== undefined) copy.enum = [given.const, ...nothing];
  else {
    const implied = isRecord(given.properties) ? ["object"] : isRecord(given.items) ? ["array"] : [];
    const types = given.type === undefined ? implied : [given.type].flat();
    const all = types.length > 0 && isNullable ? [...new Set([...types, "null"])] : types;
    if (all.length > 0) copy.type = all.length === 1 ? all[0] : all;
  }
  return copy;
}

/** Counts each reference as a copy of its target, because that is how it is sent to the model. */
function countExpanded(schema: Record<string, unknown>): void {
  let nodes = 0;
  visit(schema, 0, []);

  function visit(value: unknown, depth: number, within: string[]): void {
    if (typeof value !== "object" || value === null) return;
    nodes += 1;
    if (nodes > maxNodes || depth > maxDepth) throw new SchemaTooLargeError("too large");
    for (const part of Object.values(value)) visit(part, depth + 1, within);
    const reference = "$ref" in value && typeof value.$ref === "string" ? value.$ref : null;
    // A recursive reference can't be expanded, so it is sent as a reference.
    if (reference === null || within.includes(reference)) return;
    visit(targetOf(reference, schema), depth + 1, [...within, reference]);
  }
}

function targetOf(reference: string, root: unknown): unknown {
  const [, ...path] = reference.split("/");
  return path.reduce<unknown>(
    (value, part) => (isRecord(value) && Object.hasOwn(value, part) ? value[part] : null),
    root,
  );
}

function mapValues(given: Record<string, unknown>, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, change(value)]));
}
