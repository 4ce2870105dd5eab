import { describe, expect, test } from "vitest";
import { lineOf } from "./assemble-lines.ts";
import type { OcrFrame } from "./ocr-frame.ts";
import {
  maxReviewedWord,
  maxReviewedWords,
  packWords,
  type ReviewedWord,
  unpackWords,
} from "./reviewed-words.ts";

const size = { width: 800, height: 450 };
const send: ReviewedWord = ["Send", 40, 20, 50, 14, 96];
const to: ReviewedWord = ["to", 96, 20, 16, 14, 91];
const marta: ReviewedWord = ["marta@example.org", 118, 18, 160, 18, 88];
const now: ReviewedWord = ["now", 284, 20, 34, 14, 95];
const orders: ReviewedWord = ["Orders", 40, 60, 60, 16, 94];
const sent = { ...size, lines: [[send, to, marta, now], [orders]] };
const textsOf = (lines: OcrFrame["lines"] | null) => lines?.map(({ text }) => text);

test("are the same lines again", () => {
  const lines = unpackWords(sent, size, []);
  expect(textsOf(lines)).toEqual(["Send to marta@example.org now", "Orders"]);
  expect(lines?.[0]).toMatchObject({
    box: { x: 40, y: 18, width: 278, height: 18 },
    confidence: Math.round((96 + 91 + 88 + 95) / 4),
  });
  expect(packWords({ ...size, lines: lines ?? [] }, [])).toEqual(sent);
});

describe("what a cover touches", () => {
  const covered = [{ x: 270, y: 30, width: 12, height: 40 }];

  test("isn't sent, and what is on both sides is no longer one line", () => {
    const lines = unpackWords(sent, size, []) ?? [];
    expect(packWords({ ...size, lines }, covered)).toEqual({ ...size, lines: [[send, to], [now], [orders]] });
  });

  test("isn't taken in if it was sent", () => {
    expect(textsOf(unpackWords(sent, size, covered))).toEqual(["Send to", "now", "Orders"]);
    expect(textsOf(unpackWords(sent, size, [{ x: 0, y: 0, ...size }]))).toEqual([]);
  });
});

test.each<[string, ReviewedWord]>([
  ["left of the picture", ["Send", -1, 20, 50, 14, 96]],
  ["right of it", ["Send", 751, 20, 50, 14, 96]],
  ["above it", ["Send", 40, -4, 50, 14, 96]],
  ["below it", ["Send", 40, 440, 50, 14, 96]],
  ["without a size", ["Send", 40, 20, 0, 14, 96]],
  ["between pixels", ["Send", 40.5, 20, 50, 14, 96]],
  ["at no place", ["Send", Number.NaN, 20, 50, 14, 96]],
  ["more than certain", ["Send", 40, 20, 50, 14, 101]],
  ["without letters", ["—", 40, 20, 50, 14, 96]],
  ["of several words", ["Send now", 40, 20, 50, 14, 96]],
  ["with a line break", ["Send\nnow", 40, 20, 50, 14, 96]],
  ["with a byte that isn't stored", ["Send\0", 40, 20, 50, 14, 96]],
  ["with half a letter", ["Send\ud83d", 40, 20, 50, 14, 96]],
  ["that turns the text around", ["Send\u202e", 40, 20, 50, 14, 96]],
  ["too long", ["a".repeat(maxReviewedWord + 1), 40, 20, 50, 14, 96]],
])("a word %s can't have been read, so that the picture is read again", (_, word) => {
  expect(unpackWords({ ...size, lines: [[orders], [word]] }, size, [])).toBeNull();
  // One that text recognition makes isn't sent.
  expect(packWords({ ...size, lines: [lineOf([wordOf(word), wordOf(orders)])] }, [])?.lines).toEqual([
    [orders],
  ]);
});

test("the words of a picture of another size, and lines without words, aren't taken in", () => {
  expect(unpackWords(sent, { width: 801, height: 450 }, [])).toBeNull();
  expect(unpackWords({ ...sent, width: 1_600 }, size, [])).toBeNull();
  expect(unpackWords({ ...size, lines: [[]] }, size, [])).toBeNull();
  expect(unpackWords({ ...size, lines: [] }, size, [])).toEqual([]);
});

test("too many words aren't sent", () => {
  const frameOf = (count: number) => ({ ...size, lines: [lineOf(Array(count).fill(wordOf(orders)))] });
  expect(packWords(frameOf(maxReviewedWords), [])?.lines[0]).toHaveLength(maxReviewedWords);
  expect(packWords(frameOf(maxReviewedWords + 1), [])).toBeNull();
});

function wordOf([text, x, y, width, height, confidence]: ReviewedWord) {
  return { text, box: { x, y, width, height }, confidence };
}
