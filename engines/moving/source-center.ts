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
   * Links to other articles have the URL `articleUrl`, and pictures the URL `pictureUrl`. They are replaced when the new
   * addresses are known.
   */
  markdown: string;
  /** Former addresses, as paths. */
  oldPaths: string[];
  isDraft: boolean;
  /** Keys of the pictures in the text, for `pictureUrl`. */
  pictures: string[];
  notes: ImportNote[];
}

export interface SourceCenter {
  /** In reading order. */
  articles: SourceArticle[];
  /** Notes that belong to no article. */
  notes: ImportNote[];
  /** Former addresses of collections. */
  collections: { name: string; oldPaths: string[] }[];
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

/** Collects an article's notes without repeating them. */
export function createNotes() {
  const notes: ImportNote[] = [];
  const known = new Set<string>();
  return {
    notes,
    add(kind: ImportNoteKind, text: string) {
      const short = text.replace(/\s+/g, " ").trim().slice(0, 200).toWellFormed();
      if (known.has(`${kind} ${short}`) || notes.length >= maxNotes) return;
      known.add(`${kind} ${short}`);
      notes.push({ kind, text: short });
    },
  };
}

export type Notes = ReturnType<typeof createNotes>;

/** Removes what Postgres can't store, and bounds the length. */
export function storableText(text: string, maxChars: number): string {
  return text.replaceAll("\0", "").toWellFormed().slice(0, maxChars).toWellFormed();
}
