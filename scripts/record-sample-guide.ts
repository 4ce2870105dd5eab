/**
 * Records the sample help center's guide with Step's own recorder, on the sample's booking page. Keeps the steps with a
 * control, makes their pictures smaller, and cuts out what the start page shows of them.
 */
import { writeFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { parseChromeRecording } from "#engines/recording/clicks/read-chrome-recording.ts";
import type { Box } from "#engines/recording/steps/types.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { createClickRecorder } from "#features/recordings/clicks/record/record-clicks.server.ts";
import type { TakenPicture } from "#features/recordings/clicks/record/recorded-step.ts";
import { replayRecording } from "#features/recordings/clicks/record/replay-recording.server.ts";

const file = new URL("../sample/shop/book-a-collection.zip", import.meta.url);
const shown = new URL("../app/routes/marketing/samples/", import.meta.url);
/** In pixels of the recording. The start page shows it slightly smaller. */
const cutSize = { width: 300, height: 187.5 };

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
  const context = await browser.newContext({
    viewport: { width: 1_040, height: 650 },
    reducedMotion: "reduce",
  });
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
  for (const [index, { step, picture }] of kept.entries())
    if (step.box)
      await writeFile(new URL(`recorded-${index + 1}.webp`, shown), await cutOut(picture, step.box));
}

/** The control with what is around it, and the ring that the guide has. */
async function cutOut({ bytes, width, height }: TakenPicture, box: Box): Promise<Buffer> {
  const across = Math.min(width, Math.max(cutSize.width, box.width + 48));
  const down = Math.round((across * cutSize.height) / cutSize.width);
  const left = Math.round(Math.min(width - across, Math.max(0, box.x + box.width / 2 - across / 2)));
  const top = Math.round(Math.min(height - down, Math.max(0, box.y + box.height / 2 - down / 2)));
  const ring = (stroke: string, strokeWidth: number) =>
    `<rect x="${box.x - 6}" y="${box.y - 6}" width="${box.width + 12}" height="${box.height + 12}" rx="8" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ring("#fff", 8)}${ring("#6e0ad6", 4)}</svg>`;
  const ringed = await sharp(bytes)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
  return sharp(ringed)
    .extract({ left, top, width: across, height: down })
    .resize(400, 250)
    .webp({ quality: 78, effort: 6 })
    .toBuffer();
}
