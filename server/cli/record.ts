/** Records clicks in a browser window, or replays a recording of Chrome's Recorder, and writes a ZIP for the dashboard. */
import { access, constants, readFile, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { BrowserContext } from "playwright-core";
import {
  type ChromeRecording,
  parseChromeRecording,
} from "#engines/recording/clicks/read-chrome-recording.ts";
import { ClicksError, clickLimits } from "#engines/recording/clicks/step-clicks.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import {
  type ClickRecorder,
  createClickRecorder,
} from "#features/recordings/clicks/record/record-clicks.server.ts";
import { recordWindow } from "#features/recordings/clicks/record/record-window.server.ts";
import { replayRecording } from "#features/recordings/clicks/record/replay-recording.server.ts";
import { findBrowser } from "#platform/browser/find-browser.ts";
import { openWindow } from "#platform/browser/open-window.ts";
import type { CommandInput } from "./commands.ts";
import { onStop } from "./on-stop.ts";

/** Returns exit status 0 when the file is written, and 1 without any steps. */
export async function record({ config, args, options, usageError }: CommandInput): Promise<number> {
  const [url] = args;
  const { replay, profile, headless: isHeadless, submit: pressesFinal } = options;
  if ((url === undefined) === (replay === undefined))
    return usageError("record takes a URL or --replay FILE.");
  if (url !== undefined && !/^https?:\/\//.test(URL.parse(url)?.href ?? ""))
    return usageError("URL starts with http:// or https://.");
  if (isHeadless && replay === undefined) return usageError("--headless needs --replay.");
  const recording = replay === undefined ? null : await readRecording(replay);
  if (typeof recording === "string") return fail(`${replay} ${recording}`);
  const executablePath = findBrowser({ config, hasWindow: !isHeadless });
  if (!executablePath) return fail("No Chromium or Chrome found. Install one, or set BROWSER_PATH.");
  const out = resolve(
    options.out ?? `recording-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.zip`,
  );
  if (!(await isWritable(dirname(out)))) return fail(`We can't write to ${dirname(out)}.`);

  const context = await openWindow({
    executablePath,
    profileDir: profile ?? null,
    isHeadless,
    rules: null,
  }).catch((error: Error) => error);
  if (context instanceof Error)
    return fail("We couldn't open a browser window. Without a screen, use --replay FILE --headless.");
  const closed = new Promise<void>((resolved) => context.on("close", () => resolved()));
  const recorder = createClickRecorder({
    nowMs: () => performance.now(),
    listens: recording === null,
    onStep: (count) => say(stepsText(count)),
  });
  const stop = new Promise<void>((resolved) => {
    onStop(() => {
      say("Finishing the recording …");
      resolved();
    });
  });
  const ended = Promise.race([closed, stop]);
  const work = recording
    ? replayIn(context, { recorder, recording, pressesFinal })
    : recordWindow(context, recorder, url ?? "").then(() => ended);
  if (!recording) say("Recording. Close the window or press Ctrl-C to finish.");
  // Closing the window interrupts the work. What was recorded until then is kept.
  await Promise.race([work.catch((error: Error) => say(firstLine(error))), ended]);
  const steps = await recorder.end();
  await context.close().catch(() => undefined);
  if (steps.length === 0) return fail("Nothing was recorded.");
  await writeFile(out, packClicks(steps), { mode: 0o600 });
  process.stdout.write(
    `${stepsText(steps.length)} in ${out}\nImport it in the dashboard: Record Guide, then Import.\n`,
  );
  return 0;
}

async function replayIn(
  context: BrowserContext,
  {
    recorder,
    recording,
    pressesFinal,
  }: { recorder: ClickRecorder; recording: ChromeRecording; pressesFinal: boolean },
): Promise<void> {
  const page = await recorder.connect(context.pages()[0] ?? (await context.newPage()));
  await replayRecording(recording, { recorder, page, pressesFinal, onProblem: say });
}

async function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}

/** Playwright's messages continue with a log. */
function firstLine({ message }: Error): string {
  return message.split("\n")[0] ?? message;
}

/** Returns the rest of a sentence about the file if it can't be replayed. */
async function readRecording(file: string): Promise<ChromeRecording | string> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return isMissing ? "doesn't exist." : "can't be read.";
  }
  if (bytes.length > clickLimits.jsonBytes)
    return `is larger than ${clickLimits.jsonBytes / 1_000_000} MB. Record a shorter task.`;
  try {
    return parseChromeRecording(JSON.parse(new TextDecoder().decode(bytes)) as object);
  } catch (error) {
    if (error instanceof ClicksError && error.code === "too-many-steps")
      return "has too many steps. Record a shorter task.";
    if (error instanceof ClicksError || error instanceof SyntaxError)
      return "isn't a recording of the Chrome DevTools Recorder.";
    throw error;
  }
}

function stepsText(count: number): string {
  if (count === clickLimits.steps) return `${count} steps, as many as a guide can have`;
  return count === 1 ? "1 step" : `${count} steps`;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function fail(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}
