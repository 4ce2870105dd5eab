import { expect, it } from "vitest";
import { passagesOfPage } from "./source-passages.ts";

const page = (lines: [level: number, text: string][]) =>
  passagesOfPage({
    url: "https://acme.example/visit",
    title: "Visit us",
    lines: lines.map(([level, text]) => ({ level, text })),
    checkedAt: "2026-11-20",
    language: "en",
  }).map(({ heading, sentences }) => [heading, sentences]);

it("groups the sentences of a page by their heading", () => {
  expect(
    page([
      [7, "Welcome to the mill."],
      [2, "Parking"],
      [7, "Park behind the house. It is free for Dr. Lind's guests."],
      [3, "Pets"],
      [7, "Dogs are welcome."],
    ]),
  ).toEqual([
    [null, ["Welcome to the mill."]],
    ["Parking", ["Park behind the house.", "It is free for Dr. Lind's guests."]],
    ["Pets", ["Dogs are welcome."]],
  ]);
});

it("takes a question on a line of its own for a heading, and leaves out what visitors don't see", () => {
  expect(
    page([
      [7, "Can I bring a dog? +"],
      [7, "Yes."],
      [8, "Stated in structured data only."],
    ]),
  ).toEqual([["Can I bring a dog? +", ["Yes."]]]);
});

it.each([
  "© 2026 The Mill",
  "All rights reserved.",
  "Copyright © The Mill Ltd",
  "© 2026 Die Mühle. Alle Rechte vorbehalten.",
  "Tous droits réservés",
])("leaves out the notice of rights below the last heading: %s", (text) => {
  expect(
    page([
      [2, "Contact"],
      [7, "Call us before you come."],
      [7, text],
    ]),
  ).toEqual([["Contact", ["Call us before you come."]]]);
});

it.each([
  "All rights reserved seats are by the window.",
  "(c) Children pay half.",
  "Copyright 2024 fees are £40.",
])("keeps a sentence that only begins like one: %s", (text) => {
  expect(page([[7, text]])).toEqual([[null, [text]]]);
});

it("takes a heading with a price for a sentence, too", () => {
  expect(
    page([
      [3, "Ten visits — €179"],
      [7, "Valid for a year."],
    ]),
  ).toEqual([["Ten visits — €179", ["Ten visits — €179", "Valid for a year."]]]);
});

it("keeps a list of short lines together", () => {
  const lines = Array.from({ length: 30 }, (_, at) => `Tool ${at}`);
  expect(page(lines.map((line) => [7, line]))).toEqual([[null, lines]]);
});

it("cuts a long section into several passages with distinct ids", () => {
  const sentences = Array.from({ length: 30 }, (_, at) => `Rule ${at} is short.`);
  const passages = passagesOfPage({
    url: "https://acme.example/rules",
    title: null,
    lines: [{ level: 7, text: sentences.join(" ") }],
    checkedAt: null,
    language: "en",
  });
  expect(passages.flatMap((passage) => passage.sentences)).toEqual(sentences);
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
  expect(passages.length).toBeGreaterThan(1);
});
