/** How far along an item's translation is. */
import { isSourceGone } from "#features/translations/source-gone.ts";
import type { Translation } from "#features/translations/stored-translations.server.ts";
import {
  isSameText,
  itemId,
  type TranslatedFields,
  type TranslatedItem,
} from "#features/translations/translated-item.ts";

export interface Translatable extends TranslatedItem {
  /** Language of the stored texts. */
  language: string;
  title: string;
  fields: TranslatedFields;
}

/**
 * "stale" means that the source texts differ from those that the translation was made from, or that the quoted page on
 * the website has changed.
 */
export type TranslationState = "missing" | "stale" | "draft" | "done";

export type ForState = Pick<Translation, "sourceFields" | "status" | "quotes">;

export function stateOf(
  { fields }: Pick<Translatable, "fields">,
  translation: ForState | null,
): TranslationState {
  if (!translation) return "missing";
  if (!isSameText(fields, translation.sourceFields) || isSourceGone(translation.quotes)) return "stale";
  return translation.status === "draft" ? "draft" : "done";
}

export type Progress = Record<TranslationState, number> & { total: number };

export function progressOf(items: Translatable[], translations: (ForState & TranslatedItem)[]): Progress {
  const byItem = new Map(translations.map((translation) => [itemId(translation), translation]));
  const progress: Progress = { missing: 0, stale: 0, draft: 0, done: 0, total: items.length };
  for (const item of items) progress[stateOf(item, byItem.get(itemId(item)) ?? null)] += 1;
  return progress;
}

export const translationFilters = ["work", "missing", "stale", "draft", "all"] as const;
export type TranslationFilter = (typeof translationFilters)[number];

export function isInFilter(state: TranslationState, filter: TranslationFilter): boolean {
  if (filter === "all") return true;
  return filter === "work" ? state !== "done" : state === filter;
}

export interface Part {
  text: string;
  kind: "same" | "removed" | "added";
}

const maxWords = 600;

/** What changed between two texts, word by word (longest common subsequence). Long texts are shown as replaced. */
export function compareTexts(before: string, after: string): Part[] {
  if (before === after) return [{ text: after, kind: "same" }];
  const [from, to] = [before, after].map((text) => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []);
  if (!from || !to || from.length > maxWords || to.length > maxWords)
    return merged([
      { text: before, kind: "removed" },
      { text: after, kind: "added" },
    ]);
  const width = to.length + 1;
  const lengths = new Uint16Array((from.length + 1) * width);
  for (let a = from.length - 1; a >= 0; a--)
    for (let b = to.length - 1; b >= 0; b--)
      lengths[a * width + b] =
        from[a] === to[b]
          ? lengths[(a + 1) * width + b + 1]! + 1
          : Math.max(lengths[(a + 1) * width + b]!, lengths[a * width + b + 1]!);
  const parts: Part[] = [];
  let [a, b] = [0, 0];
  while (a < from.length || b < to.length) {
    if (a < from.length && b < to.length && from[a] === to[b]) {
      parts.push({ text: from[a]!, kind: "same" });
      a += 1;
      b += 1;
    } else if (
      b >= to.length ||
      (a < from.length && lengths[(a + 1) * width + b]! >= lengths[a * width + b + 1]!)
    ) {
      parts.push({ text: from[a]!, kind: "removed" });
      a += 1;
    } else {
      parts.push({ text: to[b]!, kind: "added" });
      b += 1;
    }
  }
  return merged(parts);
}

function merged(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else if (part.text !== "") joined.push({ ...part });
  }
  return joined;
}
