import { expect, test } from "vitest";
import { loadScriptsLate } from "./late-scripts.ts";

const page = (script: string) =>
  `<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head><body><p>Text</p>${script}<script nonce="n">last()</script></body></html>`;

test("the page's script and its preloads wait", () => {
  const html = loadScriptsLate(
    page(`<script nonce="n" type="module" async="">import("/assets/a.js");</script>`),
    "n",
  );
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain(`<script nonce="n" type="text/plain">import("/assets/a.js");</script>`);
  expect(html).toMatch(/<script nonce="n">\(function .*\)\(\["\/assets\/a\.js"\]\)<\/script>/s);
  expect(html).toContain(`<link rel="stylesheet" href="/a.css"/>`);
  expect(html.endsWith(`<script nonce="n">last()</script></body></html>`)).toBe(true);
});

test("a script without the page's nonce is left alone", () => {
  const html = page(`<script nonce="other" type="module" async="">canary()</script>`);
  expect(loadScriptsLate(html, "n")).toBe(html);
});
