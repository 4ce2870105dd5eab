/** A help center as it was read from another tool, before anything is stored. */

import type { ImportNote, ImportNoteKind } from "#shared/import-note.ts";

/** One article in one language. */
export interface SourceArticle {
  /** Stable across exports: a path or the number in the other tool. The same in every language. */
  id: string;
  /** Language tag. Null if the source has only one language and doesn't name it. */
  locale: string | null;
  title: string;
  /** The wish for the new address. Null if it follows from the title. */
  slug: string | null;
  /** Name of the folder or section. Null without one. */
  collection: string | null;
  /**
   * Links to other articles have the URL `articleUrl`, pictures the URL `pictureUrl`, and attachments the URL
   * `attachmentUrl`. They are replaced when the new addresses are known.
   */
  markdown: string;
  /** Former addresses, as paths. */
  oldPaths: string[];
  isDraft: boolean;
  /** Keys of the pictures in the text, for `pictureUrl`. */
  pictures: string[];
  notes: ImportNote[];
}

/** A section, folder or category of another tool. */
export interface SourceCollection {
  id: string;
  name: string;
  /** In reading order. */
  position: number;
  oldPaths: string[];
  /** Its articles stay drafts, because only some people may read them there. */
  isPrivate?: boolean;
  /** In other languages, by locale. */
  names?: Record<string, string>;
}

export const attachmentScheme = "attachment:";

/** An address that the source redirects to a page. The id of a collection has `sectionPrefix`. */
export interface FormerPath {
  path: string;
  id: string;
  /** The main one without it. */
  locale?: string;
}

/** Placeholder for the address of a collection: see `articleUrl`. */
export const sectionPrefix = "section/";

interface FoundCollection extends Pick<SourceCollection, "id" | "name" | "oldPaths" | "isPrivate" | "names"> {
  /** Positions of the collections around it and its own. */
  rank: number[];
  /** Name of the collection around it. */
  around: string | undefined;
  /** Its name in other languages. */
  aroundNames?: Record<string, string> | undefined;
}

/** In reading order. Collections of the same name in several places get the name of the place in front. */
export function orderCollections(found: readonly FoundCollection[]): SourceCollection[] {
  const fold = (name: string) => name.trim().toLowerCase();
  const counts = new Map<string, number>();
  for (const { name } of found) counts.set(fold(name), (counts.get(fold(name)) ?? 0) + 1);
  return found
    .toSorted((a, b) => compareRanks(a.rank, b.rank))
    .map(({ rank: _, around, aroundNames = {}, names: translated, ...collection }, position) => {
      const isShared = (counts.get(fold(collection.name)) ?? 0) > 1;
      const nameOf = (name: string, place: string | undefined) =>
        storableText(isShared && place?.trim() ? `${place.trim()}: ${name.trim()}` : name.trim(), 100);
      const names = Object.entries(translated ?? {}).flatMap(([locale, name]) =>
        name.trim() === "" ? [] : [[locale, nameOf(name, aroundNames[locale] ?? around)]],
      );
      return {
        ...collection,
        position,
        name: nameOf(collection.name.trim() || "General", around),
        ...(names.length > 0 && { names: Object.fromEntries(names) }),
      };
    });
}

/** Names by id, from lists of the same things in several languages. */
export function namesById(
  lists: Iterable<readonly [locale: string, found: readonly { id: string; name: string }[]]>,
): ReadonlyMap<string, Record<string, string>> {
  const names = new Map<string, Record<string, string>>();
  for (const [locale, found] of lists)
    for (const { id, name } of found) names.set(id, { ...names.get(id), [locale]: name });
  return names;
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) if (a[at] !== b[at]) return a[at]! - b[at]!;
  return a.length - b.length;
}

/** An article from an API, which may name its collection on another page. */
export interface PlacedArticle extends SourceArticle {
  /** In reading order, across all pages. */
  position: number;
}

const maxPositions = 10_000;
const maxCollections = 10_000;

/** Sorts by collection, and within it as in the source. Articles without a collection come last. */
export function positionIn(collection: SourceCollection | undefined, position: number): number {
  const within = Math.min(maxPositions - 1, Math.max(0, Math.trunc(position)));
  return Math.min(maxCollections, collection?.position ?? maxCollections) * maxPositions + within;
}

/** Where an API's articles are. */
export interface SourcePlace {
  /** Such as "https://acme.zendesk.com". */
  origin: string;
  /** The locale of texts that name none. */
  main: string;
  collections: ReadonlyMap<string, SourceCollection>;
}

export interface SourceCenter {
  /** In reading order. */
  articles: SourceArticle[];
  /** Notes that belong to no article. */
  notes: ImportNote[];
  /** Former addresses of collections, and their names in other languages by locale. */
  collections: { name: string; oldPaths: string[]; names?: Record<string, string> }[];
}

export const maxArticles = 10_000;
export const maxArticleChars = 500_000;
const maxNotes = 50;

/** Parentheses would end a Markdown link. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll("(", "%28").replaceAll(")", "%29");
}

/** Placeholder for the new address of an article. */
export function articleUrl(id: string, fragment = ""): string {
  return `moved:${encoded(id)}${fragment}`;
}

/** Placeholder for a stored picture. */
export function pictureUrl(key: string): string {
  return `picture:${encoded(key)}`;
}

/** Placeholder for a stored attachment. Its key is its address, or its path in an uploaded file. */
export function attachmentUrl(key: string): string {
  return `${attachmentScheme}${encoded(key)}`;
}

/** What a note says, such as an address, within bounds. */
export function noteText(text: string): string {
  return storableText(text.replace(/\s+/g, " ").trim(), 200);
}

/** Collects an article's notes without repeating them. */
export function createNotes() {
  const notes: ImportNote[] = [];
  const known = new Set<string>();
  return {
    notes,
    /** `linkText` are the words of a dead link. */
    add(kind: ImportNoteKind, text: string, linkText = "") {
      const short = noteText(text);
      if (known.has(`${kind} ${short}`) || notes.length >= maxNotes) return;
      known.add(`${kind} ${short}`);
      const words = storableText(linkText.trim(), 200);
      notes.push({ kind, text: short, ...(words !== "" && { linkText: words }) });
    },
  };
}

export type Notes = ReturnType<typeof createNotes>;

/** Removes what Postgres can't store, and bounds the length. */
export function storableText(text: string, maxChars: number): string {
  return text.replaceAll("\0", "").toWellFormed().slice(0, maxChars).toWellFormed();
}
