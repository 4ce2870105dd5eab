import { expect, test } from "vitest";
import { EgressError, type EgressFetch } from "#shared/egress.ts";
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
const noWait = async () => {};
const startUrl = "https://a.com/start/";
const link = (href: string, rest = "") => `<link rel="stylesheet" href="${href}" ${rest}>`;

test("fetches linked sheets in cascade order, imports before their importer", async () => {
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

test("follows imports two levels deep and skips cycles", async () => {
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

test("reports sheets that failed and continues", async () => {
  const { stylesheets, notes } = await collectStylesheets({
    startUrl,
    html: link("/gone.css") + link("/soft404.html") + link("/ok.css"),
    fetch: answer({ "/ok.css": "a{}", "/soft404.html": "<html>" }),
    wait: noWait,
  });
  expect(stylesheets.map(({ url }) => url)).toEqual(["https://a.com/ok.css"]);
  expect(notes.toSorted((one, other) => one.url.localeCompare(other.url))).toEqual([
    { url: "https://a.com/gone.css", reason: "connection-failed" },
    { url: "https://a.com/soft404.html", reason: "not a style sheet" },
  ]);
});

test("fetches ten sheets at most and skips print, dark-theme and icon-font sheets", async () => {
  const asked: string[] = [];
  const html =
    link("/print.css", 'media="print"') +
    link("/dark.css", 'media="(prefers-color-scheme: dark)"') +
    link("https://fonts.googleapis.com/css2?family=Inter") +
    Array.from({ length: 14 }, (_, i) => link(`/${i}.css`)).join("");
  const { notes } = await collectStylesheets({ startUrl, html, fetch: answer({}, asked), wait: noWait });
  expect(new Set(asked).size).toBe(10);
  expect(asked[0]).toBe("https://a.com/0.css");
  expect(notes.filter(({ reason }) => reason === "over the limit of sheets")).toHaveLength(4);
});

test("tries a sheet three times with growing backoff after transient failures", async () => {
  const waits: number[] = [];
  let asked = 0;
  const flaky: EgressFetch = async (url) => {
    asked++;
    if (asked === 1) throw new EgressError("connection-failed", url, "reset");
    const status = asked === 2 ? 503 : 200;
    return { url, status, headers: {}, body: new TextEncoder().encode("a{}"), truncated: false };
  };
  const { stylesheets, notes, coverage } = await collectStylesheets({
    startUrl,
    html: link("/a.css"),
    fetch: flaky,
    wait: async (ms) => void waits.push(ms),
  });
  expect(stylesheets).toMatchObject([{ css: "a{}" }]);
  expect([notes, coverage]).toEqual([[], { asked: 1, failed: 0 }]);
  expect(waits).toEqual([250, 1_000]);
});

test("counts failed sheets and doesn't retry permanent failures", async () => {
  const asked: string[] = [];
  const fetch: EgressFetch = async (url) => {
    asked.push(url);
    if (url.endsWith("/refused.css")) throw new EgressError("refused-address", url, "refused");
    const status = url.endsWith("/gone.css") ? 404 : url.endsWith("/down.css") ? 500 : 200;
    return { url, status, headers: {}, body: new Uint8Array(), truncated: false };
  };
  const html = ["/refused.css", "/gone.css", "/down.css", "/ok.css"].map((href) => link(href)).join("");
  const { coverage } = await collectStylesheets({ startUrl, html, fetch, wait: noWait });
  expect(coverage).toEqual({ asked: 4, failed: 3 });
  const times = Map.groupBy(asked, (url) => new URL(url).pathname);
  expect([...times].map(([path, urls]) => [path, urls.length])).toEqual([
    ["/refused.css", 1],
    ["/gone.css", 1],
    ["/down.css", 3],
    ["/ok.css", 1],
  ]);
});

test("resolves when aborted even if a fetch ignores its signal", async () => {
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
