/**
 * Measures the time from a 30-second recording to a published guide without a model. Measures both the server's part,
 * which starts with the selected screenshots, and how long the owner waits in total, with the dialog in Chromium on the
 * same machine.
 */

import { flows } from "#eval/recording/flows.ts";
import { type FlowView, recordFlow } from "#eval/recording/record-flow.ts";
import { acceptRecording } from "#features/recordings/accept-recording.server.ts";
import { getRecording } from "#features/recordings/recording-record.server.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { startWizardBench } from "#tests/support/wizard.ts";
import { median } from "./statistics.ts";
import { type Column, renderTable } from "./table.ts";
import { benchVideoToGuide, type GuideRun } from "./video-to-guide.ts";

interface Run {
  acceptMs: number;
  guideMs: number;
  /** CPU time of all threads, which is the duration on one idle core. */
  cpuMs: number;
}

/** Full HD, the most common screen size. */
const viewport = { width: 1_920, height: 1_080 };
const durationSeconds = 30;
const longestMs = 300_000;
const maxVideos = 2;

export async function benchRecording({ rounds }: { rounds: number }): Promise<string> {
  const ofServer = await benchServerPart(rounds);
  // Limited, because each video is recorded again in real time.
  const videos = await benchVideoToGuide({ rounds: Math.min(rounds, maxVideos) });
  return `${ofServer}\n\n${reportVideos(videos)}`;
}

async function benchServerPart(rounds: number): Promise<string> {
  const views = await recordOne();
  const bench = await startWizardBench();
  try {
    const runs: Run[] = [];
    for (let round = 0; round < rounds; round++) {
      const scope = await bench.newOwner();
      const started = performance.now();
      const cpu = process.cpuUsage();
      const { id } = await acceptRecording(bench.services, scope, formOf(views));
      const acceptMs = performance.now() - started;
      for (;;) {
        const state = await getRecording(bench.services, scope, id);
        if (state?.status === "done") break;
        const isOver = performance.now() - started > longestMs;
        if (!state || state.status === "failed" || isOver)
          throw new Error(`no guide: ${state?.error ?? "too slow"}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const { user, system } = process.cpuUsage(cpu);
      runs.push({ acceptMs, guideMs: performance.now() - started, cpuMs: (user + system) / 1_000 });
    }
    return report(views.length, runs);
  } finally {
    await bench.close();
  }
}

async function recordOne(): Promise<FlowView[]> {
  const browser = await launchTestBrowser();
  try {
    const [flow] = flows;
    if (!flow) throw new Error("there is no flow to record");
    return await recordFlow(browser, flow, { viewport });
  } finally {
    await browser.close();
  }
}

function formOf(views: FlowView[]): FormData {
  const form = new FormData();
  form.append("clientKey", crypto.randomUUID());
  form.append("target", "getting-started");
  form.append("durationSeconds", String(durationSeconds));
  const facts = views.map(({ timestampSeconds, changed }) => ({
    timestampSeconds,
    kind: "change",
    changed,
    covered: [],
  }));
  form.append("facts", JSON.stringify(facts));
  for (const { jpeg } of views) form.append("frames", new Blob([new Uint8Array(jpeg)]), "picture.jpg");
  return form;
}

function report(pictures: number, runs: Run[]): string {
  const rows = [
    { name: "pictures taken in", values: runs.map(({ acceptMs }) => acceptMs) },
    { name: "guide published", values: runs.map(({ guideMs }) => guideMs) },
    { name: "processor time of both", values: runs.map(({ cpuMs }) => cpuMs) },
  ];
  const columns: Column<(typeof rows)[0]>[] = [
    {
      title: `${pictures} pictures of ${viewport.width}×${viewport.height}`,
      value: ({ name }) => name,
    },
    { title: "median s", value: ({ values }) => (median(values) ?? 0) / 1_000 },
    { title: "slowest s", value: ({ values }) => Math.max(...values) / 1_000 },
  ];
  return renderTable(columns, rows);
}

function reportVideos(runs: GuideRun[]): string {
  const [first] = runs;
  const rows = [
    { name: "chosen and searched, in the browser", values: runs.map(({ choosingMs }) => choosingMs) },
    { name: "sent, read, described, published", values: runs.map(({ guideMs }) => guideMs) },
    { name: "together", values: runs.map(({ choosingMs, guideMs }) => choosingMs + guideMs) },
  ];
  const columns: Column<(typeof rows)[0]>[] = [
    {
      title: `video of ${Math.round(first?.videoSeconds ?? 0)} s, ${first?.pictures ?? 0} pictures`,
      value: ({ name }) => name,
    },
    { title: "median s", value: ({ values }) => (median(values) ?? 0) / 1_000 },
    { title: "slowest s", value: ({ values }) => Math.max(...values) / 1_000 },
  ];
  return renderTable(columns, rows);
}
