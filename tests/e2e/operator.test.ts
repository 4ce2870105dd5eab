/** The operator's pages in Chromium, with and without script, on a phone and on a desktop. */
import { eq } from "drizzle-orm";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { betaCodes, blockedContent, companies, crawls, outboxMails, users, waitlist } from "#db/schema.ts";
import { createBetaCode } from "#features/beta-access/manage-beta-codes.server.ts";
import { joinWaitlist } from "#features/beta-access/waitlist.server.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser } from "#tests/support/sign-in.ts";
import { watchPages } from "#tests/support/watched-pages.ts";

let app: TestApp;
let browser: Browser;
let cookie = "";
// Chromium logs the status of a refused form.
const pages = watchPages(
  () => ({ origin: app.origin, browser }),
  (message) => /status of 400/.test(message),
);

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
});
beforeEach(async () => {
  const { db } = app.services;
  for (const table of [users, companies, betaCodes, outboxMails, crawls, blockedContent])
    await db.delete(table);
  const operator = { email: "olive@step.example", isOperator: true, companyName: "The operator's own" };
  ({ cookie } = await createUser(app.services, operator));
});
afterEach(async () => expect(await pages.end()).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await pages.open(path, { cookie, ...options });
  if (options.javaScriptEnabled !== false) await isLive(page);
  return page;
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(app.origin + path);
  await isLive(page);
}

async function addWaiting(count: number): Promise<void> {
  for (let index = 1; index <= count; index++) {
    const email = `hello@shop-${index}.example`;
    const companyName = `Shop ${index}`;
    const { userId } = await createUser(app.services, { email, companyName, betaStatus: "waitlist" });
    const now = new Date(Date.UTC(2026, 0, 1, 0, index));
    await joinWaitlist(app.services.db, { userId, email, companyName, now });
  }
}

async function addFailedMail(lastError: string): Promise<void> {
  await app.services.db.insert(outboxMails).values({
    kind: "invitation",
    to: "hello@shop-1.example",
    subject: "You're in",
    text: "s3cret",
    status: "failed",
    dedupeKey: lastError,
    lastError,
  });
}

async function addBlocked(count: number): Promise<void> {
  const { db } = app.services;
  const values = Array.from({ length: count }, (_, index) => ({
    host: "help.a-company-with-a-long-name.example",
    path: index === 0 ? `/faq/${"a-very-long-word".repeat(10)}` : `/faq/question-${index}`,
    directive: index % 2 ? "img-src" : "script-src-elem",
    blocked: index % 2 ? "https://evil.example" : "inline",
    count: 1_234,
    firstSeenAt: new Date("2026-11-20T08:00:00Z"),
    lastSeenAt: new Date(Date.UTC(2026, 10, 21, 8, 0, -index)),
  }));
  await db.insert(blockedContent).values(values);
}

const rows = (page: Page, label: string) => page.getByRole("list", { name: label }).locator(":scope > li");
const toast = (page: Page) => page.getByRole("region", { name: "Messages" });

describe("the operator, with script,", () => operates(true));
// tests/security/intents.test.ts posts the same forms.
describe("the operator, without script,", { tags: "long" }, () => operates(false));

function operates(javaScriptEnabled: boolean): void {
  const said = async (page: Page, words: string) => {
    const message = javaScriptEnabled ? toast(page) : page.getByRole("status").or(toast(page));
    await message.getByText(words).waitFor();
  };

  test("invites the next in line after a confirmation with their names", { tags: "long" }, async () => {
    await addWaiting(3);
    const page = await open("/operator", { javaScriptEnabled });
    expect(new URL(page.url()).pathname).toBe("/operator/waitlist");
    await page.getByLabel("Next").fill("2");
    await page.getByRole("button", { name: "Invite..." }).click();
    await page.getByRole("heading", { name: "Invite 2 people?" }).waitFor();
    await expect
      .poll(() => page.getByRole("main").innerText())
      .toMatch(/hello@shop-1\.example[\s\S]+hello@shop-2\.example/);
    expect(await app.services.db.select().from(outboxMails)).toEqual([]);
    await page.getByRole("button", { name: "Invite 2 people" }).click();
    await said(page, "We invited 2 people by email.");
    await expect
      .poll(() => rows(page, "Waiting people").allInnerTexts())
      .toEqual([expect.stringContaining("hello@shop-3.example")]);
    await page.getByRole("link", { name: "Invited 2" }).click();
    await page.getByRole("list", { name: "Invited people" }).waitFor();
    await expect.poll(() => rows(page, "Invited people").count()).toBe(2);
    const mails = await app.services.db.select().from(outboxMails);
    expect(mails.map(({ to, kind }) => `${kind} ${to}`).sort()).toEqual([
      "invitation hello@shop-1.example",
      "invitation hello@shop-2.example",
    ]);
    const [company] = await app.services.db
      .select()
      .from(companies)
      .where(eq(companies.companyName, "Shop 1"));
    expect(company?.betaStatus).toBe("beta_user");
  });

  test("selects people, cancels, and invites one", { tags: "long" }, async () => {
    await addWaiting(3);
    const page = await open("/operator/waitlist", { javaScriptEnabled });
    await page.getByRole("button", { name: "Invite selected..." }).click();
    await page.getByText("No one selected yet.").waitFor();
    await page.getByLabel("Select Shop 2").check();
    await page.getByRole("button", { name: "Invite selected..." }).click();
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("heading", { name: "Waitlist" }).waitFor();
    await page.getByLabel("Select Shop 3").check();
    await page.getByRole("button", { name: "Invite selected..." }).click();
    await page.getByRole("button", { name: "Invite 1 person" }).click();
    await said(page, "We invited Shop 3 by email.");
    const invited = (await app.services.db.select().from(waitlist)).filter(({ invitedAt }) => invitedAt);
    expect(invited.map(({ companyName }) => companyName)).toEqual(["Shop 3"]);
  });

  test("creates a code, sees why another is invalid, and disables the first", async () => {
    const page = await open("/operator/beta-codes", { javaScriptEnabled });
    await page.getByText("No codes yet").waitFor();
    await page.getByRole("textbox", { name: "Code" }).fill("fair-2030");
    await page.getByLabel("Maximum uses").fill("40");
    await page.getByLabel("Last day").fill("2030-01-31");
    await page.getByLabel("Note").fill("Handed out at the fair");
    await page.getByRole("button", { name: "Create code" }).click();
    await said(page, "The code FAIR-2030 is ready to use.");
    const row = rows(page, "Beta codes").first();
    for (const words of ["FAIR-2030", "0 of 40", "Jan 31, 2030", "Handed out at the fair", "Active"])
      await expect.poll(() => row.innerText()).toContain(words);
    await page.getByRole("textbox", { name: "Code" }).fill("fair-2030");
    await page.getByLabel("Maximum uses").fill("0");
    await page.getByLabel("Note").fill("Kept");
    await page.getByRole("button", { name: "Create code" }).click();
    await page.getByText("At least one person must be able to use it").waitFor();
    await expect.poll(() => page.getByLabel("Maximum uses").getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => page.getByLabel("Note").inputValue()).toBe("Kept");
    await page.getByLabel("Maximum uses").fill("1");
    await page.getByRole("button", { name: "Create code" }).click();
    await page.getByText("A code with this name already exists").waitFor();
    await row.getByRole("button", { name: "Disable FAIR-2030" }).click();
    await said(page, "FAIR-2030 is disabled. No one can sign up with it.");
    await page.getByRole("button", { name: "Enable FAIR-2030" }).click();
    await said(page, "FAIR-2030 can be used again.");
  });

  test("finds a company and changes its plan", async () => {
    await createUser(app.services, { email: "ines@hubley.example", companyName: "Hubley" });
    await createUser(app.services, { email: "ada@lumen.example", companyName: "Lumen" });
    const page = await open("/operator/companies", { javaScriptEnabled });
    await expect.poll(() => rows(page, "Companies").count()).toBe(3);
    await page.getByRole("searchbox").fill("hubley");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("link", { name: "Show all" }).waitFor();
    await expect.poll(() => rows(page, "Companies").count()).toBe(1);
    await page.getByRole("button", { name: "Switch to AI for Hubley" }).click();
    await said(page, "Hubley is now on the AI plan.");
    await expect.poll(() => new URL(page.url()).search).toBe("?q=hubley");
    await page.getByRole("button", { name: "Switch to Basic for Hubley" }).waitFor();
    const plans = await app.services.db.select().from(companies).where(eq(companies.plan, "ai"));
    expect(plans.map(({ companyName }) => companyName)).toEqual(["Hubley"]);
  });

  test("resends a failed mail, with a confirmation if it may have arrived", async () => {
    await addFailedMail("refused: 550 User unknown");
    const page = await open("/operator/jobs", { javaScriptEnabled });
    await expect.poll(() => page.getByRole("main").innerText()).toContain("550 User unknown");
    expect(await page.content()).not.toContain("s3cret");
    await page.getByRole("button", { name: "Send again" }).click();
    await said(page, "We're sending the email again.");
    await page.getByText("No failed jobs").waitFor();
    await addFailedMail("unknown: The process stopped.");
    await page.getByRole("link", { name: "Refresh" }).click();
    await page.getByText("Send again…").click();
    await page.getByRole("button", { name: "Send again anyway" }).click();
    await said(page, "We're sending the email again.");
    await page.getByText("No failed jobs").waitFor();
    const mails = await app.services.db.select().from(outboxMails);
    expect(mails.map(({ status }) => status)).toEqual(["queued", "queued"]);
    await app.services.db.update(outboxMails).set({ lastError: "away: connect ECONNREFUSED 127.0.0.1:25" });
    await page.getByRole("link", { name: "Refresh" }).click();
    await page.getByRole("heading", { name: "Delayed emails 2" }).waitFor();
    await page.getByText("connect ECONNREFUSED 127.0.0.1:25").waitFor();
  });

  test("sees what browsers blocked, and clears the list from the keyboard", { tags: "long" }, async () => {
    await addBlocked(102);
    const page = await open("/operator/companies", { javaScriptEnabled });
    await page.getByRole("link", { name: "Blocked content" }).click();
    await page.getByText("and 2 earlier ones").waitFor();
    const shown = await rows(page, "Blocked content").allInnerTexts();
    expect(shown).toHaveLength(100);
    expect(shown[0]).toMatch(/Inline script[\s\S]+script-src-elem[\s\S]+a-very-long-word[\s\S]+1,234/);
    expect(shown[1]).toMatch(/Image from https:\/\/evil\.example[\s\S]+\/faq\/question-1\b/);
    await page.getByRole("button", { name: "Clear" }).focus();
    await page.keyboard.press("Enter");
    await said(page, "List cleared. New reports will appear here.");
    await page.getByText("Nothing blocked").waitFor();
    expect(await app.services.db.$count(blockedContent)).toBe(0);
  });
}

test("the checkbox in the header selects all", { tags: "long" }, async () => {
  await addWaiting(4);
  const page = await open("/operator/waitlist");
  await page.getByLabel("Select everyone on this page").check();
  await page.getByText("4 selected").waitFor();
  await page.getByLabel("Select Shop 2").uncheck();
  await page.getByText("3 selected").waitFor();
  await page.getByRole("button", { name: "Invite selected..." }).click();
  await page.getByRole("heading", { name: "Invite 3 people?" }).waitFor();
});

test("a repeated invitation from a stale tab says that no one is waiting", { tags: "long" }, async () => {
  await addWaiting(1);
  const page = await open("/operator/waitlist?first=1");
  const other = await open("/operator/waitlist?first=1");
  await page.getByRole("button", { name: "Invite 1 person" }).click();
  await toast(page).getByText("We invited Shop 1").waitFor();
  await other.getByRole("button", { name: "Invite 1 person" }).click();
  await toast(other).getByText("None of them are waiting anymore.").waitFor();
  expect(await app.services.db.select().from(outboxMails)).toHaveLength(1);
});

test("a long list is paginated and keeps the search", { tags: "long" }, async () => {
  await addWaiting(52);
  const page = await open("/operator/waitlist?q=shop");
  await page.getByText("1–50 of 52").waitFor();
  await page.getByRole("link", { name: "Next" }).click();
  await page.getByText("51–52 of 52").waitFor();
  await expect
    .poll(() => rows(page, "Waiting people").allInnerTexts())
    .toEqual([
      expect.stringMatching(/51[\s\S]+hello@shop-51\.example/),
      expect.stringMatching(/52[\s\S]+hello@shop-52\.example/),
    ]);
  await expect.poll(() => new URL(page.url()).search).toBe("?q=shop&page=2");
});

test("on a phone the current tab is scrolled into view", async () => {
  const page = await open("/operator/blocked-content", { viewport: { width: 390, height: 900 } });
  const right = () =>
    page
      .getByRole("link", { name: "Blocked content" })
      .evaluate((link) => link.getBoundingClientRect().right);
  await expect.poll(right).toBeLessThanOrEqual(390);
});

test("a code is copied", { tags: "long" }, async () => {
  await createBetaCode(app.services, { code: "COPY-ME-1", maxUses: 1, expiresAt: null, note: null });
  const page = await open("/operator/beta-codes", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("button", { name: "Copy COPY-ME-1" }).click();
  await toast(page).getByText("Copied COPY-ME-1").waitFor();
  await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe("COPY-ME-1");
});

test("an owner who isn't an operator gets a 404, for actions too", async () => {
  await addWaiting(1);
  const [person] = await app.services.db.select().from(waitlist);
  const owner = await createUser(app.services, { email: "owner@shop.example" });
  for (const part of ["", "/waitlist", "/beta-codes", "/companies", "/jobs", "/blocked-content"]) {
    const page = await fetch(`${app.origin}/operator${part}`, { headers: { cookie: owner.cookie } });
    expect(page.status).toBe(404);
    expect(await page.text()).not.toContain("shop-1.example");
  }
  const body = new URLSearchParams({ intent: "invite", userId: person?.userId ?? "" });
  const headers = { cookie: owner.cookie, origin: app.origin };
  const post = await fetch(`${app.origin}/operator/waitlist`, { method: "POST", body, headers });
  expect(post.status).toBe(404);
  expect((await app.services.db.select().from(waitlist))[0]?.invitedAt).toBeNull();
});

test("every page and state is accessible and fits, on phone and desktop", { tags: "long" }, async () => {
  const page = await open("/operator/waitlist");
  const checkAll = async (paths: string[]) => {
    for (const path of paths) {
      await visit(page, `/operator${path}`);
      await check(page);
    }
  };
  await checkAll([
    "/waitlist",
    "/waitlist?show=invited",
    "/beta-codes",
    "/companies?q=nobody",
    "/jobs",
    "/blocked-content",
  ]);
  await addWaiting(3);
  await addBlocked(3);
  await createBetaCode(app.services, { code: null, maxUses: 1, expiresAt: null, note: "For a friend" });
  await addFailedMail("unknown: The process stopped.");
  await checkAll([
    "/waitlist",
    "/waitlist?q=nobody",
    "/waitlist?first=2",
    "/beta-codes",
    "/companies",
    "/jobs",
    "/blocked-content",
  ]);
  await visit(page, "/operator/waitlist?first=1");
  await page.getByRole("button", { name: "Invite 1 person" }).click();
  await toast(page).getByText("We invited Shop 1").waitFor();
  await check(page);
  await checkAll(["/waitlist?show=invited"]);
  await visit(page, "/operator/beta-codes");
  await page.getByRole("textbox", { name: "Code" }).fill("x");
  await page.getByRole("button", { name: "Create code" }).click();
  await page.locator("[aria-invalid]").first().waitFor();
  await check(page);
});

test("at 320 px nothing is squeezed or cut off", { tags: "long" }, () => expectRoom(320));
test.each([768, 1024])("at %i px nothing is squeezed or cut off either", { tags: "long" }, expectRoom);

async function expectRoom(width: number): Promise<void> {
  await addWaiting(2);
  await createBetaCode(app.services, {
    code: "A-RATHER-LONG-CODE-OF-OURS",
    maxUses: 5,
    expiresAt: null,
    note: "For the fair",
  });
  const random = await createBetaCode(app.services, { code: null, maxUses: 1, expiresAt: null, note: null });
  await addBlocked(3);
  for (const path of ["/waitlist", "/beta-codes", "/companies", "/blocked-content"]) {
    const page = await open(`/operator${path}`, { viewport: { width, height: 900 } });
    const wrong = await page.evaluate(() => {
      const found: string[] = [];
      for (const element of document.querySelectorAll(
        "main input:not([type=hidden], [type=checkbox]), main li > div, main button",
      )) {
        const box = element.getBoundingClientRect();
        if (box.width === 0) continue;
        const { right = innerWidth } = element.closest("ul, form")?.getBoundingClientRect() ?? {};
        // Icon buttons are square. A button that is too narrow for its text is taller than wide.
        const isSqueezed = box.width < 40 && box.height > 30 && box.width < box.height - 1;
        if (isSqueezed || box.right > right + 1)
          found.push(`${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 80)}`);
      }
      return found;
    });
    expect([path, wrong]).toEqual([path, []]);
    if (path !== "/beta-codes" || random === "taken") continue;
    const lines = await page
      .getByText(random.code, { exact: true })
      .first()
      .evaluate((code) => code.getClientRects().length);
    expect(lines).toBe(1);
  }
}

async function check(page: Page): Promise<void> {
  expect(await shownProblems(page), page.url()).toEqual([]);
}
