/** The command palette and the list of shortcuts, with the keyboard and as different roles. */
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { companies, companyLanguages, generatedFaqs, users, videoGuides } from "#db/schema.ts";
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
    .set({ helpCenterSubdomain: "hubley", isPublic: true, plan: "ai" })
    .where(eq(companies.id, companyId));
  const texts = ["Can I block overtime?", "When do you open?", "Is 100% cotton used?"];
  await db.insert(generatedFaqs).values(
    texts.map((question, position) => ({
      ...{ companyId, question, position, slug: `q-${position}`, category: "Work" },
      answer: position === 1 ? "At nine, and overtime costs more." : "Yes, whenever you like to.",
      status: position === 2 ? ("draft" as const) : ("published" as const),
    })),
  );
  await db.insert(videoGuides).values({ companyId, title: "Track overtime", description: "", frames: [] });
});
afterEach(async () => expect(await pages.end()).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function open(cookie = owner.cookie, width = 1280): Promise<Page> {
  const page = await pages.open("/dashboard", { cookie, viewport: { width, height: 844 } });
  await isLive(page);
  return page;
}

const palette = (page: Page) => page.getByRole("dialog", { name: "Search or jump to" });
const field = (page: Page) => palette(page).getByRole("combobox");
const options = (page: Page) =>
  palette(page)
    .getByRole("option")
    .allInnerTexts()
    .then((texts) => texts.map((text) => text.split("\n")[0]));
const active = (page: Page) => palette(page).getByRole("option", { selected: true }).innerText();

test("finds questions, guides, actions and pages, and opens them with the keyboard", async () => {
  const page = await open();
  await page.keyboard.press("Control+k");
  await field(page).waitFor();
  await expect.poll(() => options(page)).toContain("Inbox");
  await page.keyboard.type("overtime");
  await expect
    .poll(() => options(page))
    .toEqual([
      "Can I block overtime?",
      "When do you open?",
      "Track overtime",
      "Add FAQ “overtime”",
      "Preview search for “overtime” as a visitor",
    ]);
  expect(await shownProblems(page)).toEqual([]);
  await expect.poll(() => active(page)).toContain("Can I block overtime?");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => active(page)).toContain("When do you open?");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/dashboard\/faqs\?edit=/);
  const question = page.getByRole("textbox", { name: "Question" });
  await expect.poll(() => question.inputValue()).toBe("When do you open?");

  // From one question of the page to another, and a percent sign is no wildcard.
  await page.keyboard.press("Control+k");
  await field(page).fill("100%");
  await expect.poll(() => active(page)).toContain("Is 100% cotton used?");
  await page.keyboard.press("Enter");
  await expect.poll(() => question.inputValue()).toBe("Is 100% cotton used?");

  await page.keyboard.press("Control+k");
  await field(page).fill("appear");
  await expect.poll(() => active(page)).toContain("Appearance");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard/settings/appearance");
  await page.keyboard.press("Control+k");
  await field(page).fill("gift cards");
  await palette(page).getByRole("option", { name: "Add FAQ “gift cards”" }).click();
  await page.waitForURL(/\/dashboard\/faqs\?edit=/);
  await expect.poll(() => question.inputValue()).toBe("Gift cards");
});

test("lists Translations once the help center has another language", { tags: "long" }, async () => {
  const page = await open();
  await page.keyboard.press("Control+k");
  await field(page).fill("transl");
  await expect.poll(() => options(page)).not.toContain("Translations");
  await app.services.db.insert(companyLanguages).values({ companyId, language: "de" });
  await page.reload();
  await isLive(page);
  await page.keyboard.press("Control+k");
  await field(page).fill("transl");
  await expect.poll(() => active(page)).toContain("Translations");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard/translate**");
});

test("closes with Escape, returns the focus, and opens from a button on a phone", {
  tags: "long",
}, async () => {
  const page = await open(owner.cookie, 390);
  const button = page.getByRole("button", { name: "Search or jump to" });
  await button.click();
  await field(page).waitFor();
  await field(page).fill("nothing matches this");
  await page.keyboard.press("Escape");
  await expect.poll(() => palette(page).count()).toBe(0);
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
});

test("lists the keyboard shortcuts", { tags: "long" }, async () => {
  const page = await open();
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await list.getByText("Search or jump to").waitFor();
  await list.getByText("Move up or down").waitFor();
  expect(await shownProblems(page)).toEqual([]);
  await list.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => list.count()).toBe(0);
});

test("? in the palette opens the shortcuts, although the palette's own close event comes before they are loaded", {
  tags: "long",
}, async () => {
  const page = await open();
  let load = () => {};
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/shortcut-list-*.js", async (route) => {
    await loading;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await field(page).waitFor();
  // Listens before the key is pressed, which a call that isn't awaited may not.
  const palette = await page.evaluateHandle(() => ({
    closed: new Promise<void>((resolve) =>
      document.addEventListener("close", () => resolve(), { capture: true, once: true }),
    ),
  }));
  await page.keyboard.press("?");
  await palette.evaluate(({ closed }) => closed);
  load();
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByText("Search or jump to").waitFor();
});

test.each([
  ["Control+k", "Control+k", "Search or jump to"],
  ["Control+k", "?", "Keyboard shortcuts"],
  ["?", "?", "Keyboard shortcuts"],
  ["?", "Control+k", "Search or jump to"],
])(
  "after %s and Escape, %s opens a dialog before the first says that it closed",
  async (first, next, name) => {
    const page = await open();
    await page.keyboard.press(first);
    await page.getByRole("dialog").waitFor();
    // In one task, as when Escape and the key come before the browser's event.
    await page.evaluate(async (pressed) => {
      const old = document.querySelector<HTMLDialogElement>("dialog[open]");
      const closed = new Promise((resolve) => old?.addEventListener("close", resolve));
      old?.close();
      const [key = "", modifier] = pressed.split("+").reverse();
      const ctrlKey = modifier === "Control";
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true }),
      );
      await closed;
    }, next);
    await page.getByRole("dialog", { name }).waitFor();
    // Still there after another key.
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.getByRole("dialog", { name }).count()).toBe(1);
  },
);

test("offers only what the role may do, and no other company's content", async () => {
  const stranger = await createUser(app.services, { companyName: "Bolt", onboardingCompleted: true });
  const strange = await open(stranger.cookie);
  await strange.keyboard.press("Control+k");
  await field(strange).fill("overtime");
  await expect.poll(() => options(strange)).toContain("Add FAQ “overtime”");
  await expect.poll(() => options(strange)).not.toContain("Can I block overtime?");

  const writer = await createMember(app.services, companyId, "writer");
  const page = await open(writer.cookie);
  await page.keyboard.press("Control+k");
  await expect.poll(() => options(page)).toContain("Add FAQ");
  for (const hidden of ["Check website for changes", "Inbox", "Appearance", "Audit log"])
    await expect.poll(() => options(page)).not.toContain(hidden);
});

test("what is typed while the palette loads is in its field, and neither in the page nor a shortcut of it", async () => {
  const page = await open();
  await page.goto(`${app.origin}/dashboard/faqs`);
  await isLive(page);
  let load = () => {};
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/command-palette-*.js", async (route) => {
    await loading;
    await route.continue();
  });
  // "n" alone would add a question.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("inboz");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("x");
  load();
  await expect.poll(() => field(page).inputValue()).toBe("inbox");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${app.origin}/dashboard/inbox`);
});
