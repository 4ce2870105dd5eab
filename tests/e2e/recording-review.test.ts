/**
 * The page that reviews a recording: what is changed there is in the guide, and neither Escape, Back, a reload, a closed tab
 * nor a lost connection loses any of it.
 */
import { eq } from "drizzle-orm";
import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { companies, recordings, users, videoGuides } from "#db/schema.ts";
import { clickLimits } from "#engines/recording/clicks/step-clicks.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createButton, stepButton } from "#tests/support/recording.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { germanProblems } from "#tests/support/team-language.ts";

let browser: Browser;
let app: TestApp;
let owner: TestUser;
let context: BrowserContext;
const problems: string[] = [];

beforeAll(async () => {
  [browser, app] = await Promise.all([launchTestBrowser(), startApp({}, { works: true })]);
  owner = await createUser(app.services, { plan: "ai", onboardingCompleted: true });
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await addSession(context, app, owner.cookie);
});
afterEach(async () => {
  for (const page of context.pages()) await page.close();
  await app.services.db.delete(videoGuides);
  expect(problems.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const minutes = 10;
const small = { width: 800, height: 500 };

async function recordingOf(count: number, { width, height } = small): Promise<Buffer> {
  const steps = Array.from({ length: count }, async (_, index) => {
    const background = { r: 120 + index * 2, g: 200, b: 220 };
    const bytes = await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer();
    return {
      step: {
        ...{ at: (index * minutes * 60_000) / count, verb: "click" as const, role: "button" },
        ...{ name: `Button ${index + 1}`, box: { x: 40, y: 40, width: 80, height: 30 } },
        ...{ url: "https://app.example.com/", pageTitle: "App", dialogTitle: "", value: null },
      },
      picture: { bytes: new Uint8Array(bytes), width, height, scale: 1 },
    };
  });
  return Buffer.from(packClicks(await Promise.all(steps)));
}

/** As Chrome's Recorder exports them. */
const withoutPictures = JSON.stringify({
  title: "Orders",
  steps: [
    { type: "navigate", url: "https://app.example.com/orders" },
    { type: "click", selectors: [["aria/Open orders"]], target: "main", offsetX: 1, offsetY: 1 },
    { type: "click", selectors: [["aria/Add order"]], target: "main", offsetX: 1, offsetY: 1 },
  ],
});

async function openImport(page: Page): Promise<void> {
  await page.goto(`${app.origin}/dashboard/guides`);
  await isLive(page);
  await page.getByRole("button", { name: "Record Guide" }).click();
  await page.getByRole("button", { name: "Import a recording" }).click();
}

async function importFile(buffer: Buffer, name = "recording.zip"): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  await openImport(page);
  const mimeType = name.endsWith(".zip") ? "application/zip" : "application/json";
  await page.getByRole("dialog").locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
  await page.waitForURL(/\/dashboard\/recordings\/[0-9a-f-]{36}\/review/);
  await page.getByRole("heading", { name: "Review recording" }).waitFor();
  return page;
}

const covers = (page: Page) => page.getByRole("button", { name: /^Cover \d+/ });
const stepTitle = (page: Page) => page.getByLabel("Title", { exact: true });
const stepText = (page: Page) => page.getByLabel("Text", { exact: true });
const guideTitle = (page: Page) => page.getByLabel("Title of the guide");
const stepNames = (page: Page) =>
  page
    .getByRole("list", { name: "Steps" })
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.querySelector(".sr-only")?.textContent));

async function madeGuide(page: Page) {
  await page.waitForURL(/\/dashboard\/guides\/[0-9a-f-]{36}$/);
  const [guide] = await app.services.db
    .select()
    .from(videoGuides)
    .where(eq(videoGuides.id, page.url().split("/").at(-1) ?? ""));
  return guide;
}

test("steps are renamed, moved, covered and left out by keyboard, and the guide is as the review was", async () => {
  await app.services.db
    .update(companies)
    .set({ language: "de" })
    .where(eq(companies.id, owner.companyId ?? ""));
  const page = await importFile(await recordingOf(4));
  await createButton(page).waitFor();
  expect(await shownProblems(page)).toEqual([]);
  // In the help center's language.
  await expect.poll(() => stepTitle(page).inputValue()).toBe("Button 1 auswählen");
  await expect.poll(() => guideTitle(page).inputValue()).toBe("Button 4");
  await page.getByText("4 steps, all recorded. Nothing is covered.").waitFor();

  await stepButton(page, 1).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.url()).toMatch(/#step-2$/);
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => page.url()).toMatch(/#step-3$/);
  await expect.poll(() => stepButton(page, 3).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Home");
  await expect.poll(() => page.url()).toMatch(/#step-1$/);
  await expect
    .poll(() => stepNames(page))
    .toEqual([1, 3, 2, 4].map((name, index) => `Step ${index + 1}: Button ${name} auswählen`));

  await stepTitle(page).fill("Los geht es");
  await stepText(page).fill("Wählen Sie den *ersten* Knopf.");
  await guideTitle(page).fill("Vier Knöpfe");
  await page.keyboard.press("Tab");
  await stepButton(page, 4).click();
  await page.getByRole("button", { name: "Leave this step out" }).press("Enter");
  await page.getByText("This step is left out.").waitFor();
  await page.getByRole("button", { name: "Previous step" }).press("Enter");
  await page.getByRole("button", { name: "Cover an area" }).press("Enter");
  // The cover has the focus, and goes over the control.
  for (const key of ["Shift+ArrowRight", "Shift+ArrowDown"])
    for (let times = 0; times < 12; times += 1) await page.keyboard.press(key);
  for (const key of ["ArrowLeft", "ArrowUp"])
    for (let times = 0; times < 40; times += 1) await page.keyboard.press(key);
  await page.getByText("Covered, so its name isn't sent").waitFor();
  await expect.poll(() => stepTitle(page).inputValue()).toBe("Markierte Schaltfläche auswählen");
  await page.getByText("3 steps, all recorded. 1 left out. 1 area is covered.").waitFor();
  await page.getByRole("button", { name: "Covered by you, 1" }).press("Enter");
  await expect.poll(() => covers(page).evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await shownProblems(page)).toEqual([]);

  await createButton(page).press("Enter");
  const guide = await madeGuide(page);
  expect(guide?.title).toBe("Vier Knöpfe");
  expect(guide?.frames.map(({ title, description }) => `${title} | ${description}`)).toEqual([
    "Los geht es | Wählen Sie den *ersten* Knopf.",
    "Button 3 auswählen | Wählen Sie **Button 3**.",
    "Markierte Schaltfläche auswählen | Wählen Sie die markierte Schaltfläche.",
  ]);
  const rows = await app.services.db.select().from(recordings);
  expect(JSON.stringify(rows)).not.toContain("Button 2");
  // Back doesn't lead to the review of a guide that is made.
  await page.goBack();
  await page.waitForURL("**/dashboard/guides");
  await app.services.db.update(companies).set({ language: null });
});

test("a recording without pictures has the same review", { tags: "long" }, async () => {
  const page = await importFile(Buffer.from(withoutPictures), "orders.json");
  await page.getByText("Without pictures. Typed text was dropped.").waitFor();
  await page.getByText("This step has no picture.").waitFor();
  await expect.poll(() => stepNames(page)).toHaveLength(3);
  await stepButton(page, 2).click();
  await stepTitle(page).fill("Go to your orders");
  await page.reload();
  await expect.poll(() => page.url()).toMatch(/#step-2$/);
  await expect.poll(() => stepTitle(page).inputValue()).toBe("Go to your orders");
  expect(await shownProblems(page)).toEqual([]);
  await openDialogWithoutReviews();
  await page.reload();
  await expect.poll(() => stepTitle(page).inputValue()).toBe("Go to your orders");
  await createButton(page).click();
  const guide = await madeGuide(page);
  expect(guide?.frames.map(({ title }) => title)).toEqual([
    "Open app.example.com",
    "Go to your orders",
    "Select Add order",
  ]);
});

/** The dialog lists reviews, and deletes what belongs to none. Here, the browser can't read them. */
async function openDialogWithoutReviews(): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const { getAll } = IDBObjectStore.prototype;
    const { transaction } = IDBDatabase.prototype;
    IDBObjectStore.prototype.getAll = function (...args) {
      if (this.transaction.db.name === "step-review-screenshots")
        throw new DOMException("The reviews can't be read.", "UnknownError");
      return getAll.apply(this, args);
    };
    // The pictures are the last that is deleted.
    IDBDatabase.prototype.transaction = function (names, mode, ...args) {
      if (this.name === "step-review-retaken" && mode === "readwrite")
        document.documentElement.dataset.deleted = "";
      return transaction.call(this, names, mode, ...args);
    };
  });
  await openImport(page);
  await page.locator("html[data-deleted]").waitFor({ state: "attached" });
  await page.close();
}

test("a review is discarded after a question, and its address then says that it isn't here", {
  tags: "long",
}, async () => {
  const page = await importFile(await recordingOf(2));
  const address = page.url();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await page.waitForURL("**/dashboard/guides");
  await page.goto(address);
  await page.getByText("This recording isn't in this browser").waitFor();
  expect(await shownProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "Go to the guides" }).click();
  await page.waitForURL("**/dashboard/guides");
});

test("of two tabs, the newest has the review, and the other can take it back with what was changed", {
  tags: "long",
}, async () => {
  const page = await importFile(await recordingOf(2));
  await stepTitle(page).fill("From the first tab");
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => stepTitle(other).inputValue()).toBe("From the first tab");
  await page.getByText("This review continues in another tab").waitFor();
  expect(await shownProblems(page)).toEqual([]);
  await stepTitle(other).fill("From the other tab");
  await page.getByRole("button", { name: "Continue here" }).click();
  await expect.poll(() => stepTitle(page).inputValue()).toBe("From the other tab");
  await other.getByRole("button", { name: "Continue here" }).waitFor();
});

test("the review is in German for a person who uses it", { tags: "long" }, async () => {
  const page = await importFile(await recordingOf(2));
  await createButton(page).waitFor();
  await page.getByRole("button", { name: "Cover an area" }).click();
  const { db } = app.services;
  await db.update(users).set({ language: "de" }).where(eq(users.id, owner.userId));
  await page.reload();
  await page.getByText("Von Ihnen abgedeckt, 1").waitFor();
  // The guide's own words, which are in the help center's language.
  const data = [/^Button \d$|Select Button|^\d$|app\.example\.com|^Acme$|^Step$|\(Ctrl\+B\)$/];
  const problemsInGerman = await germanProblems(page, { areas: ["recorder", "frame"], data });
  await page.getByRole("button", { name: "Neues Bild" }).click();
  await page.getByText("Bild hier ablegen oder auswählen").waitFor();
  problemsInGerman.push(...(await germanProblems(page, { areas: ["recorder", "frame"], data })));
  await db.update(users).set({ language: null }).where(eq(users.id, owner.userId));
  expect(problemsInGerman).toEqual([]);
});

test("a recording in review survives Escape, Back, a reload, a closed tab and a lost connection", () =>
  survivesAll(8));
test(
  "a ten-minute recording in review, with as many steps as it can have, survives all of these",
  {
    tags: "long",
  },
  () => survivesAll(clickLimits.steps),
);

async function survivesAll(count: number): Promise<void> {
  let page = await importFile(await recordingOf(count));
  await createButton(page).waitFor();
  await stepButton(page, count).click();
  await page.getByRole("button", { name: "Cover an area" }).click();
  // The cover, which is still selected, leaves the focus here.
  await stepTitle(page).selectText();
  await page.keyboard.type("The last one");
  const address = page.url();
  const isAsLeft = async () => {
    await expect.poll(() => page.url()).toBe(address);
    await expect.poll(() => stepTitle(page).inputValue()).toBe("The last one");
    await expect.poll(() => covers(page).count()).toBe(1);
  };
  await page.keyboard.press("Escape");
  await isAsLeft();
  await page.reload();
  await isAsLeft();
  await page.goBack();
  await page.waitForURL("**/dashboard/guides");
  await page.goForward();
  await isAsLeft();
  await page.close();
  page = await context.newPage();
  await page.goto(address);
  await isAsLeft();
  // Without the address, the dialog leads to it.
  await openImport(page);
  await page
    .getByRole("link", { name: /^Continue the review of/ })
    .first()
    .click();
  await stepButton(page, count).click();
  await isAsLeft();

  await createButton(page).waitFor();
  await context.setOffline(true);
  await createButton(page).click();
  await page.getByRole("alert").getByText("We couldn't send the screenshots.").waitFor();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await isAsLeft();
  await createButton(page).click();
  await page.getByRole("alert").getByText("We couldn't send the screenshots.").waitFor();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try Again" }).click();
  const guide = await madeGuide(page);
  expect(guide?.frames.map(({ title }) => title)).toEqual([
    ...Array.from({ length: count - 1 }, (_, index) => `Select Button ${index + 1}`),
    "The last one",
  ]);
  // The address of the review leads to the guide.
  await page.goto(address);
  await page.waitForURL(`**/dashboard/guides/${guide?.id}*`);
}

/** Of processor time. Time on the clock depends on the machine's load. */
const maxCostMs = 100;

test("each step of a ten-minute recording in full HD costs the page less than 100 ms, and so does scrolling", {
  tags: "long",
}, async () => {
  const page = await importFile(await recordingOf(clickLimits.steps, { width: 1920, height: 1080 }));
  await createButton(page).waitFor();
  const protocol = await context.newCDPSession(page);
  await protocol.send("Performance.enable", { timeDomain: "threadTicks" });
  const workedMs = async () => {
    const { metrics } = await protocol.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1_000;
  };
  const costs: number[] = [];
  const measure = async (act: () => Promise<void>) => {
    const before = await workedMs();
    await act();
    costs.push((await workedMs()) - before);
  };
  await stepButton(page, 1).focus();
  for (let step = 2; step <= clickLimits.steps; step += 1)
    await measure(async () => {
      await page.keyboard.press("ArrowRight");
      await page.waitForFunction((hash) => location.hash === hash, `#step-${step}`);
    });
  const list = page.getByRole("list", { name: "Steps" });
  await list.hover();
  while ((await list.evaluate((one) => one.scrollLeft)) > 0) await measure(() => page.mouse.wheel(-400, 0));
  expect(costs.length).toBeGreaterThan(clickLimits.steps);
  expect(costs.filter((ms) => !(ms < maxCostMs))).toEqual([]);
});
