import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isNearDuplicate, sketchText } from "./near-duplicates.ts";

const text = Array.from(
  { length: 40 },
  (_, index) => `In year ${1900 + index} the workshop repaired ${index} pairs of shoes by hand.`,
).join(" ");

function same(a: string, b: string, headlines: [string, string] = ["Repairs", "Repairs"]): boolean {
  const sketch = (index: 0 | 1) =>
    sketchText(index === 0 ? a : b, { headline: headlines[index], language: "en" });
  return isNearDuplicate(sketch(0), sketch(1));
}

describe("pages are near-duplicates", () => {
  test("when a print version adds a line", () => {
    expect(same(text, `Printed on 12 May. ${text} Back to the website`)).toBe(true);
  });

  test("when a copy differs in a few words under the same headline", () => {
    expect(same(text, text.replace("In year 1910", "Long ago").replace("shoes", "boots"))).toBe(true);
  });

  test("in a language written without spaces", () => {
    const japanese = "営業時間は午前九時から午後五時までです。日曜日と祝日はお休みをいただいております。";
    const long = `${japanese}修理のご依頼は電話または電子メールで受け付けております。お気軽にお問い合わせください。`;
    expect(same(long, `${long}印刷用`)).toBe(true);
  });
});

describe("pages are distinct", () => {
  test("when their text differs", () => {
    expect(same(text, text.replaceAll("workshop", "factory"))).toBe(false);
  });

  test("when another product under its own headline has another price", () => {
    const product = (name: string, price: number) =>
      `${name} for ${price} € ${"and the same words for all of it ".repeat(2)}${text}`;
    expect(same(product("Cup", 12), product("Mug", 14), ["Cup", "Mug"])).toBe(false);
  });

  test("when they are short", () => {
    expect(same("We are open on Monday from nine to five", "We are open on Friday from nine to five")).toBe(
      false,
    );
  });

  test("when they declare different languages", () => {
    const sketch = (language: string) => sketchText(text, { headline: "Repairs", language });
    expect(isNearDuplicate(sketch("en"), sketch("de"))).toBe(false);
    expect(isNearDuplicate(sketch("en"), sketch("en"))).toBe(true);
  });
});

test("is symmetric, and any text of sufficient length is its own duplicate", () => {
  fc.assert(
    fc.property(fc.array(fc.lorem()), fc.array(fc.lorem()), (first, second) => {
      const [a, b] = [first.join(" "), second.join(" ")];
      expect(same(a, b)).toBe(same(b, a));
      if (a.split(/\s+/).length >= 60) expect(same(a, a)).toBe(true);
    }),
  );
});
