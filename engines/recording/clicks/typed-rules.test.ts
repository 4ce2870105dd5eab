/** Each text that a page shows against each text that was typed. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { expectLinear } from "#tests/support/grows-linearly.ts";
import { typedRules } from "./typed-rules.ts";

const rules = typedRules();
const nothingKnown = () => false;

function repeats(typed: string, shown: string, isStrict = true): boolean {
  const needles = rules.needles([typed], rules.secretWords(typed, nothingKnown));
  return rules.shows(shown, needles, isStrict);
}

test.each([
  ["Patient has diabetes and needs insulin twice", "Edit Patient has diabetes and nee…"],
  ["Patient has diabetes and needs insulin twice", "Patient has diab..."],
  ["Dear team\nPatient has diabetes and needs insulin", "Dear team… Patient has dia…"],
  ["Room 12 has no light since 3 days", ".room-has-no-light-since-days"],
  ["Maximilian Mustermann", "Edit... Maximil…"],
  ["Maximilian Mustermann", "Loading... Muster…"],
  ["Max Mustermann", "Edit Max M…"],
  ["Max Mustermann", "Max M⋯"],
  ["Max Mustermann", "#edit-Mus\\.\\.\\."],
  ["Mamamax", "Edit Mamamamax... Mamam..."],
  ["aab aac", "aabaab aa..."],
  [`${"long ".repeat(400)}text`, `Edit ${"long ".repeat(390)}...`],
  ["田中太郎さんへ送る手紙の本文です", "編集：田中太…"],
  ["田中", "田中様"],
  ["山田太郎", "山田様のページ"],
  ["山田 太郎", "太郎さん"],
  ["金 太郎", "金 様"],
  ["김민수", "민수 님"],
  ["やまだ", "やまださん"],
  ["Ana Li", "Save Ana"],
  ["Ana Li", "Save 1Ana"],
  ["Anna Li", "SaveAnna"],
  ["Weiß", "Edit WEISS"],
  ["STRASSE 7", "Straße 7"],
  ["Müller", "/people/mueller"],
  ["Mueller", "Edit Müller"],
  ["Łukasz", "/people/lukasz"],
  ["Jørgen", "joergen"],
  ["IŞIK", "ışık"],
  ["Müller", "?q=M%25C3%25BCller"],
  ["Müller", "?q=M%2525C3%2525BCller"],
  ["Zoé Müller", "#zo\\%C3\\%A9\\%20m\\%C3\\%BCller"],
  ["Émile García", "button.-mile-garc-a"],
  ["Zoë Brontë", "/people/zo-bront"],
  ["1234.50", "Pay $1,234.5"],
  ["1234,50 €", "Pay 1.234,5"],
  ["0150", "Pay 150"],
  ["!?#-+", "Hint: !?#-+"],
])("what was typed, %j, is in %j", (typed, shown) => {
  expect(repeats(typed, shown)).toBe(true);
  expect(repeats(typed, shown, false)).toBe(true);
});

test.each([
  ["Maximilian Mustermann", "Loading..."],
  ["Maximilian Mustermann", "Edit... more"],
  ["Ana Li", "Save all banana bread"],
  ["金 太郎", "現金で払う"],
  ["Patient has diabetes and needs insulin twice", "Show patients"],
  ["12,500", "125 people"],
  ["Müller", "Reseller"],
  ["Réunion à l'école demain matin avec Zoé", "/m-union"],
])("what was typed, %j, isn't in %j", (typed, shown) => {
  expect(repeats(typed, shown)).toBe(false);
});

test("a text shows the start of what was typed if letters before an ellipsis end with it", () => {
  const typed = fc.stringMatching(/^[ab]{5,12}$/);
  const shown = fc.array(fc.stringMatching(/^[ab]{0,9}$/), { maxLength: 6 }).map((parts) => parts.join(".."));
  fc.assert(
    fc.property(typed, shown, (text, page) => {
      const starts = Array.from(text, (_, at) => text.slice(0, at + 1)).slice(2);
      const before = Array.from(page.matchAll(/\.\.+/g), ({ index }) =>
        page.slice(0, index).replaceAll(".", ""),
      );
      const isCut = before.some((letters) => starts.some((start) => letters.endsWith(start)));
      const isWhole = page.replaceAll(".", "").includes(text);
      expect(rules.shows(page, rules.needles([text], []), true)).toBe(isCut || isWhole);
    }),
    { numRuns: 1_000 },
  );
});

test("short texts with other signs between are only found by the strict search", () => {
  expect(repeats("1234", "Card 12-34")).toBe(true);
  expect(repeats("1234", "Card 12-34", false)).toBe(false);
  expect(repeats("12.50", "Pay 12,50", false)).toBe(true);
});

test("words that the page had aren't secrets, also inside of texts without spaces", () => {
  const known = rules.createKnownWords();
  known.learn("Save Müller");
  known.learn("変更を保存");
  expect(rules.secretWords("Save Anna", known.has)).toEqual(["anna"]);
  expect(rules.secretWords("Mueller", known.has)).toEqual([]);
  expect(rules.secretWords("保存", known.has)).not.toContain("保存");
});

const few = [...["Maximilian Mustermann", "1234.50", "aab"], `b${"a".repeat(9_999)}`];
const repeating = [`${`${"a".repeat(50)}b`.repeat(100)}c`];

test.each([
  ["dots", ".", few],
  ["escaped dots", "\\.", few],
  ["backslashes", "\\", few],
  ["letters", "a", few],
  ["letters before dots", "z..", few],
  ["letters before ellipses", "z…", few],
  ["starts of what was typed", `${"a".repeat(49)}b..`, repeating],
  ["words that continue after three letters", "Maxo… ", few],
  ["spreads of scripts", "{...b}", few],
  ["percent signs", "%", few],
  ["broken bytes", "%ff", few],
  ["bytes of percent signs", "%25", few],
  ["marks in the wrong order", "\u0315\u0300", few],
])("searches texts of %s in linear time", (_, part, typed) => {
  const needles = rules.needles(typed, []);
  expectLinear({
    size: 250_000,
    input: (size) => part.repeat(Math.ceil(size / part.length)),
    run: (text) => rules.shows(text, needles, true),
  });
});

test("learns typed texts and words of pages in linear time", () => {
  expectLinear({
    size: 50_000,
    input: (size) => "\u0315\u0300".repeat(size / 2),
    run(text) {
      rules.needles([text], rules.secretWords(text, nothingKnown));
      rules.createKnownWords().learn(`田${text}`);
    },
  });
});

test("the source works on its own", () => {
  const alone = new Function(`return (${typedRules.toString()})()`)() as ReturnType<typeof typedRules>;
  expect(alone.shows("Edit Max M…", alone.needles(["Max Mustermann"], []), true)).toBe(true);
});
