import { describe, expect, test } from "vitest";
import { readReports } from "./read-reports.ts";

const hostname = "help.example";
const page = "https://help.example/faq?token=s3cret#s3cret";
const read = (value: unknown) => readReports(value, { hostname });

const body = {
  documentURL: page,
  effectiveDirective: "script-src-elem",
  blockedURL: "https://evil.example/a.js?s3cret",
  sample: "s3cret",
  referrer: "https://help.example/claim/s3cret",
};
const report = (values: object = {}) => ({
  type: "csp-violation",
  url: page,
  age: 3,
  user_agent: "x",
  body: { ...body, ...values },
});
const old = (values: object = {}) => ({
  "csp-report": {
    "document-uri": page,
    "violated-directive": "script-src 'self' 'nonce-s3cret'",
    "blocked-uri": "inline",
    "script-sample": "s3cret",
    "original-policy": "default-src 'none'",
    ...values,
  },
});
const blocked = { path: "/faq", directive: "script-src-elem", blocked: "https://evil.example" };

describe("reports", () => {
  test("are read in both formats, without queries, samples and policies", () => {
    expect(read([report()])).toEqual([blocked]);
    expect(read(old())).toEqual([{ path: "/faq", directive: "script-src", blocked: "inline" }]);
    expect(read(old({ "effective-directive": "style-src-elem" }))).toEqual([
      { path: "/faq", directive: "style-src-elem", blocked: "inline" },
    ]);
  });

  test.each([
    ["/claim/s3cret"],
    ["//claim/s3cret"],
    ["/%63laim/s3cret"],
    ["/CLAIM/s3cret/x"],
    ["/blog/preview/s3cret"],
    ["/blog/pre%76iew/s3cret"],
    ["/auth/callback?access_token=s3cret&refresh_token=s3cret"],
    ["/auth/reset?token=s3cret"],
    ["/faq#s3cret"],
  ])("keeps no secret from the path %s", (path) => {
    const documentURL = `https://help.example${path}`;
    for (const found of [read([report({ documentURL })]), read(old({ "document-uri": documentURL }))]) {
      expect(found).toHaveLength(1);
      expect(JSON.stringify(found)).not.toContain("s3cret");
    }
  });

  test.each([
    ["inline", "inline"],
    ["eval", "eval"],
    ["wasm-eval", "wasm-eval"],
    ["data", "data"],
    ["blob", "blob"],
    ["trusted-types-sink", "trusted-types-sink"],
    ["", "inline"],
    ["self", "inline"],
    ["https://user:s3cret@evil.example:8443/x", "https://evil.example:8443"],
    ["wss://evil.example/x", "wss://evil.example"],
  ])("shows the blocked URL %j as %s", (blockedURL, shown) => {
    expect(read([report({ blockedURL })])).toMatchObject([{ blocked: shown }]);
  });

  test.each([
    ["an extension's script", { blockedURL: "chrome-extension://abc/x.js" }],
    ["Firefox's", { blockedURL: "moz-extension" }],
    ["Safari's", { blockedURL: "safari-web-extension://abc" }],
    ["an empty page", { blockedURL: "about" }],
    [
      "what an extension's script brought in",
      { blockedURL: "data", sourceFile: "chrome-extension://abc/x.js" },
    ],
    ["an extension's inline script in Firefox", { blockedURL: "inline", sourceFile: "moz-extension" }],
    ["another website's page", { documentURL: "https://other.example/faq" }],
    ["no page", { documentURL: "about:blank" }],
    ["an unknown directive", { effectiveDirective: "<script>" }],
    ["an endless origin", { blockedURL: `https://${"a".repeat(5_000)}.example/` }],
  ])("drops a report about %s", (_, values) => {
    expect(read([report(values)])).toEqual([]);
  });

  test("drops other kinds of reports, and counts duplicates once", () => {
    const other = { type: "deprecation", url: page, body: { id: "x" } };
    expect(read([other, report(), report(), other])).toEqual([blocked]);
    expect(read([])).toEqual([]);
  });

  test("are limited to twenty, with bounded paths", () => {
    const many = Array.from({ length: 40 }, (_, n) =>
      report({ documentURL: `https://help.example/${n}${"a".repeat(400)}` }),
    );
    const found = read(many) ?? [];
    expect(found).toHaveLength(20);
    expect(Math.max(...found.map(({ path }) => path.length))).toBe(300);
  });
});

test.each([
  ["a number", 1],
  ["null", null],
  ["another object", {}],
  ["a violation without a body", [{ type: "csp-violation" }]],
  ["wrong types", { "csp-report": { "document-uri": 1, "violated-directive": [] } }],
])("returns null for %s", (_, value) => {
  expect(read(value)).toBeNull();
});
