/** The whole way: a screen is recorded while somebody uses a product, and visitors read the guide that came of it. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#db/schema.ts";
import { isLive } from "#tests/support/is-live.ts";
import { openPointer, placeOf, type TestPointer } from "#tests/support/pointer.ts";
import { besideServer, openFor } from "#tests/support/recording.ts";
import { openScreen, type TestScreen } from "#tests/support/screen.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let server: TestServer;
let screen: TestScreen;
let browser: Browser;
let pointer: TestPointer;
let owner: TestUser;

beforeAll(async () => {
  [server, screen] = await Promise.all([startServer(), openScreen()]);
  [browser, pointer] = await Promise.all([screen.launch(), openPointer(screen.display)]);
  await besideServer(server, async (services) => {
    owner = await createUser(services, { onboardingCompleted: true, companyName: "Rota" });
    await services.db
      .update(companies)
      .set({ helpCenterSubdomain: "rota", isPublic: true })
      .where(eq(companies.id, owner.companyId ?? ""));
  });
});
afterAll(async () => {
  pointer?.close();
  await screen?.close();
  await server?.close();
});

/** A small product; each press of a button shows another page of it. */
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
const presses = ["Open team", "Invite colleague", "Send invitation"];

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function openDashboard(): Promise<Page> {
  const context = await openFor(owner, { browser, server, viewport: null });
  const page = await context.newPage();
  await page.goto(`${server.origin}/dashboard`);
  await isLive(page);
  return page;
}

/** Uses the product as a person would. Returns where on the screen the private text stood. */
async function useProduct(recorder: Page, shown: Page): Promise<Place> {
  const moments = recorder.getByText(/moments? kept so far/);
  const words = [/^No /, /^One /, /^Two /, /^Three /];
  let place: Place | null = null;
  for (const [index, name] of presses.entries()) {
    const secret = shown.locator("#private");
    const box = (await secret.count()) > 0 ? await secret.boundingBox() : null;
    const corner = await placeOf(shown);
    if (box) place = { ...box, x: box.x + corner.x, y: box.y + corner.y };
    await expect.poll(() => moments.textContent(), { timeout: 30_000 }).toMatch(words[index] ?? /never/);
    // The pointer arrives, rests, presses, and goes out of the way.
    await pointer.moveTo(shown.getByRole("button", { name }), { across: 0.5, down: 0.8 });
    await restOfScreen(recorder);
    pointer.press();
    await shown.getByRole("button", { name }).waitFor({ state: "detached" });
  }
  await expect.poll(() => moments.textContent(), { timeout: 30_000 }).toMatch(words.at(-1) ?? /never/);
  if (!place) throw new Error("the private text was never shown");
  return place;
}

/** A second or two of the recorder's own clock, so that a slow machine has recorded as much as a fast one. */
async function restOfScreen(recorder: Page): Promise<void> {
  const timer = recorder.getByRole("timer");
  for (let ticks = 0; ticks < 2; ticks += 1) {
    const before = await timer.textContent();
    await expect.poll(() => timer.textContent(), { timeout: 30_000 }).not.toBe(before);
  }
}

/** Of the middle of a line of words, where every letter has ink: how dark and how light it gets there. */
async function inkOf(picture: Buffer, { x, y, width, height }: Place) {
  const [left, top] = [Math.round(x + 4), Math.round(y + height * 0.4)];
  const data = await sharp(picture)
    .extract({ left, top, width: Math.round(width - 8), height: Math.round(height * 0.25) })
    .greyscale()
    .raw()
    .toBuffer();
  return { darkest: Math.min(...data), lightest: Math.max(...data) };
}

test("what somebody shows becomes a published guide with pictures, and what is private is on none of them", async () => {
  const page = await openDashboard();
  await page
    .getByRole("region", { name: "Record your screen" })
    .getByRole("button", { name: "Record" })
    .click();
  await page.getByRole("button", { name: "Start Recording" }).click();
  await page.getByRole("button", { name: "Cancel" }).waitFor();
  const shown = await (await browser.newContext({ viewport: null })).newPage();
  await shown.setContent(product);
  await shown.bringToFront();
  await page.getByText("Recording", { exact: true }).waitFor();
  const place = await useProduct(page, shown);
  await page.getByRole("button", { name: "Stop Recording" }).click();

  const film = page.getByLabel("Your recording");
  await film.evaluate(async (element) => {
    const video = element as HTMLVideoElement;
    video.muted = true;
    const isPlaying = new Promise((resolve) => video.addEventListener("timeupdate", resolve, { once: true }));
    await video.play();
    await isPlaying;
  });
  await page.getByRole("button", { name: "Use this recording" }).click();

  const use = page.getByRole("button", { name: /^Use \d+ pictures$/ });
  await use.and(page.locator(":enabled")).waitFor({ timeout: 60_000 });
  await page.getByText(/private texts? found and covered/).waitFor();
  await page.getByRole("button", { name: "Picture 2" }).click();
  await page.getByRole("button", { name: "Cover 1, email address" }).waitFor();
  await use.click();
  await page.getByText("Getting Started guide created successfully!").waitFor({ timeout: 60_000 });

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${server.origin}/help/rota/getting-started`);
  const text = (await visitor.locator("main").innerText()).replace(/\s+/g, " ");
  const named = presses.filter((name) => text.includes(`select ${name}.`));
  expect(named.length, text).toBeGreaterThanOrEqual(2);
  expect(text).not.toMatch(/marta|lindqvist@/i);
  const urls = await visitor
    .locator("main img")
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  expect(new Set(urls).size).toBeGreaterThanOrEqual(presses.length);
  const pictures = await Promise.all(
    urls.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())),
  );
  for (const picture of pictures) {
    const { channels } = await sharp(picture).stats();
    expect(channels[0]?.mean).toBeGreaterThan(60);
  }
  // Black letters on white have gone for the even grey of a cover, wherever the picture is kept.
  const stored = join(server.dataDir, "files/frames", owner.companyId ?? "");
  const kept = (await readdir(stored, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  );
  const files = kept.map((file) => join(file.parentPath, file.name));
  const looks = await Promise.all(
    [...pictures, ...files.map((file) => sharp(file).toBuffer())].map(async (one) => inkOf(await one, place)),
  );
  const covered = looks.filter(({ darkest, lightest }) => lightest - darkest < 30 && lightest < 130);
  const written = looks.filter(({ darkest, lightest }) => darkest < 80 && lightest > 200);
  expect(covered.length, JSON.stringify(looks)).toBeGreaterThanOrEqual(2);
  expect(written).toEqual([]);
}, 180_000);
