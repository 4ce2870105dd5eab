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

test("a sentence stands when its page says it, whatever marks up its words", () => {
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
