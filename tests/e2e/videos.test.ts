/**
 * A video made in a browser that is uploaded, captioned, published, played by a visitor, and made into a step guide.
 */
import { mkdir } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, videoGuides, videoMetadata } from "#db/schema.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { drawVideo } from "#tests/support/draw-video.ts";
import { isLive } from "#tests/support/is-live.ts";
import { besideServer } from "#tests/support/recording.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let server: TestServer;
let browser: Browser;
let owner: TestUser;
let basic: TestUser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchTestBrowser()]);
  owner = await besideServer(server, (services) =>
    createUser(services, { onboardingCompleted: true, plan: "ai" }),
  );
  basic = await besideServer(server, (services) => createUser(services, { onboardingCompleted: true }));
  await besideServer(server, ({ db }) =>
    db
      .update(companies)
      .set({ isPublic: true, helpCenterSubdomain: "acme" })
      .where(eq(companies.id, owner.companyId ?? "")),
  );
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/**
 * Draws five seconds of three screens. With `isUnindexed`, the video has no duration and no seek index, as recorders
 * write it.
 */
async function drawScreens(isUnindexed: boolean): Promise<Buffer> {
  const page = await browser.newPage();
  await page.goto(`${server.origin}/terms`);
  const pictures = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [640, 360];
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    return ["New invoice", "Choose customer", "Send invoice"].map((words, at) => {
      context.fillStyle = ["#fff", "#fde68a", "#bfdbfe"][at] ?? "#fff";
      context.fillRect(0, 0, 640, 360);
      context.fillStyle = "#14532d";
      context.fillRect(40, 100 + at * 70, 260, 56);
      context.font = "24px sans-serif";
      context.fillText(`Invoices ${at + 1}`, 40, 60);
      context.fillStyle = "#fff";
      context.fillText(words, 60, 136 + at * 70);
      return canvas.toDataURL("image/png").replace(/^.*,/, "");
    });
  });
  const shown = pictures.map((base64) => ({ bytes: Buffer.from(base64, "base64"), seconds: 1.6 }));
  const video = await drawVideo(page, shown, { isUnindexed });
  await page.close();
  return video;
}

async function openFor(user: TestUser | null): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await addSession(context, server, user?.cookie);
  return context;
}

/** Keeps screenshots for inspection if `PICTURES=/some/folder` is set. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  for (const [width, colorScheme] of [
    [390, "light"],
    [1280, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: null });
}

const upload = (buffer: Buffer) => ({ name: "send_an-invoice.webm", mimeType: "video/webm", buffer });

test("uploads, names, captions and publishes a video, which visitors play with its captions", async () => {
  const page = await (await openFor(owner)).newPage();
  await page.goto(`${server.origin}/dashboard/videos`);
  await isLive(page);
  await keepPicture(page, "videos-empty");
  await page.getByRole("button", { name: "Upload a video" }).click();
  await page.locator("input[type=file][accept*='.mp4']").setInputFiles(upload(await drawScreens(true)));
  await page.locator("video[poster]").waitFor();
  await page.getByText(/^0:0[45] · /).waitFor();
  const srt =
    "1\n00:00:00,200 --> 00:00:02,500\nHow do I send an <i>invoice</i>?\n\n2\n00:00:02,600 --> 00:00:04,000\nPress New invoice in the list.\n";
  await page
    .getByLabel("Add captions")
    .setInputFiles({ name: "a.srt", mimeType: "application/x-subrip", buffer: Buffer.from(srt) });
  await page.getByText("Captions: 2 lines").waitFor();
  await page.getByLabel("Title").fill("Send an invoice in a minute");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Title saved").waitFor();
  await page.getByRole("switch", { name: "Published" }).click();
  await page.getByRole("switch", { name: "Published", checked: true }).waitFor();
  await page.getByText("Video published").waitFor();
  await page.getByRole("button", { name: "Create FAQs from Send" }).click();
  await page.getByText("1 FAQ was added as a draft").waitFor();
  await keepPicture(page, "videos");
  expect(await shownProblems(page)).toEqual([]);

  const visitor = await (await openFor(null)).newPage();
  await visitor.goto(`${server.origin}/help/acme/videos`);
  await visitor.getByRole("heading", { name: "Send an invoice in a minute" }).waitFor();
  await keepPicture(visitor, "public-videos");
  expect(await shownProblems(visitor)).toEqual([]);
  const played = await visitor.evaluate(async () => {
    const video = document.querySelector("video");
    const track = video?.textTracks[0];
    if (!video || !track) return null;
    const before = video.networkState === video.NETWORK_IDLE && video.readyState === 0;
    track.mode = "showing";
    // The video doesn't wait for its captions.
    while (!track.cues?.length) await new Promise((resolve) => setTimeout(resolve, 50));
    const [first] = track.cues;
    const isSaid = new Promise((resolve) => first?.addEventListener("enter", resolve));
    video.muted = true;
    await Promise.all([video.play(), isSaid]);
    return { before, width: video.videoWidth, said: (first as VTTCue).text };
  });
  expect(played).toEqual({ before: true, width: 640, said: "How do I send an invoice?" });

  await page.getByRole("button", { name: /^Delete Send/ }).click();
  await page.getByRole("button", { name: "Delete video" }).click();
  await page.getByRole("heading", { name: "No videos yet" }).waitFor();
  const answer = await visitor.request.get(`${server.origin}/help/acme/videos`);
  expect(await answer.text()).not.toContain("Send an invoice");
});

test("a video becomes a step guide that its owner reviews and publishes", { tags: "long" }, async () => {
  const page = await (await openFor(owner)).newPage();
  await page.goto(`${server.origin}/dashboard/guides`);
  await isLive(page);
  await page.getByRole("button", { name: "Record Guide" }).click();
  await page.getByRole("button", { name: "Upload a video" }).click();
  await page.locator("input[type=file][accept*='.mp4']").setInputFiles(upload(await drawScreens(false)));
  await page.waitForURL(/\/dashboard\/recordings\/.+\/review/);
  await page.getByRole("button", { name: "Create guide", disabled: false }).waitFor();
  await keepPicture(page, "review");
  await page.getByRole("button", { name: "Create guide" }).click();
  await page.waitForURL(/\/dashboard\/guides\/[0-9a-f-]{36}$/);
  // How many steps such a short video has doesn't matter here.
  await besideServer(server, ({ db }) =>
    db.update(videoGuides).set({ frames: sql`${videoGuides.frames} || ${videoGuides.frames}` }),
  );
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released.promise;
    await route.continue().catch(() => undefined);
  });
  await page.reload({ waitUntil: "commit" });
  // Types before hydration.
  await page.getByLabel("Category").fill("Invoices");
  released.resolve();
  await isLive(page);
  await page.getByRole("button", { name: "Save guide" }).waitFor();
  const steps = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
  const count = await steps.count();
  await page.getByRole("button", { name: "Delete step 1" }).click();
  await expect.poll(() => steps.count()).toBe(count - 1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => steps.count()).toBe(count);
  await expect.poll(() => page.getByLabel("Category").inputValue()).toBe("Invoices");
  const places = () =>
    steps.getByRole("textbox", { name: "Title" }).evaluateAll((all) => all.map(({ id }) => id));
  const before = await places();
  const [first, last] = [
    await page.getByRole("button", { name: "Reorder step 1" }).boundingBox(),
    await steps.last().boundingBox(),
  ];
  await page.mouse.move((first?.x ?? 0) + 10, (first?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((last?.x ?? 0) + 40, (last?.y ?? 0) + (last?.height ?? 0) - 5, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await places()).at(-1)).toBe(before[0]);
  await page.getByRole("button", { name: `Reorder step ${count}` }).focus();
  for (const key of ["Space", ...Array.from({ length: count }, () => "ArrowUp"), "Space"])
    await page.keyboard.press(key);
  await expect.poll(places).toEqual(before);
  await page.getByText(`Dropped. Position 1 of ${count}.`).waitFor({ state: "attached" });
  await steps.first().getByLabel("Title").fill("Begin with a new invoice");
  await page.getByRole("button", { name: "Save guide" }).click();
  await page.getByText("Guide saved").waitFor();
  await page.getByRole("switch", { name: "Published" }).click();
  await page.getByText("Guide published").waitFor();
  await keepPicture(page, "guide-editor");
  expect(await shownProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "All guides" }).click();
  await page.getByRole("heading", { name: "Step-by-Step Guides" }).waitFor();
  await page.getByText("Published", { exact: true }).waitFor();
  await keepPicture(page, "guides");
  expect(await shownProblems(page)).toEqual([]);

  const visitor = await (await openFor(null)).newPage();
  await visitor.goto(`${server.origin}/help/acme/guides`);
  await keepPicture(visitor, "public-guides");
  await visitor.getByRole("link", { name: "Send an invoice" }).click();
  await visitor.getByRole("heading", { name: "Begin with a new invoice" }).waitFor();
  await keepPicture(visitor, "public-guide");
  const picture = visitor.locator("main img").first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth > 0, img.width > 0]))
    .toEqual([true, true]);
  await expect.poll(() => picture.getAttribute("width")).toBe("640");
});

test("without the plan both sections say so, and refuse their actions", { tags: "long" }, async () => {
  const context = await openFor(basic);
  const page = await context.newPage();
  for (const section of ["guides", "videos"]) {
    await page.goto(`${server.origin}/dashboard/${section}`);
    await page.getByText("PREMIUM FEATURE").waitFor();
    const form = { intent: "delete", id: crypto.randomUUID() };
    const headers = { origin: server.origin };
    const answer = await context.request.post(`${server.origin}/dashboard/${section}`, { form, headers });
    // Neither exists, because every plan may delete.
    expect(answer.status()).toBe(404);
    const publish = { ...form, intent: "publish" };
    expect(
      (
        await context.request.post(`${server.origin}/dashboard/${section}`, { form: publish, headers })
      ).status(),
    ).toBe(403);
  }
});

test("back on the basic plan an owner can still unpublish and delete", { tags: "long" }, async () => {
  const companyId = basic.companyId ?? "";
  const videoId = crypto.randomUUID();
  await besideServer(server, async ({ db }) => {
    const frames = [{ title: "Open the list", description: "Open it.", frameUrl: "" }];
    await db.insert(videoGuides).values({ companyId, title: "Import a list", frames, published: true });
    await db.insert(videoMetadata).values({
      id: videoId,
      companyId,
      filename: "a.mp4",
      title: "A video",
      storagePath: `${companyId}/${videoId}.mp4`,
      published: true,
    });
  });
  const published = (table: typeof videoGuides | typeof videoMetadata) =>
    besideServer(server, async ({ db }) => {
      const where = eq(table.companyId, companyId);
      const rows = await db.select({ isPublished: table.published }).from(table).where(where);
      return rows.map(({ isPublished }) => isPublished);
    });
  const page = await (await openFor(basic)).newPage();
  await page.goto(`${server.origin}/dashboard`);
  const nav = page.getByRole("navigation", { name: "Dashboard" });
  await nav.getByRole("link", { name: "Step-by-Step Guides Premium" }).click();
  await page.getByRole("link", { name: "Import a list" }).click();
  await expect.poll(() => page.locator("#guide-title").isDisabled()).toBe(true);
  await expect.poll(() => shownProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "All guides" }).click();
  await page.getByRole("button", { name: "Unpublish Import a list" }).click();
  await page.getByText("Draft", { exact: true }).waitFor();
  expect(await published(videoGuides)).toEqual([false]);
  await expect.poll(() => shownProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Delete Import a list" }).click();
  await page.getByRole("button", { name: "Delete guide" }).click();
  await page.getByText("not available in this version").waitFor();
  expect(await published(videoGuides)).toEqual([]);

  await nav.getByRole("link", { name: "How-to Videos Premium" }).click();
  await page.getByRole("link", { name: "Download A video" }).waitFor();
  await expect.poll(() => shownProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Unpublish A video" }).click();
  await page.getByText("Draft", { exact: true }).waitFor();
  expect(await published(videoMetadata)).toEqual([false]);
  await page.getByRole("button", { name: "Delete A video" }).click();
  await page.getByRole("button", { name: "Delete video" }).click();
  await page.getByText("not available in this version").waitFor();
  expect(await published(videoMetadata)).toEqual([]);
});
