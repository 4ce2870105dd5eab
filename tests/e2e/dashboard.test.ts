/** The dashboard's frame, overview, contact details, inbox, account and preview, as an owner uses them. */
import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  companies,
  contactMessages,
  dailyVisits,
  generatedFaqs,
  helpfulVotes,
  outboxMails,
  rateLimits,
  unansweredSearches,
  users,
  videoGuides,
} from "#db/schema.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

const password = "a long enough sentence";
let app: TestApp;
let browser: Browser;
let owner: TestUser & { companyId: string };
const problems: string[] = [];

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
});
beforeEach(async () => {
  const { db } = app.services;
  for (const table of [users, companies, outboxMails, rateLimits]) await db.delete(table);
  owner = await makeOwner("ada@acme.example", "Acme", "acme");
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  expect(problems.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function makeOwner(email: string, companyName: string, helpCenterSubdomain: string) {
  const { db } = app.services;
  const user = await createUser(app.services, { email, companyName, password, onboardingCompleted: true });
  const companyId = user.companyId ?? "";
  await db
    .update(companies)
    .set({
      helpCenterSubdomain,
      isPublic: true,
      contactDetails: { email: `office@${helpCenterSubdomain}.example`, contactFormEnabled: true },
    })
    .where(eq(companies.id, companyId));
  await db.insert(generatedFaqs).values({
    companyId,
    question: `What does ${companyName} do?`,
    answer: `Everything that ${companyName} promises, on every working day.`,
    slug: "what-is-it",
    status: "published",
  });
  return { ...user, companyId };
}

async function open(path: string, options: BrowserContextOptions = {}, cookie = owner.cookie): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  await addSession(context, app, cookie);
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    // Chromium logs refused forms and requests that a test aborts.
    const isOwn = !/Failed to load resource.*(\b4\d\d\b|ERR_FAILED)/.test(message.text());
    if (message.type() === "error" && isOwn) problems.push(message.text());
  });
  await page.goto(`${app.origin}${path}`);
  return page;
}

async function hydrated(page: Page): Promise<Page> {
  await isLive(page);
  return page;
}

const toasts = (page: Page) => page.getByRole("region", { name: "Messages" });
const sidebar = (page: Page) => page.getByRole("complementary", { name: "Sidebar" });
const withoutScript = { javaScriptEnabled: false };
const phone = { viewport: { width: 390, height: 844 } };

async function receive(message: string, minutesAgo = 0): Promise<void> {
  await app.services.db.insert(contactMessages).values({
    companyId: owner.companyId,
    name: "Vera Visitor",
    email: "vera@mail.example",
    message,
    createdAt: new Date(Date.now() - minutesAgo * 60_000),
  });
}

describe("the frame", () => {
  test("links to every section, each with a URL that survives reload and Back", async () => {
    const page = await hydrated(await open("/dashboard"));
    const nav = sidebar(page).getByRole("navigation", { name: "Dashboard" });
    for (const [label, heading] of [
      ["Contact Info", "Contact Info"],
      ["Inbox", "Inbox"],
    ] as const) {
      await nav.getByRole("link", { name: label }).click();
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await page.reload();
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    }
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Contact Info" }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/dashboard/contact");
    const link = nav.getByRole("link", { name: "Contact Info" });
    await expect.poll(() => link.getAttribute("aria-current")).toBe("page");
  });

  test("labels premium sections, and a click there does nothing", { tags: "long" }, async () => {
    const page = await hydrated(await open("/dashboard"));
    for (const label of ["Step-by-Step Guides", "How-to Videos"]) {
      const entry = sidebar(page).getByText(label);
      await expect.poll(() => entry.locator("..").textContent()).toContain("Premium");
      await entry.click();
      expect(new URL(page.url()).pathname).toBe("/dashboard");
    }
    await app.services.db.update(companies).set({ plan: "ai" }).where(eq(companies.id, owner.companyId));
    await page.reload();
    await sidebar(page).getByRole("link", { name: "How-to Videos" }).click();
    await page.getByRole("heading", { level: 1, name: "How-to Videos" }).waitFor();
  });

  test("collapses with Ctrl+B, and the server renders it collapsed from then on", {
    tags: "long",
  }, async () => {
    const page = await hydrated(await open("/dashboard"));
    const width = async () => (await sidebar(page).boundingBox())?.width;
    await expect.poll(width).toBe(256);
    await page.keyboard.press("Control+b");
    await expect.poll(width).toBe(48);
    const kept = async () => (await page.context().cookies()).find(({ name }) => name === "sidebar:state");
    await expect.poll(kept).toBeDefined();
    const cookie = await kept();
    expect(cookie?.value).toBe("false");
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(604_000);
    const html = await (await page.request.get(`${app.origin}/dashboard`)).text();
    expect(html).toContain('data-sidebar="collapsed"');
    await page.reload();
    await expect.poll(width).toBe(48);
    await sidebar(page).getByRole("link", { name: "Contact Info" }).waitFor();
  });

  test("is a drawer on phones, which traps the focus, restores it on Escape, and closes after a link", async () => {
    const page = await hydrated(await open("/dashboard", phone));
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    const drawer = page.getByRole("dialog", { name: "Sidebar" });
    await menu.click();
    await drawer.waitFor();
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(288);
    for (let n = 0; n < 25; n++) await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main") === null)).toBe(true);
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });
    await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
    await menu.click();
    await drawer.getByRole("link", { name: "Inbox" }).click();
    await page.getByRole("heading", { level: 1, name: "Inbox" }).waitFor();
    await drawer.waitFor({ state: "hidden" });
  });

  test("signs out completely", { tags: "long" }, async () => {
    const page = await hydrated(await open("/dashboard"));
    await sidebar(page).getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL("**/auth");
    await page.goto(`${app.origin}/dashboard/inbox`);
    expect(new URL(page.url()).searchParams.get("next")).toBe("/dashboard/inbox");
  });

  test("stays around a section that failed", async () => {
    const answer = await fetch(`${app.origin}/dashboard/contact`, {
      method: "POST",
      headers: { cookie: owner.cookie, origin: app.origin },
      body: new URLSearchParams({ intent: "nonsense" }),
    });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("We don't recognize this form. Reload the page and try again.");
    expect(html).toContain("Sign out");
  });

  test("runs its guard for the framework's data requests too, even for a single section", async () => {
    await receive("Only for Ada");
    for (const path of ["contact", "inbox", "account"]) {
      const id = `main/dashboard/${path}`;
      for (const query of ["", `?_routes=${encodeURIComponent(id)}`]) {
        const address = `${app.origin}/dashboard/${path}.data${query}`;
        const own = await fetch(address, { headers: { cookie: owner.cookie } });
        expect(own.status).toBe(200);
        const strange = await fetch(address);
        expect(strange.status).toBe(202);
        expect(await strange.text()).not.toContain("Ada");
      }
    }
  });
});

describe("the overview", () => {
  test("checks off finished steps automatically and links to the others", async () => {
    const page = await hydrated(await open("/dashboard"));
    const steps = page.getByRole("region", { name: "First steps" });
    await steps.getByText("2 of 5").waitFor();
    const preview = page.getByRole("link", { name: /^Preview Your Help Center/ });
    await expect.poll(() => preview.getAttribute("href")).toBe(`${app.origin}/help/acme`);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: `Copy ${app.origin}/help/acme` }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe(`${app.origin}/help/acme`);
    await app.services.db
      .update(companies)
      .set({ isPublic: false, contactDetails: {} })
      .where(eq(companies.id, owner.companyId));
    await page.reload();
    await steps.getByText("0 of 5").waitFor();
    await page.getByText("Not public", { exact: true }).waitFor();
    await steps.getByRole("link", { name: "Add: Add your contact details" }).click();
    await page.waitForURL("**/dashboard/contact");
  });

  test("counts readers, including cached pages, and shows searches without results", async () => {
    const reader = await open("/help/acme", { userAgent: "Mozilla/5.0 Firefox/140.0" }, "");
    await expect.poll(() => app.services.pageCache.stats().entries).toBeGreaterThan(0);
    await reader.reload();
    await reader.goto(`${app.origin}/help/acme/search?q=gift+voucher`);
    await open("/help/acme", { userAgent: "Mozilla/5.0 Firefox/140.0" });
    const counted = async () => {
      await app.services.visits.flush();
      return app.services.db.select().from(dailyVisits);
    };
    await expect.poll(counted).toMatchObject([{ views: 2, searches: 1 }]);
    const page = await hydrated(await open("/dashboard"));
    await page.getByRole("table", { name: /Views per day in the last 30 days\. The most were 2/ }).waitFor();
    const wanted = page.getByRole("region", { name: "Needs attention" });
    await expect
      .poll(() => wanted.getByRole("listitem").allTextContents())
      .toEqual([expect.stringMatching(/^No answer“gift voucher”1 search in 30 days/)]);
    await wanted.getByRole("button", { name: "Write answer “gift voucher”" }).click();
    await page.waitForURL(/\/dashboard\/faqs\?edit=/);
    const question = page.getByLabel("Question", { exact: true });
    await expect.poll(() => question.inputValue()).toBe("Gift voucher");
  });

  test("lists unhelpful answers with the readers' comments, until they are deleted", {
    tags: "long",
  }, async () => {
    const { db } = app.services;
    const { companyId } = owner;
    const [faq] = await db.select().from(generatedFaqs).where(eq(generatedFaqs.companyId, companyId));
    const vote = {
      companyId: companyId ?? "",
      kind: "question",
      itemId: faq?.id ?? "",
      isHelpful: false,
    } as const;
    await db.insert(helpfulVotes).values({ ...vote, comment: "Which color is it?" });
    const page = await hydrated(await open("/dashboard"));
    const card = page.getByRole("region", { name: "Needs attention" });
    await card.getByText("1 of 1 readers said it didn't help.").waitFor();
    await card.getByRole("link", { name: "Edit What does Acme do?" }).waitFor();
    await card.getByText("Which color is it?").waitFor();
    await card.getByRole("button", { name: "Delete the comment “Which color is it?”" }).click();
    await card.getByText("Which color is it?").waitFor({ state: "detached" });
    const stored = () => db.select({ comment: helpfulVotes.comment }).from(helpfulVotes);
    await expect.poll(stored).toEqual([{ comment: null }]);
  });

  test("lists no search that has been answered since", async () => {
    const { companyId } = owner;
    const lastSearchedAt = new Date();
    await app.services.db.insert(unansweredSearches).values([
      { companyId, query: "promises", count: 5, lastSearchedAt },
      { companyId, query: "tandem", count: 1, lastSearchedAt },
    ]);
    const page = await open("/dashboard");
    const wanted = page.getByRole("region", { name: "Needs attention" });
    await expect.poll(() => wanted.getByRole("listitem").count()).toBe(1);
  });

  test("shows the address to share until the first visit, then the visits of a period with their file", {
    tags: "long",
  }, async () => {
    const { db } = app.services;
    const doubted = { status: "draft", leftOut: true, review: "uncertain", position: 9 } as const;
    await db.insert(generatedFaqs).values({
      companyId: owner.companyId ?? "",
      ...{ question: "Who are you?", answer: "Acme makes promises.", slug: "who-are-you", ...doubted },
    });
    const page = await hydrated(await open("/dashboard"));
    const needs = page.getByRole("region", { name: "Needs attention" });
    const review = needs.getByRole("link", { name: "Review 1 draft from your website" });
    await expect.poll(() => review.getAttribute("href")).toBe("/dashboard/faqs?only=draft");
    const live = page.getByRole("region", { name: "Your help center is live" });
    await live.getByText(`${app.origin}/help/acme`, { exact: true }).first().waitFor();
    await live.getByText("1 answer so far.").waitFor();
    await expect
      .poll(() => live.getByRole("link", { name: /^Open/ }).getAttribute("href"))
      .toBe(`${app.origin}/help/acme`);
    await live
      .getByText(/^<script async src=".+\/widget\.js"><\/script>$/)
      .first()
      .waitFor();
    await live.getByRole("button", { name: "QR code" }).click();
    const code = live.getByRole("img", { name: `QR code for ${app.origin}/help/acme` });
    await expect.poll(() => code.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    const [picture] = await Promise.all([
      page.waitForEvent("download"),
      live.getByRole("link", { name: "Download as SVG" }).click(),
    ]);
    expect(readFileSync(await picture.path(), "utf8")).toContain("<svg");
    await page.keyboard.press("Escape");
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const { companyId } = owner;
    await db.insert(dailyVisits).values([
      { companyId, day: day(1), views: 30, searches: 2 },
      { companyId, day: day(9), views: 20, searches: 0 },
      { companyId, day: day(80), views: 7, searches: 0 },
    ]);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => live.count()).toBe(0);
    await expect.poll(() => review.count()).toBe(0);
    const visits = page.getByRole("region", { name: "Visits" });
    await expect.poll(() => visits.innerText()).toMatch(/views\s+50/);
    await visits.getByRole("link", { name: "7 days" }).click();
    await expect.poll(() => visits.innerText()).toMatch(/views, up 50%\s+30/);
    await visits.getByRole("link", { name: "90 days" }).click();
    await expect.poll(() => visits.innerText()).toMatch(/views\s+57/);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      visits.getByRole("link", { name: "Download CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^visits-.*\.csv$/);
    const lines = readFileSync(await file.path(), "utf8")
      .trimEnd()
      .split("\r\n");
    expect(lines).toHaveLength(91);
    expect(lines[0]).toBe("\uFEFFDay,Views,Searches");
    expect(lines).toContain(`${day(80)},7,0`);
  });

  test.each([
    "/dashboard",
    "/dashboard/contact",
    "/dashboard/inbox",
    "/dashboard/account",
    "/dashboard/guides",
  ])("%s has no axe violations, in both widths and schemes", { tags: "long" }, async (path) => {
    await receive("Hello there,\nis anybody in?");
    expect(await shownProblems(await hydrated(await open(path)))).toEqual([]);
  });
});

describe("contact details", () => {
  test("are saved from the bar that appears with the first change, and shown to visitors", async () => {
    const page = await hydrated(await open("/dashboard/contact"));
    const save = page.getByRole("button", { name: "Save", exact: true });
    await expect.poll(() => save.count()).toBe(0);
    await page.getByLabel("Phone").fill("+44 117 496 0142");
    await page.getByLabel("Email").fill("hello@acme.example");
    await page.getByLabel("Address").fill("1 Dock Lane\nBristol");
    for (const network of ["X (Twitter)", "Facebook", "Instagram"])
      await page.getByLabel(network).fill("@acme");
    await page.getByLabel("LinkedIn").fill("linkedin.com/company/acme");
    await page.getByRole("switch", { name: "Enable contact form" }).uncheck();
    await save.dblclick();
    await toasts(page).getByText("Settings saved successfully").waitFor();
    await save.waitFor({ state: "detached" });
    await expect.poll(() => page.getByLabel("Instagram").inputValue()).toBe("https://instagram.com/acme");
    const html = await (await page.request.get(`${app.origin}/help/acme/contact`)).text();
    for (const shown of ["tel:+441174960142", "hello@acme.example", "1 Dock Lane", "facebook.com/acme"])
      expect(html).toContain(shown);
    expect(html).toContain("linkedin.com/company/acme");
    expect(html).not.toContain("Send us a message");
  });

  test("show errors beside the field and keep everything typed, with and without script", async () => {
    for (const options of [{}, withoutScript]) {
      const page = await open("/dashboard/contact", options);
      if (options !== withoutScript) await hydrated(page);
      await page.getByLabel("Phone").fill("call us");
      await page.getByLabel("Facebook").fill("https://evil.example/acme");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText("Please enter a phone number").waitFor();
      await page.getByText("Please enter a link to your page on Facebook").waitFor();
      await expect.poll(() => page.getByLabel("Phone").inputValue()).toBe("call us");
      await expect.poll(() => page.getByRole("button", { name: "Save", exact: true }).count()).toBe(1);
    }
  });

  test("warn before changes are lost, and restore them on Discard", async () => {
    const page = await hydrated(await open("/dashboard/contact"));
    await page.getByLabel("Phone").fill("0117 496 0142");
    await sidebar(page).getByRole("link", { name: "Inbox" }).click();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await question.waitFor({ state: "hidden" });
    await expect.poll(() => page.getByLabel("Phone").inputValue()).toBe("0117 496 0142");
    const discard = page.getByRole("button", { name: "Discard" });
    await discard.click();
    await discard.waitFor({ state: "detached" });
    await expect.poll(() => page.getByLabel("Phone").inputValue()).toBe("");
    await sidebar(page).getByRole("link", { name: "Inbox" }).click();
    await page.getByRole("heading", { level: 1, name: "Inbox" }).waitFor();
  });

  test("lose nothing in two tabs, of which the second sees the conflict and the stored version and can overwrite it", {
    tags: "long",
  }, async () => {
    const first = await hydrated(await open("/dashboard/contact"));
    const second = await hydrated(await open("/dashboard/contact"));
    await first.getByLabel("Phone").fill("11111");
    await first.getByRole("button", { name: "Save", exact: true }).click();
    await toasts(first).getByText("Settings saved successfully").waitFor();
    await second.getByLabel("Phone").fill("22222");
    await second.getByRole("button", { name: "Save", exact: true }).click();
    await second.getByText("Saved value: 11111").waitFor();
    await expect.poll(() => second.getByLabel("Phone").inputValue()).toBe("22222");
    await second.getByRole("button", { name: "Save", exact: true }).click();
    await toasts(second).getByText("Settings saved successfully").waitFor();
    await first.reload();
    await expect.poll(() => first.getByLabel("Phone").inputValue()).toBe("22222");
  });

  test("show the stored version in two tabs after Discard, also on a phone and after a post without script", {
    tags: "long",
  }, async () => {
    for (const options of [phone, { ...phone, ...withoutScript }]) {
      const second = await open("/dashboard/contact", options);
      const first = await hydrated(await open("/dashboard/contact"));
      const stored = options === phone ? "11111" : "33333";
      await first.getByLabel("Phone").fill(stored);
      await first.getByRole("button", { name: "Save", exact: true }).click();
      await toasts(first).getByText("Settings saved successfully").waitFor();
      if (options === phone) await hydrated(second);
      await second.getByLabel("Phone").fill("22222");
      await second.getByRole("button", { name: "Save", exact: true }).click();
      await second.getByText(`Saved value: ${stored}`).waitFor();
      await expect.poll(() => second.getByLabel("Phone").inputValue()).toBe("22222");
      if (options === phone) {
        await second.getByRole("button", { name: "Discard" }).click();
        await expect.poll(() => second.getByLabel("Phone").inputValue()).toBe(stored);
      } else {
        await second.getByRole("button", { name: "Save", exact: true }).click();
        await second.getByText("Settings saved successfully").waitFor();
        await expect.poll(() => second.getByLabel("Phone").inputValue()).toBe("22222");
      }
    }
  });

  test("are hidden and shown by a switch, with the keyboard too", { tags: "long" }, async () => {
    const page = await hydrated(await open("/dashboard/contact"));
    const toggle = page.getByRole("switch", { name: "Show in Help Center" });
    await toggle.focus();
    await page.keyboard.press("Space");
    await toasts(page).getByText("Contact visibility settings updated").waitFor();
    await expect.poll(() => toggle.getAttribute("aria-checked")).toBe("false");
    const status = async () => (await page.request.get(`${app.origin}/help/acme/contact`)).status();
    await expect.poll(status).toBe(404);
    await toggle.click();
    await expect.poll(status).toBe(200);
  });

  test("keep typed values while the server can't be reached", { tags: "long" }, async () => {
    const page = await hydrated(await open("/dashboard/contact"));
    await page.getByLabel("Phone").fill("0117 496 0142");
    await page.route("**/dashboard/contact.data*", (route) => route.abort());
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await toasts(page).getByText("Failed to save settings. Please try again.").waitFor();
    await expect.poll(() => page.getByLabel("Phone").inputValue()).toBe("0117 496 0142");
  });
});

test("a step guide keeps typed values while the server can't be reached", { tags: "long" }, async () => {
  const { companyId } = owner;
  await app.services.db.update(companies).set({ plan: "ai" }).where(eq(companies.id, companyId));
  const [guide] = await app.services.db
    .insert(videoGuides)
    .values({
      companyId,
      title: "Send an invoice",

      frames: [{ description: "Begin", frameUrl: "" }],
    })
    .returning({ id: videoGuides.id });
  const page = await hydrated(await open(`/dashboard/guides/${guide?.id}`));
  await page.getByLabel("Category").fill("Invoices");
  await page.route("**/dashboard/guides/**", (route) => route.abort());
  await page.getByRole("button", { name: "Save guide" }).click();
  await toasts(page).getByText("Something went wrong", { exact: false }).waitFor();
  await expect.poll(() => page.getByLabel("Category").inputValue()).toBe("Invoices");
});

describe("the inbox", () => {
  const rows = (page: Page) => page.getByRole("main").locator("details");

  test("counts unread messages, and marks one as read when it is opened", async () => {
    await receive("Where is my order?");
    const page = await hydrated(await open("/dashboard"));
    const link = sidebar(page).getByRole("link", { name: "Inbox 1 unread" });
    await link.click();
    await page.getByRole("heading", { level: 1, name: "Inbox" }).waitFor();
    await rows(page).first().locator("summary").press("Enter");
    await page.getByRole("link", { name: "Reply" }).waitFor();
    await link.waitFor({ state: "detached" });
    const reply = page.getByRole("link", { name: "Reply" });
    await expect.poll(() => reply.getAttribute("href")).toMatch(/^mailto:vera@mail\.example\?subject=Re/);
    await page.getByRole("button", { name: "Mark as unread" }).click();
    await link.waitFor();
    await rows(page).first().locator("summary").click();
    await page.getByRole("button", { name: "Mark as unread" }).waitFor();
  });

  test("deletes immediately and restores with Undo", async () => {
    await receive("First", 2);
    await receive("Second", 1);
    const page = await hydrated(await open("/dashboard/inbox"));
    await rows(page).first().locator("summary").click();
    await rows(page).first().getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await toasts(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => rows(page).count()).toBe(2);
    // Waits, because the page updates before the message is stored.
    await toasts(page).getByText("Message restored").waitFor();
    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(2);
  });

  test("separates spam, and paginates", { tags: "long" }, async () => {
    for (let n = 0; n < 27; n++) await receive(`Message ${n}`, n);
    const page = await hydrated(await open("/dashboard/inbox"));
    await expect.poll(() => rows(page).count()).toBe(25);
    await page.getByRole("link", { name: "Older" }).click();
    await expect.poll(() => rows(page).count()).toBe(2);
    await page.getByRole("link", { name: "Newer" }).click();
    await expect.poll(() => rows(page).count()).toBe(25);
    await rows(page).first().locator("summary").click();
    await rows(page).first().getByRole("button", { name: "Spam" }).click();
    await page.getByRole("link", { name: "Spam 1" }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await rows(page).first().locator("summary").click();
    await rows(page).first().getByRole("button", { name: "Not spam" }).click();
    await page.getByText("No spam.").waitFor();
  });

  test("works without script", async () => {
    await receive("Hello");
    const page = await open("/dashboard/inbox", withoutScript);
    await rows(page).first().locator("summary").click();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("Message deleted").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Message restored").waitFor();
    await expect.poll(() => rows(page).count()).toBe(1);
  });
});

describe("the account", () => {
  test("changes the password and stays signed in here", { tags: "long" }, async () => {
    const page = await hydrated(await open("/dashboard/account"));
    await page.getByLabel("Current password", { exact: true }).fill("wrong");
    await page.getByLabel("New password", { exact: true }).fill("another long sentence");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Wrong password").waitFor();
    await page.getByLabel("Current password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Change password" }).click();
    await toasts(page).getByText("Password changed").waitFor();
    await expect.poll(() => page.getByLabel("New password", { exact: true }).inputValue()).toBe("");
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
    const old = await fetch(`${app.origin}/dashboard`, {
      headers: { cookie: owner.cookie },
      redirect: "manual",
    });
    expect(old.status).toBe(302);
  });

  test("changes the email by the mailed link", { tags: "long" }, async () => {
    const page = await hydrated(await open("/dashboard/account"));
    await page.getByLabel("New email").fill("ada@new.example");
    await page.locator("#email_password").fill(password);
    await page.getByRole("button", { name: "Change email" }).click();
    await toasts(page).getByText("We sent a link to the new address").waitFor();
    const [mail] = await app.services.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.to, "ada@new.example"));
    const link = /http\S+\/auth\/email\?\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    await page.goto(link);
    await page.getByRole("button", { name: "Use this email" }).click();
    await toasts(page).getByText("Email changed").waitFor();
    await page.getByText("You sign in as ada@new.example.").waitFor();
  });

  test("exports all data, and deletes everything only after a typed confirmation", {
    tags: "long",
  }, async () => {
    await receive("Keep me");
    const page = await hydrated(await open("/dashboard/account"));
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export all data" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^step-export-.*\.json$/);
    await page.locator("summary", { hasText: "Delete account" }).click();
    await page.getByLabel("Type Acme to confirm").fill("acme");
    await page.locator("#delete_password").fill(password);
    const button = page.getByRole("button", { name: "Delete everything permanently" });
    await button.click();
    await page.getByText("Type it exactly").waitFor();
    await page.getByLabel("Type Acme to confirm").fill("Acme");
    await button.click();
    await page.waitForURL("**/auth");
    expect(await app.services.db.select().from(users)).toEqual([]);
    expect(await app.services.db.select().from(companies)).toEqual([]);
    expect((await page.request.get(`${app.origin}/help/acme`)).status()).toBe(404);
  });
});

describe("the preview", () => {
  const closed = { isPublic: false };

  test("shows a private center with all its pages to its owner, and isn't cached", async () => {
    await app.services.db.update(companies).set(closed).where(eq(companies.id, owner.companyId));
    const page = await open(`/help/preview?company=${owner.companyId}`);
    await page.getByRole("heading", { level: 1, name: "Welcome to our Help Center" }).waitFor();
    await page.getByRole("link", { name: "View FAQs" }).click();
    await page.waitForURL(/\/faq\b/);
    await page.getByText("What does Acme do?").first().waitFor();
    const answer = await page.request.get(page.url());
    expect(answer.headers()["cache-control"]).toBe("private, no-store");
    expect((await fetch(`${app.origin}/help/acme`)).status).toBe(404);
  });

  test("is refused to a stranger and to another owner, with a message for each", async () => {
    const bob = await makeOwner("bob@bolt.example", "Bolt", "bolt");
    for (const path of [`?company=${owner.companyId}`, `/${owner.companyId}`, `/${owner.companyId}/faq`]) {
      const stranger = await fetch(`${app.origin}/help/preview${path}`);
      expect(stranger.status).toBe(401);
      expect(await stranger.text()).toContain("You need to be logged in to access this help center.");
      const other = await fetch(`${app.origin}/help/preview${path}`, { headers: { cookie: bob.cookie } });
      expect(other.status).toBe(403);
      const text = await other.text();
      expect(text).toContain("have permission to access this help center.");
      expect(text).not.toContain("Acme");
    }
  });
});
