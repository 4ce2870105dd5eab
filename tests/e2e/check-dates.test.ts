/** Texts to check and versions of guides in Chromium, with and without a script. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "#db/schema.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { buildArticle, buildFaq, buildGuide, buildVideoGuide } from "#tests/support/factories.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { watchPages } from "#tests/support/watched-pages.ts";

let app: TestApp;
let browser: Browser;
let owner: TestUser;
const tenant = () => ({ companyId: owner.companyId ?? "" });
const pages = watchPages(() => ({ origin: app.origin, browser }));
const old = new Date("2025-01-15T00:00:00Z");

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
});
beforeEach(async () => {
  await app.services.db.delete(users);
  owner = await createUser(app.services, { companyName: "Hubley", onboardingCompleted: true, plan: "ai" });
});
afterEach(async () => expect(await pages.end()).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await pages.open(path, { cookie: owner.cookie, ...options });
  if (options.javaScriptEnabled !== false) await isLive(page);
  return page;
}

test("leads from Home to the texts that are due, until all are confirmed", () =>
  leadsToDueTexts({ width: 390, height: 844 }));
test("leads from Home to the texts that are due at 1280 pixels", { tags: "long" }, () =>
  leadsToDueTexts({ width: 1280, height: 900 }),
);

async function leadsToDueTexts(viewport: { width: number; height: number }): Promise<void> {
  const { db } = app.services;
  await buildArticle(db, tenant(), { title: "Refunds and returns", updatedAt: old });
  await buildArticle(db, tenant(), { title: "Saved today" });
  const faq = {
    question: "Do you deliver on Sundays?",
    origin: "manual" as const,
    status: "published" as const,
  };
  await buildFaq(db, tenant(), { ...faq, updatedAt: old });
  const page = await open("/dashboard", { viewport });
  await page.getByRole("link", { name: "Check 2 texts to check" }).click();
  await expect.poll(() => page.getByRole("heading", { name: "Texts to check" }).count()).toBe(1);
  expect(await shownProblems(page)).toEqual([]);
  await page.getByLabel("Check Refunds and returns").selectOption("Every 12 months");
  await page.getByRole("button", { name: "Save Refunds and returns" }).click();
  await page.getByText("Check date saved", { exact: true }).waitFor();
  await page.keyboard.press("j");
  await page.getByRole("link", { name: "Refunds and returns" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("c");
  await page.getByRole("link", { name: "Do you deliver" }).and(page.locator(":focus")).waitFor();
  await expect.poll(() => page.getByText("Confirmed", { exact: true }).count()).toBe(1);
  await expect.poll(() => page.getByRole("link", { name: "Refunds and returns" }).count()).toBe(0);
  await page.getByRole("link", { name: /^All\s*3$/ }).click();
  await expect.poll(() => page.getByLabel("Check Refunds and returns").inputValue()).toBe("12");
  await page.goto(`${app.origin}/dashboard/faqs?only=due`);
  await isLive(page);
  await expect.poll(() => page.getByText("Do you deliver on Sundays?").count()).toBeGreaterThan(0);
}

test("lists the guides that are due, and only those", { tags: "long" }, async () => {
  const { db } = app.services;
  const published = { status: "published" as const };
  await buildVideoGuide(db, tenant(), { ...published, title: "Pump up a tire", updatedAt: old });
  await buildVideoGuide(db, tenant(), { ...published, title: "Change a tube" });
  const page = await open("/dashboard/guides");
  await expect.poll(() => page.getByText("Change a tube").count()).toBeGreaterThan(0);
  await page.getByRole("link", { name: /^Check due\s*1$/ }).click();
  await expect.poll(() => page.getByText("Read these guides again.").count()).toBe(1);
  await expect.poll(() => page.getByText("Pump up a tire").count()).toBeGreaterThan(0);
  await expect.poll(() => page.getByText("Change a tube").count()).toBe(0);
  expect(await shownProblems(page)).toEqual([]);
  await page.getByRole("link", { name: /^All\s*2$/ }).click();
  await expect.poll(() => page.getByText("Change a tube").count()).toBeGreaterThan(0);
});

test("confirms a text and ends the mail without a script", { tags: "long" }, async () => {
  await buildArticle(app.services.db, tenant(), { title: "Refunds", updatedAt: old });
  const page = await open("/dashboard/articles?state=due", { javaScriptEnabled: false });
  await expect.poll(() => page.getByRole("link", { name: "Refunds" }).count()).toBe(1);
  await page.goto(`${app.origin}/dashboard/check-dates`);
  await page.getByRole("button", { name: "Still correct Refunds" }).click();
  await expect.poll(() => page.getByText("Nothing is due.").count()).toBe(1);
  const mail = page.getByRole("switch", { name: "Email me once a week" });
  await expect.poll(() => mail.getAttribute("aria-checked")).toBe("true");
  await mail.click();
  await expect.poll(() => mail.getAttribute("aria-checked")).toBe("false");
});

test("shows what changed in the steps of a guide, and restores them", { tags: "long" }, async () => {
  const { db } = app.services;
  const { id } = await buildVideoGuide(db, tenant(), { title: "Invite people" });
  const page = await open(`/dashboard/guides/${id}`);
  await page.getByLabel("Text", { exact: true }).fill("Press Send.");
  await page.getByRole("button", { name: "Save guide" }).click();
  await expect.poll(() => page.getByText("Guide saved").count()).toBe(1);
  await page.getByRole("link", { name: "Version history" }).click();
  await page.getByRole("link", { name: /First version/ }).click();
  await expect.poll(() => page.locator("del").allInnerTexts()).toEqual(["Invite"]);
  await expect.poll(() => page.locator("ins").allInnerTexts()).toEqual(["Send"]);
  expect(await shownProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect.poll(() => page.getByText("Version restored").count()).toBe(1);
  await expect.poll(() => page.getByLabel("Text", { exact: true }).inputValue()).toBe("Press Invite.");
});

test("restores a version of Getting Started into the draft, and visitors still read the published one", {
  tags: "long",
}, async () => {
  await buildGuide(app.services.db, tenant(), { title: "Begin" });
  const page = await open("/dashboard/getting-started");
  await page.getByLabel("Guide title").fill("Begin here");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect.poll(() => page.getByText("Guide published successfully!").count()).toBe(1);
  await page.getByRole("link", { name: "Version history" }).click();
  await page.getByRole("link", { name: /First version/ }).click();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect.poll(() => page.getByText("Version restored").count()).toBe(1);
  await expect.poll(() => page.getByLabel("Guide title").inputValue()).toBe("Begin");
  await expect.poll(() => page.getByText("Visitors still see the published version.").count()).toBe(1);
});
