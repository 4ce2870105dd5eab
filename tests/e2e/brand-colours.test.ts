/** Checks every public page with axe in Chromium, in ten brand colors and both color schemes. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { themeOf } from "#features/help-center/theme-settings.ts";
import { axeViolations } from "#tests/support/accessibility.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { makeWholeCenter } from "#tests/support/whole-center.ts";

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  await makeWholeCenter(app.services, { subdomain: "acme" });
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
});

/** Corners of the color cube and one output of a generator with a fixed seed. */
const colours = [
  "#ffff00",
  "#000000",
  "#ffffff",
  "#e4572e",
  "#17bebb",
  "#ffc914",
  "#76b041",
  "#8b5cf6",
  "#c2185b",
  "#0d3b66",
];
const schemes = ["light", "dark"] as const;

test("every public page passes axe in ten brand colors, light and dark", {
  tags: "long",
}, async () => {
  const base = `http://acme.localhost:${app.port}`;
  const home = await browser.newPage({ bypassCSP: true, viewport: { width: 390, height: 900 } });
  await home.goto(base);
  const sitemap = await home.evaluate(async () => (await fetch("/sitemap.xml")).text());
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  // One page of each kind, because all question pages look alike.
  const addresses = [...new Map(found.map((address) => [kindOf(address), address])).values()];
  expect(addresses.length).toBeGreaterThanOrEqual(9);
  const problems: string[] = [];
  for (const [page, address] of [...addresses, `${base}/search?q=parcel`, `${base}/videos`].entries()) {
    await home.goto(address);
    await home.evaluate(() => {
      for (const item of document.querySelectorAll("details")) item.open = true;
    });
    for (const [index, primaryColor] of colours.entries()) {
      const { css } = themeOf({ primaryColor });
      // Checks each page once per color, and each color in both schemes. `ALL_LOOKS=1 npm test` checks all
      // combinations.
      for (const [scheme, colorScheme] of schemes.entries()) {
        if (process.env.ALL_LOOKS !== "1" && (page + index) % 2 !== scheme) continue;
        await home.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await home.evaluate((text) => {
          const style = document.querySelector("style[data-href=theme]");
          if (style) style.textContent = text;
        }, css);
        // Checks all rules once, and color-contrast for each further color.
        const violations = await axeViolations(home, index === 0 ? {} : { only: ["color-contrast"] });
        problems.push(
          ...violations.map((problem) => `${address} ${primaryColor} ${colorScheme}: ${problem}`),
        );
      }
    }
  }
  expect(problems).toEqual([]);
});

function kindOf(address: string): string {
  const [, section = "", part] = new URL(address).pathname.split("/");
  return part === undefined ? section : `${section}/*`;
}
