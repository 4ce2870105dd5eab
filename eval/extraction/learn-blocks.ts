/** Learns which blocks of a page are main content, and writes the trees that the crawler uses. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeBlocks, featureNames } from "#engines/crawler/block-features.ts";
import { droppedMark } from "#engines/crawler/block-places.ts";
import { readBlocks } from "#engines/crawler/extract-page.ts";
import { readDocument } from "#engines/crawler/read-document.ts";
import { type LabeledRows, type LearnOptions, learnTrees, type Tree } from "./boosted-trees.ts";
import { type BenchmarkPage, readPages } from "./read-pages.ts";
import { wordsOf } from "./word-score.ts";

const modelFile = join(import.meta.dirname, "../../engines/crawler/block-model.ts");

const options: Omit<LearnOptions, "random"> = {
  trees: 100,
  leaves: 15,
  rate: 0.1,
  share: 0.6,
  minRows: 100,
  l2: 5,
};

/** A block's share of three-word runs that the marked content must have. */
const minShared = 0.5;
/** Of pages with little text, one block weighs no more than in a page with this many words. */
const minPageWords = 30;

/** Below 1, short blocks count for more than their share of the words. */
const lengthPower = 0.8;

interface Row {
  values: Float32Array;
  label: number;
  weight: number;
  group: number;
}

/** Learns from one half of the pages only, so that the other shows how well it works. Returns the number of blocks. */
export async function learnBlocks(folder: string, seed: number): Promise<number> {
  const rows: Row[] = [];
  let group = 0;
  for await (const page of readPages(folder)) {
    if (page.half !== "tuned") continue;
    rows.push(...labelBlocks(page, group));
    group += 1;
  }
  const labeled: LabeledRows = {
    names: featureNames,
    values: new Float32Array(rows.length * featureNames.length),
    labels: Uint8Array.from(rows, ({ label }) => label),
    weights: Float32Array.from(rows, ({ weight }) => weight),
    groups: Int32Array.from(rows, ({ group }) => group),
  };
  for (const [at, { values }] of rows.entries()) labeled.values.set(values, at * featureNames.length);
  const trees = learnTrees(labeled, { ...options, random: seededRandom(seed) });
  await writeFile(modelFile, modelText(trees));
  return rows.length;
}

function labelBlocks({ html, url, mainContent }: BenchmarkPage, group: number): Row[] {
  const { blocks } = readBlocks(readDocument(html, url), url);
  const { rows: features } = describeBlocks(blocks);
  const content = wordsOf(mainContent);
  const joined = ` ${content.join(" ")} `;
  const runs = new Set(runsOf(content));
  return blocks.flatMap(({ text, container }, at) => {
    const words = wordsOf(text);
    if (words.length === 0 || (container.marks & droppedMark) !== 0) return [];
    const found = runsOf(words);
    const shared =
      found.length === 0
        ? Number(joined.includes(` ${words.join(" ")} `))
        : found.filter((run) => runs.has(run)).length / found.length;
    const start = at * featureNames.length;
    return {
      values: features.slice(start, start + featureNames.length),
      label: shared >= minShared ? 1 : 0,
      weight: 100 * Math.min(1, words.length / Math.max(minPageWords, content.length)) ** lengthPower,
      group,
    };
  });
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`);
}

function modelText(trees: readonly Tree[]): string {
  const lines = trees.map((tree) => `  ${JSON.stringify(treeText(tree))},\n`);
  return (
    "/** Written by `npm run eval -- --extraction DIR --learn`. Don't edit. */\n" +
    `export const blockTrees: readonly string[] = [\n${lines.join("")}];\n`
  );
}

function treeText(tree: Tree): string {
  return typeof tree === "number"
    ? String(tree)
    : `${tree.name}<${tree.below}?(${treeText(tree.yes)}):(${treeText(tree.no)})`;
}

/** Mulberry32, so that the same seed learns the same model. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
