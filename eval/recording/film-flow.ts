/**
 * Records one of the small apps as owners do: a real Chromium on a real screen, the system's own pointer, a
 * MediaRecorder's film, and the pictures that the recorder itself chooses from it.
 */
import { join } from "node:path";
import { setTimeout as passTime } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import type { ScreenWatch } from "#features/recordings/frames/watch-screen.ts";
import type { FrameFacts } from "#features/recordings/recording.ts";
import type { FramesPageCalls } from "#tests/support/frames-page/client.tsx";
import type { TestPointer } from "#tests/support/pointer.ts";
import type { Flow, FlowAction } from "./flows.ts";

interface FilmedView extends FrameFacts {
  jpeg: Buffer;
  width: number;
  height: number;
}

export interface FilmedFlow {
  views: FilmedView[];
  /** When each action was done, in seconds of the film. */
  times: number[];
  durationSeconds: number;
}

interface Filming {
  recorder: MediaRecorder;
  chunks: Blob[];
  watch: ScreenWatch;
  startedAt: number;
}
declare global {
  var filming: Filming;
}

/** Somebody who shows something rests about so long before each press, and after it. */
const restMs = 1_200;
const afterMs = 1_000;

/** `origin`: of the page with the recorder's code; `pointer`: of the screen that the browser is on. */
export async function filmFlow(
  browser: Browser,
  flow: Flow,
  { origin, pointer }: { origin: string; pointer: TestPointer },
): Promise<FilmedFlow> {
  const recorder = await (await browser.newContext({ viewport: null })).newPage();
  const app = await (await browser.newContext({ viewport: null })).newPage();
  try {
    await recorder.goto(origin);
    await recorder.locator("[data-ready]").waitFor({ state: "attached" });
    await recorder.bringToFront();
    await app.goto(pathToFileURL(join(import.meta.dirname, "apps", `${flow.app}.html`)).href);
    await app.bringToFront();
    await startFilming(recorder);
    const times: number[] = [];
    for (const action of flow.actions) times.push(await act({ app, recorder, pointer }, action));
    await passTime(restMs);
    return { times, ...(await endFilming(recorder)) };
  } finally {
    await app.context().close();
    await recorder.context().close();
  }
}

/** As `features/recordings/recorder` does it. */
function startFilming(recorder: Page): Promise<void> {
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
    globalThis.filming = {
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

/** Returns when it was done. */
async function act(
  { app, recorder, pointer }: Stage,
  { target, kind, value = "" }: FlowAction,
): Promise<number> {
  const control = app.locator(target).first();
  await passTime(afterMs);
  await pointer.moveTo(control);
  await passTime(restMs);
  const seconds = await recorder.evaluate(() => (performance.now() - globalThis.filming.startedAt) / 1000);
  // The list of a select is a window of the system's; what counts is what it shows afterwards.
  if (kind === "choose") await control.selectOption({ label: value });
  else pointer.press();
  if (kind === "type") {
    await control.focus();
    await app.keyboard.type(value, { delay: 60 });
    await control.dispatchEvent("change");
  }
  return seconds;
}

async function endFilming(recorder: Page): Promise<Omit<FilmedFlow, "times">> {
  const { frames, durationSeconds } = await recorder.evaluate(async () => {
    const { framesPage } = globalThis as unknown as { framesPage: FramesPageCalls };
    const { recorder, chunks, watch, startedAt } = globalThis.filming;
    const durationSeconds = (performance.now() - startedAt) / 1000;
    const marks = watch.stop();
    const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.stop();
    await stopped;
    for (const track of recorder.stream.getTracks()) track.stop();
    const kept = await framesPage.keepFrames(new Blob(chunks, { type: "video/webm" }), {
      marks,
      durationSeconds,
    });
    const frames = await Promise.all(
      kept.map(async ({ blob, ...facts }) => {
        const bytes = new Uint8Array(await blob.arrayBuffer());
        let text = "";
        for (const byte of bytes) text += String.fromCharCode(byte);
        return { ...facts, base64: btoa(text) };
      }),
    );
    return { frames, durationSeconds };
  });
  const views = frames.map(({ base64, ...facts }) => ({ ...facts, jpeg: Buffer.from(base64, "base64") }));
  return { views, durationSeconds };
}
