import { expect, test } from "vitest";
import type { CrawledPage } from "#engines/crawler/types.ts";
import { checkEvidence } from "./check-evidence.ts";

function page(path: string, body: string, asked = path): CrawledPage {
  const url = `https://acme.example${path}`;
  return {
    url,
    markdown: body,
    html: `<html><body><main>${body}</main></body></html>`,
    metadata: {
      title: null,
      description: null,
      language: "en",
      sourceURL: `https://acme.example${asked}`,
      statusCode: 200,
    },
    words: 10,
    contentHash: `hash of ${path}`,
    rendered: false,
  };
}

const pages = [
  page("/plans", "<p>Every plan includes two <b>chains</b> a year.</p>"),
  page("/help", "<p>We answer within a day.</p>", "/support"),
];

test("finds a sentence on its page whatever markup splits it", () => {
  const claims = [
    { url: "https://acme.example/plans/", sentence: "Every plan includes two chains a year." },
    { url: "https://acme.example/plans", sentence: "Every plan includes three chains a year." },
    { url: "https://acme.example/support", sentence: "We answer within a day." },
    { url: "https://acme.example/old", sentence: "Every plan includes two chains a year." },
    { url: "https://acme.example/busy", sentence: "Every plan includes two chains a year." },
  ];
  expect(
    checkEvidence(claims, { pages, gonePages: ["https://www.acme.example/old"] }).map(({ state }) => state),
  ).toEqual(["stands", "missing", "stands", "page-gone", "unread"]);
});

test("distinguishes currencies, units and decimals, but not dashes, spaces and thousands separators", () => {
  const stands = (said: string, now: string) =>
    checkEvidence([{ url: "https://acme.example/prices", sentence: said }], {
      pages: [page("/prices", `<p>${now}</p>`)],
      gonePages: [],
    })[0]?.state === "stands";
  const before = "A repair costs 10 € and takes 1.5 hours.";
  for (const [from, to] of [
    ["€", "$"],
    ["10 €", "10 %"],
    ["1.5", "15"],
    ["hours", "days"],
  ] as const)
    expect(stands(before, before.replace(from, to)), to).toBe(false);
  expect(stands("Open 8–10 at 20 °C.", "Open 810 at 20 °C.")).toBe(false);
  expect(stands("It holds ½ litre.", "It holds 12 litre.")).toBe(false);
  expect(stands("Open 8:00 - 10:00, for 1,000 bikes.", "Open <b>8.00</b>–10.00 for 1000&nbsp;bikes")).toBe(
    true,
  );
  expect(stands(before, "<b>A repair</b> costs 10&nbsp;€, and takes 1,5 hours!")).toBe(true);
});
