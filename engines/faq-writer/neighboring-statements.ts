/** The statements around one that belong to the same answer. */
import { wholeWords } from "#engines/languages/words.ts";
import { foldLoosely } from "./ground.ts";
import type { PageStatement } from "./page-statements.ts";

/** Matches a sentence that limits the one before it. Without it, the answer would promise too much. */
const qualifies = new RegExp(String.raw`^(?!.*[?？]$)${wholeWords("answers.qualifies")}`, "iu");
/** In characters. */
const maxNext = 250;
const maxLines = 4;

/** True if the next sentence limits this one but is too long to be quoted with it. */
export function losesLimit({ next }: PageStatement): boolean {
  return next !== null && next.length > maxNext && qualifies.test(next);
}

/**
 * Adds the sentences that limit the statement, and the statements about the same subject directly before and after it.
 */
export function withNeighbors(
  first: PageStatement,
  { stated, all, asks }: { stated: PageStatement[]; all: PageStatement[]; asks: RegExp },
): PageStatement[] {
  if (!first.isFragment) {
    const { next } = first;
    if (!next || next.length > maxNext) return [first];
    const follows = all.find(({ text, at }) => text === next && at === first.at);
    if (qualifies.test(next) && /[.!。]$/.test(next)) return [first, { ...first, text: next, next: null }];
    return follows && stated.includes(follows) && !isNearDuplicate(first.text, next)
      ? [first, follows]
      : [first];
  }
  const list = listBelow(first, all);
  if (list.length > 1 && asks.test(first.heading) && list.length <= maxLines) return list;
  const near = stated
    .filter(
      (other) => other.isFragment && Math.abs(other.at - first.at) <= 2 && other.heading === first.heading,
    )
    .slice(0, maxLines);
  return near.includes(first) ? near : [first];
}

/** All items of the list that a fragment is in. The heading that asks for one of them asks for all. */
function listBelow({ line, heading, at }: PageStatement, all: PageStatement[]): PageStatement[] {
  if (!line.isListItem) return [];
  return all.filter(
    (other) =>
      other.line.isListItem &&
      other.isFragment &&
      other.heading === heading &&
      other.line.element.parent === line.element.parent &&
      Math.abs(other.at - at) < maxLines,
  );
}

/** True if the sentences consist of nearly the same words. */
function isNearDuplicate(one: string, other: string): boolean {
  const a = new Set(foldLoosely(one).split(" "));
  const b = new Set(foldLoosely(other).split(" "));
  const both = [...a].filter((word) => b.has(word)).length;
  return both / Math.min(a.size, b.size) >= 0.6;
}
