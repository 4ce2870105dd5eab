/** Uploads of 500 MB through kill -9, every format, files that aren't videos, and a server without ffmpeg. */
import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { open, readdir, readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { desc } from "drizzle-orm";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { videoMetadata } from "#db/schema.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { besideServer, createButton, openDialog, openFor, stepButton } from "#tests/support/recording.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

const mebibyte = 1024 * 1024;
let server: TestServer;
let browser: Browser;
let owner: TestUser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchTestBrowser()]);
  owner = await besideServer(server, (services) => createUser(services, { onboardingCompleted: true }));
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  // A server that was restarted on an existing directory doesn't remove it.
  if (server) await rm(server.dataDir, { recursive: true, force: true });
});

async function openUpload(): Promise<{ page: Page; context: BrowserContext }> {
  const context = await openFor(owner, { browser, server });
  const page = await context.newPage();
  await openDialog(page, server, "Upload");
  await page.getByText("Drop a video here, or choose one").waitFor();
  return { page, context };
}

const choose = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator("dialog input[type=file]").setInputFiles(file);

async function sha256(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}

/** Starts like a WebM file, followed by noise. */
async function writeLargeVideo(path: string, sizeBytes: number): Promise<void> {
  const file = await open(path, "w");
  const noise = randomBytes(mebibyte);
  for (let at = 0; at < sizeBytes; at += mebibyte) {
    noise.writeUInt32LE(at / mebibyte, 64);
    await file.write(noise, 0, Math.min(mebibyte, sizeBytes - at), at);
  }
  const head = "1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701";
  await file.write(Buffer.from(head, "hex"), 0, head.length / 2, 0);
  await file.close();
}

const residentBytes = (pid = 0) => {
  const [, kilobytes = "0"] = readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/) ?? [];
  return Number(kilobytes) * 1024;
};

/** Returns how much a process's peak memory during `work` exceeds its level before. */
async function growthOf(pid: number | undefined, work: () => Promise<void>): Promise<number> {
  const before = residentBytes(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, residentBytes(pid));
  }, 50);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return most - before;
}

test.runIf(process.platform === "linux")(
  "500 MB arrive complete although the server is killed halfway; at most 10 MB are sent again",
  async () => {
    const path = join(server.dataDir, "large.webm");
    const sizeBytes = 500 * mebibyte;
    await writeLargeVideo(path, sizeBytes);
    const { page } = await openUpload();
    let sentBytes = 0;
    page.on("request", (request) => {
      if (request.method() !== "PATCH") return;
      const offset = Number(request.headers()["upload-offset"]);
      sentBytes += Math.min(10 * mebibyte, sizeBytes - offset);
    });
    const progress = page.getByRole("progressbar");
    const reached = (percent: number) =>
      expect
        .poll(async () => Number(await progress.getAttribute("value").catch(() => 100)), {
          timeout: 180_000,
          interval: 50,
        })
        .toBeGreaterThan(percent);
    const startedAt = performance.now();
    const first = await growthOf(server.process.pid, async () => {
      await choose(page, path);
      await reached(50);
    });
    const { dataDir, port } = server;
    await server.end("SIGKILL");
    const secondsToHalf = (performance.now() - startedAt) / 1000;
    await page.getByText("The server is busy or away.").waitFor();
    server = await startServer({ dataDir, env: { PORT: String(port) } });
    const second = await growthOf(server.process.pid, () =>
      page
        .getByRole("region", { name: "Messages" })
        .getByText("Video uploaded successfully!")
        .waitFor({ timeout: 180_000 }),
    );
    const [row] = await besideServer(server, ({ db }) =>
      db.select().from(videoMetadata).orderBy(desc(videoMetadata.createdAt)).limit(1),
    );
    expect(row).toMatchObject({ filename: "large.webm", sizeBytes });
    const stored = join(dataDir, "files/videos", row?.storagePath ?? "");
    expect(await sha256(stored)).toBe(await sha256(path));
    await expect.poll(() => readdir(join(dataDir, "uploads", owner.companyId ?? ""))).toEqual([]);
    const figures = {
      sentAgain: sentBytes - sizeBytes,
      first,
      second,
      megabytesPerSecond: 262 / secondsToHalf,
    };
    expect(sentBytes - sizeBytes, JSON.stringify(figures)).toBeLessThanOrEqual(10 * mebibyte);
    expect(Math.max(first, second), JSON.stringify(figures)).toBeLessThan(80 * mebibyte);
    process.stdout.write(`500 MB: ${JSON.stringify(figures)}\n`);
  },
);

const run = promisify(execFile);
const scenes = ["red", "yellow", "blue"].flatMap((colour) => [
  "-f",
  "lavfi",
  "-i",
  `color=c=${colour}:s=640x360:r=10:d=2`,
]);
const encoders: Record<string, string[]> = {
  "video.mp4": ["-c:v", "libx264", "-pix_fmt", "yuv420p"],
  "video.mov": ["-c:v", "libx264", "-pix_fmt", "yuv420p"],
  "video.avi": ["-c:v", "mpeg4"],
  "video.webm": ["-c:v", "libvpx"],
};

async function makeVideo(name: string): Promise<string> {
  const path = join(server.dataDir, name);
  const join3 = ["-filter_complex", "[0][1][2]concat=n=3"];
  await run("ffmpeg", ["-v", "error", "-y", ...scenes, ...join3, ...(encoders[name] ?? []), path]);
  return path;
}

test.each(Object.keys(encoders))("%s is uploaded and its screenshots are shown", async (name) => {
  const path = await makeVideo(name);
  const { page } = await openUpload();
  await choose(page, path);
  await stepButton(page, 2).waitFor({ timeout: 60_000 });
});

describe("a file that is no video", () => {
  const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  test.each([
    ["a picture with a video's name", "video.mp4", Buffer.concat([png, randomBytes(100_000)])],
    ["a page with a video's name", "video.webm", Buffer.from("<!DOCTYPE html><p>Hello".padEnd(50_000))],
    ["a program with a video's name", "video.avi", Buffer.concat([Buffer.from("MZ"), randomBytes(80_000)])],
    ["a few bytes", "video.mov", Buffer.from("hi")],
  ])("%s is refused with a message", async (_, name, buffer) => {
    const { page } = await openUpload();
    await choose(page, { name, mimeType: "video/mp4", buffer });
    await page.getByRole("alert").getByText("Please upload a valid video file").waitFor();
    await page.getByRole("button", { name: "Choose another file" }).click();
    await page.getByText("Drop a video here, or choose one").waitFor();
    await expect.poll(() => page.getByText("was interrupted").count()).toBe(0);
    await expect
      .poll(() => readdir(join(server.dataDir, "uploads", owner.companyId ?? "")).catch(() => []))
      .toEqual([]);
  });

  test.each(["video.mp4", "video.webm", "video.avi"])(
    "a truncated %s gives its screenshots, or is reported as cut off or broken",
    async (name) => {
      const whole = await readFile(await makeVideo(name));
      const { page } = await openUpload();
      const buffer = whole.subarray(0, Math.floor(whole.length * 0.4));
      await choose(page, { name, mimeType: "video/mp4", buffer });
      const isShown = createButton(page).waitFor({ timeout: 60_000 });
      const isBroken = page
        .getByRole("alert")
        .getByText(/may be damaged|seems to be cut off/)
        .waitFor({ timeout: 60_000 });
      await Promise.any([isShown, isBroken]);
    },
  );
});

test("without ffmpeg, a video that only ffmpeg can decode is refused with advice", async () => {
  const path = await makeVideo("video.avi");
  const folder = join(server.dataDir, "programs");
  await run("mkdir", ["-p", folder]);
  for (const program of await readdir("/usr/bin"))
    if (!/^ff(mpeg|probe|play)$/.test(program))
      await symlink(join("/usr/bin", program), join(folder, program)).catch(() => {});
  const { dataDir, port } = server;
  await server.end();
  server = await startServer({ dataDir, env: { PORT: String(port), PATH: folder } });
  const { page } = await openUpload();
  await choose(page, path);
  await page
    .getByRole("alert")
    .getByText(/ask the server's operator to install ffmpeg/)
    .waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByText("Drop a video here, or choose one").waitFor();
});
