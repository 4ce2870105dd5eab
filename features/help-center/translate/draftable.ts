import type { Translation } from "#features/translations/stored-translations.server.ts";
import { itemId } from "#features/translations/translated-item.ts";
import type { Translatable } from "./translation-state.ts";

/**
 * What a model may draft: items without a translation. If a single item is requested, it may also have an unreviewed
 * draft by a model, which is replaced.
 */
export function draftable(
  items: Translatable[],
  translations: Translation[],
  only: string | null,
): Translatable[] {
  const byItem = new Map(translations.map((translation) => [itemId(translation), translation]));
  return items.filter((item) => {
    const id = itemId(item);
    const stored = byItem.get(id);
    if (only === null) return stored === undefined;
    const isReplaceable =
      stored?.origin === "model" && stored.status === "draft" && stored.reviewedAt === null;
    return id === only && (stored === undefined || isReplaceable);
  });
}
