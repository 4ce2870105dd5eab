/** Selects the same questions each time. A question that is added or removed doesn't change which others are selected. */
import { createHash } from "node:crypto";

export function orderOf(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0);
}

export function sampleBy<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  limit: number,
): Item[] {
  return items
    .map((item) => ({ item, order: orderOf(textOf(item)) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, limit)
    .map(({ item }) => item);
}
