/**
 * Records the sample help center's guide with Step's own recorder, on the sample's booking page. Keeps the steps with a
 * control, and makes their pictures smaller.
 */
import { writeFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { parseChromeRecording } from "#engines/recording/clicks/read-chrome-recording.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { createClickRecorder } from "#features/recordings/clicks/record/record-clicks.server.ts";
import { replayRecording } from "#features/recordings/clicks/record/replay-recording.server.ts";

const file = new URL("../sample/shop/book-a-collection.zip", import.meta.url);

export async function recordSampleGuide(origin: string, browser: Browser): Promise<void> {
  const click = (selector: string) => ({ type: "click", selectors: [[selector]], offsetX: 1, offsetY: 1 });
  const recording = parseChromeRecording({
    title: "Book a collection",
    steps: [
      { type: "navigate", url: `${origin}/sample/shop/` },
      click('aria/Collections[role="link"]'),
      { type: "change", value: "21 to 40", selectors: [["#knives"]] },
      click('aria/Tuesday 8 December[role="button"]'),
      click('aria/Book collection[role="button"]'),
    ],
  });
  const context = await browser.newContext({ viewport: { width: 1_040, height: 650 }, reducedMotion: "reduce" });
  const recorder = createClickRecorder({ nowMs: () => performance.now(), listens: false, onStep() {} });
  const problems: string[] = [];
  const page = await recorder.connect(await context.newPage());
  await replayRecording(recording, {
    recorder,
    page,
    pressesFinal: true,
    onProblem: (problem) => problems.push(problem),
  });
  const steps = await recorder.end();
  await context.close();
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const kept = [];
  for (const { step, picture } of steps) {
    if (!step.box || !picture) continue;
    const bytes = await sharp(picture.bytes).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
    // The address depends on the installation.
    kept.push({ step: { ...step, url: "" }, picture: { ...picture, bytes } });
  }
  await writeFile(file, packClicks(kept));
}
