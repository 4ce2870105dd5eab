/** Imports a website whose style sheets fail to load. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { createLog } from "#platform/log.ts";
import { EgressError, type EgressFetch } from "#shared/egress.ts";
import { colorNoteOf } from "./color-origin.ts";
import { colorsOf } from "./company-facts.ts";
import { readLogoPixels } from "./find-logos.server.ts";
import { readWebsite } from "./read-website.server.ts";

const url = "https://acme.example/";
const text = "Acme Bikes looks after bicycles in the whole city, with mechanics who come to your street.";
const start = (head = "") =>
  `<!doctype html><html lang="en"><head><title>Acme Bikes</title>${head}<link rel="stylesheet" href="/style.css"></head>
  <body><header><a href="/"><img src="/logo.png" alt="Acme Bikes logo" class="logo"></a></header>
  <main><h1>Acme Bikes</h1><p>${text}</p><p>Each bike comes back clean, and ready for the next thousand kilometres.</p></main></body></html>`;

async function drawLogo(background: string): Promise<Uint8Array> {
  const create = { width: 300, height: 80, channels: 4, background } as const;
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}

type Files = Record<string, string | Uint8Array>;

async function brandOf(files: Files, asked: string[] = []) {
  const fetch: EgressFetch = async (address) => {
    const { pathname } = new URL(address);
    asked.push(pathname);
    const file = files[pathname];
    if (file === undefined && pathname === "/style.css")
      throw new EgressError("connection-failed", address, "reset");
    const body = typeof file === "string" ? new TextEncoder().encode(file) : (file ?? new Uint8Array());
    const type = pathname === "/" ? "text/html" : pathname.endsWith(".css") ? "text/css" : "image/png";
    const status = file === undefined ? 404 : 200;
    return { url: address, status, headers: { "content-type": type }, body, truncated: false };
  };
  const log = createLog({ logLevel: "silent" });
  const reader = {
    fetch,
    clock: systemClock,
    readPixels: (address: string, signal: AbortSignal) =>
      readLogoPixels(address, { owner: "test", fetch, log, signal }),
  };
  return (await readWebsite(reader, { url })).brand;
}

test("uses the logo's color, and reports that the styles couldn't be read", async () => {
  const asked: string[] = [];
  const brand = await brandOf({ "/": start(), "/logo.png": await drawLogo("#15803d") }, asked);
  expect(asked.filter((path) => path === "/style.css")).toHaveLength(3);
  expect(colorsOf(brand.colors)).toMatchObject({ primary: "#15803D", isFound: true });
  expect(brand.styles).toEqual({ asked: 1, failed: 1 });
  expect(colorNoteOf(brand)).toBe("We couldn't read your styles. The color comes from your logo.");
});

test("falls back to the manifest's color, and then to the default, which is labeled as such", async () => {
  const grey = await drawLogo("#222222");
  const manifest = '<link rel="manifest" href="/m.json">';
  const stated = await brandOf({
    "/": start(manifest),
    "/logo.png": grey,
    "/m.json": '{"theme_color":"#0f4c81"}',
  });
  expect(colorsOf(stated.colors)).toMatchObject({ primary: "#0F4C81", isFound: true });
  expect(colorNoteOf(stated)).toContain("your website's app manifest");
  const none = await brandOf({ "/": start(manifest), "/logo.png": grey });
  expect(colorsOf(none.colors)).toMatchObject({ primary: "#6E0AD6", isFound: false });
  expect(none.findings?.filter(({ kind }) => kind === "color")).toEqual([]);
  expect(colorNoteOf(none)).toMatch(/couldn't read your styles.*This color is a default\.$/);
});

test("doesn't load the logo if the styles have a color", async () => {
  const asked: string[] = [];
  const css = "header{background:#b45309}h1,a{color:#b45309}";
  const brand = await brandOf(
    { "/": start(), "/style.css": css, "/logo.png": await drawLogo("#15803d") },
    asked,
  );
  expect(colorsOf(brand.colors)).toMatchObject({ primary: "#B45309", isFound: true });
  expect(asked).not.toContain("/logo.png");
  expect(colorNoteOf(brand)).toBeNull();
});
