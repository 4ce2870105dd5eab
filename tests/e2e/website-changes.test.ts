/**
 * A website that changes between two checks, in Chromium, from the request for a check to the decisions about its
 * results.
 */
import { and, eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { companies, faqEvidence, faqProposals, generatedFaqs } from "#db/schema.ts";
import { startWorker } from "#server/worker.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { questionRow } from "#tests/support/factories.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { watchPages } from "#tests/support/watched-pages.ts";

let app: TestApp;
let browser: Browser;
let site: Site;
let pages: Record<string, string> = {};
/** The website answers when this resolves. */
let answering: Promise<void> = Promise.resolve();
const watched = watchPages(
  () => ({ origin: app.origin, browser }),
  // Chromium logs the status of a refused decision.
  (text) => /status of (404|409)/.test(text),
);

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
afterEach(async () => expect(await watched.end()).toEqual([]));
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
  const page = await watched.open("/dashboard/faqs", { cookie: owner.cookie, ...options });
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

test("a check starts on the questions page, continues without it, and each finding is decided", {
  tags: "long",
}, async () => {
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
});

/** Stores a long list. The website has changed what some of its last questions say. */
async function addLongList(companyId: string, { count, changed }: { count: number; changed: number[] }) {
  const { db, clock } = app.services;
  const faqs = await db
    .insert(generatedFaqs)
    .values(
      Array.from({ length: count }, (_, index) =>
        questionRow({ companyId }, { question: `Question ${index}?`, position: index, category: "Repairs" }),
      ),
    )
    .returning({ id: generatedFaqs.id });
  const source = { sourceUrl: `${site.url}/faq`, pageHash: "h" };
  const of = (index: number) => ({ faqId: faqs[index]?.id ?? "", ...source });
  await db
    .insert(faqEvidence)
    .values(changed.map((index) => ({ ...of(index), sentence: repair, missingSince: clock.now() })));
  await db.insert(faqProposals).values(
    changed.map((index) => ({
      ...of(index),
      companyId,
      kind: "changed" as const,
      fingerprint: `fingerprint ${index}`,
      question: `Question ${index}?`,
      answer: repair.replace("three", "five"),
      generationKey: `key ${index}`,
      oldEvidence: [repair],
      evidence: [repair.replace("three", "five")],
      foundAt: clock.now(),
    })),
  );
}

test("changes are decided in a long list, which stays as it is", {
  tags: "long",
}, async () => {
  const owner = await createUser(app.services, { companyName: "Hubley", onboardingCompleted: true });
  const companyId = owner.companyId ?? "";
  await addLongList(companyId, { count: 150, changed: [139, 140, 141] });
  const page = await open(owner);
  let [loaded, posted] = [0, 0];
  page.on("request", (request) => {
    if (/\/dashboard\/faqs(\/list|\.data)/.test(request.url())) loaded++;
    if (request.url().endsWith("/decisions")) posted++;
  });
  const isWhole = () => page.locator('[aria-setsize="150"]').first().waitFor();
  const button = (number: number, name: string) =>
    item(page, `Question ${number}?`).getByRole("button", { name, exact: true });
  const verb = (number: number, name: string) => button(number, name).and(page.locator("[name=intent]"));
  const title = (number: number) => button(number, `Question ${number}?`);
  const messages = page.getByRole("region", { name: "Messages" });
  const statuses = async () => {
    const rows = await app.services.db
      .select({ question: faqProposals.question, status: faqProposals.status })
      .from(faqProposals)
      .where(eq(faqProposals.companyId, companyId));
    return Object.fromEntries(rows.map(({ question, status }) => [question?.match(/\d+/)?.[0], status]));
  };
  const isFocused = (number: number) =>
    expect.poll(() => title(number).evaluate((node) => node === document.activeElement)).toBe(true);

  await isWhole();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await verb(140, "Update answer").waitFor();
  const scrolled = await page.evaluate(() => window.scrollY);
  const loadedBefore = loaded;
  // A double click decides once, and presses nothing else.
  await verb(140, "Update answer").dblclick();
  await messages.getByText("Answer replaced").waitFor();
  await verb(140, "Update answer").waitFor({ state: "detached" });
  await isFocused(140);
  await isWhole();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(120);
  await page.getByText("Your website has changed: 2 changed.").waitFor();
  await messages.getByRole("button", { name: "Undo" }).click();
  await verb(140, "Update answer").waitFor();
  await page.getByText("Your website has changed: 3 changed.").waitFor();

  // Another tab decides first. The row shows what is left to decide, which is nothing.
  await app.services.db
    .update(faqProposals)
    .set({ status: "dismissed", decidedAt: app.services.clock.now() })
    .where(and(eq(faqProposals.companyId, companyId), eq(faqProposals.question, "Question 140?")));
  await verb(140, "Update answer").click();
  await messages.getByText("This was already decided").waitFor();
  await verb(140, "Update answer").waitFor({ state: "detached" });

  // Under the filter, a decided row leaves the list and the next one has the focus.
  await page.getByRole("button", { name: /^Changed on site/ }).click();
  await title(139).waitFor();
  await verb(139, "Keep it").focus();
  await page.keyboard.press("Enter");
  await title(139).waitFor({ state: "detached" });
  await isFocused(141);
  await messages.getByText("Kept.").waitFor();
  await page.keyboard.press("z");
  await title(139).waitFor();
  await page.getByText("Your website has changed: 2 changed.").waitFor();
  await verb(139, "Keep it").focus();
  await page.keyboard.press("Enter");
  await title(139).waitFor({ state: "detached" });
  await verb(141, "Update answer").focus();
  await page.keyboard.press("Enter");
  await title(141).waitFor({ state: "detached" });
  await expect.poll(statuses).toEqual({ 139: "dismissed", 140: "dismissed", 141: "accepted" });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("faq-area");
  expect(new URL(page.url()).searchParams.get("only")).toBe("changed");
  expect(loaded - loadedBefore).toBe(0);
  // Five decisions and two that were undone, of which none was posted twice.
  expect(posted).toBe(7);
});
