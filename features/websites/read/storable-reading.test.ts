import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { storableFaqs, storableText, storableValue } from "./storable-reading.ts";

describe("text from a website", () => {
  test("stays unchanged if it is plausible", () => {
    const text = "Ring & Söhne\n\tعربي 日本語 👩‍🔧 “quotes”";
    expect(storableText(text)).toBe(text);
  });

  test("loses control characters and bidirectional overrides", () => {
    expect(storableText("a\0b\u001B[31mc\u009Bd\u202Eevil\u2066")).toBe("ab[31mcdevil");
  });

  test("is cut between characters", () => {
    expect(storableText("ab👩", 3)).toBe("ab");
  });

  test("can always be stored, whatever it contains", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const stored = storableText(`${text}\uD800\0`);
        expect(stored.isWellFormed()).toBe(true);
        expect(stored).not.toMatch(/[^\P{Cc}\n\r\t]|\u202E/u);
        expect(storableText(stored)).toBe(stored);
      }),
    );
  });

  test("is sanitized at any depth, and nothing else changes", () => {
    expect(storableValue({ a: ["x\0", 1, null, true], "b\0": { c: "\0" } })).toEqual({
      a: ["x", 1, null, true],
      b: { c: "" },
    });
  });
});

test.each([
  ["Who??", "1234567890", 1],
  ["  Who?", "1234567890", 0],
  ["Who??", " 123456789\n", 0],
  ["Who??", "\u0000123456789\u202E", 0],
])(
  "is dropped if it is a question under five or an answer under ten characters: %j, %j",
  (question, answer, count) => {
    const faq = {
      question,
      answer,
      category: "Services",
      sourceUrl: "https://example.org/",
      sourceTitle: null,
      origin: "model" as const,
      evidence: ["1234567890"],
      pageHash: "hash",
      confidence: 1,
      review: "ready" as const,
    };
    expect(storableFaqs([faq])).toHaveLength(count);
  },
);
