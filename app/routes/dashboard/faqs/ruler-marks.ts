/** Which questions get a mark on the ruler beside a long list, so that each part of it with changes has one. */
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { isChangedOnSite } from "./faq-filter.ts";

/** More wouldn't be distinguishable on a screen. */
export const maxMarks = 200;

/** Returns indexes, in their order. */
export function rulerMarks(faqs: OwnerFaq[]): number[] {
  const marks = new Map<number, number>();
  for (const [index, faq] of faqs.entries()) {
    const place = Math.floor((index / faqs.length) * maxMarks);
    if (!marks.has(place) && isChangedOnSite(faq)) marks.set(place, index);
  }
  return [...marks.values()];
}
