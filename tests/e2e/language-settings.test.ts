/** The owner selects the help center's language and rewords a text, in real Chromium and without script. */
import { eq } from "drizzle-orm";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#db/schema.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { createUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let browser: Browser;
let cookie = "";

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  const owner = await createUser(app.services, { betaStatus: null });
  const { companyId } = await makePublicCenter(app.services, "acme");
  await app.services.db
    .update(companies)
    .set({ userId: owner.userId, betaStatus: "beta_user", companyName: "Acme" })
    .where(eq(companies.id, companyId));
  ({ cookie } = owner);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function openSettings(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  await addSession(context, app, cookie);
  const page = await context.newPage();
  await page.goto(`${app.origin}/dashboard/settings/languages`);
  return page;
}

const publicPage = async (path = "") => (await fetch(`${app.origin}/help/acme${path}`)).text();

test("a saved language and a reworded text are on the help center immediately", async () => {
  expect(await publicPage()).toContain("Welcome to our Help Center");
  const page = await openSettings();
  await isLive(page);
  await page.getByLabel("Main language").selectOption("de");
  await page.getByRole("button", { name: "Save language" }).click();
  await page.getByText("Settings saved successfully").waitFor();
  expect(await publicPage()).toContain("Willkommen in unserem Hilfe-Center");
  const field = page.getByLabel("Häufig gestellte Fragen", { exact: true });
  await page.getByLabel("Search text").fill("häufig gestellte");
  await page.getByText("1 text", { exact: true }).waitFor();
  await expect.poll(() => page.locator("input[name='nav.home']").isVisible()).toBe(false);
  await field.fill("So geht's <b>");
  expect(await shownProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect.poll(() => publicPage("/faq")).toContain("So geht&#x27;s &lt;b&gt;</h1>");
  await page.context().close();
});

test("a text without its placeholder is refused beside its field, and nothing is lost", async () => {
  const page = await openSettings({ javaScriptEnabled: false });
  const field = page.locator("input[name='page.updated']");
  await field.fill("Neu");
  await field.press("Enter");
  await page.getByText("Keep {date} in your text").waitFor();
  await expect.poll(() => field.inputValue()).toBe("Neu");
  await field.fill("Neu am {date}");
  await field.press("Enter");
  await page.getByText("Settings saved successfully").waitFor();
  expect(await publicPage("/faq/what-is-it")).toMatch(/Neu am <time/);
  await page.context().close();
});
