/** Performs a flow in a browser while the recorder of `cli record` listens. */
import type { Browser, Locator, Page } from "playwright-core";
import { openClicksFile } from "#engines/recording/clicks/open-clicks-file.ts";
import type { Click, ClickStep } from "#engines/recording/clicks/step-clicks.ts";
import type { ReplayStep } from "#engines/recording/replay/replayed-step.ts";
import type { Box } from "#engines/recording/steps/types.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import {
  type ClickRecorder,
  createClickRecorder,
} from "#features/recordings/clicks/record/record-clicks.server.ts";
import { recordWindow } from "#features/recordings/clicks/record/record-window.server.ts";
import { targetOf } from "./design-flows.ts";
import type { Flow, FlowAction } from "./flows.ts";

export const viewport = { width: 1_280, height: 720 };
const patienceMs = 5_000;

export interface RecordedFlow {
  steps: ClickStep[];
  /** Those that a replay repeats. */
  replayed: ReplayStep[];
  /** For each action: when it began, in the recording's time, and where its control was, in CSS pixels. */
  actions: { atMs: number; box: Box | null }[];
}

export async function recordAppClicks(browser: Browser, flow: Flow, url: string): Promise<RecordedFlow> {
  const context = await browser.newContext({ viewport });
  let count = 0;
  const startedMs = performance.now();
  const recorder = createClickRecorder({
    nowMs: () => performance.now(),
    listens: true,
    onStep: (now) => {
      count = now;
    },
  });
  try {
    await recordWindow(context, recorder, url);
    const page = context.pages()[0];
    if (!page) throw new Error("no page");
    const actions: RecordedFlow["actions"] = [];
    for (const action of flow.actions) {
      const control = page.locator(action.target).first();
      await isStill(control);
      actions.push({ atMs: performance.now() - startedMs, box: await boxOf(page, action) });
      const before = count;
      await act({ page, control }, action);
      await waitUntil(page, () => count > before);
      await settle(page, recorder);
    }
    const { steps, pictures } = openClicksFile(packClicks(await recorder.end()));
    const replayed = steps.map(({ atMs: _, picture, privateAreas: __, ...click }) => ({
      click: withoutBox(click),
      isSafeToPress: true,
      box: inCssPixels(click, pictures.get(picture ?? "")?.width),
    }));
    return { steps, replayed, actions };
  } finally {
    await context.close();
  }
}

function withoutBox({ box: _, ...click }: Click): Omit<Click, "box"> {
  return click;
}

export function inCssPixels({ box, view }: Pick<Click, "box" | "view">, pictureWidth = 1): Box | null {
  const scale = (view?.width ?? 1) / pictureWidth;
  return box && { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale };
}

async function act({ page, control }: { page: Page; control: Locator }, action: FlowAction): Promise<void> {
  const { kind, value = "", key } = action;
  if (kind === "choose") {
    // A list of the system isn't part of the page. Its keys are.
    await control.focus();
    await page.keyboard.type(value);
    return;
  }
  await control.click();
  if (kind !== "type") return;
  await page.keyboard.type(value);
  if (key) await page.keyboard.press(key);
  else await control.dispatchEvent("change");
}

/** That of the control if it is visible itself, otherwise that of the part that a person presses. */
async function boxOf(page: Page, { target, role, control: [name = ""] }: FlowAction): Promise<Box | null> {
  const pressed = page.locator(target).first();
  if (!role) return pressed.boundingBox();
  const control = page.locator(targetOf(role, name)).first();
  const isSeen = await control
    .evaluate((element) => element.checkVisibility({ opacityProperty: true }), null, { timeout: 1_000 })
    .catch(() => false);
  const box = isSeen ? await control.boundingBox() : null;
  return box && box.width >= smallestSeen && box.height >= smallestSeen ? box : pressed.boundingBox();
}

const smallestSeen = 4;

/** Components open and close with animations. */
async function isStill(control: Locator): Promise<void> {
  await control.waitFor();
  await control.scrollIntoViewIfNeeded();
  let before = "";
  await waitUntil(control.page(), async () => {
    const now = JSON.stringify(await control.boundingBox());
    const isSame = now === before;
    before = now;
    return isSame;
  });
}

/** A press is repeated after its step is counted. The next action must not overtake it. */
async function settle(page: Page, recorder: ClickRecorder): Promise<void> {
  await recorder.settled();
  await page.waitForLoadState("load");
  await recorder.settled();
}

async function waitUntil(page: Page, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const endMs = performance.now() + patienceMs;
  while (!(await isTrue()) && performance.now() < endMs) await page.waitForTimeout(50);
}
