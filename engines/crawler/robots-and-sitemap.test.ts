import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRobots } from "./robots.ts";
import { parseSitemap, unpackSitemap } from "./sitemap.ts";

const robotsUrl = "https://acme.test/robots.txt";

describe("robots.txt", () => {
  test("disallows everything once matching exceeds its time budget", () => {
    let nowMs = 0;
    const slow = parseRobots(robotsUrl, "User-agent: *\nDisallow: /x", () => (nowMs += 1_000));
    const asked = Array.from({ length: 8 }, (_, index) => slow.isAllowed(`https://acme.test/${index}`));
    expect(asked).toEqual([true, true, true, true, true, true, false, false]);
  });

  test("applies rules for all robots, overridden by rules for us", () => {
    const everybody = parseRobots(
      robotsUrl,
      "User-agent: *\nDisallow: /admin\nAllow: /admin/help\nCrawl-delay: 0.5\nSitemap: https://acme.test/map.xml",
    );
    expect(everybody.isAllowed("https://acme.test/admin/x")).toBe(false);
    expect(everybody.isAllowed("https://acme.test/admin/help")).toBe(true);
    expect(everybody.crawlDelayMs).toBe(500);
    expect(everybody.sitemaps).toEqual(["https://acme.test/map.xml"]);
    const ours = parseRobots(
      robotsUrl,
      "User-agent: *\nDisallow: /\n\nUser-agent: StepBot\nDisallow: /secret",
    );
    expect(ours.isAllowed("https://acme.test/faq")).toBe(true);
    expect(ours.isAllowed("https://acme.test/secret/1")).toBe(false);
  });

  test("caps the delay at a second and ignores an HTML page served as robots.txt", () => {
    expect(parseRobots(robotsUrl, "User-agent: *\nCrawl-delay: 3600").crawlDelayMs).toBe(1000);
    expect(
      parseRobots(robotsUrl, "<!doctype html><p>User-agent: *\nDisallow: /").isAllowed("https://acme.test/"),
    ).toBe(true);
  });

  test("never throws, whatever the text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.webUrl(),
        (text, url) => void parseRobots(robotsUrl, text).isAllowed(url),
      ),
    );
  });
});

describe("sitemaps", () => {
  test("separates pages from nested sitemaps and ignores images", () => {
    expect(
      parseSitemap("<sitemapindex><sitemap><loc>https://a.test/1.xml</loc></sitemap></sitemapindex>"),
    ).toEqual({
      pages: [],
      translations: [],
      sitemaps: ["https://a.test/1.xml"],
    });
    const pages = `<urlset xmlns:image="x"><url><loc><![CDATA[https://a.test/a]]></loc><image:image><image:loc>https://a.test/a.jpg</image:loc></image:image></url><url><loc>
      https://a.test/b?x=1&amp;y=2 </loc></url></urlset>`;
    expect(parseSitemap(pages).pages).toEqual(["https://a.test/a", "https://a.test/b?x=1&y=2"]);
    expect(parseSitemap("https://a.test/a\nhttps://a.test/b\nnonsense").pages).toEqual([
      "https://a.test/a",
      "https://a.test/b",
    ]);
  });

  test("reads the translations of each page, up to a bound", () => {
    const link = (href: string) => `<xhtml:link rel="alternate" hreflang="en-GB" href="${href}"/>`;
    const pages = `<url><loc>/de</loc>${link("/en")}</url><url><loc>/a</loc>${link("/b").repeat(200_000)}</url>`;
    const { translations } = parseSitemap(`<urlset>${pages}</urlset>`);
    expect(translations[0]).toEqual({ of: "/de", url: "/en", language: "en" });
    expect(translations).toHaveLength(101);
  });

  test("reads what it can of a broken or endless sitemap", () => {
    expect(parseSitemap("<urlset><url><loc>https://a.test/a</loc><url><loc>https://a.te").pages[0]).toBe(
      "https://a.test/a",
    );
    expect(parseSitemap("<url><loc>https://a.test/a</loc></url>".repeat(9000)).pages).toHaveLength(5000);
  });

  test("unpacks gzip and rejects a zip bomb", async () => {
    expect(Buffer.from((await unpackSitemap(gzipSync("<urlset/>")))!).toString()).toBe("<urlset/>");
    expect(await unpackSitemap(gzipSync(Buffer.alloc(20_000_000)))).toBeNull();
    expect(await unpackSitemap(new Uint8Array([0x1f, 0x8b, 1, 2]))).toBeNull();
  });
});
