/** A team's life in real Chromium: invite, join by the mail, draft, publish, read the audit log, remove. */
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, generatedFaqs, outboxMails } from "#db/schema.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createMember, createUser } from "#tests/support/sign-in.ts";

const email = "tom@hubley.example";
let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function newPage(cookie = ""): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await addSession(context, app, cookie);
  const page = await context.newPage();
  return page;
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(app.origin + path);
  await isLive(page);
}

const question = "Do you deliver by bike?";
const stored = () => app.services.db.select().from(generatedFaqs).where(eq(generatedFaqs.question, question));

async function invitationLink(): Promise<string> {
  const [mail] = await app.services.db.select().from(outboxMails).where(eq(outboxMails.to, email));
  return /http\S+\/invitation\/[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
}

test("a writer is invited, drafts and can't publish; an editor publishes; the writer is removed", async () => {
  const { db } = app.services;
  const owner = await createUser(app.services, { companyName: "Hubley", onboardingCompleted: true });
  const companyId = owner.companyId ?? "";
  await db
    .update(companies)
    .set({ helpCenterSubdomain: "hubley", isPublic: true })
    .where(eq(companies.id, companyId));
  const editor = await createMember(app.services, companyId, "editor");

  const owners = await newPage(owner.cookie);
  await visit(owners, "/dashboard/team");
  await owners.getByRole("button", { name: "Invite people" }).click();
  await owners.getByLabel("Email addresses").fill(email);
  await owners.getByRole("radio", { name: "Writer" }).check();
  expect(await shownProblems(owners)).toEqual([]);
  await owners.getByRole("button", { name: "Send invitation" }).click();
  await owners.getByText(email).first().waitFor();

  const writers = await newPage();
  await writers.goto(await invitationLink());
  await isLive(writers);
  await writers.getByRole("heading", { name: "Join Hubley" }).waitFor();
  await writers.getByLabel("Password", { exact: true }).fill("a long enough sentence");
  await writers.getByRole("button", { name: "Create account and join" }).click();
  await writers.waitForURL(({ pathname }) => pathname === "/dashboard");

  await visit(writers, "/dashboard/faqs");
  await writers.getByRole("button", { name: "Add FAQ" }).click();
  await writers.getByRole("textbox", { name: "Question" }).fill(question);
  await writers.getByRole("textbox", { name: "Answer" }).fill("Yes, every weekday.");
  await writers.getByRole("button", { name: "Save" }).click();
  await expect.poll(async () => (await stored()).length).toBe(1);
  const [draft] = await stored();
  expect(draft?.status).toBe("draft");
  await expect.poll(() => writers.getByRole("button", { name: /^Publish/ }).count()).toBe(0);
  const refused = await writers.request.post(`${app.origin}/dashboard/faqs`, {
    headers: { origin: app.origin },
    form: { intent: "publish", ids: draft?.id ?? "" },
  });
  expect(refused.status()).toBe(403);

  const editors = await newPage(editor.cookie);
  await visit(editors, "/dashboard/faqs");
  const row = editors.getByRole("article", { name: question });
  await row.getByLabel("More actions").click();
  await row.getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(async () => (await stored())[0]?.status).toBe("published");

  await visit(owners, "/dashboard/team/audit-log");
  const entries = owners.getByRole("listitem").filter({ hasText: question });
  await entries.filter({ hasText: "published" }).first().waitFor();
  expect(await shownProblems(owners)).toEqual([]);

  await visit(writers, "/dashboard/faqs");
  await writers.getByRole("button", { name: "Add FAQ" }).click();
  await writers.getByRole("textbox", { name: "Question" }).fill("Do you repair bikes?");
  await writers.getByRole("textbox", { name: "Answer" }).fill("Yes.");

  await visit(owners, "/dashboard/team");
  await owners.getByLabel(/^More for .*tom/i).click();
  await owners.getByRole("button", { name: "Remove from the team" }).click();
  await owners
    .getByRole("dialog")
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect.poll(() => owners.getByText(email).count()).toBe(0);

  // The editor that was open says why it can't save.
  await writers.getByRole("button", { name: "Save", exact: true }).click();
  await writers.getByText("You are no longer a member of Hubley's team").waitFor();
});
