/** Names of the translate page's form fields. */
import type { TranslatedItem, TranslatedKind } from "#features/translations/translated-item.ts";

const prefix = "text.";

export function formFieldOf(field: string): string {
  return prefix + field;
}

/** The text's field, or null for another field of the form. */
export function textField(name: string): string | null {
  return name.startsWith(prefix) ? name.slice(prefix.length) : null;
}

const kindNames: Record<TranslatedKind, string> = {
  faq: "Question",
  "video-faq": "Question",
  category: "Category",
  article: "Article",
  guide: "Getting Started",
  "step-guide": "Guide",
  video: "Video",
};

export function kindName(kind: TranslatedKind): string {
  return kindNames[kind];
}

/** Reads an `itemId`. */
export function readItem(id: string): TranslatedItem | null {
  const at = id.indexOf(":");
  const [kind, key] = [id.slice(0, at), id.slice(at + 1)];
  if (at < 0 || !Object.hasOwn(kindNames, kind) || key === "" || key.length > 200 || key.includes("\0"))
    return null;
  if (kind !== "category" && !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) return null;
  return { kind: kind as TranslatedKind, key };
}

const names: Record<string, string> = {
  question: "Question",
  answer: "Answer",
  title: "Title",
  content: "Text",
  name: "Name",
  description: "Description",
};

/** "Step 2, title" for "steps.1.title". */
export function fieldLabel(field: string): string {
  const [, index, part = ""] = /^steps\.(\d+)\.(\w+)$/.exec(field) ?? [];
  if (index === undefined) return names[field] ?? field;
  return `Step ${Number(index) + 1}, ${(names[part] ?? part).toLowerCase()}`;
}

/** Whether the field is a single line. */
export function isShortField(field: string): boolean {
  return /(?:^|\.)(?:question|title|name)$/.test(field);
}
