/**
 * Chromium records a screen, and the recording survives a crash of the tab. An upload survives a crash of the server.
 */
import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { videoMetadata } from "#db/schema.ts";
import { videoFile, videosFolder } from "#features/recordings/recorder/video-files.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { isLive } from "#tests/support/is-live.ts";
import { recordedSeconds, recordSeconds } from "#tests/support/recorded-time.ts";
import { besideServer, openFor } from "#tests/support/recording.ts";
import { openScreen, type TestScreen } from "#tests/support/screen.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let server: TestServer;
let screen: TestScreen;
let browser: Browser;
let owner: TestUser;
const problems: string[] = [];

beforeAll(async () => {
  [server, screen] = await Promise.all([startServer(), openScreen()]);
  browser = await screen.launch();
  owner = await besideServer(server, (services) =>
    createUser(services, { onboardingCompleted: true, companyName: "Acme" }),
  );
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  expect(problems.splice(0)).toEqual([]);
});
afterAll(async () => {
  await screen?.close();
  await server?.close();
});

async function openContext(from = browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return openFor(owner, { browser: from, server, viewport: null, ...options });
}

async function openDashboard(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    // Chromium also looks for cameras if microphones are requested, and the test stops the server.
    const isExpected = /camera is not allowed|Failed to load resource/.test(message.text());
    if (message.type() === "error" && !isExpected) problems.push(message.text());
  });
  await page.goto(`${server.origin}/dashboard`);
  await isLive(page);
  return page;
}

async function openRecorder(page: Page, button: "Record" | "Upload" = "Record"): Promise<void> {
  await page
    .getByRole("region", { name: "Record your screen" })
    .getByRole("button", { name: button })
    .click();
  await page.getByRole("heading", { name: "Record Help Center Content" }).waitFor();
}

/** Opens a small product in its own window, above the recorder's. */
async function openProduct(): Promise<Page> {
  const page = await (await browser.newContext({ viewport: null })).newPage();
  await page.setContent(`<body style="margin:0;font:28px sans-serif"><h1 style="background:#fa0;padding:40px">Rota</h1>
    <button style="font-size:40px" onclick="document.body.insertAdjacentHTML('beforeend',
      '<p style=\\'background:#cde;height:160px\\'>Shift</p>')">Add a shift</button></body>`);
  return page;
}

async function startRecording(page: Page, product: Page): Promise<void> {
  await page.getByRole("button", { name: "Start Recording" }).click();
  await product.bringToFront();
  await page.getByText("Recording", { exact: true }).waitFor();
}

/** Uses the page's own clock, so that its earlier timers have run. */
function passTime(page: Page, timeMs: number): Promise<void> {
  return page.evaluate((timeMs) => new Promise<void>((resolve) => setTimeout(resolve, timeMs)), timeMs);
}

/** Returns the size of the recordings stored in this browser. */
function keptBytes(page: Page): Promise<number> {
  return page.evaluate(
    async ({ videosFolder, videoFile }) => {
      const root = await navigator.storage.getDirectory();
      const videos = await root.getDirectoryHandle(videosFolder);
      let bytes = 0;
      const names = (videos as FileSystemDirectoryHandle & { keys(): AsyncIterable<string> }).keys();
      for await (const name of names) {
        const folder = await videos.getDirectoryHandle(name);
        const video = await folder.getFileHandle(videoFile).then((handle) => handle.getFile());
        bytes += video.size;
      }
      return bytes;
    },
    { videosFolder, videoFile },
  );
}

/** Returns the player's duration, and the brightness in the middle of the video (0 is black, 255 white). */
function lookAt(page: Page): Promise<{ seconds: number; brightness: number }> {
  return page.getByLabel("Your recording").evaluate(async (element) => {
    const video = element as HTMLVideoElement;
    if (video.readyState < 1)
      await new Promise((resolve) => video.addEventListener("loadedmetadata", resolve));
    const seeked = new Promise((resolve) => video.addEventListener("seeked", resolve));
    video.currentTime = video.duration / 2;
    await seeked;
    const canvas = new OffscreenCanvas(64, 36);
    const context = canvas.getContext("2d");
    context?.drawImage(video, 0, 0, 64, 36);
    const pixels = context?.getImageData(0, 0, 64, 36).data ?? new Uint8ClampedArray();
    const sum = pixels.reduce((total, value, index) => (index % 4 === 3 ? total : total + value), 0);
    return { seconds: video.duration, brightness: sum / (pixels.length * 0.75) };
  });
}

const pauseSeconds = 3;

test("records a screen with a pause in a video of the displayed length and content", {
  tags: "long",
}, async () => {
  const context = await openContext(browser, { permissions: ["microphone"] });
  const page = await openDashboard(context);
  await openRecorder(page);
  await page.getByLabel("Your voice").selectOption({ index: 1 });
  await page.getByRole("meter", { name: "Microphone level" }).waitFor();
  expect(await shownProblems(page)).toEqual([]);
  const product = await openProduct();
  await startRecording(page, product);
  await page.getByText("Recording your voice").waitFor();
  for (let clicks = 0; clicks < 2; clicks += 1) {
    await recordSeconds(page, 1);
    await product.getByRole("button").click();
  }
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText("Paused").waitFor();
  // The clock updates four times a second.
  await passTime(page, 600);
  const atPause = await recordedSeconds(page);
  await passTime(page, pauseSeconds * 1_000);
  expect(await recordedSeconds(page)).toBe(atPause);
  await page.getByRole("button", { name: "Resume" }).click();
  await recordSeconds(page, 1);
  await expect.poll(() => page.getByText("Don't reload this page").count()).toBe(0);
  await page.getByRole("button", { name: "Stop Recording" }).click();
  await page.getByRole("button", { name: "Use this recording" }).waitFor();
  const video = await lookAt(page);
  // The clock, which shows whole seconds, and the video exclude the pause. A busy screen starts late.
  const told = await page.getByText(/^\d\d:\d\d$/).textContent();
  const [minutes = Number.NaN, seconds = Number.NaN] = (told ?? "").split(":").map(Number);
  expect(minutes * 60 + seconds).toBeGreaterThanOrEqual(atPause + 1);
  expect(video.seconds).toBeGreaterThan(0);
  expect(video.seconds).toBeLessThan(minutes * 60 + seconds + pauseSeconds);
  expect(video.brightness).toBeGreaterThan(60);

  await page.getByRole("button", { name: "Record Again" }).click();
  await page.getByRole("button", { name: "Start Recording" }).waitFor();
  await expect.poll(() => page.getByText("A recording is waiting").count()).toBe(0);
});

test("offers a recording again after its tab crashed, only to its owner, until it is discarded", {
  tags: "long",
}, async () => {
  const context = await openContext();
  const page = await openDashboard(context);
  await openRecorder(page);
  const product = await openProduct();
  await startRecording(page, product);
  await recordSeconds(page, 2);
  await expect.poll(() => keptBytes(page)).toBeGreaterThan(8_000);
  await page.goto("chrome://crash").catch(() => {});
  const next = await openDashboard(context);
  await openRecorder(next);
  await next.getByText("A recording is waiting").waitFor();
  await next.getByRole("button", { name: /^Review/ }).click();
  const video = await lookAt(next);
  expect(video.seconds).toBeGreaterThan(0);
  expect(video.brightness).toBeGreaterThan(60);
  await next.keyboard.press("Escape");

  const colleague = await besideServer(server, (services) =>
    createUser(services, { onboardingCompleted: true }),
  );
  const [own] = await context.cookies();
  await addSession(context, server, colleague.cookie);
  const theirs = await openDashboard(context);
  await openRecorder(theirs);
  await theirs.getByRole("button", { name: "Start Recording" }).waitFor();
  await expect.poll(() => theirs.getByText("A recording is waiting").count()).toBe(0);
  await theirs.close();
  if (own) await context.addCookies([own]);

  await next.reload();
  await isLive(next);
  await openRecorder(next);
  await next.getByRole("button", { name: /Discard the recording/ }).click();
  await next.getByText("A recording is waiting").waitFor({ state: "detached" });
});

test("explains what to do if recording is denied or unsupported", async () => {
  const refusing = await screen.launch({ isRefused: true });
  const page = await openDashboard(await openContext(refusing));
  await openRecorder(page);
  await page.getByRole("button", { name: "Start Recording" }).click();
  await page.getByText("Failed to start screen recording. Please try again.").waitFor();
  await page.getByText(/couldn't record the screen/).waitFor();
  await page.getByRole("button", { name: "Use a microphone" }).click();
  await page.getByText(/blocked the microphone/).waitFor();
  await refusing.close();

  const phone = await openContext(browser, { viewport: { width: 390, height: 844 } });
  await phone.addInitScript(() => {
    Object.defineProperty(MediaDevices.prototype, "getDisplayMedia", { value: undefined });
  });
  const small = await openDashboard(phone);
  await openRecorder(small);
  await small.getByText(/Phones can't record the screen/).waitFor();
  await small.getByText("Drop a video here, or choose one").waitFor();
});

test("an upload resumes after the server was killed, and nothing is lost or doubled", {
  tags: "long",
}, async () => {
  const path = join(server.dataDir, "tour.webm");
  const bytes = randomBytes(24 * 1024 * 1024);
  Buffer.from(
    "1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701",
    "hex",
  ).copy(bytes);
  await writeFile(path, bytes);
  const context = await openContext();
  const page = await openDashboard(context);
  const network = await context.newCDPSession(page);
  const mbPerSecond = (speed: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: speed < 0 ? -1 : speed * 1024 * 1024,
    });
  await mbPerSecond(3);
  await openRecorder(page, "Upload");
  await page.locator("input[type=file]").setInputFiles(path);
  const progress = page.getByRole("progressbar");
  await expect.poll(async () => Number(await progress.getAttribute("value"))).toBeGreaterThan(30);
  // Slow enough that it can't finish before the server is killed.
  await mbPerSecond(0.05);
  await server.end("SIGKILL");
  await page.getByText("The server is busy or away.").waitFor();
  server = await startServer({ dataDir: server.dataDir, env: { PORT: String(server.port) } });
  await mbPerSecond(-1);
  await page.getByRole("region", { name: "Messages" }).getByText("Video uploaded successfully!").waitFor();
  const rows = await besideServer(server, ({ db }) => db.select().from(videoMetadata));
  expect(rows).toMatchObject([
    { companyId: owner.companyId, filename: "tour.webm", sizeBytes: bytes.length },
  ]);
  const hash = createHash("sha256");
  const stored = join(server.dataDir, "files/videos", rows[0]?.storagePath ?? "");
  for await (const chunk of createReadStream(stored)) hash.update(chunk);
  expect(hash.digest("hex")).toBe(createHash("sha256").update(bytes).digest("hex"));
  await expect.poll(() => readdir(join(server.dataDir, "uploads", owner.companyId ?? ""))).toEqual([]);
});
