/** An owner brings a folder of Markdown files along: plan, import, report, and the same again without duplicates. */
import { strToU8, zipSync } from "fflate";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { createUser } from "#tests/support/sign-in.ts";

const zip = zipSync({
  "docs/getting-started/index.md": strToU8(
    "---\ntitle: Getting started\n---\n\nHello **you**.\n\n:::note\nMind this.\n:::\n\n[Billing](../billing/pay.md)",
  ),
  "docs/billing/pay.md": strToU8(
    "# How to pay\n\nBy card or [invoice](./missing.md).\n\n![A picture](./a.png)",
  ),
  "docs/billing/_category_.json": strToU8('{"label":"Billing & plans"}'),
});

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({}, { works: true }), launchTestBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test("a ZIP of Markdown files becomes drafts", { tags: "long" }, async () => {
  const owner = await createUser(app.services, { onboardingCompleted: true });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await addSession(context, app, owner.cookie);
  const page = await context.newPage();
  const plan = async (file: { name: string; mimeType: string; buffer: Buffer }, within = page) => {
    await within.goto(`${app.origin}/dashboard/settings/import`);
    await within.getByRole("link", { name: "Markdown" }).click();
    await within.locator("input[type=file]").setInputFiles(file);
    await within.getByRole("button", { name: "Make a plan" }).click();
  };
  const docs = { name: "docs.zip", mimeType: "application/zip", buffer: Buffer.from(zip) };
  await plan({ ...docs, buffer: Buffer.from("PK not a ZIP") });
  await expect
    .poll(() => page.locator("main").innerText())
    .toMatch(/can't be read|isn't a ZIP|damaged|couldn't/i);
  await plan(docs);
  await page.getByRole("heading", { name: "The plan for docs.zip" }).waitFor();
  await page
    .getByRole("cell", { name: "Billing & plans" })
    .or(page.getByText("Billing & plans"))
    .first()
    .waitFor();
  expect(await shownProblems(page)).toEqual([]);
  // The bar stays in sight, and the button counts what is selected.
  const wanted = page.getByRole("button", { name: /^Import \d+ articles?$/ });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => wanted.innerText()).toBe("Import 2 articles");
  expect((await wanted.boundingBox())!.y).toBeLessThan(844);
  await page.getByLabel("Where to put Billing & plans").selectOption("skip");
  await expect.poll(() => wanted.innerText()).toBe("Import 1 article");
  // Another tab replaces the plan: Enter says so, and the page forgets what was selected for the old one.
  const other = await context.newPage();
  await other.goto(`${app.origin}/dashboard/settings/import`);
  await other.getByRole("button", { name: "Cancel" }).click();
  await other.getByRole("link", { name: "Markdown" }).waitFor();
  await plan(docs, other);
  await other.getByRole("heading", { name: "The plan for docs.zip" }).waitFor();
  await other.close();
  await page.getByRole("radio", { name: "As drafts" }).press("Enter");
  await page.getByText("The plan has changed since you opened this page. Review it, then import.").waitFor();
  await expect.poll(() => wanted.innerText()).toBe("Import 2 articles");
  await expect.poll(() => page.getByLabel("Where to put Billing & plans").inputValue()).toBe("");
  await page.getByRole("radio", { name: "As drafts" }).press("Enter");
  await page.getByRole("heading", { name: "2 articles from docs.zip are here as drafts" }).waitFor();
  await page.getByRole("cell", { name: "./missing.md", exact: true }).waitFor();
  expect(await shownProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "Left out 1" }).click();
  await page.getByRole("row", { name: "How to pay missing picture: ./a.png" }).waitFor();
  const file = await page.getByRole("link", { name: "Download as CSV" }).getAttribute("href");
  const csv = (await (await context.request.get(app.origin + file)).body()).toString();
  expect(csv).toMatch(/^\uFEFFArticle,Language,.*\r\nHow to pay,,missing picture,\.\/a\.png,http.*\r\n$/);
  expect(await shownProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "Imported 2" }).click();
  await page.getByRole("row", { name: /^Billing & plans/ }).waitFor();
  await page.goto(`${app.origin}/dashboard/articles`);
  await page.getByRole("link", { name: "How to pay" }).waitFor();
  await context.close();
});
