/** Recordings without disk space, without storage, in two tabs in parallel, and of ten minutes. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { gettingStarted, recordings } from "#db/schema.ts";
import { frameCount } from "#engines/recording/frames/frame-times.ts";
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

async function openOwner(): Promise<{ owner: TestUser; context: BrowserContext }> {
  const owner = await besideServer(server, (services) => createUser(services, { onboardingCompleted: true }));
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
async function record(page: Page, { scenes }: { scenes: number }): Promise<void> {
  await press(page, "Start Recording");
  await page.getByText("Recording", { exact: true }).waitFor();
  for (let scene = 0; scene < scenes; scene += 1) {
    await showScene(page, scene);
    await recordTwoSeconds(page);
  }
}

/** Goes as far as the review, before the screenshots are sent. The detection of private texts has other tests. */
async function reachReview(page: Page): Promise<void> {
  const skip = page.getByRole("button", { name: "Skip scan" });
  await skip.or(createButton(page)).first().waitFor({ timeout: 150_000 });
  // The scan may finish before it is skipped.
  await Promise.race([skip.click({ timeout: 30_000 }).catch(() => {}), createButton(page).waitFor()]);
  await createButton(page).waitFor();
}

async function use(page: Page): Promise<void> {
  await press(page, "Use this recording");
  await reachReview(page);
}

const isMade = (page: Page) =>
  page.getByText("Getting Started guide created successfully!").first().waitFor({ timeout: 90_000 });

async function stored({ companyId }: TestUser) {
  return besideServer(server, async ({ db }) => ({
    guides: await db
      .select()
      .from(gettingStarted)
      .where(eq(gettingStarted.companyId, companyId ?? "")),
    recordings: await db
      .select()
      .from(recordings)
      .where(eq(recordings.companyId, companyId ?? "")),
  }));
}

test("ends the recording with a message if the disk is full, and keeps what was recorded after a reload", async () => {
  const { context } = await openOwner();
  const page = await openPage(context);
  await openDialog(page, server);
  await page.evaluate(() => {
    globalThis.fakeScreen.isNoisy = true;
  });
  const protocol = await context.newCDPSession(page);
  await protocol.send("Storage.overrideQuotaForOrigin", { origin: server.origin, quotaSize: 1_500_000 });
  await record(page, { scenes: 0 });
  const isShown = (text: RegExp) =>
    page.getByRole("dialog").getByText(text).first().waitFor({ timeout: 60_000 });
  const isPlayable = () =>
    page.waitForFunction(
      () => (document.querySelector<HTMLVideoElement>("dialog video")?.videoWidth ?? 0) > 0,
    );
  await isShown(/^Recording stopped because this computer ran out of space\./);
  await isPlayable();
  await openDialog(page, server);
  await isShown(/^A recording is waiting$/);
  await press(page, /^Review/);
  await isPlayable();
  await use(page);
});

test("a disk that is full from the start is reported, and nothing is stored", async () => {
  const { context } = await openOwner();
  // The list of reviews would take more space than there is, so that not even the metadata would fit.
  await context.addInitScript(
    `IDBFactory.prototype.open = () => { throw new DOMException("no", "QuotaExceededError"); };`,
  );
  const page = await openPage(context);
  await openDialog(page, server);
  const protocol = await context.newCDPSession(page);
  // The metadata fits, but the video doesn't.
  await protocol.send("Storage.overrideQuotaForOrigin", { origin: server.origin, quotaSize: 6_000 });
  await press(page, "Start Recording");
  await page.getByRole("alert").getByText("This computer is out of space.").waitFor({ timeout: 60_000 });
  await openDialog(page, server);
  await page.getByRole("button", { name: "Start Recording" }).waitFor();
  await expect.poll(() => page.getByText("A recording is waiting").count()).toBe(0);
});

test.each(["has no place for files", "refuses every write", "has no space left"])(
  "a browser that %s says so while it records, and the guide is made all the same",
  async (fault) => {
    const { owner, context } = await openOwner();
    const refuse = `StorageManager.prototype.getDirectory = () => Promise.reject(new DOMException("no", "SecurityError"));`;
    if (fault === "refuses every write") {
      await context.addInitScript(refuse);
      // Refuses also the worker that writes, as in a private window.
      await context.route("**/video-writer.worker*", async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `${refuse}\n${await answer.text()}` });
      });
    } else if (fault === "has no place for files")
      await context.addInitScript("delete StorageManager.prototype.getDirectory;");
    const page = await openPage(context);
    await openDialog(page, server);
    if (fault === "has no space left") {
      const protocol = await context.newCDPSession(page);
      // Less than the list of reviews takes already.
      await protocol.send("Storage.overrideQuotaForOrigin", { origin: server.origin, quotaSize: 1_000 });
    }
    await record(page, { scenes: 2 });
    await page
      .getByText("Don't reload this page. This browser can't save the recording until you're done.")
      .waitFor();
    await press(page, "Stop Recording");
    await use(page);
    await createButton(page).click();
    await isMade(page);
    await expect.poll(async () => (await stored(owner)).guides).toHaveLength(1);
  },
);

test("a recording whose storage is cleared while it is made ends with a message", async () => {
  const { context } = await openOwner();
  const page = await openPage(context);
  await openDialog(page, server);
  await record(page, { scenes: 1 });
  const protocol = await context.newCDPSession(page);
  await protocol.send("Storage.clearDataForOrigin", { origin: server.origin, storageTypes: "file_systems" });
  const told = page.getByText("Nothing was recorded. Please try again.");
  // The next chunk that can't be written may end it before it is stopped.
  await Promise.race([press(page, "Stop Recording").catch(() => {}), told.waitFor()]);
  await told.waitFor();
});

test("of two tabs that send in parallel one makes its guide, the other waits and makes its own after it", async () => {
  const { owner, context } = await openOwner();
  const [one, other] = [await openPage(context), await openPage(context)];
  for (const page of [one, other]) {
    await openDialog(page, server);
    await record(page, { scenes: 2 });
    await press(page, "Stop Recording");
    await use(page);
  }
  const sent = one.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().endsWith("/dashboard/recordings"),
  );
  await createButton(one).click();
  await sent;
  await createButton(other).click();
  await other.getByRole("alert").getByText("We're already creating a guide.").waitFor();
  await isMade(one);
  const [first] = (await stored(owner)).guides;
  await press(other, "Try Again");
  await isMade(other);
  const { guides, recordings } = await stored(owner);
  expect([guides.length, recordings.length]).toEqual([1, 2]);
  expect(guides[0]?.id).toBe(first?.id);
});

/** How much the page's memory grows until the review of a video of a picture per second, and the number of its steps. */
async function reviewVideo(seconds: number): Promise<{ steps: number; growthBytes: number }> {
  const { context } = await openOwner();
  const path = join(server.dataDir, `${seconds}.webm`);
  const source = ["-f", "lavfi", "-i", `testsrc=s=640x360:r=1:d=${seconds}`];
  const encoder = ["-c:v", "libvpx", "-deadline", "realtime", "-cpu-used", "8", "-g", "20"];
  await promisify(execFile)("ffmpeg", ["-v", "error", "-y", ...source, ...encoder, path]);
  const page = await openPage(context);
  await openDialog(page, server, "Upload");
  const before = await mostMemoryBytes();
  await page.locator("dialog input[type=file]").setInputFiles(path);
  await reachReview(page);
  const growthBytes = (await mostMemoryBytes()) - before;
  const steps = await page.getByRole("list", { name: "Steps" }).getByRole("listitem").count();
  await context.close();
  process.stdout.write(`${seconds} s: ${steps} steps, memory +${(growthBytes / 1e6).toFixed(0)} MB\n`);
  return { steps, growthBytes };
}

test.runIf(process.platform === "linux")(
  "a recording of ten minutes gives as many screenshots as a short one, in the same memory",
  async () => {
    const short = await reviewVideo(60);
    const long = await reviewVideo(600);
    // All its frames in memory would take 600 × 640 × 360 × 4 bytes, which is 553 MB.
    expect(long.growthBytes - short.growthBytes).toBeLessThan(150_000_000);
    expect(long.steps).toBeGreaterThanOrEqual(5);
    expect(long.steps).toBeLessThanOrEqual(frameCount(600) + 1);
  },
);

/** Returns the peak memory of the browser's largest page process. */
async function mostMemoryBytes(): Promise<number> {
  const protocol = await browser.newBrowserCDPSession();
  const { processInfo } = await protocol.send("SystemInfo.getProcessInfo");
  await protocol.detach();
  const pages = processInfo.filter(({ type }) => type === "renderer");
  const sizes = await Promise.all(
    pages.map(async ({ id }) => {
      const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
      return Number(status.match(/VmHWM:\s*(\d+) kB/)?.[1] ?? 0) * 1024;
    }),
  );
  return Math.max(0, ...sizes);
}
