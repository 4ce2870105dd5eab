import { expect, test } from "vitest";
import type { EgressFetch } from "#shared/egress.ts";
import { collectStylesheets } from "./collect-stylesheets.ts";

const answer = (files: Record<string, string>, asked: string[] = []): EgressFetch => {
  return async (url) => {
    asked.push(url);
    const path = new URL(url).pathname;
    const body = files[path];
    if (body === undefined) throw new Error("connection-failed");
    return {
      url,
      status: 200,
      headers: { "content-type": path.endsWith(".html") ? "text/html" : "text/css" },
      body: new TextEncoder().encode(body),
      truncated: false,
    };
  };
};
const startUrl = "https://a.com/start/";
const link = (href: string, rest = "") => `<link rel="stylesheet" href="${href}" ${rest}>`;

test("fetches linked sheets in the order of the cascade, imports before their importer", async () => {
  const { stylesheets } = await collectStylesheets({
    startUrl,
    html: `<head>${link("one.css")}${link("/two.css")}<style>@import "/four.css"; p{}</style></head>`,
    fetch: answer({
      "/start/one.css": "@import url('deep/three.css') screen; a{}",
      "/start/deep/three.css": "b{}",
      "/two.css": "c{}",
      "/four.css": "d{}",
    }),
  });
  expect(stylesheets.map(({ css }) => css.slice(-3))).toEqual(["b{}", "a{}", "c{}", "d{}"]);
});

test("follows imports two levels deep and no circle twice", async () => {
  const asked: string[] = [];
  await collectStylesheets({
    startUrl,
    html: link("/a.css"),
    fetch: answer(
      {
        "/a.css": "@import '/b.css';",
        "/b.css": "@import '/c.css';@import '/a.css';",
        "/c.css": "@import '/d.css';",
        "/d.css": "",
      },
      asked,
    ),
  });
  expect(asked.map((url) => new URL(url).pathname)).toEqual(["/a.css", "/b.css", "/c.css"]);
});

test("tells what could not be had and goes on", async () => {
  const { stylesheets, notes } = await collectStylesheets({
    startUrl,
    html: link("/gone.css") + link("/soft404.html") + link("/ok.css"),
    fetch: answer({ "/ok.css": "a{}", "/soft404.html": "<html>" }),
  });
  expect(stylesheets.map(({ url }) => url)).toEqual(["https://a.com/ok.css"]);
  expect(notes).toEqual([
    { url: "https://a.com/gone.css", reason: "connection-failed" },
    { url: "https://a.com/soft404.html", reason: "not a style sheet" },
  ]);
});

test("asks for ten sheets at most, and for none that are for print, the dark theme or glyphs", async () => {
  const asked: string[] = [];
  const html =
    link("/print.css", 'media="print"') +
    link("/dark.css", 'media="(prefers-color-scheme: dark)"') +
    link("https://fonts.googleapis.com/css2?family=Inter") +
    Array.from({ length: 14 }, (_, i) => link(`/${i}.css`)).join("");
  const { notes } = await collectStylesheets({ startUrl, html, fetch: answer({}, asked) });
  expect(asked).toHaveLength(10);
  expect(asked[0]).toBe("https://a.com/0.css");
  expect(notes.filter(({ reason }) => reason === "over the limit of sheets")).toHaveLength(4);
});

test("stops waiting when told to, whatever the other side does", async () => {
  const controller = new AbortController();
  const pending = collectStylesheets({
    startUrl,
    html: link("/slow.css"),
    fetch: () => new Promise(() => undefined),
    signal: controller.signal,
  });
  controller.abort();
  expect((await pending).notes).toEqual([{ url: "https://a.com/slow.css", reason: "out of time" }]);
});
