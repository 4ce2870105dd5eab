import { expect, test } from "vitest";
import { languageIn, redirectsOfArticles } from "./former-addresses.ts";

test("an address leads to a language only if a whole part of it names the language", () => {
  const shared = "/hc/articles/42";
  const items = [
    { locale: "ar", oldPaths: ["/hc/ar/articles/42", shared], slug: "pay" },
    { locale: "", oldPaths: ["/hc/en-us/articles/42", shared], slug: "pay" },
  ];
  expect(redirectsOfArticles(items)).toEqual([
    { path: "/hc/en-us/articles/42", target: "/articles/pay" },
    { path: shared, target: "/articles/pay" },
    { path: "/hc/ar/articles/42", target: "/ar/articles/pay" },
  ]);
  expect(languageIn("/hc/articles/42", ["", "ar"])).toBe("");
  expect(languageIn("/hc/pt-BR/sections/1", ["", "pt-BR"])).toBe("/pt-br");
});

test("of two texts with one address, the main language's comes first", () => {
  const path = "/guides/pay";
  const items = [
    { locale: "de", oldPaths: [path], slug: "pay" },
    { locale: "", oldPaths: [path], slug: "pay" },
  ];
  expect(redirectsOfArticles(items)[0]).toEqual({ path, target: "/articles/pay" });
});
