/** Each crawl of a misbehaving website must end in time, with a user-facing message. */
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { type CrawledSite, pageAbout, type Route, siteOfRoutes } from "#tests/support/crawled-site.ts";
import { patienceMs } from "#tests/support/patience.ts";
import type { SitePage } from "#tests/support/static-site.ts";
import { skipReasonText } from "./skip-reason-text.ts";
import { CrawlError, type CrawlLimits } from "./types.ts";

let site: CrawledSite | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const limits: Partial<CrawlLimits> = { pageTimeoutMs: 700, totalTimeoutMs: 4_000 };
/** For websites that answer, which take long on a busy machine. */
const patient: Partial<CrawlLimits> = { pageTimeoutMs: patienceMs, totalTimeoutMs: patienceMs };
const megabytes = `<title>Acme</title><p>${"A page that never stops about Acme ok. ".repeat(80_000)}`;
const html = { contentType: "text/html" };
/** Expands from one megabyte to one gigabyte, as concatenated gzip members. */
const bombOf = (text: string): SitePage => ({
  ...html,
  headers: { "content-encoding": "gzip" },
  body: gzipSync(text.padEnd(10_000_000, text.slice(-1))),
  times: 100,
});

describe("a hostile site", () => {
  test.each<[string, Record<string, Route>, string, RegExp]>([
    ["never answers", { "*": { failure: "hang" } }, "timeout", /^The website took too long to respond/],
    ["answers too late", { "*": { latencyMs: 3_000, body: "x" } }, "timeout", /^The website took too long/],
    [
      "redirects in a loop",
      { "*": { status: 302, headers: { location: "/" } } },
      "unreachable",
      /redirects in a loop\.$/,
    ],
    [
      "is a picture labeled as a page",
      { "*": { ...html, body: "\u0089PNG\r\n\u0000\u0000" } },
      "not-html",
      /leads to a file/,
    ],
    ["cuts every connection", { "*": { failure: "reset" } }, "unreachable", /: it didn't answer\.$/],
    [
      "is two megabytes without text",
      { "*": { ...html, body: `<!--${"x".repeat(2_500_000)}` } },
      "unreachable",
      /the page is too large\.$/,
    ],
    ["answers 402", { "*": { status: 402 } }, "forbidden", /^The website is blocking automated access/],
    ["answers 418", { "*": { status: 418 } }, "unreachable", /HTTP 418/],
  ])("that %s", async (_name, routes, code, message) => {
    site = await siteOfRoutes(routes);
    const chosen = code === "timeout" ? limits : patient;
    const error = await site.crawl({ limits: chosen }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CrawlError);
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
  });

  test("is rejected after two megabytes when it is a zip bomb, a gigabyte or endless", async () => {
    const tooLarge = /^We couldn't open .*: the page is too large\.$/;
    const isFile = /^This address leads to a file, not a web page\./;
    const sites: [string, SitePage, RegExp][] = [
      ["a zip bomb of blanks", bombOf("<!--  "), tooLarge],
      ["a zip bomb of zero bytes", bombOf("\u0000"), isFile],
      ["a gigabyte without text", { ...html, body: "<!--".padEnd(50_000), times: 20_000 }, tooLarge],
      ["one letter forever", { ...html, body: "a".repeat(50_000), times: Infinity }, tooLarge],
    ];
    const told = sites.map(async ([name, page]) => {
      const hostile = await siteOfRoutes({ "*": page });
      const error = await hostile.crawl().catch((reason: unknown) => reason);
      await hostile.close();
      return [name, error instanceof CrawlError ? error.message : error];
    });
    expect(await Promise.all(told)).toEqual(
      sites.map(([name, , message]) => [name, expect.stringMatching(message)]),
    );
  });

  test("is reported for an invalid certificate", async () => {
    // Without http either, so that the failure of https is the reason.
    site = await siteOfRoutes({ "*": { ...html, failure: "cut", body: "words instead of a handshake" } });
    const error = await site
      .crawl({ url: site.site.url.replace("http:", "https:"), limits: patient })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: "unreachable",
      message: expect.stringMatching(/its security certificate isn't valid\.$/),
    });
  });
});

test("skips broken pages individually, each with its reason", async () => {
  const bad: Record<string, [Route, string]> = {
    "/hangs": [{ failure: "hang" }, "timeout"],
    "/cut": [{ ...html, failure: "cut", body: pageAbout("cut") }, "unreachable"],
    "/circle": [{ status: 301, headers: { location: "/circle" } }, "unreachable"],
    "/binary": [{ ...html, body: "PK\u0003\u0004\u0000" }, "not-html"],
    "/forbidden": [{ status: 403 }, "forbidden"],
    "/missing": [{ status: 404 }, "not-found"],
    "/broken": [{ status: 503 }, "server-error"],
    "/elsewhere": [{ status: 302, headers: { location: "http://127.0.0.2:9/" } }, "refused-address"],
    "/lies": [{ ...html, headers: { "content-encoding": "gzip" }, body: "no gzip at all" }, "unreachable"],
  };
  const good = { "/alerts": `${pageAbout("alerts")}<script>for (;;) alert(1)</script>`, "/long": megabytes };
  const links = [...Object.keys(bad), ...Object.keys(good)];
  site = await siteOfRoutes({
    "/": pageAbout("Acme", { links }),
    ...good,
    ...Object.fromEntries(Object.entries(bad).map(([path, [route]]) => [path, route])),
  });
  const result = await site.crawl({ limits: { ...limits, concurrency: 3, totalTimeoutMs: 20_000 } });
  const { url } = site.site;
  expect(result.pages.map((page) => page.url.replace(url, "")).sort()).toEqual(["/", "/alerts", "/long"]);
  const reasons = Object.fromEntries(result.skipped.map((skip) => [skip.url.replace(url, ""), skip.reason]));
  for (const [path, [, reason]] of Object.entries(bad)) {
    if (path !== "/elsewhere") expect([path, reasons[path]]).toEqual([path, reason]);
  }
  expect(Object.values(reasons)).toHaveLength(Object.keys(bad).length);
});

test("truncates endless pages or skips them as too large, and keeps all others", {
  tags: "long",
}, async () => {
  const endless: Record<string, Route> = {
    "/bomb": bombOf("<!--  "),
    "/comment": { ...html, body: "<!--".padEnd(50_000), times: Infinity },
    "/letter": { ...html, body: "a".repeat(50_000), times: Infinity },
  };
  const long: Record<string, Route> = {
    "/gigabyte": { ...html, body: "A page that never stops about Acme ok. ".repeat(1_000), times: 25_642 },
    "/endless": { ...html, body: "No one has ever seen how this ends, yet. ".repeat(1_000), times: Infinity },
  };
  site = await siteOfRoutes({
    "/": pageAbout("Acme", { links: ["/about", ...Object.keys({ ...endless, ...long }), "/contact"] }),
    ...endless,
    ...long,
    "/about": pageAbout("about us"),
    "/contact": pageAbout("contact"),
  });
  const { pages, skipped } = await site.crawl();
  const { url } = site.site;
  const paths = (rows: { url: string }[]) => rows.map((row) => row.url.replace(url, "")).sort();
  expect(paths(pages)).toEqual(["/", "/about", "/contact", "/endless", "/gigabyte"]);
  expect(paths(skipped)).toEqual(Object.keys(endless).sort());
  for (const { reason } of skipped) expect(skipReasonText(reason)).toBe("Skipped: the page is too large.");
  for (const page of pages) expect(page.html.length).toBeLessThanOrEqual(2_000_000);
});
