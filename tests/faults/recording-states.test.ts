/**
 * Checks every state of the dialog that records and uploads with axe and for horizontal scrolling.
 * `PICTURES=/some/folder` stores a screenshot of each in both widths and color schemes.
 */
import { mkdir } from "node:fs/promises";
import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { progressTextOf, type RecordingState } from "#features/recordings/recording.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { giveScreen, showScene } from "#tests/support/fake-screen.ts";
import { recordTwoSeconds } from "#tests/support/recorded-time.ts";
import { besideServer, createButton, openDialog, openFor, stepButton } from "#tests/support/recording.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let server: TestServer;
let browser: Browser;
let owner: TestUser;
let planned: TestUser;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    startServer(),
    launchTestBrowser(["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]),
  ]);
  owner = await besideServer(server, (services) => createUser(services, { onboardingCompleted: true }));
  planned = await besideServer(server, (services) =>
    createUser(services, { onboardingCompleted: true, plan: "ai" }),
  );
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function openContext(user = owner): Promise<BrowserContext> {
  return openFor(user, { browser, server, permissions: ["microphone"] });
}

let count = 0;

/** Checks a state, and stores its screenshots if requested. */
async function look(page: Page, name: string): Promise<void> {
  count += 1;
  const before = page.viewportSize();
  const folder = process.env.PICTURES;
  if (folder) {
    await mkdir(folder, { recursive: true });
    for (const width of [390, 1280]) {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
        await page.emulateMedia({ colorScheme });
        const number = String(count).padStart(2, "0");
        await page.screenshot({ path: `${folder}/${number}-${name}-${width}-${colorScheme}.png` });
      }
    }
    await page.emulateMedia({ colorScheme: null });
  }
  expect(await shownProblems(page), name).toEqual([]);
  if (before) await page.setViewportSize(before);
}

async function record(page: Page, scenes: number): Promise<void> {
  await page.getByRole("button", { name: "Start Recording" }).click();
  const moments = page.getByText(/moments? kept so far/);
  await page.getByText("Recording", { exact: true }).waitFor();
  for (let scene = 1; scene <= scenes; scene += 1) {
    await recordTwoSeconds(page);
    await showScene(page, scene);
    await expect.poll(() => moments.textContent(), { timeout: 15_000 }).not.toMatch(/^No /);
  }
  await recordTwoSeconds(page);
}

test("a recording from its start to its guide", async () => {
  const context = await openContext();
  await giveScreen(context);
  const page = await context.newPage();
  let state: RecordingState | null = null;
  const at = (progress: number, more: Partial<RecordingState> = {}) => {
    const target = "getting-started" as const;
    const known = { id: crypto.randomUUID(), target, warning: null, error: null, ...state };
    const text = progressTextOf(target, progress);
    state = { ...known, status: "running", progress, text, ...more } as RecordingState;
  };
  let sending: Route | null = null;
  await page.route("**/dashboard/recordings", async (route) => {
    if (route.request().method() === "POST") sending = route;
    else await route.fulfill({ json: { recording: null } });
  });
  await page.route("**/dashboard/recordings/*/events", (route) => route.abort());
  await page.route(/dashboard\/recordings\/[^/]+$/, (route) => route.fulfill({ json: { recording: state } }));

  await openDialog(page, server);
  await look(page, "start");
  await page.getByLabel("Your voice").selectOption({ index: 1 });
  await page.getByText("Speak to see the bar move.").waitFor();
  await look(page, "microphone");
  await page.getByLabel("Your voice").selectOption({ index: 0 });
  await page.evaluate(() => {
    globalThis.fakeScreen.refusal = "NotAllowedError";
  });
  await page.getByRole("button", { name: "Start Recording" }).click();
  await page.getByText("Failed to start screen recording").waitFor();
  await look(page, "refused");
  await page.evaluate(() => {
    globalThis.fakeScreen.refusal = null;
  });
  await page.getByRole("button", { name: "Start Recording" }).click();
  await page.getByRole("button", { name: "Cancel" }).waitFor();
  if (process.env.PICTURES) {
    await mkdir(process.env.PICTURES, { recursive: true });
    await page.screenshot({ path: `${process.env.PICTURES}/00-countdown-1280-light.png` });
  }
  await page.getByRole("button", { name: "Cancel" }).click();
  await record(page, 3);
  await look(page, "recording");
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText("Paused").waitFor();
  await look(page, "paused");
  await page.getByRole("button", { name: "Resume" }).click();
  await page.evaluate(() => globalThis.fakeScreen.endSharing());
  await page.getByText("You stopped sharing, so the recording ended.").waitFor();
  await look(page, "preview");
  await page.keyboard.press("Escape");

  await openDialog(page, server);
  await page.getByText("A recording is waiting").waitFor();
  await look(page, "waiting");
  await page.getByRole("button", { name: /^Review/ }).click();
  await page.getByRole("button", { name: "Use this recording" }).click();
  await page.getByRole("button", { name: "Create guide" }).waitFor();
  await look(page, "review-searching");
  await createButton(page).waitFor();
  await stepButton(page, 2).click();
  await page.getByRole("button", { name: "Cover 1, email address" }).click();
  await look(page, "review-cover");
  await stepButton(page, 1).click();
  await page.getByRole("button", { name: "Leave this step out" }).click();
  await look(page, "review-left-out");
  await createButton(page).click();
  await expect.poll(() => sending).not.toBeNull();
  await look(page, "sending");
  at(60);
  await (sending as unknown as Route).fulfill({ json: { recording: state } });
  await page.getByText("Uploading frame images...").waitFor();
  await look(page, "working");
  at(60, {
    status: "failed",
    text: "Processing failed",
    error: "Something went wrong on our side. Please try again.",
  });
  await page.getByText("Processing failed", { exact: true }).waitFor();
  await look(page, "failed");
  at(60);
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByText("Uploading frame images...").waitFor();
  at(100, { status: "done", warning: "Using fallback descriptions due to AI analysis error" });
  await page.getByText("Getting Started guide created successfully!").waitFor();
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/99-done-1280-light.png` });
  await page.waitForURL("**/dashboard/getting-started");
  await context.close();
});

test("an upload from its choice to its end", async () => {
  const context = await openContext();
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const connect = (kilobytesPerSecond: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: kilobytesPerSecond === 0,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: kilobytesPerSecond * 1024,
    });
  await openDialog(page, server, "Upload");
  await page.getByText("Drop a video here, or choose one").waitFor();
  await look(page, "upload");
  const dragOver = (type: string) =>
    page.evaluate((type) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["x"], "file", { type }));
      const zone = document.querySelector("dialog label[data-state]");
      zone?.dispatchEvent(new DragEvent("dragenter", { bubbles: true, cancelable: true, dataTransfer }));
    }, type);
  await dragOver("video/mp4");
  await page.getByText("Drop it to upload it").waitFor();
  await look(page, "upload-accept");
  await dragOver("image/png");
  await page.getByText("Drop one video file").waitFor();
  await look(page, "upload-reject");
  const choose = (name: string, mimeType: string, bytes: number) =>
    page.locator("dialog input[type=file]").setInputFiles({ name, mimeType, buffer: video(bytes) });
  await choose("holiday.png", "image/png", 100);
  await page.getByText("Please upload a valid video file").waitFor();
  await look(page, "upload-wrong-type");
  await connect(250);
  await choose("how-we-plan-the-week-in-rota-with-the-whole-team.webm", "video/webm", 6_000_000);
  await expect
    .poll(async () => Number(await page.getByRole("progressbar").getAttribute("value")), { timeout: 20_000 })
    .toBeGreaterThan(10);
  await look(page, "upload-sending");
  await page.getByRole("button", { name: "Pause" }).click();
  await look(page, "upload-paused");
  await connect(0);
  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByText("You're offline.").waitFor();
  await look(page, "upload-offline");
  const noRoom = "The server is out of space. We've notified its operator.";
  await page.route("**/dashboard/uploads/*", (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 507, body: noRoom }) : route.continue(),
  );
  await connect(100);
  await page.getByText("Failed to upload video: The server is out of space").waitFor();
  await look(page, "upload-failed");
  await page.getByRole("button", { name: "Choose another file" }).click();
  await page.keyboard.press("Escape");
  await openDialog(page, server, "Upload");
  await page.getByText("was interrupted").waitFor();
  await look(page, "upload-interrupted");
  await context.close();
});

/** Starts like a WebM file. */
function video(bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.write("1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701", "hex");
  return buffer;
}

test("a browser that can't record", async () => {
  const context = await openContext();
  await context.addInitScript(() => {
    Object.defineProperty(MediaDevices.prototype, "getDisplayMedia", { value: undefined });
  });
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await openDialog(page, server);
  await page.getByText(/Phones can't record the screen/).waitFor();
  await look(page, "phone");
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDialog(page, server);
  await page.getByText(/This browser can't record the screen/).waitFor();
  await look(page, "unsupported");
  await page.goto(`${server.origin}/dashboard/getting-started`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Record Getting Started" }).click();
  await page.getByText("Drop a video here, or choose one").waitFor();
  await look(page, "getting-started-unsupported");
  await page.goto(`${server.origin}/dashboard/faqs`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Create FAQs from Video" }).click();
  await page.getByText("FAQ Content needs the AI plan.").waitFor();
  await look(page, "needs-plan");
  await context.close();
});

test("the videos page on its plan, and a recording that is kept as a video", async () => {
  const context = await openContext(planned);
  await giveScreen(context);
  const page = await context.newPage();
  await page.goto(`${server.origin}/dashboard/videos`, { waitUntil: "networkidle" });
  await look(page, "videos-empty");
  await page.getByRole("button", { name: "Upload a video" }).click();
  await page.getByText("Drop a video here, or choose one").waitFor();
  await look(page, "videos-upload");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Record a video" }).click();
  await page.getByRole("heading", { name: "Record How-to Video" }).waitFor();
  await look(page, "videos-record");
  await record(page, 1);
  await page.getByRole("button", { name: "Stop Recording" }).click();
  await page.getByRole("button", { name: "Upload this video" }).waitFor();
  await look(page, "videos-preview");
  await page.route("**/dashboard/uploads/*", (route) => route.abort("connectionfailed"));
  await page.getByRole("button", { name: "Upload this video" }).click();
  await page.getByText("The server is busy or away.").waitFor();
  await look(page, "videos-sending");
  await page.reload({ waitUntil: "networkidle" });
  await page.unroute("**/dashboard/uploads/*");
  await page.getByRole("button", { name: "Record a video" }).click();
  await page.getByRole("button", { name: /^Review/ }).click();
  await page.getByRole("button", { name: "Upload this video" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => page.getByLabel("Title").inputValue()).toBe("Screen recording");
  await page.locator("video[poster]").waitFor();
  await look(page, "videos");
  await page.getByRole("button", { name: "Record a video" }).click();
  await page.getByRole("button", { name: "Start Recording" }).waitFor();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.getByText("A recording is waiting").count()).toBe(0);
  await context.close();
});
