/** Evaluates the decision trees of `block-model.ts`. */

/** Trees in arrays: a node is a split on a feature, or a leaf whose `feature` is -1 and whose `value` is its score. */
export interface Forest {
  roots: number[];
  feature: number[];
  value: number[];
  no: number[];
}

/** A tree is "name<value?(tree):(tree)", and a leaf is a number. */
export function readTrees(texts: readonly string[], names: readonly string[]): Forest {
  const forest: Forest = { roots: [], feature: [], value: [], no: [] };
  for (const text of texts) {
    forest.roots.push(forest.feature.length);
    const end = readNode(text, 0, { forest, names });
    if (end !== text.length) throw new Error(`Unexpected text in a tree: ${text.slice(end, end + 40)}`);
  }
  return forest;
}

/** Appends the node that begins at `at`, with its children, and returns where its text ends. */
function readNode(text: string, at: number, context: { forest: Forest; names: readonly string[] }): number {
  const { forest, names } = context;
  const node = forest.feature.length;
  const split = /([\w:<>]+)<(-?[\d.e+-]+)\?\(/y;
  split.lastIndex = at;
  const found = split.exec(text);
  if (!found) {
    const leaf = /-?[\d.e+-]+/y;
    leaf.lastIndex = at;
    const number = leaf.exec(text);
    if (!number) throw new Error(`No number in a tree: ${text.slice(at, at + 40)}`);
    forest.feature.push(-1);
    forest.value.push(Number(number[0]));
    forest.no.push(-1);
    return leaf.lastIndex;
  }
  const feature = names.indexOf(found[1]!);
  if (feature < 0) throw new Error(`Unknown feature: ${found[1]}`);
  forest.feature.push(feature);
  forest.value.push(Number(found[2]));
  forest.no.push(-1);
  const middle = readNode(text, split.lastIndex, context);
  forest.no[node] = forest.feature.length;
  return readNode(text, middle + "):(".length, context) + 1;
}

/**
 * Returns the sum of the trees' scores for the row that begins at `start`. A sum above 0 means "more likely than not".
 */
export function scoreRow(forest: Forest, rows: Float32Array, start: number): number {
  let score = 0;
  for (const root of forest.roots) {
    let node = root;
    for (let feature = forest.feature[node]!; feature >= 0; feature = forest.feature[node]!)
      node = rows[start + feature]! < forest.value[node]! ? node + 1 : forest.no[node]!;
    score += forest.value[node]!;
  }
  return score;
}
