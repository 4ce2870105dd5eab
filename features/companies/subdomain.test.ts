import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isReservedSubdomain, nameForAddress, subdomainFor } from "./subdomain.ts";

describe("subdomainFor", () => {
  test.each([
    ["Whetline", 0, "whetline"],
    ["Ring & Co. Ltd", 0, "ring-co-ltd"],
    ["Ring & Co. Ltd", 1, "ring-co-ltd-2"],
    ["Bäckerei Müller", 0, "backerei-muller"],
    ["東京書店", 0, "help-center"],
    ["", 2, "help-center-3"],
  ])("for %s, attempt %i, returns %s", (name, attempt, expected) => {
    expect(subdomainFor(name, attempt)).toBe(expected);
  });

  test("never returns a reserved name", () => {
    for (const name of ["Admin", "www", "Blog", "ns1", "xn--bcher", "Sample"]) {
      expect(isReservedSubdomain(subdomainFor(name, 0))).toBe(false);
    }
  });

  test("always returns a name that the database accepts", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), fc.nat(60), (name, attempt) => {
        expect(subdomainFor(name, attempt)).toMatch(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/);
      }),
    );
  });

  test("returns a different name for each attempt", () => {
    const names = Array.from({ length: 60 }, (_, attempt) => subdomainFor("a".repeat(80), attempt));
    expect(new Set(names).size).toBe(60);
  });
});

describe("nameForAddress", () => {
  test.each([
    ["Ring & Co.", "https://www.ring.example/", "Ring & Co."],
    ["東京書店", "https://www.tokyo-books.co.jp/", "tokyo-books"],
    ["مخبز", "https://shop.bakery.example/ar", "bakery"],
    ["", "https://bakery.example/", "bakery"],
    ["", "http://192.0.2.7:8080/", "192.0.2.7"],
    ["東京書店", null, "東京書店"],
  ])("for %j at %s, returns %j", (companyName, websiteUrl, expected) => {
    expect(nameForAddress({ companyName, websiteUrl })).toBe(expected);
  });
});
