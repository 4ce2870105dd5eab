/** The review of a long recording: neither Escape, a reload, a closed tab nor a lost connection loses any of it. */
import { eq } from "drizzle-orm";
import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { videoGuides } from "#db/schema.ts";
import { clickLimits } from "#engines/recording/clicks/step-clicks.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

const minutes = 10;

let browser: Browser;
let app: TestApp;
let owner: TestUser;
let context: BrowserContext;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchTestBrowser(), startApp({}, { works: true })]);
  owner = await createUser(app.services, { plan: "ai", onboardingCompleted: true });
  context = await browser.newContext();
  const [name = "", value = ""] = owner.cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: app.origin }]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function longRecording(count: number): Promise<Uint8Array> {
  const [width, height] = [320, 200];
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
  return packClicks(await Promise.all(steps));
}

async function openDialog(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${app.origin}/dashboard/guides`);
  return openDialogIn(page);
}

async function openDialogIn(page: Page): Promise<Page> {
  await isLive(page);
  await page.getByRole("button", { name: "Record Guide" }).click();
  await page.getByRole("button", { name: "Import a recording" }).click();
  return page;
}

const sendButton = (page: Page) => page.getByRole("button", { name: /^Use \d+ screenshots$/ });
const covers = (page: Page) => page.getByRole("button", { name: /^Cover \d+/ });

/** The review as it was left, with the cover on the last screenshot. */
async function continueReview(page: Page, count: number): Promise<void> {
  await page.getByRole("button", { name: /^Continue the review of/ }).click();
  await sendButton(page).waitFor();
  await page.getByRole("button", { name: `Screenshot ${count}` }).click();
  await expect.poll(() => covers(page).count()).toBe(1);
}

test(
  "a recording in review survives Escape, a reload, a closed tab and a lost connection",
  () => survivesAll(8),
  300_000,
);
test(
  "a ten-minute recording in review, with as many screenshots as it can have, survives all of these",
  {
    tags: "long",
    timeout: 300_000,
  },
  () => survivesAll(clickLimits.steps),
);

async function survivesAll(count: number): Promise<void> {
  let page = await openDialog();
  const buffer = Buffer.from(await longRecording(count));
  const input = page.getByRole("dialog").locator("input[type=file]");
  await input.setInputFiles({ name: "long.zip", mimeType: "application/zip", buffer });
  await sendButton(page).waitFor();
  await page.getByRole("button", { name: `Screenshot ${count}` }).click();
  await page.getByRole("button", { name: "Cover a part" }).click();
  await expect.poll(() => covers(page).count()).toBe(1);

  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await openDialogIn(page);
  await continueReview(page, count);

  await page.reload();
  await openDialogIn(page);
  await continueReview(page, count);

  await page.close();
  page = await openDialog();
  await continueReview(page, count);

  await sendButton(page).and(page.locator(":enabled")).waitFor({ timeout: 120_000 });
  await context.setOffline(true);
  await sendButton(page).click();
  await page.getByRole("alert").getByText("We couldn't send the screenshots.").waitFor();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached", timeout: 120_000 });
  const guides = await app.services.db
    .select()
    .from(videoGuides)
    .where(eq(videoGuides.companyId, owner.companyId ?? ""));
  expect(guides.map(({ frames }) => frames.map(({ title }) => title))).toEqual([
    Array.from({ length: count }, (_, index) => `Select Button ${index + 1}`),
  ]);
  await app.services.db.delete(videoGuides);
}
