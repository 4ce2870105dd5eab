/** Journeys with only the keyboard, in which the browser's Back undoes one step at a time and loses nothing. */
import { eq } from "drizzle-orm";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { companies, companyLanguages, generatedFaqs, videoGuides } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { tabTo } from "#tests/support/keyboard.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { watchPages } from "#tests/support/watched-pages.ts";

let app: TestApp;
let browser: Browser;
let owner: TestUser;
const pages = watchPages(() => ({ origin: app.origin, browser }));
const numbers = Array.from({ length: 90 }, (_, index) => index);

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  const { db } = app.services;
  owner = await createUser(app.services, { companyName: "Hubley", onboardingCompleted: true });
  const companyId = owner.companyId ?? "";
  await db
    .update(companies)
    .set({ helpCenterSubdomain: "hubley", isPublic: true, plan: "ai" })
    .where(eq(companies.id, companyId));
  await db.insert(companyLanguages).values({ companyId, language: "de", status: "draft" });
  await db.insert(generatedFaqs).values(
    numbers.map((position) => ({
      companyId,
      question: `Question ${position}?`,
      answer: `Answer ${position} in a few words.`,
      slug: `question-${position}`,
      category: position < 80 ? "Orders" : "Returns",
      status: "published" as const,
      origin: "section" as const,
      position,
    })),
  );
  await db.insert(videoGuides).values({
    companyId,
    title: "Send a parcel",
    description: "",
    published: true,
    frames: ["Pack it", "Write the label", "Bring it to us"].map((title) => ({
      title,
      frameUrl: "",
      description: "Take your time. ".repeat(120),
    })),
  });
});
afterEach(async () => expect(await pages.end()).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const open = (path: string, options: BrowserContextOptions & { cookie?: string } = {}) =>
  pages.open(path, { cookie: owner.cookie, ...options });

/** As the browser's own button, and without waiting for a navigation, because the page may prevent it. */
async function travel(page: Page, by: -1 | 1): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await session.send("Page.getNavigationHistory");
  const entryId = entries[currentIndex + by]?.id;
  if (entryId === undefined) throw new Error("no such entry in the history");
  await session.send("Page.navigateToHistoryEntry", { entryId });
  await session.detach();
}
const back = (page: Page) => travel(page, -1);

const addressOf = (page: Page) => () => page.url().replace(app.origin, "");
const focused = (page: Page) => () => page.evaluate(() => (document.activeElement?.textContent ?? "").trim());
const dialog = (page: Page) => page.getByRole("dialog");

test("in the list of questions, Back closes the question, then returns to the list before, and keeps its text", async () => {
  const page = await open("/dashboard");
  await isLive(page);
  const address = addressOf(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().replace(app.origin, "")));
  await tabTo(page, /^FAQ/);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Question 1?" }).waitFor();
  await page.keyboard.press("End");
  await expect.poll(focused(page)).toBe("Question 89?");
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(2_000);
  await page.keyboard.press("e");
  const question = page.getByRole("textbox", { name: "Question" });
  await expect.poll(() => question.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(address).toContain("?edit=");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Typed, not saved?");
  // Before the text is kept in the browser, which happens a moment after the last key.
  await back(page);
  await expect.poll(() => question.count()).toBe(0);
  await expect.poll(address).toBe("/dashboard/faqs");
  await expect.poll(focused(page)).toBe("Question 89?");
  await page.getByRole("button", { name: "Unsaved changes" }).waitFor();
  await expect.poll(scrolled).toBeGreaterThan(2_000);
  await travel(page, 1);
  await expect.poll(() => question.inputValue()).toBe("Typed, not saved?");
  await question.press("Escape");
  await expect.poll(focused(page)).toBe("Question 89?");

  const orders = page.getByRole("button", { name: "Orders 80" });
  const top = await scrolled();
  await orders.press("Enter");
  await expect.poll(address).toBe("/dashboard/faqs?category=Orders");
  await page.getByLabel("Search FAQs").press("7");
  await expect.poll(address).toBe("/dashboard/faqs?category=Orders&q=7");
  await back(page);
  // The question that was opened and closed in between has no step of its own.
  await expect.poll(address).toBe("/dashboard/faqs");
  await expect.poll(() => page.getByLabel("Search FAQs").inputValue()).toBe("");
  await expect.poll(scrolled).toBe(top);
  // What the list shows needs no request, whose answer would scroll it.
  expect(asked.filter((path) => path.startsWith("/dashboard/faqs.data"))).toHaveLength(1);
  await back(page);
  await expect.poll(address).toBe("/dashboard");
});

test("Back closes the dialog that covers the page, on a phone too", async () => {
  const page = await open("/dashboard", { viewport: { width: 390, height: 844 } });
  await isLive(page);
  const address = addressOf(page);
  const opens: [string, () => Promise<void>][] = [
    ["/dashboard/guides", () => page.getByRole("button", { name: "Record Guide" }).press("Enter")],
    ["/dashboard/settings/help-center", () => page.keyboard.press("Control+k")],
    ["/dashboard/team", () => page.getByRole("button", { name: "Invite people" }).press("Enter")],
    ["/dashboard/inbox", () => page.keyboard.press("?")],
    ["/dashboard/faqs", () => page.getByRole("button", { name: "Menu", exact: true }).press("Enter")],
  ];
  for (const [path, show] of opens) {
    await page.getByRole("button", { name: "Menu", exact: true }).press("Enter");
    await dialog(page).locator(`a[href="${path}"]`).press("Enter");
    await expect.poll(address).toBe(path);
    await dialog(page).waitFor({ state: "hidden" });
    await show();
    await dialog(page).waitFor();
    await back(page);
    await dialog(page).waitFor({ state: "hidden" });
    expect(address()).toBe(path);
  }
  for (const [path] of opens.toReversed().slice(1)) {
    await back(page);
    await expect.poll(address).toBe(path);
  }
});

test("translations are written from text to text with the keyboard, and Back asks before it loses one", {
  tags: "long",
}, async () => {
  const page = await open("/dashboard/translate/de");
  await isLive(page);
  const question = page.getByLabel("Question", { exact: true });
  await question.focus();
  await page.keyboard.type("Frage eins?");
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(addressOf(page)).toContain("item=");
  await expect.poll(() => question.inputValue()).toBe("");
  await question.focus();
  await page.keyboard.type("Frage zwei?");
  await back(page);
  await page.getByRole("button", { name: "Keep editing" }).press("Enter");
  await dialog(page).waitFor({ state: "hidden" });
  await expect.poll(() => question.inputValue()).toBe("Frage zwei?");
  await question.press("Control+Enter");
  await expect.poll(() => question.inputValue()).toBe("");
  await back(page);
  await expect.poll(() => question.inputValue()).toBe("Frage zwei?");
  await back(page);
  await expect.poll(() => question.inputValue()).toBe("Frage eins?");
});

test("Back from the words of another language asks before it loses one", { tags: "long" }, async () => {
  const page = await open("/dashboard/settings/words");
  await isLive(page);
  await tabTo(page, "German");
  await page.keyboard.press("Enter");
  await expect.poll(addressOf(page)).toBe("/dashboard/settings/words?language=de");
  const headline = page.getByLabel("Headline", { exact: true });
  await headline.focus();
  await page.keyboard.type("Wie können wir helfen?");
  await back(page);
  await page.getByRole("button", { name: "Keep editing" }).press("Enter");
  await dialog(page).waitFor({ state: "hidden" });
  await expect.poll(() => headline.inputValue()).toBe("Wie können wir helfen?");
  await back(page);
  await dialog(page).getByRole("button", { name: "Leave without saving" }).press("Enter");
  await expect.poll(addressOf(page)).toBe("/dashboard/settings/words");
  await expect.poll(() => headline.inputValue()).toBe("");
});

test("what was typed into a dialog is asked about on each way out, and an untouched dialog closes immediately", {
  tags: "long",
}, async () => {
  const page = await open("/dashboard/settings/help-center");
  await isLive(page);
  await page.getByRole("link", { name: "Team", exact: true }).press("Enter");
  await expect.poll(addressOf(page)).toBe("/dashboard/team");
  const opener = page.getByRole("button", { name: "Invite people" });
  const invite = dialog(page).filter({ hasText: "Email addresses" });
  const asking = page.getByRole("dialog", { name: "Discard what you typed?" });
  const isAsking = (count: 0 | 1) =>
    expect.poll(() => page.getByText("Discard what you typed?").count()).toBe(count);
  const keep = async () => {
    await expect.poll(focused(page)).toBe("Keep editing");
    await page.keyboard.press("Enter");
    await isAsking(0);
    await expect.poll(() => invite.innerText()).toContain("ada@hubley.example");
  };
  await opener.press("Enter");
  await invite.waitFor();
  await page.keyboard.press("Escape");
  await invite.waitFor({ state: "hidden" });
  const openToType = async () => {
    await opener.press("Enter");
    const field = invite.getByRole("textbox");
    await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
  };
  await openToType();
  await page.keyboard.type("a");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Escape");
  await invite.waitFor({ state: "hidden" });

  await openToType();
  await page.keyboard.type("ada@hubley.example,");
  await invite.getByRole("button", { name: "Remove ada@hubley.example" }).waitFor();
  await page.keyboard.press("Escape");
  await keep();
  // The browser itself would let a page prevent only the first of several.
  for (const count of [1, 0, 1] as const) {
    await page.keyboard.press("Escape");
    await isAsking(count);
  }
  await keep();
  await back(page);
  await keep();
  await tabTo(page, "Cancel");
  await page.keyboard.press("Enter");
  await keep();
  await stayWhenClosing(page);
  await page.keyboard.press("Escape");
  await asking.getByRole("button", { name: "Discard" }).press("Enter");
  await invite.waitFor({ state: "hidden" });
  await expect.poll(focused(page)).toBe("Invite people");
  await opener.press("Enter");
  await expect.poll(() => invite.getByRole("textbox").inputValue()).toBe("");
});

/** Closes the page, and stays on it when the browser asks. */
async function stayWhenClosing(page: Page): Promise<void> {
  const closing = page.waitForEvent("dialog");
  const closed = page.close({ runBeforeUnload: true });
  const question = await closing;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await closed;
  // The browser drops keys until it knows that the page stays.
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    delete dataset.getsKeys;
    addEventListener("keyup", () => Object.assign(dataset, { getsKeys: "" }), { once: true });
  });
  const getsKeys = async () => {
    await page.keyboard.press("Shift");
    return page.locator("html[data-gets-keys]").count();
  };
  await expect.poll(getsKeys).toBe(1);
}

test("text in a form without a draft is asked about before it is lost, on each way out", async () => {
  const page = await open("/dashboard/account");
  await isLive(page);
  const address = addressOf(page);
  const leaving = dialog(page).filter({ hasText: "Leave without saving?" });
  const keep = async () => {
    await leaving.waitFor();
    await expect.poll(focused(page)).toBe("Keep editing");
    await page.keyboard.press("Enter");
    // Until then, nothing else takes the focus.
    await expect.poll(() => leaving.count()).toBe(0);
  };
  const email = page.getByLabel("New email");
  await email.focus();
  await page.keyboard.type("new@hubley.example");
  await tabTo(page, /^FAQ/);
  await page.keyboard.press("Enter");
  await keep();
  await expect.poll(focused(page)).toMatch(/^FAQ/);
  expect(address()).toBe("/dashboard/account");
  await expect.poll(() => email.inputValue()).toBe("new@hubley.example");
  await stayWhenClosing(page);
  await tabTo(page, /^FAQ/);
  await page.keyboard.press("Enter");
  await leaving.getByRole("button", { name: "Leave without saving" }).press("Enter");
  await expect.poll(address).toBe("/dashboard/faqs");

  // A form's own "Cancel" doesn't ask, and neither does what has been sent.
  await page.goto(`${app.origin}/dashboard/settings/api`);
  await isLive(page);
  await tabTo(page, "Create key");
  await page.keyboard.press("Enter");
  const name = page.getByLabel("Name", { exact: true });
  const hasFocus = () => name.evaluate((field) => field === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.type("Shop");
  await tabTo(page, "Cancel");
  await page.keyboard.press("Enter");
  await expect.poll(address).toBe("/dashboard/settings/api");
  await tabTo(page, "Create key");
  await page.keyboard.press("Enter");
  await expect.poll(address).toBe("/dashboard/settings/api?new-key");
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.type("Shop");
  await back(page);
  await keep();
  await expect.poll(address).toBe("/dashboard/settings/api?new-key");
  await expect.poll(() => name.inputValue()).toBe("Shop");
  await name.press("Enter");
  await page.getByText("Copy “Shop” now.").waitFor();
  await tabTo(page, /^FAQ/);
  await page.keyboard.press("Enter");
  await expect.poll(address).toBe("/dashboard/faqs");
});

test("the account page of people without a dashboard asks before typed text is lost", async () => {
  const { cookie } = await createUser(app.services, { betaStatus: "waitlist", isWaiting: true });
  const page = await open("/account", { cookie });
  await isLive(page);
  await page.getByLabel("New email").focus();
  await page.keyboard.type("new@hubley.example");
  await stayWhenClosing(page);
  await expect.poll(() => page.getByLabel("New email").inputValue()).toBe("new@hubley.example");
});

test("a message leaves after five seconds, although other pages are opened meanwhile", {
  tags: "long",
}, async () => {
  const page = await open("/dashboard/account");
  await isLive(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Save language" }).press("Enter");
  const message = page.getByRole("region", { name: "Messages" }).getByRole("listitem");
  await message.waitFor();
  await page.clock.runFor(3_000);
  await page.getByRole("link", { name: "Articles" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Articles" }).waitFor();
  await expect.poll(() => message.count()).toBe(1);
  await page.clock.runFor(2_500);
  await expect.poll(() => message.count()).toBe(0);
});

test("a visitor searches, reads, continues and back, and finds the search and the list as they were", {
  tags: "long",
}, async () => {
  const page = await open("/help/hubley");
  const address = addressOf(page);
  await page.keyboard.press("/");
  await page.keyboard.type("question 42");
  await page.keyboard.press("Enter");
  await expect.poll(address).toBe("/help/hubley/search?q=question+42");
  await tabTo(page, /^Question 42\?/);
  await page.keyboard.press("Enter");
  await expect.poll(address).toBe("/help/hubley/faq/question-42");
  await tabTo(page, /Question 43\?/);
  await page.keyboard.press("Enter");
  await expect.poll(address).toBe("/help/hubley/faq/question-43");
  await back(page);
  await expect.poll(address).toBe("/help/hubley/faq/question-42");
  await back(page);
  await expect.poll(address).toBe("/help/hubley/search?q=question+42");
  await expect.poll(() => page.locator("main input[type=search]").inputValue()).toBe("question 42");
  await back(page);
  await expect.poll(address).toBe("/help/hubley");
});

test("a guide says which step is read, and leads from step to step", async () => {
  const page = await open("/help/hubley/guides");
  await tabTo(page, /Send a parcel/);
  await page.keyboard.press("Enter");
  await expect.poll(addressOf(page)).toContain("/guides/send-a-parcel");
  await page.getByRole("heading", { name: "Pack it" }).waitFor();
  const bar = page.getByRole("navigation", { name: "3 steps" });
  await expect.poll(() => bar.count()).toBe(0);
  await page.keyboard.press("End");
  await expect.poll(() => bar.innerText()).toContain("Step 3 of 3");
  await page.getByRole("link", { name: "Step 2: Write the label" }).press("Enter");
  await expect.poll(() => bar.innerText()).toMatch(/Step 2 of 3\s*Write the label/);
  // The step's title is below the bar, not behind it, when the page has scrolled there.
  const [title, edge] = [page.getByRole("heading", { name: "Write the label" }), bar.locator("> div")];
  const roomAbove = async () => (await title.boundingBox())!.y - (await edge.boundingBox())!.height;
  await expect.poll(roomAbove).toBeGreaterThan(0);
  // The focus is still on the arrow, which now leads to the first step.
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Step 1: Pack it");
  await page.keyboard.press("Enter");
  await expect.poll(() => bar.innerText()).toMatch(/Step 1 of 3\s*Pack it/);
  await page.keyboard.press("Home");
  await expect.poll(() => bar.count()).toBe(0);
});
