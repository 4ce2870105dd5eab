/**
 * Records one of the small apps as owners do, with a real Chromium on a real screen, the system's own pointer, a video
 * of MediaRecorder, and the screenshots that the recorder selects from it.
 */
import { setTimeout as passTime } from "node:timers/promises";
import type { Browser, Locator, Page } from "playwright-core";
import type { Mark } from "#engines/recording/frames/mark.ts";
import { selectFrames } from "#engines/recording/frames/select-frames.ts";
import type { ScreenWatch } from "#features/recordings/frames/watch-screen.ts";
import type { FrameFacts } from "#features/recordings/recording.ts";
import type { FramesPageCalls } from "#tests/support/frames-page/client.tsx";
import type { TestPointer } from "#tests/support/pointer.ts";
import { markPressed, performQuickly } from "./explore/press.ts";
import type { Flow, FlowAction } from "./flows.ts";

export interface RecordedView extends FrameFacts {
  jpeg: Buffer;
  width: number;
  height: number;
}

type WrittenMark = Omit<Mark, "look"> & { look?: { width: number; height: number; pixels: string } };

/** A video with the recorder's observations. The bytes of its marks are base64. */
export interface KeptFlow {
  video: Buffer;
  marks: WrittenMark[];
  durationSeconds: number;
  /** When each action happened, in seconds of the video. */
  times: number[];
}

interface ScreenRecording {
  recorder: MediaRecorder;
  chunks: Blob[];
  watch: ScreenWatch;
  startedAt: number;
}
declare global {
  var screenRecording: ScreenRecording;
}

/** People who demonstrate something pause about this long before and after each press. */
const restMs = 1_200;
const afterMs = 1_000;

/** `address` is the app's. `origin` belongs to the page with the recorder's code, and `pointer` to the browser's screen. */
export async function recordFlowVideo(
  browser: Browser,
  flow: Flow,
  { address, origin, pointer }: { address: string; origin: string; pointer: TestPointer },
): Promise<KeptFlow> {
  const recorder = await openRecorder(browser, origin);
  const app = await (await browser.newContext({ viewport: null })).newPage();
  try {
    await recorder.bringToFront();
    await app.goto(address, { waitUntil: "networkidle" });
    await app.bringToFront();
    for (const action of flow.setup ?? []) await performQuickly(app, action);
    await startRecording(recorder);
    const times: number[] = [];
    for (const action of flow.actions) {
      const time = await act({ app, recorder, pointer }, action);
      // What can't be found anymore ends the video.
      if (time === null) break;
      times.push(time);
    }
    await passTime(restMs);
    return { times, ...(await endRecording(recorder)) };
  } finally {
    await app.context().close();
    await recorder.context().close();
  }
}

/** Opens a page with the recorder's code. */
export async function openRecorder(browser: Browser, origin: string): Promise<Page> {
  const recorder = await (await browser.newContext({ viewport: null })).newPage();
  await recorder.goto(origin);
  await recorder.locator("[data-ready]").waitFor({ state: "attached" });
  return recorder;
}

/** Records as `features/recordings/recorder` does. */
function startRecording(recorder: Page): Promise<void> {
  return recorder.evaluate(async () => {
    const { framesPage } = globalThis as unknown as { framesPage: FramesPageCalls };
    const stream = await navigator.mediaDevices.getDisplayMedia({
      video: { frameRate: { ideal: 30, max: 30 }, displaySurface: "monitor" },
      audio: false,
    });
    const recorder = new MediaRecorder(stream, { mimeType: "video/webm;codecs=vp9" });
    const chunks: Blob[] = [];
    recorder.ondataavailable = ({ data }) => chunks.push(data);
    recorder.start(100);
    globalThis.screenRecording = {
      recorder,
      chunks,
      watch: framesPage.watchScreen(stream),
      startedAt: performance.now(),
    };
  });
}

interface Stage {
  app: Page;
  recorder: Page;
  pointer: TestPointer;
}

/** Performs an action and returns its time, or null if its control was listed and isn't there. */
async function act({ recorder, ...stage }: Stage, action: FlowAction): Promise<number | null> {
  let seconds: number | null = null;
  await performAction(stage, action, async () => {
    seconds = await recorder.evaluate(
      () => (performance.now() - globalThis.screenRecording.startedAt) / 1000,
    );
  });
  return seconds;
}

/** Acts at a human pace. Calls `beforePress` when the pointer is in place. */
export async function performAction(
  { app, pointer }: Omit<Stage, "recorder">,
  { target, path, kind, key, value = "" }: FlowAction,
  beforePress: () => Promise<void> = async () => {},
): Promise<void> {
  const control = app.locator(target).first();
  await passTime(afterMs);
  if (path && !(await markPressed(app, path))) return;
  await pointer.moveTo(control);
  await passTime(restMs);
  await beforePress();
  // Sets the value directly, because a select's list is a system window. Only the control afterward matters.
  if (kind === "choose") await control.selectOption({ label: value });
  else pointer.press();
  if (kind === "type") {
    await focusInput(control);
    await app.keyboard.type(value, { delay: 60 });
    if (key) await app.keyboard.press(key);
    else await control.dispatchEvent("change");
  }
}

/** The press may come after the keys. */
async function focusInput(control: Locator): Promise<void> {
  const inner = control.locator("input").first();
  await ((await inner.count()) > 0 ? inner : control).focus();
}

async function endRecording(recorder: Page): Promise<Omit<KeptFlow, "times">> {
  const { base64, ...facts } = await recorder.evaluate(async () => {
    const { framesPage } = globalThis as unknown as { framesPage: FramesPageCalls };
    const { recorder, chunks, watch, startedAt } = globalThis.screenRecording;
    const durationSeconds = (performance.now() - startedAt) / 1000;
    const marks = watch.stop();
    const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.stop();
    await stopped;
    for (const track of recorder.stream.getTracks()) track.stop();
    const base64 = await framesPage.textOf(new Blob(chunks));
    const written = await Promise.all(
      marks.map(async ({ look, ...mark }) => ({
        ...mark,
        ...(look && {
          look: { ...look, pixels: await framesPage.textOf(new Blob([Uint8Array.from(look.pixels)])) },
        }),
      })),
    );
    return { base64, marks: written, durationSeconds };
  });
  return { ...facts, video: Buffer.from(base64, "base64") };
}

/**
 * Returns the screenshots that the recorder selects from a video, and how much later they are than what a viewer of the
 * screen sees. `recorder` is a page with the recorder's code.
 */
export async function selectViews(
  recorder: Page,
  { video, marks, durationSeconds }: KeptFlow,
): Promise<{ views: RecordedView[]; lateSeconds: number }> {
  const frames = await recorder.evaluate(
    async ({ base64, written, durationSeconds }) => {
      const { framesPage } = globalThis as unknown as { framesPage: FramesPageCalls };
      const marks = written.map(({ look, ...mark }) => ({
        ...mark,
        ...(look && { look: { ...look, pixels: framesPage.bytesOf(look.pixels) } }),
      }));
      const file = new Blob([framesPage.bytesOf(base64)], { type: "video/webm" });
      const { frames: kept } = await framesPage.keepFrames(file, { marks, durationSeconds });
      return Promise.all(
        kept.map(async ({ blob, ...facts }) => ({ ...facts, base64: await framesPage.textOf(blob) })),
      );
    },
    { base64: video.toString("base64"), written: marks, durationSeconds },
  );
  const { frames: watched } = selectFrames(
    durationSeconds,
    marks.map(({ look: _, ...mark }) => mark),
  );
  const late = frames
    .map(({ timestampSeconds }, index) => (watched[index]?.timestampSeconds ?? 0) - timestampSeconds)
    .sort((a, b) => a - b);
  return {
    views: frames.map(({ base64, ...facts }) => ({ ...facts, jpeg: Buffer.from(base64, "base64") })),
    lateSeconds: late[Math.floor(late.length / 2)] ?? 0,
  };
}
