/** Aligns two lists that should be translations of each other, item by item. */
import { likeness } from "./tokens.ts";

export interface AlignedItem {
  tokens: ReadonlySet<string>;
  /** Length of the text, used to detect outliers. */
  length: number;
}

/** Anchors have at least half of their tokens in common, and more than with any other item. */
const minAnchor = 0.5;
/** A translation is rarely this many times longer or shorter than the list's usual ratio. */
const maxLengthFactor = 2.5;
/** In shorter lists, the usual ratio means nothing. */
const minForRatio = 4;

/**
 * Returns pairs of indexes. Two items are anchors if they share numbers or links that no other items share. Between two
 * anchors, items are paired in order if both sides have the same number of items and no item contradicts its partner.
 * If the anchors themselves are in a different order, the order means nothing, and only the anchors are paired.
 * Uncertain items stay unpaired.
 */
export function align(one: readonly AlignedItem[], two: readonly AlignedItem[]): [number, number][] {
  const anchors = anchorsOf(one, two);
  const isOrdered = anchors.every(([, other], at) => at === 0 || other > anchors[at - 1]![1]);
  if (!isOrdered) return anchors;
  const pairs: [number, number][] = [];
  let [from, fromOther] = [0, 0];
  for (const [to, toOther] of [...anchors, [one.length, two.length] as const]) {
    pairs.push(...between({ one, two, from, to, fromOther, toOther }));
    if (to < one.length) pairs.push([to, toOther]);
    [from, fromOther] = [to + 1, toOther + 1];
  }
  return withoutOutliers(pairs, one, two);
}

function anchorsOf(one: readonly AlignedItem[], two: readonly AlignedItem[]): [number, number][] {
  const scores = one.map((a) => two.map((b) => likeness(a.tokens, b.tokens) ?? 0));
  return one.flatMap((_, at): [number, number][] => {
    const row = scores[at]!;
    const best = Math.max(0, ...row);
    const other = row.indexOf(best);
    if (best < minAnchor || row.lastIndexOf(best) !== other) return [];
    const column = scores.map((scored) => scored[other]!);
    const isBest = Math.max(...column) === best && column.indexOf(best) === column.lastIndexOf(best);
    return isBest ? [[at, other]] : [];
  });
}

interface Gap {
  one: readonly AlignedItem[];
  two: readonly AlignedItem[];
  from: number;
  to: number;
  fromOther: number;
  toOther: number;
}

function between({ one, two, from, to, fromOther, toOther }: Gap): [number, number][] {
  if (to - from !== toOther - fromOther) return [];
  const pairs = Array.from({ length: to - from }, (_, at): [number, number] => [from + at, fromOther + at]);
  const isSure = pairs.every(([a, b]) => likeness(one[a]!.tokens, two[b]!.tokens) !== 0);
  return isSure ? pairs : [];
}

function withoutOutliers(
  pairs: [number, number][],
  one: readonly AlignedItem[],
  two: readonly AlignedItem[],
): [number, number][] {
  if (pairs.length < minForRatio) return pairs;
  const ratioOf = ([a, b]: [number, number]) => Math.log((one[a]!.length + 1) / (two[b]!.length + 1));
  const ratios = pairs.map(ratioOf).sort((a, b) => a - b);
  const middle = (ratios[Math.floor((ratios.length - 1) / 2)]! + ratios[Math.floor(ratios.length / 2)]!) / 2;
  return pairs.filter((pair) => {
    const isAnchor = (likeness(one[pair[0]]!.tokens, two[pair[1]]!.tokens) ?? 0) >= minAnchor;
    return isAnchor || Math.abs(ratioOf(pair) - middle) <= Math.log(maxLengthFactor);
  });
}
