/** `npm run eval -- --recording`: records the small apps, describes them, and prints how many controls were named right. */

import { describeSteps } from "#engines/recording/steps/describe-steps.ts";
import type { RecordedView } from "#engines/recording/steps/types.ts";
import { lookAtPicture } from "#features/recordings/describe-pictures.server.ts";
import { readFrames } from "#features/recordings/ocr.server.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { type Flow, flows, unseenFlows } from "./flows.ts";
import { type FlowView, recordFlow } from "./record-flow.ts";
import { type FlowScore, reportFlows, scoreFlow } from "./score-flow.ts";

export async function evaluateRecordings({ showSteps }: { showSteps: boolean }): Promise<void> {
  const browser = await launchTestBrowser();
  try {
    const seen = await runAll(flows);
    const unseen = await runAll(unseenFlows);
    console.log(
      `Written before the rules\n${reportFlows(seen)}\n\nWritten after them\n${reportFlows(unseen)}`,
    );
  } finally {
    await browser.close();
  }

  async function runAll(some: Flow[]): Promise<FlowScore[]> {
    const scores: FlowScore[] = [];
    for (const flow of some) {
      const views = await recordFlow(browser, flow);
      const startedMs = performance.now();
      const steps = await describeSteps(await readViews(views));
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
      process.stderr.write(`${flow.app}: ${views.length} pictures in ${seconds} s\n`);
      if (showSteps)
        for (const { basis, description } of steps) console.log(`${basis.padEnd(8)} ${description}`);
      scores.push(
        scoreFlow(
          flow,
          steps,
          views.map(({ timestampSeconds }) => timestampSeconds),
        ),
      );
    }
    return scores;
  }
}

async function readViews(views: FlowView[]): Promise<RecordedView[]> {
  const looks: Awaited<ReturnType<typeof lookAtPicture>>[] = [];
  for (const { jpeg } of views) looks.push(await lookAtPicture(jpeg));
  const texts = await readFrames(looks.map(({ legible }) => legible));
  return views.map(({ timestampSeconds, changed, width, height }, index) => ({
    timestampSeconds,
    kind: index === 0 ? "opening" : "change",
    changed,
    covered: [],
    text: texts[index] ?? { width, height, lines: [] },
    pixels: looks[index]?.pixels ?? null,
    cursor: looks[index]?.cursor ?? null,
  }));
}
