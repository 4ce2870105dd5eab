/** What can be translated. */

export type TranslatedKind = "faq" | "video-faq" | "article" | "guide" | "step-guide" | "video" | "category";

export interface TranslatedItem {
  kind: TranslatedKind;
  /** The row's id. For a category, its name in the main language. */
  key: string;
}

/** Texts by field: "question" and "answer", "title" and "content", or "name" of a category. */
export type TranslatedFields = Record<string, string>;

export function itemId({ kind, key }: TranslatedItem): string {
  return `${kind}:${key}`;
}

export function isSameText(one: TranslatedFields, other: TranslatedFields): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
