import { expect, test } from "vitest";
import { wordMeanings } from "./word-meanings.server.ts";

test("the meanings of English words are read once, and other languages have none", async () => {
  const [one, other] = await Promise.all([wordMeanings("en"), wordMeanings("en")]);
  expect(one?.words.has("parking")).toBe(true);
  expect(other).toBe(one);
  expect(await wordMeanings("de")).toBeNull();
  expect(await wordMeanings("../en")).toBeNull();
});
