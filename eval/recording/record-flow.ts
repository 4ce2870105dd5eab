/**
 * Uses one of the small apps in Chromium, with a cursor drawn on the page because screenshots have none. Takes the
 * screenshots of an ideal recording, which are the view before each change and the last one.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import type { Flow, FlowAction } from "./flows.ts";

export interface FlowView {
  timestampSeconds: number;
  jpeg: Buffer;
  width: number;
  height: number;
  /** Where the view after the change differs, or null for the last one. */
  changed: { x: number; y: number; width: number; height: number } | null;
}

const usualViewport = { width: 1280, height: 720 };
/** How long a person who demonstrates something takes per action. */
const secondsPerAction = 3;

export async function recordFlow(
  browser: Browser,
  flow: Flow,
  {
    viewport = usualViewport,
    address = appAddress(flow),
  }: { viewport?: { width: number; height: number }; address?: string } = {},
): Promise<FlowView[]> {
  const page = await browser.newPage({ viewport });
  try {
    await page.goto(address, { waitUntil: "networkidle" });
    await drawCursor(page);
    const views: FlowView[] = [];
    let time = 1;
    for (const action of flow.actions) {
      await moveTo(page, action);
      const before = await take(page);
      await act(page, action);
      const after = await take(page);
      views.push({ timestampSeconds: time, ...before, changed: await difference(before, after) });
      time += secondsPerAction;
    }
    await page.mouse.move(640, 700, { steps: 3 });
    views.push({ timestampSeconds: time, ...(await take(page)), changed: null });
    return views;
  } finally {
    await page.close();
  }
}

export function appAddress({ app }: Flow): string {
  return pathToFileURL(join(import.meta.dirname, "apps", `${app}.html`)).href;
}

/** Draws an arrow, a hand above clickable elements, and nothing in fields, where the cursor would be a thin line. */
async function drawCursor(page: Page): Promise<void> {
  await page.evaluate(() => {
    const arrow = `<path d="M1 1v17l4-4 2.6 6 2.6-1.1L7.6 13H13z" fill="#000" stroke="#fff" stroke-width="1.4"/>`;
    const hand = `<path d="M6 1.5c1 0 1.6.7 1.6 1.6v6l1-.6c.7-.4 1.6 0 1.8.7.8-.4 1.7-.1 2 .6.8-.3 1.9.2 1.9 1.2v4.5c0 2.6-1.6 5-4.6 5-2.6 0-3.8-1.3-4.8-3.3L2.3 12c-.6-1 .6-2.2 1.7-1.3l.5.5V3.1c0-.9.6-1.6 1.5-1.6z" fill="#fff" stroke="#000" stroke-width="1.2"/>`;
    const drawn = document.createElement("div");
    drawn.popover = "manual";
    drawn.style.cssText =
      "position:fixed;margin:0;border:0;padding:0;background:none;inset:auto;overflow:visible;pointer-events:none";
    document.documentElement.append(drawn);
    document.addEventListener(
      "mousemove",
      ({ clientX, clientY, target }) => {
        const look = target instanceof Element ? getComputedStyle(target).cursor : "auto";
        const isField =
          target instanceof HTMLInputElement && (target.type === "text" || target.type === "search");
        const isHand = look === "pointer" || (target instanceof Element && target.closest("a"));
        drawn.innerHTML = isField
          ? `<svg width="8" height="18" viewBox="0 0 8 18"><path d="M1 1h2l1 1 1-1h2M4 2v14M1 17h2l1-1 1 1h2" fill="none" stroke="#000"/></svg>`
          : `<svg width="18" height="23" viewBox="0 0 18 23">${isHand ? hand : arrow}</svg>`;
        const [left, top] = isField ? [4, 9] : isHand ? [6, 1] : [1, 1];
        drawn.style.left = `${clientX - left}px`;
        drawn.style.top = `${clientY - top}px`;
        // Shows the cursor above dialogs too.
        drawn.hidePopover();
        drawn.showPopover();
      },
      true,
    );
  });
}

async function moveTo(page: Page, { target }: FlowAction): Promise<void> {
  const control = page.locator(target).first();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${target} is not on the page`);
  // People rarely hit the center.
  await page.mouse.move(box.x + Math.min(box.width * 0.6, box.width / 2 + 20), box.y + box.height * 0.55, {
    steps: 6,
  });
  await page.waitForTimeout(120);
}

async function act(page: Page, { target, kind, value = "" }: FlowAction): Promise<void> {
  const control = page.locator(target).first();
  if (kind === "choose") await control.selectOption({ label: value });
  else {
    await page.mouse.down();
    await page.mouse.up();
  }
  if (kind === "type") await page.keyboard.type(value);
  if (kind === "type") await control.dispatchEvent("change");
  await page.waitForTimeout(150);
}

async function take(page: Page): Promise<Picture> {
  const png = await page.screenshot({ animations: "disabled", caret: "hide" });
  const { data, info } = await sharp(png).jpeg({ quality: 90 }).toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}

interface Picture {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** Returns the bounding box of everything that clearly differs. */
async function difference(before: Picture, after: Picture): Promise<FlowView["changed"]> {
  const { width, height } = before;
  const [a, b] = await Promise.all(
    [before, after].map(({ jpeg }) => sharp(jpeg).greyscale().raw().toBuffer()),
  );
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let index = 0; index < width * height; index++) {
    if (Math.abs((a?.[index] ?? 0) - (b?.[index] ?? 0)) < 24) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
