import { expect, test } from "vitest";
import { linkWords, replaceWords, retargetLinks } from "./replace-words.ts";

const marked = (sentence: string, words: string) => {
  const from = sentence.indexOf(words);
  return { sentence, from, to: from + words.length };
};

test("replaces words of a sentence, and keeps the marks around them", () => {
  const pause = marked("You can pause for up to two months a year.", "two months");
  expect(
    replaceWords(
      "# Pause\n\nYou can pause\nfor up to two months a year. Two months is long.",
      pause,
      "three months",
    ),
  ).toBe("# Pause\n\nYou can pause\nfor up to three months a year. Two months is long.");
  expect(
    replaceWords(
      "You **can** [pause](/articles/pause) for up to **two** months a year.",
      pause,
      "three months",
    ),
  ).toBe("You **can** [pause](/articles/pause) for up to **three** months a year.");
  expect(replaceWords("> You can pause for up to two months a year.", pause, "ten weeks")).toBe(
    "> You can pause for up to ten weeks a year.",
  );
});

test("leaves a text alone that has no such sentence, or formats only a part of the words", () => {
  const pause = marked("You can pause for up to two months a year.", "two months");
  expect(replaceWords("You can pause for up to a month a year.", pause, "three months")).toBeNull();
  expect(replaceWords("You can pause for up to **two** months a year.", pause, "a week")).toBeNull();
});

test("the way back gives the first text", () => {
  const before = "Returns take *14 days* from delivery.";
  const sentence = "Returns take 14 days from delivery.";
  const after = replaceWords(before, marked(sentence, "14 days"), "30 days")!;
  expect(after).toBe("Returns take *30 days* from delivery.");
  expect(replaceWords(after, marked("Returns take 30 days from delivery.", "30 days"), "14 days")).toBe(
    before,
  );
});

test("links words that are in no link and no code", () => {
  const text = "See `cleaning`, [cleaning](/a), recleaning\n\n```\ncleaning\n```\n\nand cleaning.";
  expect(linkWords(text, "cleaning", "/articles/clean")).toBe(
    "See `cleaning`, [cleaning](/a), recleaning\n\n```\ncleaning\n```\n\nand [cleaning](/articles/clean).",
  );
  expect(linkWords("Nothing here.", "cleaning", "/articles/clean")).toBeNull();
  expect(linkWords("Nothing here.", " ", "/articles/clean")).toBeNull();
});

test("leads a link elsewhere, or keeps its words", () => {
  const text = "See [the *old* page](https://acme.example/a?b=(1)) and [more](https://acme.example/).";
  const old = "https://acme.example/a?b=(1)";
  expect(retargetLinks(text, old, "/articles/new")).toBe(
    "See [the *old* page](/articles/new) and [more](https://acme.example/).",
  );
  expect(retargetLinks(text, old, null)).toBe("See the *old* page and [more](https://acme.example/).");
  expect(retargetLinks(text, "https://acme.example/b", null)).toBeNull();
});
