/** Learns a small model from labeled rows: gradient-boosted trees on binned features, with logistic loss. */

export interface LabeledRows {
  names: readonly string[];
  /** Row after row, one number for each name. */
  values: Float32Array;
  /** 1 or 0 for each row. */
  labels: Uint8Array;
  weights: Float32Array;
  /** Rows of one group are drawn together. */
  groups: Int32Array;
}

export interface LearnOptions {
  trees: number;
  leaves: number;
  rate: number;
  /** Share of the groups, and of the features, that each tree sees. */
  share: number;
  minRows: number;
  l2: number;
  random: () => number;
}

/** A score, or a question whose answer leads to one. */
export type Tree = number | { name: string; below: number; yes: Tree; no: Tree };

const maxBins = 64;

interface Leaf {
  rows: Int32Array;
  gradient: number;
  hessian: number;
  split: Split | null;
  /** Set once the leaf is split. */
  children: { yes: Leaf; no: Leaf } | null;
}

interface Split {
  feature: number;
  bin: number;
  gain: number;
}

export function learnTrees(rows: LabeledRows, options: LearnOptions): Tree[] {
  const count = rows.labels.length;
  const width = rows.names.length;
  const edges = rows.names.map((_, feature) => binEdges(rows.values, { feature, width, count }));
  const bins = rows.names.map((_, feature) =>
    Uint8Array.from({ length: count }, (_, row) =>
      binOf(edges[feature]!, rows.values[row * width + feature]!),
    ),
  );
  const scores = new Float64Array(count);
  const gradients = new Float64Array(count);
  const hessians = new Float64Array(count);
  const groupIds = [...new Set(rows.groups)];
  const trees: Tree[] = [];
  for (let made = 0; made < options.trees; made += 1) {
    for (let row = 0; row < count; row += 1) {
      const chance = 1 / (1 + Math.exp(-scores[row]!));
      gradients[row] = (chance - rows.labels[row]!) * rows.weights[row]!;
      hessians[row] = chance * (1 - chance) * rows.weights[row]!;
    }
    const drawn = new Set(groupIds.filter(() => options.random() < options.share));
    const features = rows.names.map((_, feature) => feature).filter(() => options.random() < options.share);
    const start = Int32Array.from({ length: count }, (_, row) => row).filter((row) =>
      drawn.has(rows.groups[row]!),
    );
    const root = growTree(start, { bins, features, gradients, hessians, options });
    const tree = toTree(root, { names: rows.names, edges, options });
    trees.push(tree);
    const score = scorer(tree, rows.names);
    for (let row = 0; row < count; row += 1) scores[row]! += score(rows.values, row * width);
  }
  return trees;
}

interface Growing {
  bins: readonly Uint8Array[];
  features: readonly number[];
  gradients: Float64Array;
  hessians: Float64Array;
  options: LearnOptions;
}

/** Always splits the leaf that gains most. */
function growTree(rows: Int32Array, growing: Growing): Leaf {
  const root = newLeaf(rows, growing);
  const leaves = [root];
  while (leaves.length < growing.options.leaves) {
    const best = leaves.reduce((a, b) => ((b.split?.gain ?? 0) > (a.split?.gain ?? 0) ? b : a));
    if (!best.split || best.split.gain <= 0) break;
    const { feature, bin } = best.split;
    const isBelow = (row: number) => growing.bins[feature]![row]! <= bin;
    best.children = {
      yes: newLeaf(best.rows.filter(isBelow), growing),
      no: newLeaf(
        best.rows.filter((row) => !isBelow(row)),
        growing,
      ),
    };
    leaves.splice(leaves.indexOf(best), 1, best.children.yes, best.children.no);
  }
  return root;
}

function newLeaf(rows: Int32Array, growing: Growing): Leaf {
  let [gradient, hessian] = [0, 0];
  for (const row of rows) {
    gradient += growing.gradients[row]!;
    hessian += growing.hessians[row]!;
  }
  return { rows, gradient, hessian, split: findSplit(rows, { gradient, hessian }, growing), children: null };
}

function findSplit(
  rows: Int32Array,
  { gradient, hessian }: { gradient: number; hessian: number },
  { bins, features, gradients, hessians, options }: Growing,
): Split | null {
  let best: Split | null = null;
  const gains = (g: number, h: number) => (g * g) / (h + options.l2);
  const sums = {
    gradient: new Float64Array(maxBins),
    hessian: new Float64Array(maxBins),
    rows: new Int32Array(maxBins),
  };
  for (const feature of features) {
    for (const part of Object.values(sums)) part.fill(0);
    const own = bins[feature]!;
    for (const row of rows) {
      const bin = own[row]!;
      sums.gradient[bin]! += gradients[row]!;
      sums.hessian[bin]! += hessians[row]!;
      sums.rows[bin]! += 1;
    }
    let [g, h, count] = [0, 0, 0];
    for (let bin = 0; bin < maxBins - 1; bin += 1) {
      g += sums.gradient[bin]!;
      h += sums.hessian[bin]!;
      count += sums.rows[bin]!;
      if (count < options.minRows) continue;
      if (rows.length - count < options.minRows) break;
      const gain = gains(g, h) + gains(gradient - g, hessian - h) - gains(gradient, hessian);
      if (gain > (best?.gain ?? 0)) best = { feature, bin, gain };
    }
  }
  return best;
}

function toTree(
  leaf: Leaf,
  context: { names: readonly string[]; edges: readonly Float32Array[]; options: LearnOptions },
): Tree {
  const { names, edges, options } = context;
  if (!leaf.children || !leaf.split)
    return round((-leaf.gradient / (leaf.hessian + options.l2)) * options.rate);
  const { feature, bin } = leaf.split;
  return {
    name: names[feature]!,
    below: round(edges[feature]![bin]!),
    yes: toTree(leaf.children.yes, context),
    no: toTree(leaf.children.no, context),
  };
}

function scorer(tree: Tree, names: readonly string[]): (values: Float32Array, start: number) => number {
  if (typeof tree === "number") return () => tree;
  const feature = names.indexOf(tree.name);
  const [yes, no] = [scorer(tree.yes, names), scorer(tree.no, names)];
  return (values, start) => (values[start + feature]! < tree.below ? yes(values, start) : no(values, start));
}

/** Values below the first edge are in bin 0. Half-way between neighbors, so that rounding changes nothing. */
function binEdges(
  values: Float32Array,
  { feature, width, count }: { feature: number; width: number; count: number },
): Float32Array {
  const step = Math.max(1, Math.floor(count / 20_000));
  const sample = [];
  for (let row = 0; row < count; row += step) sample.push(values[row * width + feature]!);
  sample.sort((a, b) => a - b);
  const edges: number[] = [];
  for (let at = 1; at < sample.length; at += 1) {
    const [low, high] = [sample[at - 1]!, sample[at]!];
    const isDue = at >= ((edges.length + 1) * sample.length) / maxBins;
    if (high > low && (isDue || isNewValue(sample, at))) edges.push(round((low + high) / 2));
    if (edges.length === maxBins - 1) break;
  }
  return Float32Array.from([...new Set(edges)]);
}

/** Of features with few values, such as yes and no, each value has its bin. */
function isNewValue(sample: readonly number[], at: number): boolean {
  return Number.isInteger(sample[at]) && Number.isInteger(sample[at - 1]) && sample[at]! <= 8;
}

function binOf(edges: Float32Array, value: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value < edges[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
