/** Selects the blocks of a page that are its main content. */
import { describeBlocks, featureNames } from "./block-features.ts";
import { blockTrees } from "./block-model.ts";
import { droppedMark, keptMark, outsideMarks } from "./block-places.ts";
import { type Forest, readTrees, scoreRow } from "./block-trees.ts";
import type { Block } from "./clean-html.ts";

/** Log odds. Keeping a menu costs less than losing an answer, so unlikely blocks are kept too. */
const minScore = -1;

let forest: Forest | null = null;

export function selectBlocks(blocks: readonly Block[]): Block[] {
  forest ??= readTrees(blockTrees, featureNames);
  const trees = forest;
  const rows = describeBlocks(blocks);
  return blocks.filter((block, at) => {
    const { marks } = block.container;
    if ((marks & droppedMark) !== 0) return false;
    const isSure = block.heading === 1 || ((marks & keptMark) !== 0 && (marks & outsideMarks) === 0);
    return isSure || scoreRow(trees, rows, at * featureNames.length) > minScore;
  });
}
