import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchTestBrowser } from "#tests/support/browser.ts";
import type { FramesPageCalls } from "#tests/support/frames-page/client.tsx";
import { hasFfmpeg, makeLongVideo } from "#tests/support/frames-page/make-videos.ts";
import { serveFramesPage } from "#tests/support/frames-page/serve.ts";
import { median } from "./statistics.ts";

/** The number of screenshots in the performance target. */
const pictures = 15;

/**
 * Takes screenshots of a 30 s full HD recording in Chromium, once at known times and once with the search for these
 * times.
 */
export async function benchFrames({ rounds }: { rounds: number }): Promise<string> {
  if (!hasFfmpeg) throw new Error("This benchmark makes its video with ffmpeg, which is not installed.");
  const folder = await mkdtemp(join(tmpdir(), "step-bench-"));
  makeLongVideo(folder, "video.webm");
  const served = await serveFramesPage(folder);
  const browser = await launchTestBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(served.origin);
    await page.locator("[data-ready]").waitFor({ state: "attached" });
    const times: { taking: number[]; looking: number[] } = { taking: [], looking: [] };
    for (let round = 0; round < rounds; round++) {
      const { taking, looking } = await page.evaluate(async (count) => {
        const { framesPage } = globalThis as unknown as { framesPage: FramesPageCalls };
        const file = await (await fetch("/videos/video.webm")).blob();
        const start = performance.now();
        if ((await framesPage.takePictures(file, count)) !== count) throw new Error("pictures are missing");
        const taken = performance.now();
        await framesPage.keepFrames(file);
        return { taking: taken - start, looking: performance.now() - taken };
      }, pictures);
      times.taking.push(taking);
      times.looking.push(looking);
    }
    const seconds = (values: number[]) => `${((median(values) ?? 0) / 1000).toFixed(2)} s`;
    return `${pictures} pictures at known times: ${seconds(times.taking)}; scanning 30 s for still views, and capturing them: ${seconds(times.looking)} (median of ${rounds})`;
  } finally {
    await browser.close();
    await served.close();
    await rm(folder, { recursive: true, force: true });
  }
}
