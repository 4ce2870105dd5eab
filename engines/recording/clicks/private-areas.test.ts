import { expect, test } from "vitest";
import { findPrivateAreas, type ShownText } from "./private-areas.ts";

const size = { width: 1_280, height: 800 };

/** Words of 10 pixels per letter, 20 high. */
function textAt(x: number, y: number, text: string, header = ""): ShownText {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    boxes: [{ x: x + index * 10, y, width: word.length * 10, height: 20 }],
  }));
  return { words, header };
}
const kindsOf = (texts: ShownText[]) => findPrivateAreas(texts, size).map(({ kind }) => kind);

test("an address in a sentence is an area around its letters", () => {
  expect(findPrivateAreas([textAt(100, 40, "Write to jane@acme.example today")], size)).toMatchObject([
    { kind: "email", x: 187, y: 37, width: 176, height: 26 },
  ]);
});

test("the words of several elements are one text if it looks like one", () => {
  const parts = [textAt(100, 40, "jane"), textAt(140, 40, "@acme"), textAt(190, 41, ".example")];
  expect(kindsOf(parts)).toEqual(["email"]);
  expect(findPrivateAreas(parts, size)[0]).toMatchObject({ x: 97, width: 176 });
  expect(kindsOf([textAt(100, 40, "+49 151"), textAt(180, 40, "2345 6789")])).toEqual(["phone"]);
});

test("separate columns and lines are no text", () => {
  expect(kindsOf([textAt(100, 40, "+49 151"), textAt(400, 40, "2345 6789")])).toEqual([]);
  expect(kindsOf([textAt(100, 40, "+49 151"), textAt(100, 64, "2345 6789")])).toEqual([]);
  expect(kindsOf([textAt(100, 40, "Order 12 of 2026-11-30, 3 items, 19.90")])).toEqual([]);
});

test("a text of several lines is covered in all of them", () => {
  const [first, second] = [textAt(100, 40, "+49 151"), textAt(60, 64, "2345 6789")];
  const words = [...first.words, ...second.words];
  expect(findPrivateAreas([{ words, header: "" }], size)).toMatchObject([
    { kind: "phone", x: 97, y: 37, width: 76, height: 26 },
    { kind: "phone", x: 57, y: 61, width: 96, height: 26 },
  ]);
});

test.each([
  ["beside it", [textAt(100, 40, "Password"), textAt(500, 40, "Amber-Falcon-3092")], ["key"]],
  ["above it", [textAt(100, 40, "NHS No."), textAt(100, 64, "4739201852")], ["id"]],
  ["above its column", [textAt(100, 40, "Lena"), textAt(300, 40, "655 12 09 34", "Teléfono")], ["phone"]],
  [
    "part of its name",
    [textAt(100, 40, "Mot de passe initial"), textAt(500, 40, "Tilleul_2025?xR")],
    ["key"],
  ],
  [
    "in a sentence",
    [textAt(100, 40, "Your password was changed by an admin"), textAt(100, 64, "2026-11-30")],
    [],
  ],
  ["of something else", [textAt(100, 40, "Order"), textAt(500, 40, "4739201852")], []],
])("what a word makes private is found if the word is %s", (_where, texts, kinds) => {
  expect(kindsOf(texts)).toEqual(kinds);
});

test("a number with a box for each digit is one number", () => {
  const digits = [..."194049934100755"].map((digit, index) => textAt(100 + index * 24, 40, digit));
  expect(findPrivateAreas(digits, size)).toMatchObject([
    { kind: "id", x: 97, y: 37, width: 352, height: 26 },
  ]);
  expect(kindsOf([..."1234567"].map((page, index) => textAt(100 + index * 24, 40, page)))).toEqual([]);
});

test("the same text has the same mark, and no other one has it", () => {
  const markOf = (text: string) => findPrivateAreas([textAt(100, 40, text)], size)[0]?.mark;
  expect(markOf("ada@acme.example")).toBe(markOf("Ada@acme.example"));
  expect(markOf("+49 151 2345678")).toBe(markOf("call +49 1512345678"));
  expect(markOf("+49 151 2345678")).not.toBe(markOf("+49 151 2345679"));
});
