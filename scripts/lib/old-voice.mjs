// Finds phrases that docs/writing.md replaces, and strings that are too long for a screen.
import { marks } from "./old-voice-marks.mjs";
import { textsInSource } from "./texts-in-source.mjs";
import { hasParagraphs, isQuoted } from "./written-files.mjs";

/** Longer strings on a screen contain more than one idea. */
const maxTextLength = 140;
const screenSource = /^(?:app|features|ui|server\/cli)\/.*(?<!\.test)\.tsx?$/;
const sentenceEnd = /\p{Ll}[.?!](?:\s|["`]|$)/u;

/** Returns replaced phrases and strings that are too long, as `{ path, line, found, instead }`. */
export function findOldVoice(path, source) {
  const lineOf = (index) => source.slice(0, index).split("\n").length;
  const isScreen = screenSource.test(path) && !hasParagraphs(path);
  const hits = textsInSource(path, source).flatMap(({ kind, text, start }) => [
    ...findMarks(text)
      .filter(({ found }) => !isQuoted(path, found))
      .map(({ index, found, instead }) => ({ index: start + index, found, instead })),
    ...(isScreen ? findLongTexts(kind, text) : []).map((length) => ({
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

export function isIn(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}
