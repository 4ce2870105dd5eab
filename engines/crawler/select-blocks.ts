/** Selects the blocks of a page that are its main content. */
import { describeBlocks, featureNames } from "./block-features.ts";
import { blockTrees } from "./block-model.ts";
import { droppedMark, keptMark, outsideMarks } from "./block-places.ts";
import { type Forest, readTrees, scoreRow } from "./block-trees.ts";
import type { Block } from "./clean-html.ts";

/** Log odds. Keeping a menu costs less than losing an answer, so blocks that are a little unlikely are kept too. */
const minScore = -1;
/** A page with less running text than this share of its text has its facts in lists, cards and tables. */
const mostlyProse = 0.55;
/** A price or an item says little in words, so blocks of at most this many words are kept if in doubt. */
const fewWords = 12;
const proseFeature = featureNames.indexOf("pageProse");

let forest: Forest | null = null;

export function selectBlocks(blocks: readonly Block[]): Block[] {
  forest ??= readTrees(blockTrees, featureNames);
  const trees = forest;
  const { rows, words } = describeBlocks(blocks);
  const scores = blocks.map((_, at) => scoreRow(trees, rows, at * featureNames.length));
  const fixed = blocks.map(fixedChoice);
  const least = leastScore({ scores, words, fixed });
  const isProse = (rows[proseFeature] ?? 0) >= mostlyProse;
  const isLikely = (at: number) =>
    scores[at]! >= (isProse && words[at]! > fewWords ? least : Math.min(least, minScore));
  return blocks.filter((_, at) => fixed[at] ?? isLikely(at));
}

/** True or false for blocks that are decided without the trees, otherwise null. */
function fixedChoice({ container: { marks }, heading }: Block): boolean | null {
  if ((marks & droppedMark) !== 0) return false;
  const isSure = heading === 1 || ((marks & keptMark) !== 0 && (marks & outsideMarks) === 0);
  return isSure ? true : null;
}

interface Choice {
  /** Log odds. */
  scores: readonly number[];
  words: Int32Array;
  fixed: readonly (boolean | null)[];
}

/**
 * Returns the score from which on keeping blocks is expected to give the best F-measure over the page's words. A page
 * whose blocks are all doubtful keeps more of them than a clear one.
 */
export function leastScore({ scores, words, fixed }: Choice): number {
  const open: number[] = [];
  let [kept, right, wanted] = [0, 0, 0];
  scores.forEach((score, at) => {
    const choice = fixed[at] ?? null;
    const chance = choice === null ? chanceOf(score) : Number(choice);
    wanted += chance * words[at]!;
    if (choice === null) open.push(at);
    else if (choice) {
      kept += words[at]!;
      right += words[at]!;
    }
  });
  const measure = () => (2 * right) / (kept + wanted || 1);
  let [best, least] = [measure(), Number.POSITIVE_INFINITY];
  for (const at of open.sort((a, b) => scores[b]! - scores[a]!)) {
    kept += words[at]!;
    right += chanceOf(scores[at]!) * words[at]!;
    const now = measure();
    if (now >= best) [best, least] = [now, scores[at]!];
  }
  return least;
}

function chanceOf(score: number): number {
  return 1 / (1 + Math.exp(-score));
}
