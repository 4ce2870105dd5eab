/**
 * A step's picture is taken again in the review: at another moment of its video, or from a file. A video of ten minutes and all
 * that was changed in its review survive whatever happens to the page.
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { guideImages, recordings, videoGuides, videoMetadata } from "#db/schema.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { shortTime } from "#shared/clock-time.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createButton, stepButton } from "#tests/support/recording.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

const run = promisify(execFile);
let folder: string;
let browser: Browser;
let app: TestApp;
let owner: TestUser;
let context: BrowserContext;
const problems: string[] = [];

beforeAll(async () => {
  [browser, app, folder] = await Promise.all([
    launchTestBrowser(),
    startApp({}, { works: true }),
    mkdtemp(join(tmpdir(), "step-retaken-")),
  ]);
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
  if (folder) await rm(folder, { recursive: true });
});

/**
 * A test picture with a clock, which shows another one every `secondsPerPicture`. One that `isStreamed` doesn't say its length,
 * as those of browsers.
 */
async function videoOf({
  seconds,
  secondsPerPicture,
  isStreamed = false,
}: {
  seconds: number;
  secondsPerPicture: number;
  isStreamed?: boolean;
}) {
  const path = join(folder, `${seconds}-${secondsPerPicture}-${isStreamed}.webm`);
  const source = ["-f", "lavfi", "-i", `testsrc=s=640x360:r=1/${secondsPerPicture}:d=${seconds}`];
  // Programs disagree on the colors of small videos.
  const encoder = ["-vf", "hue=s=0", "-c:v", "libvpx", "-deadline", "realtime", "-cpu-used", "8", "-g", "20"];
  const output = isStreamed ? ["-f", "webm", "-live", "1"] : [];
  await run("ffmpeg", ["-v", "error", "-y", ...source, ...encoder, ...output, path]);
  return path;
}

/** Compression changes pixels a little. */
const [isSamePicture, isOtherPicture] = [2, 6];

/** Decoded by another program than the browser. `seconds` is when the picture begins. */
async function pictureAt(video: string, seconds: number): Promise<Buffer> {
  const path = join(folder, `${seconds}.png`);
  await run("ffmpeg", ["-v", "error", "-y", "-ss", String(seconds), "-i", video, "-frames:v", "1", path]);
  return readFile(path);
}

/** Mean difference of their pixels, from 0 to 255. */
async function differenceOf(one: Uint8Array, other: Uint8Array): Promise<number> {
  const pixels = (picture: Uint8Array) => sharp(picture).resize(320, 180).greyscale().raw().toBuffer();
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

async function openPage(): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  return page;
}

/** Puts a video where the recorder keeps its recordings, as if it had been recorded here. */
async function keepVideo(page: Page, path: string, durationSeconds: number): Promise<void> {
  await page.goto(`${app.origin}/dashboard/guides`);
  await isLive(page);
  await page.route("**/kept-video", (route) => route.fulfill({ path, contentType: "video/webm" }));
  const facts = { owner: owner.email, section: "guides", type: "video/webm", durationSeconds, marks: null };
  await page.evaluate(async (facts) => {
    const root = await navigator.storage.getDirectory();
    const videos = await root.getDirectoryHandle("step-recordings", { create: true });
    const id = crypto.randomUUID();
    const folder = await videos.getDirectoryHandle(id, { create: true });
    async function write(name: string, content: Blob | string): Promise<void> {
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(content);
      await file.close();
    }
    await write("film", await (await fetch("/kept-video")).blob());
    await write("facts.json", JSON.stringify({ ...facts, id, startedAtMs: Date.now() }));
  }, facts);
}

/** Ends at the review, after the search for private text. */
async function reviewKeptVideo(page: Page): Promise<void> {
  await page.goto(`${app.origin}/dashboard/guides`);
  await isLive(page);
  await page.getByRole("button", { name: "Record Guide" }).click();
  await page.getByRole("button", { name: "Any window" }).click();
  await page.getByRole("button", { name: /^Review the recording of/ }).click();
  await page.getByRole("button", { name: "Use this recording" }).click();
  await page.waitForURL(/\/dashboard\/recordings\/[0-9a-f-]{36}\/review/);
  await createButton(page).waitFor();
}

const retake = (page: Page) => page.getByRole("button", { name: "Retake" });
const dialogOf = (page: Page) =>
  page.getByRole("dialog", { name: /^(Retake the|Replace the|Add a) picture/ });
const usePicture = (page: Page) =>
  dialogOf(page).getByRole("button", { name: "Use this picture" }).and(page.locator(":enabled"));
const covers = (page: Page) => page.getByRole("button", { name: /^Cover \d+/ });

async function madeGuide(page: Page) {
  await page.waitForURL(/\/dashboard\/guides\/[0-9a-f-]{36}$/);
  const [guide] = await app.services.db
    .select()
    .from(videoGuides)
    .where(eq(videoGuides.id, page.url().split("/").at(-1) ?? ""));
  return guide;
}

/** What the page draws for a step. */
async function drawnPicture(page: Page, number: number): Promise<Buffer> {
  const canvas = page.getByRole("img", { name: `Screenshot of step ${number}` });
  const url = await canvas.evaluate((one: HTMLCanvasElement) => one.toDataURL());
  return Buffer.from(url.split(",")[1] ?? "", "base64");
}

test("a picture of a video is taken again by keyboard at another moment, kept after a reload, and given back", async () => {
  const video = await videoOf({ seconds: 5, secondsPerPicture: 1 });
  const page = await openPage();
  await keepVideo(page, video, 5);
  await reviewKeptVideo(page);
  await stepButton(page, 3).click();
  const recorded = await drawnPicture(page, 3);
  await page.getByRole("button", { name: "Cover an area" }).click();
  await retake(page).press("Enter");
  const slider = dialogOf(page).getByRole("slider", { name: "Moment" });
  await expect.poll(() => slider.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await shownProblems(page)).toEqual([]);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  const at = Number(await slider.inputValue());
  const expected = await pictureAt(video, Math.floor(at));
  expect(await differenceOf(recorded, expected)).toBeGreaterThan(isOtherPicture);
  await usePicture(page).press("Enter");
  await dialogOf(page).waitFor({ state: "hidden" });
  await expect
    .poll(async () => differenceOf(await drawnPicture(page, 3), expected))
    .toBeLessThan(isSamePicture);
  await expect.poll(() => covers(page).count()).toBe(1);

  await page.reload();
  await expect
    .poll(async () => differenceOf(await drawnPicture(page, 3), expected))
    .toBeLessThan(isSamePicture);
  await expect.poll(() => covers(page).count()).toBe(1);
  await page.getByRole("button", { name: "Use the recorded picture" }).press("Enter");
  await expect
    .poll(async () => differenceOf(await drawnPicture(page, 3), recorded))
    .toBeLessThan(isSamePicture);
  await expect.poll(() => covers(page).count()).toBe(1);
});

test("a picture of an uploaded video is taken again from the server after a reload, and not after the video is deleted", {
  tags: "long",
}, async () => {
  const video = await videoOf({ seconds: 12, secondsPerPicture: 1, isStreamed: true });
  const page = await openPage();
  await page.goto(`${app.origin}/dashboard/guides`);
  await isLive(page);
  await page.getByRole("button", { name: "Record Guide" }).click();
  await page.getByRole("button", { name: "Upload a video" }).click();
  await page.getByRole("dialog").locator("input[type=file]").setInputFiles(video);
  await page.waitForURL(/\/dashboard\/recordings\/[0-9a-f-]{36}\/review/);
  await createButton(page).waitFor();
  await page.reload();
  await stepButton(page, 3).click();
  const recorded = await drawnPicture(page, 3);
  await page.route("**/media/**", (route) => route.fulfill({ status: 404 }));
  await retake(page).click();
  await dialogOf(page).getByText("We can't read this video any more.").waitFor();
  await page.keyboard.press("Escape");
  await dialogOf(page).waitFor({ state: "hidden" });
  await page.unroute("**/media/**");
  await retake(page).click();
  const earlier = dialogOf(page).getByRole("button", { name: "A little earlier" });
  for (let times = 0; times < 8; times += 1) await earlier.click();
  const shown = await dialogOf(page).getByRole("slider").inputValue();
  await usePicture(page).click();
  await dialogOf(page).waitFor({ state: "hidden" });
  const expected = await pictureAt(video, Math.floor(Number(shown)));
  expect(await differenceOf(recorded, expected)).toBeGreaterThan(isOtherPicture);
  await expect
    .poll(async () => differenceOf(await drawnPicture(page, 3), expected))
    .toBeLessThan(isSamePicture);

  await app.services.db.delete(videoMetadata);
  await page.reload();
  await page.getByRole("button", { name: "Use the recorded picture" }).waitFor();
  await expect.poll(() => retake(page).count()).toBe(0);
  await createButton(page).click();
  await madeGuide(page);
  const [recording] = await app.services.db.select().from(recordings);
  // When its last picture begins. By its size, it would be longer than the video.
  expect(recording?.durationSeconds).toBe(11);
});

const pageSize = { width: 800, height: 500 };

/** One step with a picture, and one without. */
async function recordingOfClicks(): Promise<Buffer> {
  const { width, height } = pageSize;
  const background = { r: 200, g: 220, b: 240 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const facts = {
    role: "button",
    url: "https://app.example.com/",
    pageTitle: "App",
    dialogTitle: "",
    value: null,
  };
  const box = { x: 400, y: 250, width: 80, height: 30 };
  return Buffer.from(
    packClicks([
      {
        step: { ...facts, at: 0, verb: "click", name: "Add", box },
        picture: { bytes: new Uint8Array(bytes) },
      },
      { step: { ...facts, at: 1_000, verb: "click", name: "Save", box: null }, picture: null },
    ]),
  );
}

async function importClicks(page: Page): Promise<void> {
  await page.goto(`${app.origin}/dashboard/guides`);
  await isLive(page);
  await page.getByRole("button", { name: "Record Guide" }).click();
  await page.getByRole("button", { name: "Import a recording" }).click();
  const file = { name: "recording.zip", mimeType: "application/zip", buffer: await recordingOfClicks() };
  await page.getByRole("dialog").locator("input[type=file]").setInputFiles(file);
  await page.waitForURL(/\/dashboard\/recordings\/[0-9a-f-]{36}\/review/);
  await createButton(page).waitFor();
}

test("pictures of clicks come from files, in the review and in the guide, with covers and rings", {
  tags: "long",
}, async () => {
  const page = await openPage();
  await importClicks(page);
  await page.getByRole("button", { name: "Full page" }).click();
  await page.getByRole("button", { name: "Cover an area" }).click();
  await page.getByText("1 area is covered.").waitFor();
  await retake(page).press("Enter");
  const input = dialogOf(page).locator("input[type=file]");
  const refused = dialogOf(page).getByText("Choose a PNG or JPEG of up to 8 MB and 25 megapixels.");
  const png = (buffer: Buffer) => ({ name: "page.png", mimeType: "image/png", buffer });
  for (const wrong of [
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    (await textPicture({ width: 40, height: 40 })).subarray(0, 60),
    Buffer.concat([await textPicture({ width: 40, height: 40 }), Buffer.alloc(8_000_000)]),
    await sharp({ create: { width: 8_001, height: 10, channels: 3, background: "#fff" } })
      .png()
      .toBuffer(),
  ]) {
    await input.setInputFiles(png(wrong));
    await refused.waitFor();
    await page.keyboard.press("Escape");
    // Closed is only what has no content. The browser says a moment later that it has hidden a dialog.
    await expect.poll(() => page.locator("dialog input[type=file]").count()).toBe(0);
    await retake(page).press("Enter");
  }
  await pasteInto(input, await textPicture({ width: 1_600, height: 1_200 }));
  const ring = dialogOf(page).getByRole("button", { name: "Ring around the control" });
  const focused = page.locator(":focus");
  await ring.and(focused).waitFor();
  for (let times = 0; times < 5; times += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Alt+ArrowDown");
  expect(await shownProblems(page)).toEqual([]);
  await usePicture(page).press("Enter");
  await dialogOf(page).waitFor({ state: "hidden" });
  // The drawn one has kept its place.
  await page.getByText("2 steps, all recorded. 2 areas are covered.").waitFor();
  await page.getByRole("button", { name: "Email addresses, 1" }).waitFor();
  await page.reload();
  await page.getByText("2 steps, all recorded. 2 areas are covered.").waitFor();
  await stepButton(page, 2).click();
  await page.getByText("This step has no picture.").waitFor();
  await page.getByRole("button", { name: "Add a picture" }).press("Enter");
  await input.and(focused).setInputFiles(png(await textPicture(pageSize)));
  const addRing = dialogOf(page).getByRole("button", { name: "Add a ring" }).and(focused);
  await addRing.press("Enter");
  await ring.and(focused).press("Delete");
  await addRing.press("Enter");
  await ring.and(focused).press("ArrowUp");
  await usePicture(page).press("Enter");
  await page.getByText("2 steps, all recorded. 3 areas are covered.").waitFor();
  const coverButton = page.getByRole("button", { name: "Cover an area" });
  await expect.poll(() => coverButton.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.reload();
  await page.getByText("2 steps, all recorded. 3 areas are covered.").waitFor();
  await page.getByRole("button", { name: "Remove the picture" }).press("Enter");
  await page.getByText("2 steps, all recorded. 2 areas are covered.").waitFor();
  await page.getByRole("button", { name: "Add a picture" }).and(focused).press("Enter");
  // As after a click beside everything that can have the focus.
  await pasteInto(page.locator("body"), await textPicture(pageSize));
  await dialogOf(page)
    .getByRole("img", { name: "The new picture" })
    .click({ position: { x: 200, y: 100 } });
  await ring.and(focused).waitFor();
  await usePicture(page).press("Enter");
  await dialogOf(page).waitFor({ state: "hidden" });
  await createButton(page).click();
  let guide = await madeGuide(page);
  const [frame, added] = guide?.frames ?? [];
  expect(added).toMatchObject({ frameWidth: 800, frameHeight: 500, frameRing: { width: 100 } });
  await expectCovered(page, added?.frameUrl);
  expect(frame).toMatchObject({ frameWidth: 1_600, frameHeight: 1_200 });
  expect(frame?.frameRing).toMatchObject({ x: 750, y: 601, width: 160, height: 72 });
  await expectCovered(page, frame?.frameUrl);

  await isLive(page);
  await page.getByRole("button", { name: "Replace the picture of step 1" }).press("Enter");
  await pasteInto(input, await textPicture(pageSize));
  await covers(page).waitFor();
  expect(await shownProblems(page)).toEqual([]);
  await ring.and(focused).press("Alt+ArrowLeft");
  await usePicture(page).press("Enter");
  await dialogOf(page).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Save guide" }).click();
  await page.getByText("Guide saved").first().waitFor();
  guide = await madeGuide(page);
  const [replaced, kept] = guide?.frames ?? [];
  expect(kept).toMatchObject(added ?? {});
  expect(replaced).toMatchObject({ frameWidth: 800, frameHeight: 500, click: { verb: "click" } });
  expect(replaced?.frameRing).toMatchObject({ x: 374, y: 250, width: 80, height: 30 });
  await expectCovered(page, replaced?.frameUrl);
  // The guide keeps it, not the list of those that may be purged.
  expect(await app.services.db.select().from(guideImages)).toEqual([]);
});

/** The text of `textPicture` is covered in a stored picture. */
async function expectCovered(page: Page, url: string | undefined): Promise<void> {
  const stored = await page.request.get(new URL(url ?? "", app.origin).href);
  const place = { left: 100, top: 80, width: 400, height: 40 };
  const { channels } = await sharp(await stored.body())
    .extract(place)
    .stats();
  // Letters would be darker than the cover.
  expect(channels[0]?.min).toBeGreaterThan(60);
}

async function pasteInto(field: Locator, picture: Buffer): Promise<void> {
  await field.evaluate((node, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], "image.png", { type: "image/png" }));
    node.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, picture.toString("base64"));
}

async function textPicture({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const text = `<text x="100" y="110" font-family="sans-serif" font-size="32">marta.lindqvist@rota.example</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${text}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

test("a ten-minute video in review survives Escape, Back, a reload, a closed tab and a lost connection", {
  tags: "long",
}, async () => {
  const [seconds, secondsPerPicture] = [600, 12];
  const video = await videoOf({ seconds, secondsPerPicture });
  let page = await openPage();
  await keepVideo(page, video, seconds);
  await reviewKeptVideo(page);
  const count = await page.getByRole("list", { name: "Steps" }).getByRole("listitem").count();
  expect(count).toBeGreaterThan(seconds / secondsPerPicture / 2);
  await page.getByLabel("Title of the guide").fill("Ten minutes");
  await stepButton(page, 2).click();
  await page.getByRole("button", { name: "Leave this step out" }).click();
  await stepButton(page, count).click();
  await page.getByRole("button", { name: "Cover an area" }).click();
  await retake(page).click();
  const slider = () => dialogOf(page).getByRole("slider");
  await slider().press("Home");
  const at = Number(await slider().inputValue());
  await usePicture(page).click();
  await dialogOf(page).waitFor({ state: "hidden" });
  const address = page.url();
  const place = `${count} of ${count}, at ${shortTime(at)}`;
  const isAsLeft = async () => {
    await expect.poll(() => page.url()).toBe(address);
    await page.getByText(place).waitFor();
    await expect.poll(() => covers(page).count()).toBe(1);
    await expect.poll(() => page.getByLabel("Title of the guide").inputValue()).toBe("Ten minutes");
    await page.getByRole("button", { name: "Step 2, left out" }).waitFor();
    // The video itself is still there.
    await retake(page).waitFor();
  };
  await isAsLeft();
  await page.keyboard.press("Escape");
  await isAsLeft();
  await page.reload();
  await isAsLeft();
  await page.goBack();
  await page.waitForURL("**/dashboard/guides");
  await page.goForward();
  await isAsLeft();
  await page.close();
  page = await openPage();
  await page.goto(address);
  await isAsLeft();
  await retake(page).click();
  await slider().waitFor();
  await page.keyboard.press("Escape");
  await isAsLeft();
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
  expect(guide?.title).toBe("Ten minutes");
  expect(guide?.frames).toHaveLength(count - 1);
  const last = guide?.frames.at(-1);
  expect(last?.videoStartTime).toBeCloseTo(at, 1);
  const stored = await page.request.get(new URL(last?.frameUrl ?? "", app.origin).href);
  const expected = await pictureAt(video, at - (at % secondsPerPicture));
  // Under the cover, which is as large as a fortieth of it, the picture is gray.
  expect(await differenceOf(await stored.body(), expected)).toBeLessThan(isOtherPicture);
  await page.goto(address);
  await page.waitForURL(`**/dashboard/guides/${guide?.id}*`);
});
