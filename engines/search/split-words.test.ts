import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText, foldWithOffsets } from "./fold-text.ts";
import { splitWords } from "./split-words.ts";

/** Short texts in which words of several scripts, accents, signs and unusual spaces meet. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ..."aZ09 _-.'ßÆøéÉñİıΣς—“”€\u00a0\u3000\t\n\u0000\u007f\u0085\u0301´ﬁ①²भारตั払日の🚲\ud83d\udeb2",
        "  ",
        "K",
        "İstanbul",
        "ОТВЕТ",
        "서울",
      ),
      fc.string({ unit: "binary", maxLength: 3 }),
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(""));

describe("splitting into words", () => {
  it("finds the same words as Unicode's letters, digits and marks, at the same places", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const runs = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
        const words = splitWords(text);
        expect(words.map(({ word }) => word).join("")).toBe(runs.map(([run]) => run).join(""));
        for (const { word, start } of words) expect(text.slice(start, start + word.length)).toBe(word);
        for (const { index } of runs) expect(words.map(({ start }) => start)).toContain(index);
        // Only dictionaries split a run further.
        const isSpaced =
          !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
            text,
          );
        if (isSpaced) expect(words).toHaveLength(runs.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe("folding", () => {
  it("has single spaces, and none at the ends", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const folded = foldText(text);
        expect(folded).toBe(folded.replace(/[\s\p{Cc}]+/gu, " ").trim());
      }),
      { numRuns: 500 },
    );
  });

  it("with offsets, folds each character alone and says where it was", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { text: folded, offsets } = foldWithOffsets(text);
        let at = 0;
        const parts: string[] = [];
        const places: number[] = [];
        for (const character of text) {
          const one = foldWithOffsets(character);
          parts.push(one.text);
          places.push(...one.offsets.slice(0, -1).map(() => at));
          at += character.length;
        }
        expect(folded).toBe(parts.join(""));
        expect(offsets).toEqual([...places, text.length]);
      }),
      { numRuns: 500 },
    );
  });
});
