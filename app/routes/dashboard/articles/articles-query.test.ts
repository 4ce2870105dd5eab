import { expect, test } from "vitest";
import { noCategory } from "#features/articles/article-query.ts";
import { articlesAddress, readArticlesQuery } from "./articles-query.ts";

test.each([
  ["Care", "Care"],
  ["%20Care%0A", "Care"],
  ["Ca%00re", "Care"],
  ["%00", ""],
  ["+", noCategory],
  ["", ""],
])("the category %j of an address", (written, category) => {
  const query = readArticlesQuery(`https://step.example/dashboard/articles?category=${written}`);
  expect(query.category).toBe(category);
  expect(readArticlesQuery(`https://step.example${articlesAddress(query)}`)).toEqual(query);
});
