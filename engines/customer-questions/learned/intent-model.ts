/**
 * A linear model that recognizes which customer question a sentence answers or a visitor asks, learned from example
 * sentences (`examples/`). Patterns find what was foreseen; this also finds what is only worded alike. Pure: callers read
 * the file.
 */
import { type IntentId, intents } from "../intents.ts";
import { textFeatures } from "./text-features.ts";

export interface IntentModel {
  /** Of each label, the index of its intent. The last label is none of the customer questions. */
  labels: readonly (IntentId | null)[];
  /** One for each label. */
  constants: Float32Array;
  /** Hashes of the known features, in ascending order. */
  hashes: Uint32Array;
  /** Where the weights of each feature begin. One more than there are features. */
  starts: Uint32Array;
  /** The label of each weight. */
  targets: Uint8Array;
  /** In units of `scale`. */
  weights: Int8Array;
  scale: number;
}

/** Returns null for a language without a model. Reads a file at most once. */
export type IntentModelOf = (language: string) => IntentModel | null;

export interface LikelyIntent {
  id: IntentId;
  /** Probability, from 0 to 1. */
  share: number;
}

/** A less likely intent is left out. */
const leastShare = 0.02;

/** The intents that a text is likely about, the likeliest first. */
export function likelyIntents(model: IntentModel, text: string): LikelyIntent[] {
  const { labels } = model;
  const sums = sumsOf(model, text);
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < labels.length; at++) if (sums[at]! > most) most = sums[at]!;
  let total = 0;
  for (let at = 0; at < labels.length; at++) {
    sums[at] = Math.exp(sums[at]! - most);
    total += sums[at]!;
  }
  const likely: LikelyIntent[] = [];
  for (let at = 0; at < labels.length; at++) {
    const id = labels[at]!;
    const share = sums[at]! / total;
    if (id !== null && share >= leastShare) likely.push({ id, share });
  }
  return likely.sort((a, b) => b.share - a.share);
}

function sumsOf(model: IntentModel, text: string): Float32Array {
  const { constants, hashes, starts, targets, weights, scale } = model;
  const found: number[] = [];
  for (const feature of textFeatures(text)) {
    const at = indexOf(hashes, feature);
    if (at !== -1) found.push(at);
  }
  const unit = scale / Math.sqrt(Math.max(1, found.length));
  const sums = Float32Array.from(constants);
  for (const feature of found)
    for (let at = starts[feature]!; at < starts[feature + 1]!; at++)
      sums[targets[at]!]! += weights[at]! * unit;
  return sums;
}

function indexOf(sorted: Uint32Array, value: number): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sorted[middle]! < value) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === value ? from : -1;
}

/** "inte" in ASCII, at the start of the file. */
const signature = 0x696e7465;
/** Signature, bytes of the labels, number of features, number of weights, and the scale. */
const headerBytes = 20;

/** Lays out the file that `readIntentModel` reads. Numbers are little-endian. */
export function writeIntentModel({
  labels,
  constants,
  hashes,
  starts,
  targets,
  weights,
  scale,
}: IntentModel): Uint8Array {
  const list = new TextEncoder().encode(labels.map((id) => id ?? "").join("\n"));
  const listBytes = Math.ceil(list.length / 4) * 4;
  const parts = [constants, hashes, starts, targets, weights];
  const bytes = new Uint8Array(
    headerBytes + listBytes + parts.reduce((sum, { byteLength }) => sum + byteLength, 0),
  );
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  view.setUint32(4, list.length, true);
  view.setUint32(8, hashes.length, true);
  view.setUint32(12, weights.length, true);
  view.setFloat32(16, scale, true);
  bytes.set(list, headerBytes);
  let at = headerBytes + listBytes;
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += part.byteLength;
  }
  return bytes;
}

const known = new Set<string>(intents.map(({ id }) => id));

/** Throws for a file with another layout. */
export function readIntentModel(file: Uint8Array): IntentModel {
  // Numbers of four bytes need an offset that four divides.
  const bytes = file.byteOffset % 4 === 0 ? file : Uint8Array.from(file);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headerBytes || view.getUint32(0, true) !== signature)
    throw new Error("This isn't an intent model.");
  const [listLength, features, count] = [4, 8, 12].map((at) => view.getUint32(at, true)) as [
    number,
    number,
    number,
  ];
  const labels = new TextDecoder().decode(bytes.subarray(headerBytes, headerBytes + listLength)).split("\n");
  let at = bytes.byteOffset + headerBytes + Math.ceil(listLength / 4) * 4;
  if (bytes.length !== at - bytes.byteOffset + 4 * (labels.length + 2 * features + 1) + 2 * count)
    throw new Error("The intent model is incomplete.");
  const take = (length: number, width: number) => {
    const start = at;
    at += length * width;
    return [bytes.buffer as ArrayBuffer, start, length] as const;
  };
  return {
    // An intent that the code no longer has is nothing that can be asked.
    labels: labels.map((id) => (isIntent(id) ? id : null)),
    constants: new Float32Array(...take(labels.length, 4)),
    hashes: new Uint32Array(...take(features, 4)),
    starts: new Uint32Array(...take(features + 1, 4)),
    targets: new Uint8Array(...take(count, 1)),
    weights: new Int8Array(...take(count, 1)),
    scale: view.getFloat32(16, true),
  };
}

function isIntent(id: string): id is IntentId {
  return known.has(id);
}
