import { expect, test } from "vitest";
import { writeCaptions } from "#features/videos/captions.ts";
import { cutCaptions } from "./cut-captions.ts";

test("joins cues until a sentence ends, and keeps every word", () => {
  const cues = Array.from({ length: 40 }, (_, at) => ({
    startSeconds: at * 3,
    endSeconds: at * 3 + 2,
    text: at % 4 === 3 ? `the end of thought ${at}.` : `and then we say a\nfew words ${at}`,
  }));
  const stretches = cutCaptions(writeCaptions(cues));
  expect(stretches.length).toBeGreaterThan(2);
  expect(stretches[0]?.seconds).toBe(0);
  expect(stretches.map(({ text }) => text).join(" ")).toBe(
    cues.map(({ text }) => text.replace("\n", " ")).join(" "),
  );
  expect(stretches.slice(0, -1).every(({ text }) => text.endsWith("."))).toBe(true);
});

test("has nothing of a file without cues", () => {
  expect(cutCaptions("WEBVTT")).toEqual([]);
});
