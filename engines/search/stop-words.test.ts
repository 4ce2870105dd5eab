import { expect, test } from "vitest";
import { isStopWordIn, stopWords } from "./stop-words.ts";

test.each([
  ["de", "da so also"],
  ["fr", "me te se"],
  ["es", "no si le este"],
  ["it", "o ma se al"],
  ["nl", "te als die"],
  ["pt", "que se me"],
])("%s has its small words, whichever languages share them", (language, words) => {
  const isStopWord = isStopWordIn([language]);
  expect(words.split(" ").filter((word) => !isStopWord(word))).toEqual([]);
});

test("a word may mean nothing in one language and something in another", () => {
  expect(stopWords.has("van")).toBe(true);
  expect(isStopWordIn(["nl"])("van")).toBe(true);
  expect(isStopWordIn(["en"])("van")).toBe(false);
});
