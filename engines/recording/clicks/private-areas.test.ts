import { expect, test } from "vitest";
import { findPrivateAreas, type ShownWord } from "./private-areas.ts";

const size = { width: 1_280, height: 800 };

/** Words of 10 pixels per letter, 20 high. */
function textAt(x: number, y: number, text: string): ShownWord[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    box: { x: x + index * 10, y, width: word.length * 10, height: 20 },
  }));
}
const kindsOf = (texts: ShownWord[][]) => findPrivateAreas(texts, size).map(({ kind }) => kind);

test("an address in a sentence is an area around its letters", () => {
  expect(findPrivateAreas([textAt(100, 40, "Write to jane@acme.example today")], size)).toEqual([
    { kind: "email", x: 187, y: 37, width: 176, height: 26 },
  ]);
});

test("the words of several elements are one text if it looks like one", () => {
  const parts = [textAt(100, 40, "jane"), textAt(140, 40, "@acme"), textAt(190, 41, ".example")];
  expect(kindsOf(parts)).toEqual(["email"]);
  expect(findPrivateAreas(parts, size)[0]).toMatchObject({ x: 97, width: 176 });
  expect(kindsOf([textAt(100, 40, "+49 151"), textAt(180, 40, "2345 6789")])).toEqual(["phone"]);
  // A label and its value, which only the label makes private.
  expect(kindsOf([textAt(100, 40, "API key:"), textAt(190, 42, "hunter2abc")])).toEqual(["key"]);
});

test("separate columns and lines are no text", () => {
  expect(kindsOf([textAt(100, 40, "+49 151"), textAt(400, 40, "2345 6789")])).toEqual([]);
  expect(kindsOf([textAt(100, 40, "+49 151"), textAt(100, 64, "2345 6789")])).toEqual([]);
  expect(kindsOf([textAt(100, 40, "Order 12 of 2026-11-30, 3 items, 19.90")])).toEqual([]);
});

test("a text of several lines is covered in all of them", () => {
  const [first, second] = [textAt(100, 40, "+49 151"), textAt(60, 64, "2345 6789")];
  expect(findPrivateAreas([[...first, ...second]], size)).toEqual([
    { kind: "phone", x: 57, y: 37, width: 116, height: 50 },
  ]);
});
