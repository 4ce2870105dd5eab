/**
 * Recordings with failures, which are reloads, a lost connection, a killed server and an unreadable video. Nothing may
 * be lost, and no recording become two guides.
 */
import { eq } from "drizzle-orm";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { gettingStarted, recordings } from "#db/schema.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { giveScreen, showScene } from "#tests/support/fake-screen.ts";
import { recordTwoSeconds } from "#tests/support/recorded-time.ts";
import { besideServer, createButton, openDialog, openFor } from "#tests/support/recording.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let server: TestServer;
let browser: Browser;
const problems: string[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchTestBrowser()]);
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  expect(problems.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function openOwner(options: Parameters<typeof createUser>[1] = {}): Promise<{
  owner: TestUser;
  context: BrowserContext;
}> {
  const owner = await besideServer(server, (services) =>
    createUser(services, { onboardingCompleted: true, ...options }),
  );
  const context = await openFor(owner, { browser, server });
  await giveScreen(context);
  return { owner, context };
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  return page;
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

async function startRecording(page: Page, { scenes = 2 } = {}): Promise<void> {
  await press(page, "Start Recording");
  await page.getByText("Recording", { exact: true }).waitFor();
  await showScenes(page, scenes);
}

/** Shows a new scene every two seconds of the recording's own clock. */
async function showScenes(page: Page, scenes: number): Promise<void> {
  for (let scene = 0; scene <= scenes; scene += 1) {
    await showScene(page, scene);
    await recordTwoSeconds(page);
  }
}

async function makeRecording(page: Page, options = {}): Promise<void> {
  await openDialog(page, server);
  await startRecording(page, options);
  await press(page, "Stop Recording");
  await page.getByRole("button", { name: "Use this recording" }).waitFor();
}

/** Goes as far as the review, before the screenshots are sent. */
async function lookThrough(page: Page): Promise<void> {
  await press(page, "Use this recording");
  await createButton(page).waitFor({ timeout: 60_000 });
}

const waiting = (page: Page) => page.getByText("A recording is waiting");
const isMade = (page: Page, timeout = 60_000) =>
  page.getByText("Getting Started guide created successfully!").waitFor({ timeout });

async function stored(owner: TestUser) {
  const companyId = owner.companyId ?? "";
  return besideServer(server, async ({ db }) => ({
    guides: await db.select().from(gettingStarted).where(eq(gettingStarted.companyId, companyId)),
    recordings: await db.select().from(recordings).where(eq(recordings.companyId, companyId)),
  }));
}

async function nothingWaits(page: Page): Promise<void> {
  await openDialog(page, server);
  await page.getByRole("button", { name: "Start Recording" }).waitFor();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => waiting(page).count()).toBe(0);
}

test("a reload in any state keeps the recording until it is a guide", async () => {
  const { owner, context } = await openOwner();
  const page = await openPage(context);
  await openDialog(page, server);
  await press(page, "Start Recording");
  await page.getByRole("button", { name: "Cancel" }).waitFor();
  await nothingWaits(page);

  await startRecording(page, { scenes: 1 });
  await openDialog(page, server);
  await waiting(page).waitFor();
  await press(page, /^Discard the recording/);
  await waiting(page).waitFor({ state: "detached" });

  await startRecording(page);
  await press(page, "Pause");
  await page.getByText("Paused").waitFor();
  await openDialog(page, server);
  await waiting(page).waitFor();
  await press(page, /^Review/);
  await page.getByRole("button", { name: "Use this recording" }).waitFor();
  await openDialog(page, server);
  await press(page, /^Review/);
  await lookThrough(page);
  await openDialog(page, server);
  await press(page, /^Review/);
  await lookThrough(page);
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().endsWith("/dashboard/recordings"),
  );
  await createButton(page).click();
  await sent;
  await openDialog(page, server);
  // The guide is in progress or done, and the recording is never offered again.
  await expect
    .poll(async () => (await stored(owner)).recordings.map(({ status }) => status), { timeout: 60_000 })
    .toEqual(["done"]);
  await nothingWaits(page);
  const { guides, recordings } = await stored(owner);
  expect([guides.length, recordings.length]).toEqual([1, 1]);
});

test("a connection lost while the screenshots are sent costs only another click", async () => {
  const { owner, context } = await openOwner();
  const page = await openPage(context);
  await makeRecording(page);
  await lookThrough(page);
  await context.setOffline(true);
  await createButton(page).click();
  await page.getByRole("alert").getByText("We couldn't send the screenshots.").waitFor();
  await context.setOffline(false);
  // The screenshots arrived, but the response is lost, so they are sent again.
  let isLost = false;
  await page.route("**/dashboard/recordings", async (route) => {
    if (isLost || route.request().method() !== "POST") return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort("failed");
  });
  await press(page, "Try Again");
  await page.getByRole("alert").getByText("We couldn't send the screenshots.").waitFor();
  await press(page, "Try Again");
  await isMade(page);
  await page.waitForURL("**/dashboard/getting-started");
  const { guides, recordings } = await stored(owner);
  expect([guides.length, recordings.length]).toEqual([1, 1]);
  await nothingWaits(page);
});

test("a server killed while it reads the screenshots makes the guide after its restart, once", async () => {
  const { owner, context } = await openOwner();
  const page = await openPage(context);
  await makeRecording(page, { scenes: 3 });
  await lookThrough(page);
  const sent = page.waitForResponse((answer) => answer.request().method() === "POST");
  await createButton(page).click();
  await sent;
  await expect
    .poll(async () => (await stored(owner)).recordings[0]?.status, { timeout: 20_000, interval: 50 })
    .toBe("running");
  const { dataDir, port } = server;
  await server.end("SIGKILL");
  server = await startServer({ dataDir, env: { PORT: String(port) } });
  // Another tab also sees the progress and the end.
  const other = await openPage(context);
  await openDialog(other, server);
  await Promise.all([isMade(page, 150_000), isMade(other, 150_000)]);
  const { guides, recordings } = await stored(owner);
  expect([guides.length, recordings.length]).toEqual([1, 1]);
  expect(guides[0]?.published).toBe(true);
  await nothingWaits(other);
});

test("a screen without changes becomes a guide with one screenshot or few", async () => {
  const { owner, context } = await openOwner();
  const page = await openPage(context);
  await makeRecording(page, { scenes: 0 });
  await lookThrough(page);
  await createButton(page).click();
  await isMade(page);
  const { guides } = await stored(owner);
  expect(guides[0]?.steps.length).toBeGreaterThan(0);
});

test("from the dashboard to a published guide and back with the keyboard", async () => {
  const { owner, context } = await openOwner();
  const page = await openPage(context);
  await page.goto(`${server.origin}/dashboard`, { waitUntil: "networkidle" });
  const opener = page
    .getByRole("region", { name: "Record your screen" })
    .getByRole("button", { name: "Record" });
  await opener.focus();
  const onFocused = (name: RegExp) =>
    expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ""), { timeout: 20_000 })
      .toMatch(name);
  await page.keyboard.press("Enter");
  await onFocused(/Start Recording/);
  await page.keyboard.press("Enter");
  await onFocused(/Stop Recording/);
  await showScenes(page, 2);
  await page.keyboard.press("Enter");
  await onFocused(/Use this recording/);
  await page.keyboard.press("Enter");
  await createButton(page).waitFor({ timeout: 60_000 });
  for (let tabs = 0; tabs < 10; tabs += 1) {
    const text = await page.evaluate(() => document.activeElement?.textContent ?? "");
    if (text === "Create guide") break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await isMade(page);
  await page.waitForURL("**/dashboard/getting-started");
  await expect.poll(async () => (await stored(owner)).guides).toMatchObject([{ published: true }]);
});

test("an unreadable video is reported as broken, and another one can be tried", async () => {
  const { context } = await openOwner();
  const page = await openPage(context);
  await openDialog(page, server, "Upload");
  const video = Buffer.alloc(3_000_000);
  video.write("1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701", "hex");
  await page
    .locator("dialog input[type=file]")
    .setInputFiles({ name: "broken.webm", mimeType: "video/webm", buffer: video });
  await page
    .getByText(/The file may be damaged/)
    .first()
    .waitFor({ timeout: 60_000 });
  await press(page, "Back");
  await page.getByText("Drop a video here, or choose one").waitFor();
});
