/** Automatic website checks: the owner's settings, and the link that ends their mails. */
import { and, eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { companies, members, users, websiteChecks, websiteSchedules } from "#db/schema.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createMember, createUser, type TestUser } from "#tests/support/sign-in.ts";
import { watchPages } from "#tests/support/watched-pages.ts";

let app: TestApp;
let browser: Browser;
let owner: TestUser;
let companyId = "";
const pages = watchPages(() => ({ origin: app.origin, browser }));

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
});
beforeEach(async () => {
  const { db } = app.services;
  await db.delete(users);
  await db.delete(companies);
  owner = await createUser(app.services, { companyName: "Hubley", onboardingCompleted: true });
  companyId = owner.companyId ?? "";
  await db
    .update(companies)
    .set({ websiteUrl: "https://hubley.example/" })
    .where(eq(companies.id, companyId));
});
afterEach(async () => expect(await pages.end()).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function open(path: string, options: Parameters<Browser["newContext"]>[0] = {}): Promise<Page> {
  return pages.open(path, { cookie: owner.cookie, ...options });
}

const schedule = async () =>
  (await app.services.db.select().from(websiteSchedules).where(eq(websiteSchedules.companyId, companyId)))[0];
const choiceOf = async (userId: string) => {
  const [row] = await app.services.db
    .select({ wantsMail: members.wantsWebsiteMail })
    .from(members)
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
  return row?.wantsMail;
};
const linkOf = (userId: string) =>
  `${app.origin}/unsubscribe/${app.services.unsubscribeLinks.issue({ companyId, userId, topic: "website" })}`;

test.each([true, false])(
  "saves when the website is checked, with JavaScript: %s",
  async (javaScriptEnabled) => {
    const page = await open("/dashboard/faqs/website", { javaScriptEnabled });
    if (javaScriptEnabled) await isLive(page);
    await page.getByLabel("Check your website").selectOption("Every day");
    await page.getByLabel("Update numbers and times automatically").check();
    await page.getByLabel("Email me what changed").uncheck();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Automatic checks saved").waitFor();
    await expect.poll(() => page.getByLabel("Check your website").inputValue()).toBe("daily");
    expect(await schedule()).toMatchObject({ frequency: "daily", acceptsSmallChanges: true });
    expect(await choiceOf(owner.userId)).toBe(false);
    await page.getByText("Next check:").waitFor();

    await page.getByLabel("Check your website").selectOption("Only when I start a check");
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(async () => (await schedule())?.dueAt).toBeNull();
    await expect.poll(() => page.getByText("Next check:").count()).toBe(0);
  },
);

test("offers to compare a website that looks like another one anyway", async () => {
  await app.services.db.insert(websiteChecks).values({
    ...{ companyId, url: "https://hubley.example/", status: "completed", result: "emptied" },
    ...{ progress: 100, pagesRead: 1, finishedAt: new Date() },
  });
  const page = await open("/dashboard/faqs/website");
  await isLive(page);
  await page.getByText("Most of your answers are no longer on your website").waitFor();
  await page.getByRole("button", { name: "This is my website. Compare it now" }).click();
  await page.getByText("Reading hubley.example").waitFor();
  const rows = await app.services.db
    .select()
    .from(websiteChecks)
    .where(eq(websiteChecks.companyId, companyId));
  expect(rows.map(({ status, isTrusted }) => [status, isTrusted])).toContainEqual(["queued", true]);
});

test("ends the mails of one person and company, and nothing with a changed link", async () => {
  const colleague = await createMember(app.services, companyId, "editor");
  const link = linkOf(owner.userId);
  const page = await open("/");
  await page.goto(link);
  // Opening the link changes nothing, because mail scanners open links.
  expect(await choiceOf(owner.userId)).toBe(true);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await page.getByRole("heading", { name: "You're unsubscribed" }).waitFor();
  expect(await choiceOf(owner.userId)).toBe(false);
  expect(await choiceOf(colleague.userId)).toBe(true);

  // What a mail client posts (RFC 8058): no cookie and no origin.
  const post = (url: string) =>
    fetch(url, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
  expect((await post(linkOf(colleague.userId))).status).toBe(200);
  expect(await choiceOf(colleague.userId)).toBe(false);

  await app.services.db
    .update(members)
    .set({ wantsWebsiteMail: true })
    .where(eq(members.companyId, companyId));
  const forged = link.replace(owner.userId, colleague.userId);
  expect((await post(forged)).status).toBe(404);
  expect(await choiceOf(colleague.userId)).toBe(true);
});

test("is accessible in both widths and schemes", { tags: "long" }, async () => {
  const page = await open("/dashboard/faqs/website");
  await isLive(page);
  await page.getByRole("heading", { name: "Automatic checks" }).scrollIntoViewIfNeeded();
  expect(await shownProblems(page)).toEqual([]);
  await page.goto(linkOf(owner.userId));
  await page.getByRole("button", { name: "Unsubscribe" }).waitFor();
  expect(await shownProblems(page)).toEqual([]);
});
