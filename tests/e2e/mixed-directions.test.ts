/** English texts on an Arabic help center in Chromium, on a phone. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { buildArticle, buildCompany } from "#tests/support/factories.ts";

let app: TestApp;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  const company = await buildCompany(app.services.db, {
    ...{ isPublic: true, onboardingCompleted: true, language: "ar", helpCenterSubdomain: "arabic" },
    centerSettings: { words: { ar: { announcement: "Closed on 24 December. Call 0114 496 0142." } } },
  });
  for (const slug of ["first", "second", "third"])
    await buildArticle(app.services.db, company, { slug, title: `The ${slug} one`, content: "مرحبا" });
  page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await page.goto(`${app.origin}/help/arabic/articles/second`);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

/** Where the lines of a text begin and end. */
const linesOf = (selector: string) =>
  page.locator(selector).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    return {
      left: Math.round(Math.min(...boxes.map(({ left }) => left))),
      right: Math.round(Math.max(...boxes.map(({ right }) => right))),
    };
  });

test("an announcement keeps clear of its button", async () => {
  const button = page.locator(".hc-announcement").getByRole("button");
  await button.waitFor();
  const { x, width } = (await button.boundingBox()) ?? expect.fail("no button");
  expect((await linesOf(".hc-announcement p")).left).toBeGreaterThanOrEqual(x + width);
});

test("the titles of the pages before and after are on the side of their labels", async () => {
  const [before, after] = [".hc-turns > .is-prev", ".hc-turns > .is-next"];
  expect((await linesOf(`${before} > bdi`)).right).toBe((await linesOf(`${before} > span`)).right);
  expect((await linesOf(`${after} > bdi`)).left).toBe((await linesOf(`${after} > span`)).left);
});
