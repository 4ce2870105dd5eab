import { expect, test } from "vitest";
import { maxFrames } from "#engines/recording/frames/frame-times.ts";
import type { ReviewedWord, ReviewedWords } from "#engines/recording/ocr/reviewed-words.ts";
import { maxReviewedInAll } from "../recording.ts";
import { reviewedForm } from "../recording-schema.ts";
import { recordingForm } from "./recording-form.ts";

const size = { width: 800, height: 450 };
const wordsOf = (...words: string[]): ReviewedWords => ({
  ...size,
  lines: [words.map((text): ReviewedWord => [text, 40, 20, 50, 14, 96])],
});
function textOf(...reviewed: (ReviewedWords | null)[]): string | null {
  const frames = reviewed.map((words) => ({
    ...{
      ...size,
      timestampSeconds: 1,
      kind: "change" as const,
      changed: null,
      covered: [],
      blob: new Blob(),
    },
    ...(words ? { reviewed: words } : {}),
  }));
  const form = recordingForm({ clientKey: "key", durationSeconds: 9, frames });
  expect(form.get("facts")).not.toContain("reviewed");
  return form.get("reviewed") as string | null;
}

test("the words of each screenshot are sent, and come out of the schema as they were", () => {
  const words = [wordsOf("Orders"), null, wordsOf("Añadir", "Über")];
  expect(reviewedForm.parse(textOf(...words))).toEqual(words);
});

test("without any words there is no field", () => {
  expect(textOf(null, null)).toBeNull();
});

test("what would be too much isn't sent, so that the rest is accepted", () => {
  const long = wordsOf(...Array(1_000).fill("ü".repeat(100)));
  const sent = textOf(...Array(maxFrames - 1).fill(long), wordsOf("Orders"));
  expect(new TextEncoder().encode(sent ?? "").length).toBeLessThanOrEqual(maxReviewedInAll.bytes);
  const few = reviewedForm.parse(sent).filter((one) => one !== null);
  expect(few.length).toBeGreaterThan(5);
  expect(few.at(-1)).toEqual(wordsOf("Orders"));
  const many = reviewedForm.parse(textOf(...Array(maxFrames).fill(wordsOf(...Array(999).fill("a")))));
  expect(many.filter((one) => one !== null)).toHaveLength(Math.floor(maxReviewedInAll.words / 999));
});
