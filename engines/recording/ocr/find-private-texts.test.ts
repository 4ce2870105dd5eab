import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectLinear } from "#tests/support/grows-linearly.ts";
import { assembleLines, type FoundLine, lineOf } from "./assemble-lines.ts";
import { findPrivateTexts } from "./find-private-texts.ts";
import type { OcrFrame } from "./ocr-frame.ts";
import { findPrivate } from "./private-patterns.ts";

/** Letters are 8 pixels wide and 12 high. `unsure` is the place of a word of which OCR isn't sure. */
function written(
  text: string,
  { unsure = null, gap = 5 }: { unsure?: number | null; gap?: number } = {},
): OcrFrame {
  let x = 10;
  const words = text.split(" ").map((word, place) => {
    const bbox = { x0: x * 2, y0: 40, x1: (x + word.length * 8) * 2, y1: 64 };
    x += word.length * 8 + gap;
    return { text: word, confidence: place === unsure ? 12 : 90, bbox };
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
    ["Passport no. C01X00T47 issued 2024", "id: C01X00T47"],
    ["Codice fiscale: RSS MRA 82C15 F205R", "id: RSS MRA 82C15 F205R"],
    ["Sozialversicherungsnummer 65 170839 J 003", "id: 65 170839 J 003"],
    ["Móvil 655 12 09 34", "phone: 655 12 09 34"],
    ["+1‑628‑555‑0110", "phone: +1-628-555-0110"],
    ["rechnung (at) werkhof.example", "email: rechnung (at) werkhof.example"],
    ["accessToken: 9f3c77a1bb20", "key: 9f3c77a1bb20"],
    ["code d'accès: 9f3c77a1", "key: 9f3c77a1"],
    ["Kennwort: Hafen!Kran-7731", "key: Hafen!Kran-7731"],
    ["Password archivio PDF: glicine77Ponte", "key: glicine77Ponte"],
    ["url=redis://default:hQ8vZr2LmX0tYc@cache-1:6379/0", "key: hQ8vZr2LmX0tYc"],
    ["020 7946 0182 ext. 204", "phone: 020 7946 0182 ext. 204"],
    ["06.914.375-T", "id: 06.914.375-T"],
    // As OCR misreads them.
    ["rosa_jansen+news@acme. io Active", "email: rosa_jansen+news@acme. io"],
    ["lucasnguyen1984(@Illama.dev", "email: lucasnguyen1984(@Illama.dev"],
    ["annajones?@mail.example", "email: annajones?@mail.example"],
    ["mateobrown@]llama.dev", "email: mateobrown@]llama.dev"],
    ["pk_test VHHTcXVp2jcfthRZbblJApmvsV7C", "key: pk_test VHHTcXVp2jcfthRZbblJApmvsV7C"],
    ["ghp_xc21se)bvZqPpVrxyPwgkO60x3ib", "key: ghp_xc21se)bvZqPpVrxyPwgkO60x3ib"],
    ["ghp_jcWn6kTWEY JtwW3f7g7KRTCMZmMI", "key: ghp_jcWn6kTWEY JtwW3f7g7KRTCMZmMI"],
    ["sk_live_abc dEfGhIjKlMnOp3qRsTuV", "key: sk_live_abc dEfGhIjKlMnOp3qRsTuV"],
    ["ghp_abcdefgh1234567890AbCd Regenerate", "key: ghp_abcdefgh1234567890AbCd"],
    ["FRI4 2004 1010 0505 0001 3M02 606", "iban: FRI4 2004 1010 0505 0001 3M02 606"],
    ["VISA 4242 4242 4242 4242", "card: 4242 4242 4242 4242"],
    ["DES9 8713 3823 0016 7368 47", "iban: DES9 8713 3823 0016 7368 47"],
    ["DEG63 7513 1417 5474 5131 74", "iban: DEG63 7513 1417 5474 5131 74"],
    // Small and capital letters and digits in turns.
    ["sH59U4U4861IIfmVxSRRqBzTKTXa", "key: sH59U4U4861IIfmVxSRRqBzTKTXa"],
  ])("finds %s", (text, expected) => expect(found(text)).toEqual([expected]));

  test.each([
    "Invoice 2025-03-14",
    "14.03.2025 10:42",
    "03/14/2025 8:12 AM",
    "img/hero@2x.webp",
    "commit 9f1c2e7b04d85a6631f0c9d27e58ab4410cd6f93",
    "trace_id: 4bf92f3577b34da6a3ce929d0e0e4736",
    "orders/8f14e45f-ceea-467f-a0f2-3c1b7d9e5a10",
    "Call us about the case on Monday, which has the number 55-10982",
    "Token limit: 1,000,000",
    "API key created: 2026-05-12",
    "Password last changed: 12.05.2026",
    "Palabra clave: marketing2026",
    "Secret DATABASE_URL_2",
    "Mobile revenue 2024-2025",
    "Mobil 1.234.567 Besuche",
    "NHS 2023/24 annual report",
    "CPR 2024-05-12 training",
    "git@github.com:acme/app.git",
    "@mui/material@5.0.0-beta.one",
    "Passport.js 0.7.0 released 2024-11",
    "sin coste desde 2024 hasta 2026",
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
    "Follow us @acme. we post daily",
    "2021 2022 2023 2024 2025 26",
    "AB12 3456 7890",
    "ISBN 9783161484100",
    "ORDER 1234567890",
    "Rechnung RE24 2024 1234 56",
    "YEAR 2022 2023 2024",
    "STAND 2023 2024 2025",
    "TOTAL 1000 2000 3000",
    "2560 1440 1920 1080 60",
    "vite@5.4. see the changelog",
    "Upgraded react@18. run npm install",
    "Windows®11. das Update",
    "Copyright©2024. alle Rechte",
    "Use sk_live credentials",
    "pk_test Standard keys",
    "Open ghs_settings_panel",
    "iPad-Pro-11-M4-5G-2TB",
    "B2B-SaaS-Q3-2024-v2-DE",
    "IMG_20261128_145501.jpg",
    "calculateTotalPriceForOrder2026",
    "getUserById2AndNameAsDto",
    "MyComponentV2FactoryBeanImpl",
  ])("ignores %s", (text) => expect(found(text)).toEqual([]));

  test.each(["a", "п", "1", "1 ", "a.", "token ", "sk-a1B ", "DE12 "])(
    'searches a line of "%s" in linear time',
    (part) =>
      expectLinear({
        size: 5_000,
        input: (size) => part.repeat(size / part.length),
        run: (line) => findPrivate(line, { isRead: false }),
      }),
  );

  test("returns a box around all of its words with a small margin, and no other words", () => {
    const [phone] = findPrivateTexts(written("Call +44 7700 900123 now"));
    expect(phone?.box).toEqual({ x: 44, y: 17, width: 3 * 8 + 4 * 8 + 6 * 8 + 10 + 6, height: 18 });
  });

  test("finds what the name of a field beside it or of its column makes private", () => {
    const lines = [
      ["Name", 10, 20],
      ["Passwort", 200, 20],
      ["Mobile", 400, 20],
      ["Order", 600, 20],
      ["Lena", 10, 50],
      ["Hafen!Kran-7731", 200, 50],
      ["2345678", 400, 50],
      ["2345678", 600, 50],
      ["Jonas", 10, 80],
      ["Kran!Hafen-4410", 200, 80],
      ["NHS No.", 10, 120],
      ["4739201852", 200, 120],
    ].map(([text, x, y]) => {
      const words = String(text)
        .split(" ")
        .map((word, at) => ({
          text: word,
          confidence: 90,
          box: { x: Number(x) + at * 60, y: Number(y), width: word.length * 8, height: 12 },
        }));
      return lineOf(words);
    });
    const texts = findPrivateTexts({ width: 1_280, height: 800, lines });
    expect(texts.map(({ kind, text, box }) => [kind, text, box.x])).toEqual([
      ["key", "Hafen!Kran-7731", 197],
      ["phone", "2345678", 397],
      ["key", "Kran!Hafen-4410", 197],
      ["id", "4739201852", 197],
    ]);
  });

  test("finds what OCR is unsure of, which is no text", () => {
    const frame = written("Marta anna_meier1984@orange.fr Active", { unsure: 1 });
    expect(frame.lines.map(({ text }) => text)).toEqual(["Marta", "Active"]);
    expect(findPrivateTexts(frame).map(({ text }) => text)).toEqual(["anna_meier1984@orange.fr"]);
    expect(findPrivateTexts(written("Marta lindqvist Active", { unsure: 1 }))).toEqual([]);
  });

  test("finds a text once if a part of it is certain", () => {
    const iban = written("DE59 8713 3823 0016 7368 47", { unsure: 0 });
    expect(findPrivateTexts(iban)).toHaveLength(1);
    const email = written("rosa@acme.example. Thanks", { unsure: 1 });
    expect(findPrivateTexts(email).map(({ text }) => text)).toEqual(["rosa@acme.example"]);
  });

  test("covers the parts of a word that OCR split", () => {
    const [whole] = findPrivateTexts(written("to peter. ferrari@outlook.example", { gap: 3 }));
    expect(whole?.box.x).toBe(10 + 2 * 8 + 3 - 3);
    const [begun] = findPrivateTexts(written("to peter .ferrari@outlook.example", { gap: 11 }));
    expect(begun?.box.x).toBe(10 + 2 * 8 + 11 - 3);
    const [apart] = findPrivateTexts(written("to ferrari@outlook.example", { gap: 3 }));
    expect(apart?.box.x).toBe(10 + 2 * 8 + 3 - 3);
  });

  test.each(["ask us. info@outlook.example", "Thanks. info@outlook.example", "Tel. +49 30 1234 5678"])(
    "covers no other sentence or label in %s",
    (text) => {
      const [covered] = findPrivateTexts(written(text));
      const before = text.slice(0, text.indexOf(". ") + 1).split(" ");
      expect(covered?.box.x).toBe(10 + before.join("").length * 8 + before.length * 5 - 3);
    },
  );

  test("covers nothing after the end of a sentence", () => {
    const [covered] = findPrivateTexts(written("rosa@acme.example. Thanks"));
    expect(covered?.box.width).toBe("rosa@acme.example.".length * 8 + 6);
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
