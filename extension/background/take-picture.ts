/** Takes a picture of the visible tab, and paints over everything that was typed before it is stored anywhere. */
import { areasInPicture, areSameBoxes } from "#features/recordings/clicks/record/recorded-step.ts";
import type { FrameState } from "../messages.ts";
import type { StoredPicture } from "../step-store.ts";

export interface Taken {
  picture: StoredPicture;
  /** Of the main frame, right after the picture was taken. */
  quiet: number | null;
  documentId: string;
  isTargetShown: boolean;
}

/** As the longer side of other screenshots. */
const longestSide = 1_920;
const quality = 0.88;
const cover = "#5b5b66";
/** In CSS pixels. Covers the edges of letters. */
const margin = 2;

/** Browsers allow two pictures a second. */
const pauseMs = 600;
const maxTries = 4;

/** Null if the tab can't be seen or has changed meanwhile, or the browser refuses or private areas move several times. */
export async function takePicture(
  tabId: number,
  look: { typed: string[]; target: number | null },
): Promise<Taken | null> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const taken = await takeOnce(tabId, look);
    if (taken !== "again") return taken;
    await pause();
  }
  return null;
}

export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pauseMs));
}

async function takeOnce(
  tabId: number,
  { typed, target }: { typed: string[]; target: number | null },
): Promise<Taken | "again" | null> {
  try {
    const tab = await chrome.tabs.get(tabId);
    if (!tab.active) return null;
    await insertRecorder(tabId);
    // Before and after: the page may have moved after the places were read.
    const before = await statesOf(tabId, typed, target);
    const png = await chrome.tabs.captureVisibleTab(tab.windowId, { format: "png" }).catch(() => null);
    if (png === null) return "again";
    const after = await statesOf(tabId, typed, target);
    const main = after.find(({ frameId }) => frameId === 0);
    const wasSame = main?.documentId === before.find(({ frameId }) => frameId === 0)?.documentId;
    if (!main || !wasSame || !(await chrome.tabs.get(tabId)).active) return null;
    const boxes = after.flatMap(({ state }) => state.boxes);
    const boxesBefore = before.flatMap(({ state }) => state.boxes);
    if (!areSameBoxes(boxesBefore, boxes)) return "again";
    const areas = [...before, ...after].flatMap(({ state }) => state.privateAreas);
    const painted = await paintOver(await (await fetch(png)).blob(), boxes, main.state.viewportWidth);
    const picture = { ...painted, privateAreas: areasInPicture(areas, painted) };
    const isTargetShown = after.some(({ state }) => state.isTargetShown);
    return { picture, quiet: main.state.quiet, documentId: main.documentId, isTargetShown };
  } catch {
    return null;
  }
}

export async function insertRecorder(tabId: number): Promise<void> {
  await chrome.scripting.executeScript({
    target: { tabId, allFrames: true },
    files: ["content.js"],
    injectImmediately: true,
  });
}

async function statesOf(tabId: number, typed: string[], target: number | null) {
  const found = await chrome.scripting.executeScript({
    target: { tabId, allFrames: true },
    func: (typed: string[], target: number | null) => globalThis.stepExtension?.stateOf(typed, target),
    args: [typed, target],
    injectImmediately: true,
  });
  return found.flatMap(({ frameId, documentId, result }) =>
    result ? [{ frameId, documentId, state: result as FrameState }] : [],
  );
}

async function paintOver(
  png: Blob,
  boxes: FrameState["boxes"],
  cssWidth: number,
): Promise<Omit<StoredPicture, "privateAreas">> {
  const bitmap = await createImageBitmap(png);
  const shrunk = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * shrunk), Math.round(bitmap.height * shrunk)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const scale = width / cssWidth;
  context.fillStyle = cover;
  for (const box of boxes) {
    const place = [box.x - margin, box.y - margin, box.width + 2 * margin, box.height + 2 * margin];
    const [x = 0, y = 0, across = 0, down = 0] = place.map((value) => value * scale);
    context.fillRect(x, y, across, down);
  }
  return { jpeg: await canvas.convertToBlob({ type: "image/jpeg", quality }), width, height, scale };
}
