import { describe, expect, test } from "vitest";
import { localPath, pathForNext } from "./next-path.ts";

const origin = "https://step.example";

describe("the way back is", () => {
  test.each([
    ["the page with its query", "/dashboard?tab=logo", "/dashboard?tab=logo"],
    ["the page of a form", "/dashboard?index", "/dashboard"],
    [
      "the page behind the framework's data address",
      "/dashboard/faqs.data?_routes=a&q=x",
      "/dashboard/faqs?q=x",
    ],
    ["the start page behind its data address", "/_.data", "/"],
    ["the page alone when its query is endless", `/dashboard?q=${"x".repeat(2_000)}`, "/dashboard"],
  ])("%s", (_, path, expected) => {
    expect(pathForNext(new Request(origin + path))).toBe(expected);
    expect(localPath(expected)).toBe(expected);
  });
});

describe("never leads", () => {
  test.each([
    ["to another host", "//evil.example"],
    ["to another host by a dot", "/.//evil.example"],
    ["to another host by dots", "/a/..//evil.example"],
    ["to another host by a backslash", "/\\evil.example"],
    ["to another host by a tab", "/\t/evil.example"],
    ["to another scheme", "javascript:alert(1)"],
    ["to a whole address", "https://evil.example/"],
    ["into another header", "/dashboard\r\nset-cookie: a=b"],
    ["nowhere", ""],
    ["along an endless way, which no cookie keeps", `/dashboard?q=${"x".repeat(4_000)}`],
  ])("%s", (_, value) => expect(localPath(value)).toBeNull());
});
