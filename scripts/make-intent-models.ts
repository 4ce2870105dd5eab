/**
 * Makes engines/customer-questions/learned/*.intents from the examples beside them
 * (docs/decisions/2026-11-28-intents-are-learned-from-examples.md):
 *   node scripts/make-intent-models.ts [LANGUAGE…]
 * A softmax regression, fitted by AdaGrad in a fixed order, so that the same examples always give the same file. Takes
 * about fifteen seconds for a language.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type IntentId, intents } from "#engines/customer-questions/intents.ts";
import { type IntentModel, writeIntentModel } from "#engines/customer-questions/learned/intent-model.ts";
import { textFeatures } from "#engines/customer-questions/learned/text-features.ts";

interface Example {
  /** Index of the label. */
  label: number;
  /** Indexes of the features. */
  features: Int32Array;
  /** How much it counts. */
  weight: number;
}

const folder = join(import.meta.dirname, "../engines/customer-questions/learned");
/** The last is a sentence that answers nothing. */
const labels: (IntentId | null)[] = [...intents.map(({ id }) => id), null];
/** A word or phrase says less than a sentence. */
const weights: Record<string, number> = { s: 1, q: 1, x: 1, w: 0.7 };
const rounds = 20;
const rate = 0.3;
const decay = 1e-4;
/** A feature that only one example has says nothing about others. */
const leastExamples = 2;
/** Smaller weights than this share of the largest are left out. */
const leastWeight = 0.08;
/** A smaller error changes nothing that is worth the time. */
const leastError = 1e-4;
/** Keeps the first steps from dividing by zero. */
const tiny = 1e-6;

const wanted = process.argv.slice(2);
for (const file of readdirSync(join(folder, "examples")).sort()) {
  const language = file.replace(/\.tsv$/, "");
  if (wanted.length > 0 && !wanted.includes(language)) continue;
  const { examples, hashes } = readExamples(readFileSync(join(folder, "examples", file), "utf8"));
  const bytes = writeIntentModel(packed(fit(examples, hashes.length), hashes));
  writeFileSync(join(folder, `${language}.intents`), bytes);
  process.stdout.write(`${language}: ${examples.length} examples, ${(bytes.length / 1e6).toFixed(2)} MB\n`);
}

/**
 * Each line is an intent, a kind and a text: a statement ("s"), a question ("q"), words ("w"), or a sentence that only
 * sounds like it and answers nothing ("x").
 */
function readExamples(text: string): { examples: Example[]; hashes: number[] } {
  const rows = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line, at) => {
      const [id = "", kind = "", said = ""] = line.split("\t");
      const label = kind === "x" ? labels.length - 1 : labels.findIndex((one) => one === id);
      const weight = weights[kind];
      if (label === -1 || weight === undefined || said === "")
        throw new Error(`Line ${at + 1} can't be read.`);
      return { label, weight, found: [...textFeatures(said)] };
    });
  const counts = new Map<number, number>();
  for (const { found } of rows) for (const hash of found) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const hashes = [...counts]
    .flatMap(([hash, count]) => (count >= leastExamples ? [hash] : []))
    .sort((a, b) => a - b);
  const numbers = new Map(hashes.map((hash, at) => [hash, at]));
  const examples = rows.map(({ label, weight, found }) => ({
    label,
    weight,
    features: Int32Array.from(found.flatMap((hash) => numbers.get(hash) ?? [])),
  }));
  return { examples, hashes };
}

interface Fitted {
  /** One row of labels for each feature. */
  matrix: Float32Array;
  constants: Float32Array;
}

function fit(examples: Example[], featureCount: number): Fitted {
  const width = labels.length;
  const matrix = new Float32Array(featureCount * width);
  const squares = new Float32Array(featureCount * width);
  const constants = new Float32Array(width);
  const constantSquares = new Float32Array(width);
  const errors = new Float32Array(width);
  const random = numbersFrom(1);
  const order = examples.map((_, at) => at);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const at of order) {
      const { label, features, weight } = examples[at]!;
      const unit = 1 / Math.sqrt(Math.max(1, features.length));
      errors.set(constants);
      for (const feature of features)
        for (let one = 0; one < width; one++) errors[one]! += matrix[feature * width + one]! * unit;
      toErrors(errors, label, weight);
      for (let one = 0; one < width; one++) {
        const error = errors[one]!;
        if (error === 0) continue;
        constantSquares[one]! += error ** 2;
        constants[one]! -= (rate * error) / Math.sqrt(constantSquares[one]! + tiny);
        for (const feature of features) {
          const cell = feature * width + one;
          const slope = error * unit + decay * matrix[cell]!;
          squares[cell]! += slope ** 2;
          matrix[cell]! -= (rate * slope) / Math.sqrt(squares[cell]! + tiny);
        }
      }
    }
  }
  return { matrix, constants };
}

/** Replaces sums by how far their probabilities are from the truth. */
function toErrors(sums: Float32Array, label: number, weight: number): void {
  const most = sums.reduce((largest, sum) => Math.max(largest, sum), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (const [one, sum] of sums.entries()) {
    sums[one] = Math.exp(sum - most);
    total += sums[one]!;
  }
  for (const [one, power] of sums.entries()) {
    const error = weight * (power / total - (one === label ? 1 : 0));
    sums[one] = Math.abs(error) < leastError ? 0 : error;
  }
}

/** `hashes` in ascending order. */
function packed({ matrix, constants }: Fitted, hashes: number[]): IntentModel {
  const width = labels.length;
  // Probabilities don't change if all labels of a feature lose the same, and then most of them are nearly nothing.
  for (let feature = 0; feature < hashes.length; feature++) {
    const row = matrix.subarray(feature * width, (feature + 1) * width);
    const middle = row.toSorted()[width >> 1]!;
    for (const [one, value] of row.entries()) row[one] = value - middle;
  }
  const largest = matrix.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = largest / 127;
  const rows = hashes.flatMap((hash, feature) => {
    const cells = [...matrix.subarray(feature * width, (feature + 1) * width)].flatMap((value, target) =>
      Math.abs(value) >= largest * leastWeight ? [{ target, weight: Math.round(value / scale) }] : [],
    );
    return cells.length > 0 ? [{ hash, cells }] : [];
  });
  const starts = new Uint32Array(rows.length + 1);
  for (const [at, { cells }] of rows.entries()) starts[at + 1] = starts[at]! + cells.length;
  const cells = rows.flatMap((row) => row.cells);
  return {
    labels,
    constants,
    hashes: Uint32Array.from(rows, ({ hash }) => hash),
    starts,
    targets: Uint8Array.from(cells, ({ target }) => target),
    weights: Int8Array.from(cells, ({ weight }) => weight),
    scale,
  };
}

/** A linear congruential generator (Numerical Recipes), from 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}
