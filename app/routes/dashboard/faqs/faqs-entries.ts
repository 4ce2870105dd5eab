/** Which changes of the list are steps that Back undoes. */
import type { FaqsQuery } from "./faqs-query.ts";

export interface FaqsEntry {
  /** Entries of this page before this one. */
  depth: number;
  /** Whether it was added by opening a question. */
  isOpened: boolean;
  /** Its question was closed, so it shows the same as the entry before, and the next step replaces it. */
  isSpare: boolean;
  /** The scroll position at which the next step was taken. */
  top: number | null;
}

export const firstEntry: FaqsEntry = { depth: 0, isOpened: false, isSpare: false, top: null };

/** The entry after a change, and whether it is added after the current one or takes its place. */
export function leave(
  entry: FaqsEntry,
  { before, now }: { before: FaqsQuery; now: FaqsQuery },
): { entry: FaqsEntry; isAdded: boolean } {
  const isOpening = before.editingId === null && now.editingId !== null;
  const isClosing = before.editingId !== null && now.editingId === null;
  const isOtherList =
    before.filter.category !== now.filter.category ||
    before.filter.only !== now.filter.only ||
    before.sort !== now.sort;
  const isOpened = isOpening && !isOtherList;
  if (!isOpening && !isOtherList) {
    const isSpare = isClosing && entry.isOpened && before.filter.query === now.filter.query;
    return { entry: { ...entry, isSpare }, isAdded: false };
  }
  if (entry.isSpare) return { entry: { ...entry, isOpened, isSpare: false, top: null }, isAdded: false };
  return { entry: { depth: entry.depth + 1, isOpened, isSpare: false, top: null }, isAdded: true };
}

/** Back from an entry whose question is closed would show the same list again. */
export function isSkipped({ from, to }: { from: FaqsEntry; to: FaqsEntry }): boolean {
  return from.isSpare && to.depth < from.depth;
}
