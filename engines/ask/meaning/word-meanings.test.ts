import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  joinMeanings,
  likeness,
  meaningOf,
  readWordMeanings,
  type WordMeanings,
  writeWordMeanings,
} from "./word-meanings.ts";

const made: WordMeanings = {
  language: "en",
  words: new Map([
    ["dog", 0],
    ["the", 1],
    ["cafe", 2],
  ]),
  dimensions: 2,
  vectors: Int8Array.from([127, 0, 0, -128, 3, 4]),
  weights: Float32Array.from([0.5, 0.125, 1]),
};
const stored = readFileSync(join(import.meta.dirname, "en.meanings"));

describe("the file", () => {
  test("is read as it was written, wherever it is in memory", () => {
    const bytes = writeWordMeanings(made);
    for (const shift of [0, 1, 3]) {
      const room = new Uint8Array(bytes.length + shift);
      room.set(bytes, shift);
      expect(readWordMeanings(room.subarray(shift))).toEqual(made);
    }
  });

  test("is refused if it is something else or incomplete", () => {
    const bytes = writeWordMeanings(made);
    expect(() => readWordMeanings(new TextEncoder().encode("a file with other content"))).toThrow();
    expect(() => readWordMeanings(new Uint8Array())).toThrow();
    expect(() => readWordMeanings(bytes.subarray(0, -1))).toThrow();
  });

  test("of English is small", () => {
    expect(stored.length).toBeLessThan(2_500_000);
    expect(readWordMeanings(stored).language).toBe("en");
  });
});

describe("the meaning of a text", () => {
  test("is the weighted sum of its words, in any case and with accents", () => {
    expect(meaningOf("The DOG, unknowable", made)).toEqual(Float32Array.from([63.5, -16]));
    expect(meaningOf("Café!", made)).toEqual(Float32Array.from([3, 4]));
  });

  test("isn't known if no word is", () => {
    expect(meaningOf("¿Dónde?", made)).toBeNull();
    expect(meaningOf("", made)).toBeNull();
  });

  test("joined with another is that of both", () => {
    const both = joinMeanings(meaningOf("dog", made), meaningOf("the cafe", made));
    expect(both).toEqual(meaningOf("the cafe dog", made));
    expect(joinMeanings(null, meaningOf("dog", made))).toEqual(meaningOf("dog", made));
    expect(joinMeanings(null, null)).toBeNull();
  });
});

describe("likeness", () => {
  const english = readWordMeanings(stored);
  const between = (one: string, other: string) =>
    likeness(meaningOf(one, english)!, meaningOf(other, english)!);

  test.each([
    ["May I bring my dog?", "Pets are welcome in the rooms.", "We send an invoice by email."],
    ["Is it affordable?", "Our prices are low.", "The garden has old trees."],
    ["Where do I leave my car?", "There is free parking behind the house.", "Breakfast is served until ten."],
    ["How do I get my money back?", "We refund you within five days.", "The workshop starts at noon."],
  ])("of “%s” is higher with “%s” than with “%s”", (question, near, far) => {
    expect(between(question, near)).toBeGreaterThan(between(question, far));
  });

  test("is 1 for the same text and 0 for one without a meaning", () => {
    expect(between("open on Sundays", "on Sundays open")).toBeCloseTo(1);
    expect(likeness(new Float32Array(2), Float32Array.from([1, 1]))).toBe(0);
  });
});
