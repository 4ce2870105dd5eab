/**
 * Takes the pictures of the extension's store pages: a recording of the sample shop with the real extension, its review
 * and the guide.
 */
import { mkdir } from "node:fs/promises";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { companies, videoGuides } from "#db/schema.ts";
import { readConfig } from "#platform/config.ts";
import { openRunningServices } from "#server/services.ts";
import { openExtensionBrowser } from "#tests/support/extension-browser.ts";
import type { TestServer } from "#tests/support/server.ts";
import { createUser } from "#tests/support/sign-in.ts";

/** As the stores ask for them, in pixels. */
const [size, tile] = [
  { width: 1_280, height: 800 },
  { width: 440, height: 280 },
];
const folder = new URL("../extension/store/", import.meta.url);
const slowest = 60_000;

export async function takeStorePictures({ origin, port, dataDir }: TestServer): Promise<void> {
  const opened = await openRunningServices(readConfig({ DATA_DIR: dataDir, PORT: String(port) }));
  if (!opened) throw new Error("no server runs");
  const extension = await openExtensionBrowser(size);
  const { db } = opened.services;
  const { context } = extension;
  try {
    await mkdir(folder, { recursive: true });
    const owner = await createUser(opened.services, {
      ...{ plan: "ai", companyName: "Whetline", onboardingCompleted: true },
    });
    const companyId = owner.companyId ?? "";
    await db
      .update(companies)
      .set({ helpCenterSubdomain: "whetline", isPublic: true })
      .where(eq(companies.id, companyId));
    const [, name = "", value = ""] = /^([^=]+)=([^;]+)/.exec(owner.cookie) ?? [];
    await context.addCookies([{ name, value, url: origin }]);

    const dashboard = await context.newPage();
    await dashboard.goto(`${origin}/dashboard/extension`);
    await dashboard.getByRole("button", { name: "Create code" }).click();
    const code = await dashboard.getByRole("status").locator("code").innerText();
    await dashboard.goto(extension.pageAt(`connect.html?origin=${encodeURIComponent(origin)}`));
    await dashboard.getByLabel("Code").fill(code);
    await dashboard.getByRole("button", { name: "Connect" }).click();
    await dashboard.getByText("Connected to").waitFor();

    const shop = await context.newPage();
    await shop.goto(`${origin}/sample/shop/`);
    const popup = await context.newPage();
    await popup.goto(extension.pageAt(`popup.html?tab=${await extension.tabIdOf(`${origin}/sample/shop/`)}`));
    await popup.getByRole("button", { name: "Start recording" }).waitFor();
    await shop.bringToFront();
    await popup.getByRole("button", { name: "Start recording" }).dispatchEvent("click");
    await recorded(1);
    for (const [index, click] of clicks.entries()) {
      await until(() => extension.isReady(shop));
      await click(shop);
      await recorded(index + 2);
    }
    const behind = await shop.screenshot();
    await popup.bringToFront();
    await popup.getByRole("listitem").nth(clicks.length).waitFor();
    await layOver(behind, await popup.locator("main").screenshot());

    const reviewed = context.waitForEvent("page");
    await popup.getByRole("button", { name: "Stop and review" }).click();
    const review = await reviewed;
    await review.getByText("Recorded", { exact: true }).waitFor();
    // The pictures are searched for private texts first.
    await review.getByText("No email addresses").waitFor({ timeout: slowest });
    await review.screenshot({ path: new URL("review.png", folder).pathname, animations: "disabled" });
    await review.getByRole("button", { name: "Create guide" }).click();
    await review.getByText("Sent. Step is writing the guide.").waitFor();

    const guide = await until(async () => {
      const [row] = await db.select().from(videoGuides).where(eq(videoGuides.companyId, companyId));
      return row ?? null;
    });
    await db
      .update(videoGuides)
      .set({ published: true, title: "Book a collection" })
      .where(eq(videoGuides.id, guide.id));
    await review.goto(`${origin}/help/whetline/guides/guide-${guide.id.slice(0, 8)}`);
    await review
      .locator(".hc-steps > li")
      .nth(1)
      .evaluate((step) => step.scrollIntoView());
    await review.waitForLoadState("networkidle");
    await review.screenshot({ path: new URL("guide.png", folder).pathname, animations: "disabled" });
    await takeTile(dashboard);
    console.log("extension/store/record.png, review.png, guide.png, tile.png");
  } finally {
    await extension.close();
    await opened.close();
  }

  async function recorded(count: number): Promise<void> {
    await until(async () => (await extension.stepCount()) === count);
  }
}

const clicks: ((shop: Page) => Promise<void>)[] = [
  (shop) => shop.getByRole("link", { name: "Collections" }).click(),
  (shop) => shop.getByRole("button", { name: "Tuesday 8 December" }).click(),
  (shop) => shop.getByRole("button", { name: "Book collection" }).click(),
];

/** The popup where the browser shows it. A picture of the page doesn't have it. */
async function layOver(page: Buffer, popup: Buffer): Promise<void> {
  const { width = 0, height = 0 } = await sharp(popup).metadata();
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 40}" height="${height + 40}"><defs><filter id="blur"><feGaussianBlur stdDeviation="8"/></filter></defs><rect x="20" y="24" width="${width}" height="${height}" rx="8" opacity="0.35" filter="url(#blur)"/></svg>`;
  const left = size.width - width - 40;
  await sharp(page)
    .composite([
      { input: Buffer.from(frame), left: left - 20, top: 0 },
      { input: popup, left, top: 20 },
    ])
    .png()
    .toFile(new URL("record.png", folder).pathname);
}

async function takeTile(page: Page): Promise<void> {
  await page.setViewportSize(tile);
  await page.setContent(`<style>
    body { margin: 0; display: grid; align-content: center; gap: 12px; height: ${tile.height}px; padding: 0 36px; background: #6e0ad6; color: #fff; font: 600 30px/1.15 Inter, system-ui, sans-serif; }
    p { margin: 0; font-size: 17px; font-weight: 400; line-height: 1.4; }
  </style><div>Step Recorder</div><p>Click through a task once.<br>Get a step-by-step guide.</p>`);
  await page.screenshot({ path: new URL("tile.png", folder).pathname });
}

/** Waits for something that only the extension or the worker knows. */
async function until<Result>(find: () => Promise<Result | null | false>): Promise<Result> {
  const end = Date.now() + slowest;
  while (Date.now() < end) {
    const found = await find();
    if (found !== null && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The extension didn't get ready.");
}
