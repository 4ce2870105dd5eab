import { describe, expect, test } from "vitest";
import { EgressError, type EgressErrorCode } from "#shared/egress.ts";
import { crawlErrorOfSkip, crawlErrorText, skipReasonOfError, skipReasonOfStatus } from "./crawl-error.ts";
import { skipReasonText } from "./skip-reason-text.ts";
import type { CrawlErrorCode, SkipReason } from "./types.ts";

describe("user-facing messages", () => {
  test.each<[CrawlErrorCode, string]>([
    ["invalid-url", "Please enter a valid website URL"],
    ["unsupported-protocol", "URL must use HTTP or HTTPS protocol"],
    ["not-found", "The website or page was not found. Please check the URL and try again."],
    ["no-such-host", "The website or page was not found. Please check the URL and try again."],
    ["rate-limited", "Too many requests. Please wait a few minutes before trying again."],
  ])("%s", (code, text) => {
    expect(crawlErrorText(code)).toBe(text);
  });

  test.each<[CrawlErrorCode, string]>([
    ["timeout", "The website took too long to respond"],
    ["forbidden", "The website is blocking automated access"],
  ])("%s starts as specified and says what to do", (code, beginning) => {
    expect(crawlErrorText(code).startsWith(`${beginning}. `)).toBe(true);
  });

  test("names the one known cause and each page's result", () => {
    expect(crawlErrorText("unreachable")).toBe("We couldn't open the website: it didn't answer.");
    const pages = [{ url: "https://acme.test/", chars: 0 }];
    expect(crawlErrorOfSkip({ reason: "server-error", detail: "HTTP 503" }, { pages }).message).toBe(
      "We couldn't open acme.test: it answered with an error (HTTP 503).",
    );
    const tls = new EgressError("tls", "https://acme.test/", "expired");
    expect(crawlErrorOfSkip({ ...skipReasonOfError(tls), cause: tls }, { pages }).message).toBe(
      "We couldn't open acme.test: its security certificate isn't valid.",
    );
    expect(crawlErrorText("no-content", { needsBrowser: true })).not.toMatch(/images/);
    const nothing = crawlErrorText("no-content", { pages: [{ url: "https://acme.test/", chars: 7 }] });
    expect(nothing).toMatch(/JavaScript[\s\S]*only images[\s\S]*https:\/\/acme\.test\/: 7$/);
  });

  test("reports a refused address like an unknown host, so internal names can't be probed", () => {
    const text = (code: EgressErrorCode) => {
      const cause = new EgressError(code, "http://10.0.0.1/", "10.0.0.1 is private");
      return crawlErrorOfSkip({ ...skipReasonOfError(cause), cause }).message;
    };
    expect(text("refused-address")).toBe(text("no-such-host"));
    expect(text("refused-address")).not.toContain("private");
  });

  test("names a redirect loop as the cause", () => {
    const cause = new EgressError("too-many-redirects", "https://acme.test/", "more than 5 redirects");
    expect(crawlErrorOfSkip({ ...skipReasonOfError(cause), cause }).message).toMatch(
      /: it redirects in a loop\.$/,
    );
  });

  test("has one plain line per reason", () => {
    const all: SkipReason[] = [
      "limit-reached",
      "disallowed-by-robots",
      "other-host",
      "not-html",
      "duplicate-content",
      "not-found",
      "forbidden",
      "server-error",
      "rate-limited",
      "timeout",
      "too-large",
      "no-text",
      "unreachable",
      "refused-address",
      "redirected-away",
      "needs-browser",
      "not-useful",
      "cancelled",
    ];
    const lines = all.map(skipReasonText);
    expect(new Set(lines).size).toBe(all.length);
    for (const line of lines) expect(line).toMatch(/^[A-Z][^\n]{15,110}\.$/);
  });
});

test.each([
  [200, null],
  [204, null],
  [404, "not-found"],
  [410, "not-found"],
  [401, "forbidden"],
  [403, "forbidden"],
  [429, "rate-limited"],
  [500, "server-error"],
  [503, "server-error"],
  [504, "timeout"],
  [400, "unreachable"],
])("skips status %d as %s", (status, reason) => {
  expect(skipReasonOfStatus(status)).toBe(reason);
});
