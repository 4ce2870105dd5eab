import { describe, expect, it } from "vitest";
import { allowedOrigins, readOrigin, readOriginHeader } from "./widget-origins.ts";

describe("readOrigin", () => {
  it.each([
    ["acme.com", "https://acme.com"],
    [" Acme.com/about?x=1 ", "https://acme.com"],
    ["http://localhost:3000", "http://localhost:3000"],
    ["https://shop.acme.com:8443/", "https://shop.acme.com:8443"],
    ["müller.example", "https://xn--mller-kva.example"],
  ])("reads %s as %s", (typed, origin) => expect(readOrigin(typed)).toBe(origin));

  it.each([
    "",
    "acme",
    "ftp://acme.com",
    "https://user:pass@acme.com",
    "*.acme.com/ x",
    "javascript:alert(1)",
  ])("refuses %j", (typed) => expect(readOrigin(typed)).toBeNull());
});

it.each(["null", "https://acme.com/", "https://acme.com/a", "file://", "acme.com", "x".repeat(400)])(
  "refuses the Origin header %j",
  (header) => expect(readOriginHeader(header)).toBeNull(),
);

it("allows only the company's own website while the list is empty", () => {
  const websiteUrl = "https://acme.com/start";
  expect(allowedOrigins({ widgetSettings: {}, websiteUrl })).toEqual(["https://acme.com"]);
  expect(allowedOrigins({ widgetSettings: { origins: ["https://b.com"] }, websiteUrl })).toEqual([
    "https://b.com",
  ]);
  expect(allowedOrigins({ widgetSettings: {}, websiteUrl: null })).toEqual([]);
});
