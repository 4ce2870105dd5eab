import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assembleLines, type FoundLine } from "./assemble-lines.ts";
import { findPrivateTexts } from "./find-private-texts.ts";
import type { OcrFrame } from "./ocr-frame.ts";

function written(text: string): OcrFrame {
  let x = 10;
  const words = text.split(" ").map((word) => {
    const bbox = { x0: x * 2, y0: 40, x1: (x + word.length * 8) * 2, y1: 64 };
    x += word.length * 8 + 5;
    return { text: word, confidence: 90, bbox };
  });
  return assembleLines([{ words }], { width: 1280, height: 800 });
}

const found = (text: string) => findPrivateTexts(written(text)).map(({ kind, text }) => `${kind}: ${text}`);

describe("findPrivateTexts", () => {
  test.each([
    ["Write to marta.lind+rota@mail.example.org today", "email: marta.lind+rota@mail.example.org"],
    ["jonas©example.com", "email: jonas©example.com"],
    ["Call +44 7700 900123 now", "phone: +44 7700 900123"],
    ["(030) 901820-44", "phone: (030) 901820-44"],
    ["0151 2345 6789", "phone: 0151 2345 6789"],
    ["555-010-4477", "phone: 555-010-4477"],
    ["Phone 2345678", "phone: 2345678"],
    ["Card 4111 1111 1111 1111 expires 04/27", "card: 4111 1111 1111 1111"],
    ["5500-0000-0000-0004", "card: 5500-0000-0000-0004"],
    ["Live key sk_live_51HxQ2aBcD3eFgH copied", "key: sk_live_51HxQ2aBcD3eFgH"],
    ["ghp_16C7e42F292c6912E7710c838347Ae178B4a", "key: ghp_16C7e42F292c6912E7710c838347Ae178B4a"],
    ["API key: 9f3c-77a1-bb20", "key: 9f3c-77a1-bb20"],
    ["3f8a9c01d2e4b56789aa01bc23de45f6", "key: 3f8a9c01d2e4b56789aa01bc23de45f6"],
    ["Konto DE89 3704 0044 0532 0130 00 offen", "iban: DE89 3704 0044 0532 0130 00"],
    ["IBAN GB29NWBK60161331926818", "iban: GB29NWBK60161331926818"],
    ["Employee 219-09-9999 active", "id: 219-09-9999"],
    ["AB 12 34 56 C", "id: AB 12 34 56 C"],
    ["CPF 529.982.247-25", "id: 529.982.247-25"],
    ["Steuer-ID: 86 095 742 719", "id: 86 095 742 719"],
  ])("finds %s", (text, expected) => expect(found(text)).toEqual([expected]));

  test.each([
    "Invoice 2025-03-14",
    "14.03.2025 10:42",
    "Order 4111 1111 1111 1112",
    "$48,920.00 of $100,000.00",
    "192.168.100.200",
    "Version 10.15.7",
    "Internationalization settings overview",
    "https://rota.example/teams/2026/schedule-overview-week-48",
    "Token expires in 30 days",
    "DE 2026 to 2027 Q4 plan",
    "12 of 250 rows, 1284 today",
    "0000 0000 0000 0000",
    "at the market @ 9",
  ])("ignores %s", (text) => expect(found(text)).toEqual([]));

  test("returns a box around all of its words with a small margin, and no other words", () => {
    const [phone] = findPrivateTexts(written("Call +44 7700 900123 now"));
    expect(phone?.box).toEqual({ x: 44, y: 17, width: 3 * 8 + 4 * 8 + 6 * 8 + 10 + 6, height: 18 });
  });

  test("finds any 16-digit number with a valid Luhn checksum, wherever it is", () => {
    const body = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 });
    fc.assert(
      fc.property(body, fc.constantFrom("", "Paid with ", "Number: "), (digits, before) => {
        digits[0] ||= 4;
        const sum = digits
          .toReversed()
          .map((digit, i) => (i % 2 === 0 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit))
          .reduce((a, b) => a + b, 0);
        const all = [...digits, (10 - (sum % 10)) % 10].join("");
        expect(found(before + all.replace(/(.{4})(?=.)/g, "$1 "))).toHaveLength(1);
      }),
    );
  });
});

describe("assembleLines", () => {
  test("splits table cells but not sentences, and drops specks", () => {
    const words: FoundLine["words"] = [
      ["Order", 20, 100],
      ["number", 108, 200],
      ["Customer", 600, 720],
      ["|", 900, 904],
    ].map(([text, x0, x1]) => ({
      text: String(text),
      confidence: 90,
      bbox: { x0: Number(x0), y0: 10, x1: Number(x1), y1: 34 },
    }));
    const { lines } = assembleLines([{ words }], { width: 640, height: 400 });
    expect(lines.map((line) => line.text)).toEqual(["Order number", "Customer"]);
    expect(lines[0]?.box).toEqual({ x: 10, y: 5, width: 90, height: 12 });
  });

  test("drops words with low confidence", () => {
    const words = [{ text: "lil", confidence: 12, bbox: { x0: 0, y0: 0, x1: 9, y1: 9 } }];
    expect(assembleLines([{ words }], { width: 9, height: 9 }).lines).toEqual([]);
  });
});
