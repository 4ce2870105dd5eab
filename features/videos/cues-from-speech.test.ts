import fc from "fast-check";
import { expect, test } from "vitest";
import { cuesFromSpeech } from "./cues-from-speech.ts";

test("splits long speech at pauses and divides the time by length", () => {
  const text = `${"Open the list of invoices and press the button above it, ".repeat(2)}then choose a client.`;
  const cues = cuesFromSpeech([{ text, startSeconds: 0, endSeconds: 10 }], 600);
  expect(cues.map((cue) => cue.text).join(" ")).toBe(text);
  expect(cues.length).toBeGreaterThan(1);
  expect(cues[0]).toMatchObject({ startSeconds: 600, text: expect.stringMatching(/,$/) });
  expect(cues.at(-1)?.endSeconds).toBeCloseTo(610);
});

test("loses no word and keeps cues within two lines, for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 600 }), (text) => {
      const cues = cuesFromSpeech([{ text, startSeconds: 2, endSeconds: 9 }], 0);
      const letters = (some: string) => some.replace(/\s+/g, "");
      expect(letters(cues.map((cue) => cue.text).join(""))).toBe(letters(text));
      for (const cue of cues) {
        expect(cue.text.length).toBeLessThanOrEqual(85);
        expect(cue.endSeconds).toBeGreaterThan(cue.startSeconds);
      }
    }),
  );
});
