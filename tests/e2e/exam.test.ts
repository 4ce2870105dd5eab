/** The owner's page with the tested answers, in Chromium. */
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { companies, examRuns, generatedFaqs, pinnedAnswers, users } from "#db/schema.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let browser: Browser;
let owner: TestUser;
let companyId = "";
const problems: string[] = [];

const answers: Record<string, string> = {
  "Where can I leave my luggage?": "Leave your bags at the desk until 6 pm.",
  "When is breakfast served?": "Breakfast is served from 7 to 10 am.",
  "How much does an extra bed cost?": "An extra bed costs $25 a night.",
  "Do you have bicycles for guests?": "Yes, bicycles are in the shed.",
  "Can I take photos in the garden?": "Yes, without a tripod.",
};

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({}, { works: true }), launchTestBrowser()]);
});
beforeEach(async () => {
  const { db } = app.services;
  await db.delete(users);
  await db.delete(companies);
  owner = await createUser(app.services, { betaStatus: null });
  ({ companyId } = await makePublicCenter(app.services, "tested"));
  await db
    .update(companies)
    .set({ userId: owner.userId, betaStatus: "beta_user", companyName: "Saltmarsh Inn", language: "en" })
    .where(eq(companies.id, companyId));
});
afterEach(() => expect(problems.splice(0)).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function open({ width = 1280, javaScriptEnabled = true } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled });
  await addSession(context, app, owner.cookie);
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(`${app.origin}/dashboard/answers`);
  return page;
}

async function addQuestions(): Promise<void> {
  await app.services.db.insert(generatedFaqs).values(
    Object.entries(answers).map(([question, answer], at) => ({
      companyId,
      question,
      answer,
      slug: `q-${at}`,
      status: "published" as const,
      position: at + 1,
    })),
  );
}

const section = (page: Page) => page.getByRole("region", { name: "Tested answers" });

test("the owner tests the answers and sees the result, at 390 px", () => seesTheResult(390));
test("the owner tests the answers and sees the result, at 1280 px", { tags: "long" }, () =>
  seesTheResult(1280),
);

async function seesTheResult(width: number): Promise<void> {
  await addQuestions();
  const page = await open({ width });
  await page.getByRole("button", { name: "Test now" }).click();
  await page.getByRole("button", { name: "Test again" }).waitFor();
  await expect.poll(() => section(page).innerText()).toMatch(/\d+%\s+answered/);
  const [run] = await app.services.db.select().from(examRuns);
  const squares = section(page).getByRole("img");
  const known = run!.knownRight + run!.knownDeclined + run!.knownWrong;
  await expect.poll(() => squares.first().locator(":scope > *").count()).toBe(known);
  await expect
    .poll(() => squares.first().getAttribute("aria-label"))
    .toBe(`${run!.knownRight} answered, ${run!.knownDeclined} declined, ${run!.knownWrong} wrong`);
  expect(await shownProblems(page)).toEqual([]);
  await page.context().close();
}

test("wrong answers lead to the right one, which can be edited or pinned, without script", {
  tags: "long",
}, async () => {
  await addQuestions();
  const { db } = app.services;
  const counts = { knownDeclined: 0, unknownDeclined: 0, unknownWrong: 0 };
  const place = { title: "When is breakfast served?", url: "/faq/q-1", slug: "q-1" };
  const luggage = { title: "Where can I leave my luggage?", url: "/faq/q-0", slug: "q-0" };
  const text = "at what time do you serve breakfast";
  const result = { text, origin: "reworded", isKnown: true, expected: null, shown: null };
  await db.insert(examRuns).values([
    {
      ...counts,
      companyId,
      contentVersion: 1,
      ranAt: new Date("2026-11-14T03:10:00Z"),
      knownRight: 1,
      knownWrong: 0,
      results: [{ ...result, outcome: "right" as const }],
    },
    {
      ...counts,
      companyId,
      contentVersion: 2,
      ranAt: new Date("2026-11-15T03:10:00Z"),
      knownRight: 0,
      knownWrong: 1,
      results: [
        {
          ...result,
          outcome: "wrong" as const,
          shown: { ...luggage, sentence: "Leave your bags at the desk until 6 pm." },
          expected: { ...place, sentence: "Breakfast is served from 7 to 10 am." },
        },
      ],
    },
  ]);
  const page = await open({ javaScriptEnabled: false });
  await expect.poll(() => section(page).innerText()).toContain("1 question got worse");
  await expect.poll(() => section(page).innerText()).toContain("100% on Nov 14, 2026");
  const wrong = section(page).locator("details").filter({ hasText: "Wrong answers" });
  await expect.poll(() => wrong.innerText()).toContain("Shown: Leave your bags at the desk until 6 pm.");
  await expect.poll(() => wrong.innerText()).toContain("Answer: Breakfast is served from 7 to 10 am.");
  await expect
    .poll(() => wrong.getByRole("link", { name: "Edit the answer" }).getAttribute("href"))
    .toMatch(/^\/dashboard\/faqs\?edit=/);
  const seen = await open({ width: 390 });
  expect(await shownProblems(seen)).toEqual([]);
  await seen.context().close();
  await wrong.getByRole("button", { name: "Pin the answer" }).click();
  await expect.poll(() => wrong.count()).toBe(0);
  expect(await db.select().from(pinnedAnswers)).toMatchObject([{ companyId, wording: text }]);
  await page.context().close();
});

test("a help center with few questions reads how many it needs, and answers can be off", {
  tags: "long",
}, async () => {
  const page = await open();
  await page.getByRole("button", { name: "Test now" }).click();
  await expect
    .poll(() => section(page).innerText())
    .toContain("A test needs at least 5 published questions.");
  expect(await app.services.db.select().from(examRuns)).toEqual([]);
  await app.services.db.update(companies).set({ searchSettings: { show_answers: false } });
  await page.reload();
  await expect.poll(() => section(page).count()).toBe(0);
  await expect.poll(() => page.getByRole("button", { name: /Test/ }).count()).toBe(0);
  await page.context().close();
});
