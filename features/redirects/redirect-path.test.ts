import fc from "fast-check";
import { expect, test } from "vitest";
import { leadsInCircle, readFormerPath, readTarget, redirectKey, redirectKeys } from "./redirect-path.ts";

test("different spellings of a former address have the same key", () => {
  const key = "/hc/de/articles/42-größe";
  expect(redirectKey("/hc/de/articles/42-Gr%C3%B6%C3%9Fe")).toBe(key);
  expect(redirectKey("/hc/de//articles/42-größe/?page=1#top")).toBe(key);
  expect(readFormerPath(" https://help.acme.example/hc/de/articles/42-Größe ")).toBe(key);
});

test("what can't be an address has no key", () => {
  for (const typed of [
    "",
    "/",
    "//",
    "articles/42",
    "/%",
    "/a\u0000b",
    "/a\\b",
    "/%5Cevil",
    `/${"a".repeat(501)}`,
  ])
    expect(readFormerPath(typed)).toBeNull();
});

test("a target is a page of the same help center", () => {
  const own = ["https://help.acme.example", "https://step.example/help/acme"];
  expect(readTarget("/articles/returns#how", own)).toBe("/articles/returns#how");
  expect(readTarget("/articles/größe", own)).toBe("/articles/gr%C3%B6%C3%9Fe");
  expect(readTarget("https://help.acme.example/faq?page=2", own)).toBe("/faq?page=2");
  expect(readTarget("https://step.example/help/acme", own)).toBe("/");
  for (const typed of [
    "https://evil.example/",
    "https://help.acme.example.evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "articles/returns",
    "",
  ])
    expect(readTarget(typed, own)).toBeNull();
});

test("no text becomes a target on another host", () => {
  const piece = fc.constantFrom("/", "\\", "..", ".", "%2f", "evil.example", "\t", "@", ":", "https:", "a");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const target = readTarget(pieces.join(""), ["https://help.acme.example"]);
      if (target !== null) expect(new URL(target, "https://own.example").host).toBe("own.example");
    }),
  );
});

test("an article's number is enough", () => {
  expect(redirectKeys("/hc/en-us/articles/42-How-to-pay")).toEqual([
    "/hc/en-us/articles/42-how-to-pay",
    "/hc/en-us/articles/42",
  ]);
  expect(redirectKeys("/articles/how-to-pay")).toEqual(["/articles/how-to-pay"]);
});

test("circles are recognized", () => {
  const circle = new Map([
    ["/a", "/b"],
    ["/b", "/c#part"],
    ["/c", "/A"],
    ["/d", "/a"],
    ["/e", "/e/"],
    ["/f", "/g"],
    ["/articles/42", "/articles/42-again"],
  ]);
  const targetOf = (key: string) => circle.get(key);
  for (const path of ["/a", "/b", "/c", "/d", "/e", "/articles/42"])
    expect(leadsInCircle(path, targetOf), path).toBe(true);
  expect(leadsInCircle("/f", targetOf)).toBe(false);
});
