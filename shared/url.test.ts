import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSameSite, normalizeUrl, parseSiteUrl, pathSegments, siteKey, urlKey } from "./url.ts";

function siteUrl(text: string): string {
  const parsed = parseSiteUrl(text);
  return "error" in parsed ? parsed.error : parsed.url.href;
}

describe("parseSiteUrl", () => {
  test.each([
    ["acme.com", "https://acme.com/"],
    ["  www.acme.com/shop ", "https://www.acme.com/shop"],
    ["http://acme.com", "http://acme.com/"],
    ["HTTPS://ACME.com", "https://acme.com/"],
    ["//acme.com", "https://acme.com/"],
    ["acme.com:8080", "https://acme.com:8080/"],
    ["localhost:3000", "https://localhost:3000/"],
    ["http://127.0.0.1:4000/entry", "http://127.0.0.1:4000/entry"],
    ["http://[::1]:80/", "http://[::1]/"],
    ["bücher.example", "https://xn--bcher-kva.example/"],
    ["acme.com.", "https://acme.com/"],
    ["http://intranet/", "http://intranet/"],
  ])("reads %s as %s", (typed, expected) => {
    expect(siteUrl(typed)).toBe(expected);
  });

  test.each([
    "",
    "   ",
    "acme",
    "not a url",
    "https://",
    "http://a b.com",
    "me@acme.com",
    "https://u:p@acme.com",
    "acme..com",
    ".com",
  ])("rejects %j", (typed) => {
    expect(siteUrl(typed)).toBe("Please enter a valid website URL");
  });

  test.each([
    "ftp://acme.com",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "mailto:me@acme.com",
    "data:text/html,x",
  ])("rejects the protocol of %s", (typed) => {
    expect(siteUrl(typed)).toBe("URL must use HTTP or HTTPS protocol");
  });

  test("never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl()), (text) => void parseSiteUrl(text)),
    );
  });
});

describe("normalizeUrl", () => {
  test("drops the fragment, tracking parameters and session ids, and keeps the rest", () => {
    expect(normalizeUrl("/a?utm_source=x&id=3&fbclid=9#top", "https://acme.com/b/c")).toBe(
      "https://acme.com/a?id=3",
    );
    expect(normalizeUrl("https://acme.com/p;jsessionid=1A2B?PHPSESSID=7")).toBe("https://acme.com/p");
    expect(normalizeUrl("https://acme.com:443/x/../y?q=a%20b&&c")).toBe("https://acme.com/y?q=a%20b&c");
  });

  test.each([
    "mailto:a@b.c",
    "tel:+123",
    "javascript:void(0)",
    "ftp://acme.com/",
    "https://u:p@acme.com/",
    "http://",
    "::",
  ])("returns null for %s", (href) => {
    expect(normalizeUrl(href)).toBeNull();
  });

  test("changes nothing the second time, and never throws", () => {
    const href = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: "binary" }),
      fc.string().map((text) => `https://acme.com/${text}`),
      fc.string().map((text) => `https://acme.com/?${text}`),
      fc.string().map((text) => `https://${text}/`),
    );
    expect(normalizeUrl("http://a.aa/??")).toBe("http://a.aa/??");
    fc.assert(
      fc.property(href, (text) => {
        const once = normalizeUrl(text, "https://acme.com/base/");
        if (once === null) return;
        expect(normalizeUrl(once)).toBe(once);
        expect(urlKey(once)).toBe(urlKey(text.startsWith("http") && normalizeUrl(text) ? text : once));
      }),
      { numRuns: 500 },
    );
  });
});

describe("urlKey, siteKey and pathSegments", () => {
  test.each([
    ["https://acme.com/", "http://www.acme.com"],
    ["https://acme.com/faq/", "https://acme.com/faq"],
    ["https://acme.com/index.html", "https://acme.com/"],
    ["https://acme.com/shop/index.php?b=2&a=1", "https://acme.com/shop?a=1&b=2&utm_campaign=x"],
    ["https://acme.com/caf%C3%A9", "https://acme.com/café"],
    ["https://ACME.com/a#b", "https://acme.com/a"],
  ])("treats %s as the same page as %s", (a, b) => {
    expect(urlKey(a)).toBe(urlKey(b));
  });

  test.each([
    ["https://acme.com/FAQ", "https://acme.com/faq"],
    ["https://acme.com/a?id=1", "https://acme.com/a?id=2"],
    ["https://acme.com/a", "https://shop.acme.com/a"],
    ["http://acme.com:8080/", "http://acme.com/"],
  ])("treats %s as another page than %s", (a, b) => {
    expect(urlKey(a)).not.toBe(urlKey(b));
  });

  test("treats www, http and https as one site, and other subdomains and ports as others", () => {
    expect(isSameSite("http://www.acme.com/x", "https://acme.com")).toBe(true);
    expect(isSameSite("https://blog.acme.com", "https://acme.com")).toBe(false);
    expect(isSameSite("http://127.0.0.1:1/", "http://127.0.0.1:2/")).toBe(false);
    expect(isSameSite("nonsense", "nonsense")).toBe(false);
    expect(siteKey("https://www.com/")).toBe("www.com");
  });

  test("decodes path segments", () => {
    expect(pathSegments("https://acme.com/a//%C3%BCber-uns/%E0%A4%A")).toEqual(["a", "über-uns", "%E0%A4%A"]);
  });
});
