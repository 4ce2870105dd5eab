// Finds phrases that docs/writing.md replaces, and strings that are too long for a screen.
import { marks } from "./old-voice-marks.mjs";
import { textsInSource } from "./texts-in-source.mjs";

/** Longer strings on a screen contain more than one idea. */
const maxTextLength = 140;
const screenSource = /^(?:app|features|ui|server\/cli)\/.*(?<!\.test)\.tsx?$/;
const sentenceEnd = /\p{Ll}[.?!](?:\s|["`]|$)/u;

/** Returns replaced phrases and strings that are too long, as `{ rule, path, line, found, instead }`. */
export function findOldVoice(path, source) {
  const lineOf = (index) => source.slice(0, index).split("\n").length;
  const hits = textsInSource(path, source).flatMap(({ kind, text, start }) => [
    ...findMarks(text).map(({ index, found, instead }) => ({
      rule: "oldVoice",
      index: start + index,
      found,
      instead,
    })),
    ...(screenSource.test(path) ? findLongTexts(kind, text) : []).map((length) => ({
      rule: "longTexts",
      index: start,
      found: `${length} characters`,
      instead: `at most ${maxTextLength}`,
    })),
  ]);
  return hits
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, ...hit }) => ({ ...hit, path, line: lineOf(index) }));
}

function findMarks(text) {
  return marks.flatMap(({ pattern, replacement }) =>
    [...text.matchAll(pattern)].map((match) => ({
      index: match.index,
      found: match[0].replace(/\s+(?:(?:\*|\/\/) *)?/g, " "),
      instead: replacement,
    })),
  );
}

function findLongTexts(kind, text) {
  if (kind === "comment") return [];
  const lines = kind === "jsx" ? [text] : text.split(/\n|\\n/);
  return lines
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line.length > maxTextLength && sentenceEnd.test(line))
    .map((line) => line.length);
}

/**
 * Counts hits per folder. A file counts for the deepest folder of `limits` above it, otherwise for the first part of
 * its path.
 */
export function countByFolder(hits, limits) {
  const folders = Object.keys(limits).toSorted((a, b) => b.length - a.length);
  const counts = Object.fromEntries(folders.map((folder) => [folder, 0]));
  for (const { path } of hits) {
    const folder = folders.find((name) => isIn(path, name)) ?? path.split("/")[0];
    counts[folder] = (counts[folder] ?? 0) + 1;
  }
  return counts;
}

export function isIn(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}

/**
 * Returns differences from the limits, which are more hits than allowed, or fewer, because limits may only become
 * lower.
 */
export function compareWithLimits(counts, limits) {
  return Object.entries(counts)
    .map(([folder, count]) => ({ folder, count, limit: limits[folder] ?? 0 }))
    .filter(({ count, limit }) => count !== limit);
}
