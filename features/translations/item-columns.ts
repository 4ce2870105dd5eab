/** Which column of `translations` names an item of each kind. */
import { eq, type SQL } from "drizzle-orm";
import { translations } from "#db/schema/translations.ts";
import type { TranslatedItem, TranslatedKind } from "./translated-item.ts";

export type TranslationRow = typeof translations.$inferSelect;

export const itemColumns = {
  faq: "faqId",
  "video-faq": "videoFaqId",
  article: "articleId",
  guide: "guideId",
  "step-guide": "stepGuideId",
  video: "videoId",
  category: "category",
} as const satisfies Record<TranslatedKind, keyof TranslationRow>;

export function columnOf(kind: TranslatedKind) {
  return translations[itemColumns[kind]];
}

export function isOfItem({ kind, key }: TranslatedItem): SQL {
  return eq(columnOf(kind), key);
}

export function itemValues({ kind, key }: TranslatedItem): Partial<TranslationRow> {
  return { [itemColumns[kind]]: key };
}

export function itemOf(row: Pick<TranslationRow, (typeof itemColumns)[TranslatedKind]>): TranslatedItem {
  for (const [kind, column] of Object.entries(itemColumns)) {
    const key = row[column];
    if (key !== null) return { kind: kind as TranslatedKind, key };
  }
  throw new Error("A translation row doesn't reference an item.");
}
