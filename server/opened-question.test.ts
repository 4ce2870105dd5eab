import { expect, it } from "vitest";
import { questionOf, searchClickOf } from "./opened-question.ts";

const host = "acme.step.example";
const from = (path: string) => ({ host, referer: `https://${host}${path}` });

it("names the question whose own page has an address", () => {
  expect(questionOf("/help/acme/de/faq/a%C3%A4?x=1")).toBe("a\u00e4");
  expect(questionOf("/faq/can-i-return-it")).toBe("can-i-return-it");
  for (const other of [
    "/faq",
    "/faq/about/general",
    "/articles/a",
    "/faq/%E0%A4%A",
    "/faq/a.md/b",
    "/?x=/faq/a",
    "/faq/a%00",
  ])
    expect(questionOf(other)).toBeNull();
});

it("reads the search and the question, with and without a language", () => {
  const click = { query: "get my money back", slug: "can-i-return-it" };
  expect(searchClickOf("/faq/can-i-return-it", from("/search?q=get+my+money+back"))).toEqual(click);
  expect(searchClickOf("/help/acme/de/faq/a%C3%A4?x=1", from("/help/acme/de/search?q=ja"))).toEqual({
    query: "ja",
    slug: "a\u00e4",
  });
});

it.each([
  ["another help center", "/help/acme/faq/a", from("/help/other/search?q=x")],
  ["another language", "/de/faq/a", from("/search?q=x")],
  ["another host", "/faq/a", { host, referer: "https://search.example/search?q=x" }],
  ["another page", "/faq/a", from("/faq?q=x")],
  ["no search", "/faq/a", from("/search")],
  ["no page", "/faq/a", { host }],
  ["an article", "/articles/a", from("/search?q=x")],
  ["a broken address", "/faq/%E0%A4%A", from("/search?q=x")],
])("ignores %s", (_why, url, headers) => {
  expect(searchClickOf(url, headers)).toBeNull();
});
