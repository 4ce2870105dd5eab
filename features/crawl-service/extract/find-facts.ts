/**
 * Fills a JSON schema from the pages' structured data. Missing values become null and are reported, because nothing may
 * be guessed.
 */
import { asList, asText, isRecord, type JsonLdNode } from "#engines/brand/json-ld.ts";
import type { Wanted } from "../requests.ts";
import type { FoundFacts } from "../thread/service-thread-tasks.ts";
import { type PageFacts, plainName, readFacts } from "./page-facts.ts";

const maxDepth = 8;
const maxItems = 200;
const maxFields = 500;

export function findFacts(pages: { url: string; html: string }[], { schema }: Wanted): FoundFacts {
  if (!schema) return { data: null, missing: [] };
  const facts = readFacts(pages);
  const missing: string[] = [];
  let fields = 0;
  const data = fill({ schema, name: "", path: "", node: null, depth: 0 });
  return { data, missing };

  interface Place {
    schema: unknown;
    name: string;
    path: string;
    /** The object whose properties are requested. Null for the pages as a whole. */
    node: JsonLdNode | null;
    depth: number;
  }

  function fill(place: Place): unknown {
    const shape = shapeOf(place.schema, schema);
    if (place.depth > maxDepth || fields++ > maxFields) return null;
    if (shape.type === "object" || isRecord(shape.properties)) return fillObject(place, shape);
    if (shape.type === "array") return fillArray(place, shape);
    const value = lookUp(facts, place)
      .map((found) => asType(found, shape))
      .find((found) => found !== null);
    if (value === undefined && place.node === null) missing.push(place.path || "(the value itself)");
    return value ?? null;
  }

  function fillObject(place: Place, shape: Record<string, unknown>): unknown {
    const properties = isRecord(shape.properties) ? shape.properties : {};
    const node = place.node ? childNode(place.node, place.name) : place.node;
    const described = node ?? place.node;
    return Object.fromEntries(
      Object.entries(properties).map(([name, child]) => {
        const path = place.path === "" ? name : `${place.path}.${name}`;
        return [name, fill({ schema: child, name, path, node: described, depth: place.depth + 1 })];
      }),
    );
  }

  function fillArray(place: Place, shape: Record<string, unknown>): unknown {
    const items = shapeOf(shape.items ?? {}, schema);
    const isOfThings = items.type === "object" || isRecord(items.properties);
    const found = isOfThings
      ? thingsOf(facts, place.name).map((node) =>
          fillObject({ ...place, node, name: "", depth: place.depth + 1 }, items),
        )
      : unique(
          lookUp(facts, place)
            .flatMap(asList)
            .map((value) => asType(value, items)),
        );
    const kept = found.filter((item) => item !== null && !isEmpty(item)).slice(0, maxItems);
    if (kept.length === 0 && place.node === null) missing.push(place.path || "(the list itself)");
    return kept;
  }
}

/** Returns the requested schema with local references resolved and the first alternative selected. */
function shapeOf(given: unknown, root: unknown): Record<string, unknown> {
  let shape = isRecord(given) ? given : {};
  for (let hop = 0; hop < 5; hop += 1) {
    const choices = asList(shape.anyOf ?? shape.oneOf ?? shape.allOf ?? []);
    const choice = choices.find((option) => isRecord(option) && option.type !== "null");
    const target = typeof shape.$ref === "string" ? refersTo(shape.$ref, root) : choice;
    if (!isRecord(target)) break;
    shape = target;
  }
  const type = asList(shape.type).find((name) => name !== "null");
  return { ...shape, type };
}

function refersTo(reference: string, root: unknown): unknown {
  if (!reference.startsWith("#/")) return null;
  return reference
    .slice(2)
    .split("/")
    .reduce<unknown>(
      (value, part) => (isRecord(value) && Object.hasOwn(value, part) ? value[part] : null),
      root,
    );
}

/**
 * Looks up values by name: in the object if there is one, otherwise in the known facts about the company, then in all
 * objects on the pages.
 */
function lookUp(
  { known, nodes }: PageFacts,
  { name, node }: { name: string; node: JsonLdNode | null },
): unknown[] {
  const wanted = plainName(name);
  if (node) return valuesOf(node, wanted);
  const singular = wanted.replace(/s$/, "");
  const direct = known.get(wanted) ?? known.get(singular) ?? [];
  return direct.length > 0 ? direct : nodes.flatMap((each) => valuesOf(each, wanted));
}

/** Names that callers use for schema.org properties. */
const propertiesOf: Record<string, string[]> = {
  title: ["name", "headline"],
  question: ["name"],
  answer: ["acceptedanswer", "text"],
  price: ["price", "lowprice", "offers"],
  cost: ["price", "offers"],
  currency: ["pricecurrency", "offers"],
  hours: ["openinghours", "openinghoursspecification"],
  openinghours: ["openinghours", "openinghoursspecification"],
  link: ["url"],
  date: ["startdate", "datepublished"],
  rating: ["ratingvalue", "aggregaterating"],
  phone: ["telephone"],
};

function valuesOf({ value }: JsonLdNode, wanted: string): unknown[] {
  const names = [wanted, ...(propertiesOf[wanted] ?? [])];
  for (const name of names) {
    const found = Object.entries(value).filter(([key]) => plainName(key) === name);
    const values = found.flatMap(([, each]) => asList(each)).map((each) => plainValue(each, wanted));
    const said = values.filter((each) => each !== null);
    if (said.length > 0) return said;
  }
  return [];
}

/** If the schema wants a plain value where the page has an object, returns the object's most useful property. */
function plainValue(value: unknown, wanted: string): unknown {
  if (!isRecord(value)) return value ?? null;
  const names =
    wanted === "currency"
      ? ["priceCurrency"]
      : ["text", "price", "lowPrice", "ratingValue", "name", "streetAddress", "url", "@id"];
  for (const name of names)
    if (typeof value[name] === "string" || typeof value[name] === "number") return value[name];
  return null;
}

function childNode(node: JsonLdNode, name: string): JsonLdNode | null {
  const wanted = plainName(name);
  const child = Object.entries(node.value).find(
    ([key, value]) => plainName(key) === wanted && isRecord(value),
  );
  return child ? { ...node, value: child[1] as Record<string, unknown> } : null;
}

/** schema.org types that callers mean when they give a list this name. */
const typesOf: Record<string, RegExp> = {
  faq: /^Question$/,
  question: /^Question$/,
  product: /^Product$/,
  service: /^Service$/,
  offer: /^(Offer|AggregateOffer)$/,
  price: /^Offer$/,
  event: /Event$/,
  review: /^Review$/,
  article: /Article$|^BlogPosting$/,
  post: /Article$|^BlogPosting$/,
  person: /^Person$/,
  people: /^Person$/,
  team: /^Person$/,
  employee: /^Person$/,
  job: /^JobPosting$/,
  recipe: /^Recipe$/,
  location: /^(Place|PostalAddress)$/,
  hour: /^OpeningHoursSpecification$/,
  openinghour: /^OpeningHoursSpecification$/,
};

function thingsOf({ nodes }: PageFacts, name: string): JsonLdNode[] {
  const wanted = plainName(name);
  const singular = wanted.replace(/ies$/, "y").replace(/s$/, "");
  const type = typesOf[singular] ?? typesOf[wanted];
  return nodes.filter((node) =>
    node.types.some((each) => (type ? type.test(each) : plainName(each) === singular)),
  );
}

function asType(value: unknown, shape: Record<string, unknown>): string | number | boolean | null {
  const text =
    asText(value) ?? (typeof value === "boolean" || typeof value === "number" ? String(value) : null);
  if (text === null) return null;
  if (Array.isArray(shape.enum)) return shape.enum.includes(text) ? text : null;
  switch (shape.type) {
    case "number":
    case "integer":
      return asNumber(text, shape.type === "integer");
    case "boolean":
      return /^(true|yes)$/i.test(text) ? true : /^(false|no)$/i.test(text) ? false : null;
    default:
      return text.slice(0, 5_000);
  }
}

/**
 * Returns the number in the text, also in formats such as "€ 1,250.00" and "12,5". Returns null if there are several.
 */
function asNumber(text: string, isWhole: boolean): number | null {
  const digits = text.match(/-?\d[\d.,]*/g);
  if (digits?.length !== 1) return null;
  const [found = ""] = digits;
  const isDecimalComma = /,\d{1,2}$/.test(found);
  const plain = isDecimalComma ? found.replaceAll(".", "").replace(",", ".") : found.replaceAll(",", "");
  const number = Number(plain.replace(/\.$/, ""));
  return Number.isFinite(number) && (!isWhole || Number.isInteger(number)) ? number : null;
}

function unique<Item>(items: Item[]): Item[] {
  return [...new Set(items)];
}

function isEmpty(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return Object.values(value).every(
    (each) => each === null || (Array.isArray(each) && each.length === 0) || isEmpty(each),
  );
}
