import { isText } from "domhandler";
import { parseHtml } from "./parse-html.ts";

/** One object of a JSON-LD block. Nested objects are listed separately; `depth` is their nesting level in the block. */
export interface JsonLdNode {
  types: string[];
  value: Record<string, unknown>;
  depth: number;
  /** The property that contains the object, such as "address" or "author". Empty at the top level. */
  property: string;
}

const MAX_NODES = 2000;
const ORGANIZATION =
  /Organization|Business|Corporation|Store|Shop|Restaurant|Pharmacy|Clinic|Dentist|Physician|Hotel|School|NGO|Contractor|Plumber|Electrician|Company|Service$|Association|Church|Agency|Salon|Bakery|Cafe|Bar|Gym|Club|Library|Museum|Attorney|Hospital|Dealer|Repair|Team/i;
const NOT_ORGANIZATION =
  /^(Service|FinancialProduct|WebSite|WebPage|Product|SportsEvent|AboutPage|ContactPage|BroadcastService)$/;

/**
 * Reads the objects of a JSON-LD text in document order. Repairs stray commas, comments and raw line breaks, which are
 * common in hand-written blocks. Blocks that stay invalid are ignored.
 */
export function readJsonLd(text: string): JsonLdNode[] {
  const parsed = parseLoosely(text.slice(0, 500_000));
  const found: JsonLdNode[] = [];
  const queue: { value: unknown; depth: number; property: string }[] = [
    { value: parsed, depth: 0, property: "" },
  ];
  while (queue.length > 0 && found.length < MAX_NODES) {
    const { value, depth, property } = queue.shift()!;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, MAX_NODES)) queue.push({ value: item, depth, property });
    } else if (isRecord(value) && depth < 12) {
      const types = asList(value["@type"]).filter((type) => typeof type === "string");
      if (types.length > 0 || depth > 0)
        found.push({ types: types.map(stripVocabulary), value, depth, property });
      for (const [key, child] of Object.entries(value)) {
        if (typeof child !== "object" || child === null) continue;
        queue.push({
          value: child,
          depth: key === "@graph" ? depth : depth + 1,
          property: key === "@graph" ? "" : key,
        });
      }
    }
  }
  return found;
}

/** True for organizations that represent the site: top-level ones, and the site's publishers or owners. */
export function isOrganization(node: JsonLdNode): boolean {
  const isOwn =
    node.depth === 0 ||
    /^(publisher|mainEntity|about|provider|copyrightHolder|isPartOf)$/.test(node.property);
  return isOwn && node.types.some((type) => ORGANIZATION.test(type) && !NOT_ORGANIZATION.test(type));
}

/** True for an organization whose URL is on another site, such as a sister company or a partner. */
export function isElsewhere(node: JsonLdNode, host: string | null): boolean {
  const address = asText(node.value.url);
  if (!host || !address || !/^https?:/i.test(address) || !URL.canParse(address)) return false;
  const bare = (name: string) => name.toLowerCase().replace(/^www\./, "");
  const [own, other] = [bare(host), bare(new URL(address).hostname)];
  return (
    own !== other &&
    !own.endsWith(`.${other}`) &&
    !other.endsWith(`.${own}`) &&
    own.includes(".") &&
    !/^[\d.:[\]]+$/.test(own)
  );
}

/**
 * True for a template's leftover sample: an organization declared as the site's own whose name shares no word with the
 * company's.
 */
export function isNamedOtherwise(node: JsonLdNode, companyName: string | null): boolean {
  const name = asText(node.value.name);
  if (!name || !companyName) return false;
  const own = wordsOf(companyName);
  const given = wordsOf(name);
  if (own.length === 0 || given.length === 0) return false;
  const squeezed = [own.join(""), given.join("")] as const;
  if (squeezed[0].includes(squeezed[1]) || squeezed[1].includes(squeezed[0])) return false;
  return !given.some((word) => own.includes(word));
}

function wordsOf(text: string): string[] {
  return text
    .slice(0, 200)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(
      (word) => word.length > 2 && !/^(?:the|and|und|der|die|das|les|des|shop|gmbh|ltd|llc|inc)$/.test(word),
    );
}

export function asText(value: unknown): string | null {
  if (Array.isArray(value)) return asText(value[0]);
  if (typeof value === "number") return String(value);
  if (isRecord(value)) return asText(value["@value"] ?? value.name);
  return typeof value === "string" && value.trim() ? withoutEntities(value).trim() : null;
}

/** Some plugins write their texts escaped as for HTML: "Drains &amp; Pipes". */
function withoutEntities(text: string): string {
  return text.replace(/&#?\w{1,10};/g, (entity) => {
    const [character] = parseHtml(entity).children;
    return character && isText(character) ? character.data : entity;
  });
}

export function asList(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function stripVocabulary(type: string): string {
  return type.replace(/^.*[/#:]/, "");
}

function parseLoosely(text: string): unknown {
  const bare = text
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, "")
    .replace(/(?:-->|\]\]>)\s*$/, "");
  for (const attempt of [bare, repair(bare)]) {
    try {
      return JSON.parse(attempt);
    } catch {}
  }
  return null;
}

/** Drops comments and trailing commas outside strings, and escapes raw line breaks inside them. */
function repair(text: string): string {
  const out: string[] = [];
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (inString) {
      if (char === "\\") {
        out.push(char, text[++i] ?? "");
        continue;
      }
      if (char === '"') inString = false;
      out.push(char === "\n" || char === "\r" || char === "\t" ? " " : char);
    } else if (char === "/" && text[i + 1] === "/") {
      while (i < text.length && text[i] !== "\n") i++;
    } else if (char === "/" && text[i + 1] === "*") {
      const end = text.indexOf("*/", i + 2);
      i = end < 0 ? text.length : end + 1;
    } else if (!/\s/.test(char)) {
      if (char === '"') inString = true;
      if ((char === "}" || char === "]") && out.at(-1) === ",") out.pop();
      out.push(char);
    }
  }
  return out.join("");
}
