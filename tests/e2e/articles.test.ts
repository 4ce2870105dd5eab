/** Articles in Chromium: the list, the editor, two tabs, history, phones, and no script. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let browser: Browser;
let owner: TestUser;
const problems: string[] = [];

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
});
beforeEach(async () => {
  await app.services.db.delete(users);
  owner = await createUser(app.services, { companyName: "Hubley", onboardingCompleted: true });
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  expect(problems.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const [name = "", value = ""] = owner.cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: app.origin }]);
  return context;
}

async function open(
  context: BrowserContext,
  { path = "/dashboard/articles", hasScript = true } = {},
): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !/status of (400|404|409)/.test(text)) problems.push(text);
  });
  await page.goto(`${app.origin}${path}`);
  if (hasScript) await isLive(page);
  return page;
}

const isSaved = (page: Page) =>
  expect.poll(() => page.getByText("Saved", { exact: true }).isVisible(), { timeout: 15_000 }).toBe(true);

test("writes an article without a script", async () => {
  const page = await open(await openContext({ javaScriptEnabled: false }), { hasScript: false });
  await page.getByRole("button", { name: "New article" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Export hours");
  await page.getByLabel("Text, in Markdown").fill("## Gusto\n\nClick **Export**.");
  await page.getByRole("button", { name: "Save" }).click();
  expect(await page.getByLabel("Text, in Markdown").inputValue()).toBe("## Gusto\n\nClick **Export**.");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  expect(await page.getByText("Article published").isVisible()).toBe(true);
  await page.goto(`${app.origin}/dashboard/articles`);
  await page.getByRole("button", { name: "Delete Export hours" }).click();
  expect(await page.getByText("No articles yet").isVisible()).toBe(true);
  await page.getByText("Recently deleted").click();
  await page.getByRole("button", { name: "Restore" }).click();
  expect(await page.getByRole("link", { name: "Export hours" }).isVisible()).toBe(true);
});

test("asks only about the place that two tabs changed, and keeps both texts", async () => {
  const context = await openContext();
  const mine = await open(context);
  await mine.getByRole("button", { name: "New article" }).click();
  await mine.getByLabel("Title", { exact: true }).fill("Export hours");
  await write(mine, "## Gusto\n\nClick Export.\n\nThe end.");
  await isSaved(mine);
  const theirs = await open(context, { path: new URL(mine.url()).pathname });
  await write(theirs, "## Gusto\n\nClick Send.\n\nThe end.");
  await isSaved(theirs);
  await write(mine, "## Gusto\n\nClick Export twice.\n\nThe very end.");
  await expect.poll(() => mine.getByText("was saved elsewhere while you were editing").count()).toBe(1);
  expect(await mine.getByText("Both changed one place").count()).toBe(1);
  await mine.getByLabel("Keep both").check();
  await mine.getByRole("button", { name: "Save merged version" }).click();
  await isSaved(mine);
  const known = "## Gusto\n\nClick Send.\n\nClick Export twice.\n\nThe very end.";
  expect(await mine.locator("[name=content]").inputValue()).toBe(known);
  // The other tab changed another place, so it needs no question.
  await write(theirs, "## Gusto and Xero\n\nClick Send.\n\nThe end.");
  await isSaved(theirs);
  await expect
    .poll(() => theirs.locator("[name=content]").inputValue())
    .toBe(known.replace("Gusto", "Gusto and Xero"));
});

async function write(page: Page, markdown: string): Promise<void> {
  await page.locator("[name=content]").fill(markdown);
}
