/**
 * A website that changes between two checks, in Chromium, from the request for a check to the decisions about its
 * results.
 */
import { and, eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { companies, generatedFaqs } from "#db/schema.ts";
import { startWorker } from "#server/worker.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

let app: TestApp;
let browser: Browser;
let site: Site;
let pages: Record<string, string> = {};
/** The website answers when this resolves. */
let answering: Promise<void> = Promise.resolve();
const problems: string[] = [];

beforeAll(async () => {
  site = await serveSite({
    handler: async (path) => {
      await answering;
      const body = pages[path];
      return body === undefined
        ? null
        : `<!doctype html><html lang="en"><head><title>Hubley</title></head><body><nav><a href="/">Home</a> <a href="/faq">Questions</a></nav><main>${body}</main></body></html>`;
    },
  });
  [app, browser] = await Promise.all([startApp({ CRAWL_ALLOW_PRIVATE: "127.0.0.0/8" }), launchTestBrowser()]);
  await startWorker(app.services, { loopbackPort: app.port });
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  expect(problems.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await app?.services.jobs.stop({ graceMs: 100 });
  await app?.close();
  await site?.close();
});

const [howLong, fromHome, loan, parts] = [
  "How long does a repair take?",
  "Do you collect bikes from home?",
  "Can I borrow a bike meanwhile?",
  "Do you fit parts that I bought elsewhere?",
];
const repair = "A repair takes three working days, counted from the morning we collect the bike.";
const collect = "Yes, we collect bikes from your home on every weekday between eight and noon.";
const borrow = "Yes, we lend you a city bike for as long as yours is in our workshop, at no charge.";

const fit = "Yes, we fit parts that you bought elsewhere, as long as they are new and meant for your bike.";

function write(answers: Record<string, string>): void {
  pages = {
    "/": "<h1>Hubley</h1><p>We look after bicycles in the whole city, with mechanics who come to your street and bring each bike back clean.</p>",
    "/faq": `<h1>Questions</h1>${Object.entries(answers)
      .map(([question, answer]) => `<h2>${question}</h2><p>${answer}</p>`)
      .join("")}`,
  };
}

async function open(owner: TestUser, options = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const [name = "", value = ""] = owner.cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: app.origin }]);
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    // Chromium logs the status of a refused decision.
    const text = message.text();
    if (message.type() === "error" && !/status of 409/.test(text)) problems.push(text);
  });
  await page.goto(`${app.origin}/dashboard/faqs`);
  await isLive(page);
  return page;
}

/** On the questions page, the button is in a menu. */
async function start(page: Page) {
  const menu = page.getByRole("button", { name: "More page actions" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name: "Check website for changes" }).first().click();
}
const item = (page: Page, question: string) => page.getByRole("article", { name: question });

test("a check starts on the questions page, continues without it, and each finding is decided", async () => {
  const owner = await createUser(app.services, { companyName: "Hubley", onboardingCompleted: true });
  const companyId = owner.companyId ?? "";
  const { db } = app.services;
  await db
    .update(companies)
    .set({ websiteUrl: `${site.url}/` })
    .where(eq(companies.id, companyId));
  write({ [howLong]: repair, [fromHome]: collect });
  const page = await open(owner);
  const { promise, resolve: letAnswer } = Promise.withResolvers<void>();
  answering = promise;
  await start(page);
  await page.getByText(/^Reading 127\.0\.0\.1/).waitFor();
  // Navigates away and back.
  await page.getByRole("link", { name: "Back to FAQs" }).click();
  await page.getByRole("link", { name: "See progress" }).click();
  letAnswer();
  await item(page, howLong).waitFor();
  await page.getByRole("button", { name: "Add all as drafts" }).waitFor();
  await item(page, howLong).getByRole("button", { name: "Publish" }).click();
  await page.getByText("Added and published").waitFor();
  await item(page, fromHome).getByRole("button", { name: "Publish" }).click();
  await page.getByText("You're up to date").waitFor();

  write({ [howLong]: repair.replace("three", "five"), [loan]: borrow });
  await start(page);
  await item(page, loan).waitFor();
  await expect.poll(() => page.getByRole("article").count()).toBe(3);
  await expect.poll(() => item(page, howLong).locator("mark").allTextContents()).toEqual(["five"]);
  await expect.poll(() => item(page, howLong).locator("del").allTextContents()).toEqual(["three"]);
  expect(await shownProblems(page)).toEqual([]);

  // The question's source note links to the same place.
  await page.getByRole("link", { name: "Back to FAQs" }).click();
  const card = page.getByRole("article", { name: howLong });
  await card.getByText("Changed on your website.").first().waitFor();
  await card.getByRole("button", { name: howLong }).click();
  await card.getByText(/^Page changed (today|yesterday)\./).waitFor();
  await card.getByRole("link", { name: "Compare" }).click();
  await page.getByRole("heading", { level: 1, name: "Website changes" }).waitFor();
  await item(page, howLong).waitFor();

  // Another tab edits the question meanwhile, and nothing is overwritten.
  await db
    .update(generatedFaqs)
    .set({ answer: "About a week, says the owner.", version: 2 })
    .where(and(eq(generatedFaqs.companyId, companyId), eq(generatedFaqs.question, howLong)));
  await item(page, howLong).getByRole("button", { name: "Replace the answer" }).click();
  await page.getByText("This FAQ was changed in another tab.").waitFor();
  await item(page, howLong).getByText("You wrote this answer yourself.").waitFor();
  const keep = async () => {
    await item(page, howLong).getByRole("button", { name: "Keep it" }).click();
    await item(page, howLong).waitFor({ state: "detached" });
  };
  await keep();
  await page.getByRole("button", { name: "Undo" }).click();
  await item(page, howLong).waitFor();
  await page.getByText("Undone.").waitFor();
  await keep();
  for (const decision of ["Delete", "Unpublish"]) {
    await item(page, fromHome).getByRole("button", { name: decision }).click();
    await item(page, fromHome).waitFor({ state: "detached" });
    if (decision === "Unpublish") break;
    await page
      .getByRole("listitem")
      .filter({ hasText: "FAQ deleted." })
      .getByRole("button", { name: "Undo" })
      .click();
    await item(page, fromHome).waitFor();
  }
  await item(page, loan).getByRole("button", { name: "Add as a draft" }).click();
  await page.getByText("You're up to date").waitFor();

  // Dismissed proposals stay dismissed. Edited ones open in the question editor.
  write({ [howLong]: repair.replace("three", "six"), [loan]: borrow, [parts]: fit });
  await start(page);
  await item(page, parts).getByRole("button", { name: "Skip" }).click();
  await item(page, parts).waitFor({ state: "detached" });
  await item(page, howLong).getByRole("link", { name: "Edit it yourself" }).click();
  await page.getByLabel("Question", { exact: true }).waitFor();
  await expect.poll(() => page.getByLabel("Question", { exact: true }).inputValue()).toBe(howLong);
  const rows = await db
    .select({
      question: generatedFaqs.question,
      answer: generatedFaqs.answer,
      status: generatedFaqs.status,
    })
    .from(generatedFaqs)
    .where(eq(generatedFaqs.companyId, companyId));
  expect(Object.fromEntries(rows.map(({ question, status }) => [question, status]))).toEqual({
    [howLong]: "published",
    [fromHome]: "draft",
    [loan]: "draft",
  });
  expect(rows.find(({ question }) => question === howLong)?.answer).toBe("About a week, says the owner.");
}, 150_000);
