/**
 * Records a screen while a product is used, and uploads a video of the same use. Visitors read both guides. A live
 * recording depends on the machine, so that the test only asserts what never varies. The video's frames and times are
 * fixed, so that the test asserts its guide's exact text.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, recordings } from "#db/schema.ts";
import { drawVideo, type VideoPicture } from "#tests/support/draw-video.ts";
import { openPointer, placeOf, type TestPointer } from "#tests/support/pointer.ts";
import { recordTwoSeconds } from "#tests/support/recorded-time.ts";
import { besideServer, createButton, openDialog, openFor } from "#tests/support/recording.ts";
import { openScreen, type TestScreen } from "#tests/support/screen.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let server: TestServer;
let screen: TestScreen;
let browser: Browser;
let pointer: TestPointer;
let owner: TestUser;
let other: TestUser;

beforeAll(async () => {
  [server, screen] = await Promise.all([startServer(), openScreen()]);
  [browser, pointer] = await Promise.all([screen.launch(), openPointer(screen.display)]);
  [owner, other] = [await openCompany("rota"), await openCompany("rota-video")];
});
afterAll(async () => {
  pointer?.close();
  await screen?.close();
  await server?.close();
});

async function openCompany(helpCenterSubdomain: string): Promise<TestUser> {
  return besideServer(server, async (services) => {
    const user = await createUser(services, { onboardingCompleted: true, companyName: "Rota" });
    await services.db
      .update(companies)
      .set({ helpCenterSubdomain, isPublic: true })
      .where(eq(companies.id, user.companyId ?? ""));
    return user;
  });
}

/** A small product, in which each button shows another page. */
const product = `<!DOCTYPE html><title>Rota</title><style>
  body { margin: 0; font: 20px/1.5 "Liberation Sans", sans-serif; color: #1d2733; background: #f4f6f9 }
  header { background: #fff; border-bottom: 1px solid #c5ccd6; padding: 16px 40px; display: flex; gap: 24px }
  main { padding: 40px } h1 { font-size: 38px } td { padding: 12px 80px 12px 0 }
  button { font: 600 20px "Liberation Sans", sans-serif; padding: 14px 28px; border: 0; border-radius: 6px;
    background: #1f4e8c; color: #fff; cursor: pointer }
</style><header><b>Rota</b></header><main></main><script>
  const pages = {
    overview: "<h1>This week</h1><p>Three shifts are open.</p><button data-to=team>Open team</button>",
    team: "<h1>Team members</h1><table><tr><td>Marta Lindqvist<td><span id=private>marta.lindqvist@rota.example</span><td>Nights" +
      "</table><button data-to=invite>Invite colleague</button>",
    invite: "<h1>Invite someone</h1><p>They get a message with a link.</p><button data-to=sent>Send invitation</button>",
    sent: "<h1>Invitation sent</h1><p>It can be used for a week.</p>",
  };
  const show = (name) => { document.querySelector("main").innerHTML = pages[name]; };
  addEventListener("click", ({ target }) => target.dataset.to && show(target.dataset.to));
  show("overview");
</script>`;
/** The button that is pressed on each page. */
const presses = [
  { page: "This week", name: "Open team" },
  { page: "Team members", name: "Invite colleague" },
  { page: "Invite someone", name: "Send invitation" },
];

/** Each further page of a live recording takes five seconds of processor time, and shows nothing else. */
const livePresses = presses.slice(0, 2);

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const words = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** Returns the number of kept moments that the recorder shows. */
async function keptMoments(recorder: Page): Promise<number> {
  const [word = ""] = ((await recorder.getByText(/moments? kept so far/).textContent()) ?? "").split(" ");
  return words.includes(word) ? words.indexOf(word) : Number(word);
}

/** Uses the product as a person does. Returns the screen area of the private text. */
async function useProduct(recorder: Page, shown: Page): Promise<Place> {
  let place: Place | null = null;
  for (const { name } of livePresses) {
    const button = shown.getByRole("button", { name });
    await button.waitFor();
    const secret = shown.locator("#private");
    const box = (await secret.count()) > 0 ? await secret.boundingBox() : null;
    const corner = await placeOf(shown);
    if (box) place = { ...box, x: box.x + corner.x, y: box.y + corner.y };
    // A person looks at the page first. On a quick machine, the pointer would otherwise be on every view of it, and is only
    // found by its move.
    await recordTwoSeconds(recorder);
    // The pointer arrives, rests and presses, then waits until the recorder has seen the result.
    await pointer.moveTo(button, { across: 0.5, down: 0.8 });
    await recordTwoSeconds(recorder);
    const before = await keptMoments(recorder);
    pointer.press();
    await button.waitFor({ state: "detached" });
    await expect.poll(() => keptMoments(recorder)).toBeGreaterThan(before);
  }
  await recordTwoSeconds(recorder);
  if (!place) throw new Error("the private text was never shown");
  return place;
}

/** Draws the same use as frames, each page first without the pointer and then with the hand on its button. */
async function drawUse(): Promise<VideoPicture[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.setContent(product);
  const pictures: VideoPicture[] = [];
  const show = async (seconds: number, at: { x: number; y: number }) => {
    await page.evaluate(({ x, y }) => {
      document.querySelector("svg")?.remove();
      document.body.insertAdjacentHTML(
        "beforeend",
        `<svg width="24" height="28" style="position:fixed;left:${x - 8}px;top:${y - 4}px;pointer-events:none">
          <path transform="translate(8 4)" d="M-1.6 0h3.2l.4 4 3 1 4 1.6 1.2 1.4v7.4H-4.4V7l2.6-.6z" stroke="#fff" stroke-width="1.6"/></svg>`,
      );
    }, at);
    pictures.push({ bytes: await page.screenshot(), seconds });
  };
  for (const { name } of presses) {
    const button = page.getByRole("button", { name });
    const box = await button.boundingBox();
    if (!box) throw new Error(`${name} is not there`);
    await show(1.5, { x: 900, y: 560 });
    await show(2, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await button.evaluate((element: HTMLElement) => element.click());
  }
  await show(2, { x: 900, y: 560 });
  await context.close();
  return pictures;
}

/** Reviews the screenshots and sends them. */
async function makeGuide(page: Page): Promise<void> {
  await createButton(page).waitFor();
  await page.getByText(/private texts? found and covered/).waitFor();
  const cover = page.getByRole("button", { name: /^Cover \d+, email address$/ });
  const pictures = page.getByRole("list", { name: "Steps" }).getByRole("button");
  let covers = 0;
  for (let index = 0; index < (await pictures.count()); index += 1) {
    await pictures.nth(index).click();
    covers += await cover.count();
  }
  expect(covers).toBeGreaterThan(0);
  await createButton(page).click();
  await page.getByText("Getting Started guide created successfully!").waitFor();
}

/** Covers an area, then leaves the review and reloads it. The cover has to be there each time. */
async function coverAndReturn(page: Page): Promise<void> {
  await createButton(page).waitFor();
  await page.getByText("The video is stored on the server, and covers don't change it.").waitFor();
  await expect.poll(() => page.getByText("still on this computer").count()).toBe(0);
  await page.getByRole("button", { name: "Cover an area" }).click();
  const covers = page.getByRole("button", { name: /^Cover \d+/ });
  const count = await covers.count();
  await page.reload();
  await expect.poll(() => covers.count()).toBe(count);
  await page.getByRole("link", { name: /^Back\./ }).click();
  await page.waitForURL("**/dashboard/getting-started");
  await openDialog(page, server, "Upload");
  await page.getByRole("link", { name: /^Continue the review of/ }).click();
  await expect.poll(() => covers.count()).toBe(count);
  await page.getByRole("button", { name: "Cover 1", exact: true }).focus();
  await page.keyboard.press("Delete");
}

/** Returns the text and the image URLs that a visitor gets. */
async function readGuide(name: string): Promise<{ text: string; urls: string[] }> {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(`${server.origin}/help/${name}/getting-started`);
  const text = (await visitor.locator("main").innerText()).replace(/\s+/g, " ");
  const urls = await visitor
    .locator("main img")
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  await context.close();
  return { text, urls };
}

/** Returns the darkest and the lightest pixel in the middle of a line of words, where every letter has ink. */
async function inkOf(picture: Buffer, { x, y, width, height }: Place) {
  const [left, top] = [Math.round(x + 4), Math.round(y + height * 0.4)];
  const data = await sharp(picture)
    .extract({ left, top, width: Math.round(width - 8), height: Math.round(height * 0.25) })
    .greyscale()
    .raw()
    .toBuffer();
  return { darkest: Math.min(...data), lightest: Math.max(...data) };
}

/** The name with at most one letter misread, as OCR does in a live recording. */
function asRead(name: string): RegExp {
  return new RegExp([...name].map((_, at) => `${name.slice(0, at)}.${name.slice(at + 1)}`).join("|"));
}

test("a recording becomes a published guide with screenshots, and none shows what is private", async () => {
  const page = await (await openFor(owner, { browser, server, viewport: null })).newPage();
  await openDialog(page, server);
  const shown = await (await browser.newContext({ viewport: null })).newPage();
  await shown.setContent(product);
  await page.getByRole("button", { name: "Start Recording" }).click();
  await page.getByText("Recording", { exact: true }).waitFor();
  // On a busy machine, the first frames come late. Without its own moment, the first page would be missing in the guide.
  await recordTwoSeconds(page);
  await shown.bringToFront();
  await expect.poll(() => keptMoments(page)).toBeGreaterThan(0);
  const place = await useProduct(page, shown);
  // It is loaded while the owner looks at the recording.
  const textRecognition = page.waitForRequest(/eng\.traineddata/);
  await page.getByRole("button", { name: "Stop Recording" }).click();

  const video = page.getByLabel("Your recording");
  await video.evaluate(async (element) => {
    const video = element as HTMLVideoElement;
    video.muted = true;
    const isPlaying = new Promise((resolve) => video.addEventListener("timeupdate", resolve, { once: true }));
    await video.play();
    await isPlaying;
  });
  await textRecognition;
  await page.getByRole("button", { name: "Use this recording" }).click();
  await makeGuide(page);

  // What the review has read came with each picture, without what is covered.
  const frames = await besideServer(server, async ({ db }) => {
    const rows = await db.select({ frames: recordings.frames }).from(recordings);
    return rows.flatMap((row) => row.frames);
  });
  const sent = frames.map(({ reviewed }) => reviewed?.lines.flat().map(([word]) => word));
  expect(sent.length).toBeGreaterThanOrEqual(livePresses.length);
  expect(sent.every((words) => (words ?? []).length > 0)).toBe(true);
  expect(sent.flat().join(" ")).toMatch(/team|invit/i);
  // An icon may be read as a lone "@".
  expect(sent.flat().join(" ")).not.toMatch(/\w@\w/);
  const { text, urls } = await readGuide("rota");
  expect(text).toContain("Welcome");
  expect(text).not.toMatch(/marta|lindqvist@/i);
  // No step has one page with another page's button, or is on a page named after the product.
  const told = [...text.matchAll(/On the ([^.]+?) page, (?:select|go on with) ([^.]+)\./g)];
  const strange = told.filter(([, where = "", what]) =>
    presses.some(({ page, name }) => what === name && !asRead(page).test(where)),
  );
  expect(strange, text).toEqual([]);
  const pages = presses.slice(0, livePresses.length + 1).map(({ page }) => page);
  const named = pages.filter((name) => asRead(name).test(text));
  expect(named.length, text).toBeGreaterThanOrEqual(livePresses.length);
  expect(new Set(urls).size).toBeGreaterThanOrEqual(livePresses.length);
  const pictures = await Promise.all(
    urls.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())),
  );
  for (const picture of pictures) {
    const { channels } = await sharp(picture).stats();
    expect(channels[0]?.mean).toBeGreaterThan(60);
  }
  // The cover's uniform gray has replaced black text on white in every stored copy.
  const stored = join(server.dataDir, "files/frames", owner.companyId ?? "");
  const kept = (await readdir(stored, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  );
  // On a busy machine, the first pictures show the recorder, which has words of its own there. "Stop Recording" isn't always read.
  const ofRecorder = frames.flatMap(({ reviewed, storagePath }) => {
    const read = reviewed?.lines.flat().map(([word]) => word);
    return storagePath && read?.some((word) => /^record/i.test(word))
      ? [join(server.dataDir, "files", storagePath)]
      : [];
  });
  const files = kept
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => !ofRecorder.includes(file));
  const looks = await Promise.all(
    [...pictures, ...files.map((file) => sharp(file).toBuffer())].map(async (one) => inkOf(await one, place)),
  );
  const covered = looks.filter(({ darkest, lightest }) => lightest - darkest < 30 && lightest < 130);
  const written = looks.filter(({ darkest, lightest }) => darkest < 80 && lightest > 200);
  expect(covered.length, JSON.stringify(looks)).toBeGreaterThanOrEqual(1);
  expect(written).toEqual([]);
});

test("describes each page of a video with the control that was pressed there, by its full name", {
  tags: "long",
}, async () => {
  const page = await (await openFor(other, { browser, server })).newPage();
  await openDialog(page, server, "Upload");
  await page.getByText("The whole video is stored on the server").waitFor();
  const video = await drawVideo(page, await drawUse());
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "rota.webm", mimeType: "video/webm", buffer: video });
  await coverAndReturn(page);
  await makeGuide(page);
  const { text, urls } = await readGuide("rota-video");
  const told = [...text.matchAll(/On the ([^.]+?) page, select ([^.]+)\./g)];
  expect(
    told.map(([, where, what]) => ({ page: where, name: what })),
    text,
  ).toEqual(presses);
  expect(text).toContain("On the Invitation sent page, you see the result.");
  expect(text).not.toMatch(/marta|lindqvist@/i);
  expect(new Set(urls).size).toBe(presses.length + 1);
});
