import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { storableText, storableValue } from "./storable-reading.ts";

describe("what a website says", () => {
  test("is kept as it stands when people could have written it", () => {
    const text = "Ring & Söhne\n\tعربي 日本語 👩‍🔧 “quotes”";
    expect(storableText(text)).toBe(text);
  });

  test("loses controls and what turns other text around", () => {
    expect(storableText("a\0b\u001B[31mc\u009Bd\u202Eevil\u2066")).toBe("ab[31mcdevil");
  });

  test("is cut between characters", () => {
    expect(storableText("ab👩", 3)).toBe("ab");
  });

  test("can always be stored, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const stored = storableText(`${text}\uD800\0`);
        expect(stored.isWellFormed()).toBe(true);
        expect(stored).not.toMatch(/[^\P{Cc}\n\r\t]|\u202E/u);
        expect(storableText(stored)).toBe(stored);
      }),
    );
  });

  test("is cleaned at any depth, and nothing else changes", () => {
    expect(storableValue({ a: ["x\0", 1, null, true], "b\0": { c: "\0" } })).toEqual({
      a: ["x", 1, null, true],
      b: { c: "" },
    });
  });
});
