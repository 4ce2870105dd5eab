import { expect, test } from "vitest";
import { longMarkdownLines, renderLongMarkdown } from "#shared/long-markdown.ts";
import { replaceWords } from "./replace-words.ts";

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

test("writes words as they are, whatever they mean in Markdown, and finds them for the way back", () => {
  const own = "Returns take 14 days from delivery.";
  for (const words of [
    "*2* days [x](/x) <b>",
    "_2_ to `3` days & &amp; more",
    "2 \\* days\\",
    "~~2~~ | <script>",
    "[2]",
  ]) {
    const after = replaceWords(own, marked(own, "14 days"), words)!;
    const sentence = own.replace("14 days", words);
    expect(longMarkdownLines(after).map(({ text }) => text)).toEqual([sentence]);
    expect(renderLongMarkdown(after).html).not.toMatch(/<(?:a|b|em|del|code)\b/);
    const back = { sentence, from: own.indexOf("14"), to: own.indexOf("14") + words.length };
    expect(replaceWords(after, back, "14 days")).toBe(own);
  }
});

test("finds words after any number of backslashes in time", () => {
  const sentence = `${"\\".repeat(400_000)}x lasts 14 days.`;
  expect(replaceWords(sentence, marked(sentence, "x"), "It")).toBe(
    `${"\\".repeat(400_000)}It lasts 14 days.`,
  );
});

test("writes no list and no heading at the start of a line", () => {
  for (const words of ["# 2 days", "- 2 days", "2. days", "> 2 days"]) {
    const after = replaceWords("14 weeks it takes.", marked("14 weeks it takes.", "14 weeks"), words)!;
    expect(renderLongMarkdown(after).html).toMatch(/^<p>[^<]+<\/p>$/);
    const sentence = `${words} it takes.`;
    expect(replaceWords(after, marked(sentence, words), "14 weeks")).toBe("14 weeks it takes.");
  }
});
