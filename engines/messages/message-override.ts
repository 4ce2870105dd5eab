/** The owner's own words for a message. A plural message has one text per form: "guide.steps/one". */
import type { PluralForms } from "./catalog.ts";
import { type CatalogTag, catalogs } from "./catalogs.ts";

export interface CatalogText {
  /** "nav.home", "guide.steps/one". */
  id: string;
  text: string;
}

export type OverrideProblem = "unknown" | "empty" | "too-long" | "not-plain" | "placeholders";

/** Every text of a catalog that an owner can replace, in the order of the catalog. */
export function catalogTexts(tag: CatalogTag): CatalogText[] {
  return Object.entries(catalogs[tag]).flatMap(([key, message]: [string, string | PluralForms]) =>
    typeof message === "string"
      ? [{ id: key, text: message }]
      : Object.entries(message).map(([form, text]) => ({ id: `${key}/${form}`, text })),
  );
}

/** Null if the text can replace the message. */
export function findOverrideProblem(tag: CatalogTag, id: string, text: string): OverrideProblem | null {
  const standard = textOf(tag, id);
  if (standard === null) return "unknown";
  if (text.trim() === "") return "empty";
  if (text.length > maxOverrideLength(standard)) return "too-long";
  if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text)) return "not-plain";
  return isSameSet(placeholdersOf(text), placeholdersOf(standard)) && !hasOtherBraces(text)
    ? null
    : "placeholders";
}

/** Limits the length, so that a menu entry can't become a paragraph. */
export function maxOverrideLength(standard: string): number {
  return Math.max(40, standard.length * 3);
}

/** Returns "{count}" and "{name}" for "{count} answers about {name}". */
export function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(placeholder))];
}

const placeholder = /\{[a-z]+\}/gi;

function textOf(tag: CatalogTag, id: string): string | null {
  const [key = "", form] = id.split("/");
  if (!Object.hasOwn(catalogs[tag], key)) return null;
  const message: string | PluralForms = catalogs[tag][key as keyof (typeof catalogs)[CatalogTag]];
  if (typeof message === "string") return form === undefined ? message : null;
  return form !== undefined && Object.hasOwn(message, form)
    ? (message[form as Intl.LDMLPluralRule] ?? null)
    : null;
}

function isSameSet(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}

function hasOtherBraces(text: string): boolean {
  return /[{}]/.test(text.replace(placeholder, ""));
}
