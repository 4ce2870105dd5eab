/** An announcement on a public help center, which visitors close in Chromium. */
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { buildCompany, buildFaq } from "#tests/support/factories.ts";
import { contentChangesArrived } from "#tests/support/public-center.ts";

let app: TestApp;
let browser: Browser;
let companyId: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  const shown = { isPublic: true, onboardingCompleted: true, language: "en" };
  const acme = await buildCompany(app.services.db, { ...shown, helpCenterSubdomain: "acme" });
  ({ companyId } = acme);
  await buildFaq(app.services.db, acme, { question: "When are you closed?" });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function announce(announcement: string): Promise<void> {
  await app.services.db
    .update(companies)
    .set({ centerSettings: { words: { en: { announcement } } } })
    .where(eq(companies.id, companyId));
  await contentChangesArrived(app.services);
}

const bar = (page: Page) => page.locator(".hc-announcement");

test("is closed on every page until its text changes, without a cookie", async () => {
  await announce("Closed on Friday.");
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(`${app.origin}/help/acme`);
  await bar(page).getByText("Closed on Friday.").waitFor();
  await bar(page).getByRole("button", { name: "Close" }).click();
  await bar(page).waitFor({ state: "hidden" });
  await page.goto(`${app.origin}/help/acme/faq`);
  await expect.poll(() => bar(page).isVisible()).toBe(false);
  expect(await context.cookies()).toEqual([]);
  await announce("Open again.");
  await page.reload();
  await bar(page).getByText("Open again.").waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test("stays without script, and has no button that does nothing", async () => {
  await announce("Closed on Friday.");
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${app.origin}/help/acme`);
  await bar(page).getByText("Closed on Friday.").waitFor();
  await expect.poll(() => bar(page).getByRole("button").count()).toBe(0);
  await page.close();
});
