/** An owner watches an import: per category, after a reload, in two tabs, paused and continued. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { makePicture } from "#tests/support/filled-company/files.ts";
import { createUser } from "#tests/support/sign-in.ts";
import { startZendesk, type ZendeskServer } from "#tests/support/zendesk.ts";

let app: TestApp;
let browser: Browser;
let desk: ZendeskServer;

beforeAll(async () => {
  [app, browser, desk] = await Promise.all([
    startApp({ CRAWL_ALLOW_PRIVATE: "127.0.0.0/8" }, { works: true }),
    launchTestBrowser(),
    startZendesk(120),
  ]);
  desk.state.picture = await makePicture();
  desk.state.pictureQuery = (article) => `?of=${article}`;
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await desk?.close();
});

test("shows what is imported, in two tabs, on a phone", { tags: "long" }, () => showsImport(390));
test("shows what is imported, in two tabs, at 1280 px", { tags: "long" }, () => showsImport(1280));

test("keeps the page while the server can't be reached", { tags: "long" }, async () => {
  const held = Promise.withResolvers<void>();
  desk.state.onRequest = (_, { search }) => (search === "?of=64" ? held.promise : undefined);
  const owner = await createUser(app.services, { onboardingCompleted: true });
  const context = await browser.newContext();
  await addSession(context, app, owner.cookie);
  const page = await context.newPage();
  await page.goto(`${app.origin}/dashboard/settings/import`);
  await page.getByLabel("Address of your Zendesk help center").fill(desk.origin);
  await page.getByRole("button", { name: "Make a plan" }).click();
  await page.getByRole("button", { name: "Import 120 articles" }).click();
  await isHalfDone(page);

  // The browser loses its connection, then a proxy has no server behind it.
  await context.setOffline(true);
  await page.waitForEvent("requestfailed");
  await page.waitForEvent("requestfailed");
  await context.setOffline(false);
  await context.route(/./, (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
  await page.waitForEvent("response");
  await page.waitForEvent("response");
  await isHalfDone(page);

  // The server runs, but can't load the page's data.
  await context.unroute(/./);
  const data = "**/dashboard/settings/import.data*";
  await context.route(data, (route) => route.fulfill({ status: 503, body: "No database" }));
  await page.waitForResponse(data);
  await page.waitForResponse(data);
  await isHalfDone(page);

  // A request gets no answer at all.
  await context.unroute(data);
  await context.route(data, () => undefined, { times: 1 });
  await page.waitForRequest(data);
  held.resolve();
  await page.getByRole("heading", { name: /^120 articles from .* are here as drafts$/ }).waitFor();
  await context.close();
});

async function showsImport(width: number): Promise<void> {
  const held = Promise.withResolvers<void>();
  // The picture of an article in the second batch.
  desk.state.onRequest = (_, { search }) => (search === "?of=64" ? held.promise : undefined);
  const owner = await createUser(app.services, { onboardingCompleted: true });
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  await addSession(context, app, owner.cookie);
  const settings = `${app.origin}/dashboard/settings/import`;
  const page = await context.newPage();
  await page.goto(settings);
  await page.getByLabel("Address of your Zendesk help center").fill(desk.origin);
  await page.getByRole("button", { name: "Make a plan" }).click();
  await page.getByRole("heading", { name: /^The plan for/ }).waitFor();
  await page.getByRole("button", { name: "Import 120 articles" }).click();
  await isHalfDone(page);
  expect(await shownProblems(page)).toEqual([]);

  await page.reload();
  await isHalfDone(page);
  const other = await context.newPage();
  await other.goto(settings);
  await isHalfDone(other);

  await other.getByRole("button", { name: "Pause" }).click();
  const paused = { name: /^The import of .* is paused$/ };
  await other.getByRole("heading", paused).waitFor();
  await page.getByRole("heading", paused).waitFor();
  held.resolve();
  await page.getByRole("button", { name: "Continue" }).click();
  const done = { name: /^120 articles from .* are here as drafts$/ };
  await page.getByRole("heading", done).waitFor();
  await other.reload();
  await other.getByRole("heading", done).waitFor();
  await context.close();
}

/** The first of three batches is stored. */
async function isHalfDone(page: Page): Promise<void> {
  await page.getByText("50 of 150", { exact: true }).waitFor();
  const categories = page.getByRole("region", { name: "Categories" });
  await expect
    .poll(() => categories.getByRole("listitem").allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Paying\s+How do I pay 51\?\s+50 of 130$/),
      expect.stringMatching(/^Section 1\s+20$/),
    ]);
  await expect.poll(() => page.getByText("8 of 16 pictures", { exact: true }).count()).toBe(1);
  const later = page.getByRole("region", { name: "Look at later" });
  await expect.poll(() => later.getByRole("link", { name: "Open article" }).count()).toBe(5);
}
