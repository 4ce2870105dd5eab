import { expect, test } from "vitest";
import { findManifestUrl, readManifestColor } from "./manifest-color.ts";

const startUrl = "https://acme.example/shop/";

test.each([
  ['<link rel="manifest" href="../site.webmanifest">', "https://acme.example/site.webmanifest"],
  ['<link rel="MANIFEST" href="/m.json">', "https://acme.example/m.json"],
  ['<link rel="stylesheet" href="/m.json">', null],
  ["<p>", null],
])("the manifest linked by %s", (html, url) => {
  expect(findManifestUrl({ html: `<!doctype html><head>${html}</head>`, startUrl })).toBe(url);
});

test.each([
  ['{"theme_color":"#16803d"}', "#16803D"],
  ['{"theme_color":"rgb(22 128 61)"}', "#16803D"],
  ['{"theme_color":"#ffffff"}', null],
  ['{"theme_color":"transparent"}', null],
  ['{"theme_color":7}', null],
  ["null", null],
  ["<html>", null],
])("the color in %s", (json, color) => {
  expect(readManifestColor(json)).toBe(color);
});
