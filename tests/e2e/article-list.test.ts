/** The list of articles in Chromium: by category, and changes to several articles, with and without a script. */
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { helpCenterContent } from "#db/schema.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { buildArticle } from "#tests/support/factories.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let browser: Browser;
let owner: TestUser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  owner = await createUser(app.services, { companyName: "Hubley", onboardingCompleted: true });
  const { db } = app.services;
  const company = { companyId: owner.companyId! };
  const draft = { status: "draft" as const, content: "Words.", category: "Care" };
  for (const title of ["Bread knife", "Chisel", "Scissors"])
    await buildArticle(db, company, { ...draft, title });
  await buildArticle(db, company, { title: "Post it", content: "Words.", category: "Delivery" });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function open(options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  await addSession(context, app, owner.cookie);
  const page = await context.newPage();
  await page.goto(`${app.origin}/dashboard/articles`);
  return page;
}

const titles = (page: Page) => page.locator("main li h2").allInnerTexts();
const select = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ hasText: title }).getByRole("checkbox").check();
const stored = async (title: string) => {
  const { db } = app.services;
  const [row] = await db.select().from(helpCenterContent).where(eq(helpCenterContent.title, title));
  return [row?.category, row?.status];
};

test("lists a category, moves what is selected, and publishes the rest", async () => {
  const page = await open();
  await isLive(page);
  const category = page.getByRole("search").getByLabel("Category");
  await category.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => titles(page)).toEqual(["Scissors", "Chisel", "Bread knife"]);
  await expect.poll(() => category.evaluate((field) => field === document.activeElement)).toBe(true);
  await select(page, "Chisel");
  const bar = page.getByRole("form", { name: "Selected articles" });
  await bar.getByText("1 selected").waitFor();
  expect(await shownProblems(page)).toEqual([]);
  await bar.getByLabel("Move to category").selectOption("Delivery");
  await page.getByText("Article moved").waitFor();
  await expect.poll(() => titles(page)).toEqual(["Scissors", "Bread knife"]);
  await bar.waitFor({ state: "detached" });
  await select(page, "Scissors");
  await bar.getByRole("button", { name: "Select all shown" }).click();
  await bar.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("2 articles published").waitFor();
  expect([await stored("Chisel"), await stored("Scissors")]).toEqual([
    ["Delivery", "draft"],
    ["Care", "published"],
  ]);
  await page.context().close();
});

test("publishes and moves what is selected without a script", async () => {
  const page = await open({ javaScriptEnabled: false });
  await expect.poll(() => page.getByLabel("Move to category").isVisible()).toBe(false);
  await select(page, "Chisel");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("Article published").waitFor();
  await select(page, "Chisel");
  await page.getByLabel("Move to category").selectOption("Care");
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByText("Article moved").waitFor();
  expect(await stored("Chisel")).toEqual(["Care", "published"]);
  await page.context().close();
});

test("has dots between facts, and none at the ends of lines on a phone", async () => {
  const { db } = app.services;
  const company = { companyId: owner.companyId! };
  const category = "Sharpening and grinding of knives";
  await buildArticle(db, company, { title: "Long", status: "draft", content: "Words.", category });
  const page = await open();
  const row = page.getByRole("listitem").filter({ hasText: "Long" });
  const lines = () =>
    row.evaluate((item) => {
      const facts = [...item.querySelectorAll("p > *")];
      const edge = item.querySelector("p")!.parentElement!.getBoundingClientRect().left;
      const tops = facts.map((fact) => fact.getBoundingClientRect().top);
      return facts.map((fact, index) => ({
        isFirst: index === 0 || tops[index] !== tops[index - 1],
        isDotShown: fact.getBoundingClientRect().left >= edge,
        hasDot: getComputedStyle(fact, "::before").content.includes("·"),
      }));
    });
  expect((await lines()).map(({ isFirst, hasDot }) => [isFirst, hasDot])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
  await page.setViewportSize({ width: 320, height: 700 });
  const narrow = await lines();
  expect(narrow.filter(({ isFirst }) => isFirst).length).toBeGreaterThan(1);
  expect(narrow.filter(({ isFirst, isDotShown }) => isFirst === isDotShown)).toEqual([]);
  await expect.poll(() => row.innerText()).not.toContain("·");
  expect(await shownProblems(page)).toEqual([]);
  await page.context().close();
});
