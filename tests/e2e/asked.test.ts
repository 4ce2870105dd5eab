/** The owner's page of asked questions, in Chromium. */
import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askedQuestions, companies, generatedFaqs, users } from "#db/schema.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { createUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test("owners see what was asked, pin an answer, unpin it, and write one, without script", async () => {
  const { db } = app.services;
  await db.delete(users);
  const owner = await createUser(app.services, { betaStatus: null });
  const { companyId } = await makePublicCenter(app.services, "asked");
  await db
    .update(companies)
    .set({ userId: owner.userId, betaStatus: "beta_user", companyName: "Acme" })
    .where(eq(companies.id, companyId));
  await db.insert(generatedFaqs).values({
    companyId,
    question: "Where can I leave my luggage?",
    answer: "Leave your bags with us until 6 pm.",
    slug: "luggage",
    status: "published",
    position: 1,
  });
  const asked = { companyId, outcome: "near" as const, lastAskedAt: new Date() };
  await db.insert(askedQuestions).values([
    { ...asked, query: "where can i leave my luggage?", count: 4 },
    { ...asked, query: "how much is luggage storage", count: 7 },
  ]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  await addSession(context, app, owner.cookie);
  const page = await context.newPage();
  await page.goto(`${app.origin}/dashboard/answers`);
  const unanswered = page.getByRole("region", { name: "Asked, not answered" });
  const answered = page.getByRole("region", { name: "Asked and answered" });
  await expect.poll(() => unanswered.innerText()).toContain("how much is luggage storage");
  await expect.poll(() => answered.innerText()).toContain("Leave your bags with us until 6 pm.");
  await unanswered.getByRole("button", { name: "Where can I leave my luggage?" }).click();
  await expect.poll(() => answered.innerText()).toContain("Pinned by your team");
  await answered.getByRole("button", { name: "Unpin" }).click();
  await expect.poll(() => unanswered.innerText()).toContain("how much is luggage storage");
  await unanswered.getByRole("button", { name: "Write an answer" }).click();
  await page.waitForURL(/\/dashboard\/faqs\?edit=/);
  await page.goto(`${app.origin}/dashboard/answers`);
  const customers = page.getByRole("region", { name: "Questions customers ask" });
  await customers.getByText("Your help center answers").waitFor();
  await customers.getByText("How can I pay?", { exact: true }).click();
  await customers.getByText("None of your pages says anything close.").filter({ visible: true }).waitFor();
  await customers.getByRole("button", { name: "Write an answer to “How can I pay?”" }).click();
  await page.waitForURL(/\/dashboard\/faqs\?edit=/);
  await page.goto(`${app.origin}/dashboard/answers`);
  await customers.getByText("How can I pay?", { exact: true }).click();
  await customers.getByRole("link", { name: "Review draft of “How can I pay?”" }).waitFor();
  await context.close();
  const live = await browser.newContext();
  await addSession(live, app, owner.cookie);
  const seen = await live.newPage();
  await seen.goto(`${app.origin}/dashboard/answers`);
  for (const summary of await seen
    .getByRole("region", { name: "Questions customers ask" })
    .locator("summary")
    .all())
    await summary.click();
  expect(await shownProblems(seen)).toEqual([]);
  await live.close();
});
