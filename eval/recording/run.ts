/**
 * Records the small apps, describes them, and prints the accuracy of the control names (`npm run eval -- --recording`).
 * With `--video`, the screenshots come from a video of a real screen and are selected by the recorder. Without it, they
 * are taken just before each action, so that the result depends on the rules only. `--out DIR` keeps videos and
 * screenshots. `--from DIR` describes stored videos again, so that a busy machine has no effect. `--replay` records
 * clicks, changes a control of each app and replays the recording.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clickWordsOf } from "#engines/recording/clicks/words-of-language.ts";
import { describeSteps } from "#engines/recording/steps/describe-steps.ts";
import type { RecordedView } from "#engines/recording/steps/types.ts";
import { inspectPictures } from "#features/recordings/describe-pictures.server.ts";
import { readFrames } from "#features/recordings/ocr.server.ts";
import type { FrameFacts } from "#features/recordings/recording.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { serveFramesPage } from "#tests/support/frames-page/serve.ts";
import { openPointer } from "#tests/support/pointer.ts";
import { openScreen } from "#tests/support/screen.ts";
import { type Flow, flows, newFlows, unseenFlows } from "./flows.ts";
import { measureReplay, reportReplay } from "./measure-replay.ts";
import { recordFlow } from "./record-flow.ts";
import { type KeptFlow, openRecorder, recordFlowVideo, selectViews } from "./record-flow-video.ts";
import { type FlowScore, reportFlows, scoreFlow, scoreVideo } from "./score-flow.ts";

type Pictures = (Omit<RecordedView, "text"> &
  Pick<FrameFacts, "behind"> & { jpeg: Buffer; width: number; height: number })[];

interface Recorded {
  views: Pictures;
  /** When each action happened. */
  times: number[];
  /** The video, or null for screenshots. */
  kept: KeptFlow | null;
}

interface Source {
  record(flow: Flow): Promise<Recorded>;
  score: typeof scoreFlow;
  close(): Promise<void>;
}

export interface EvaluateOptions {
  showSteps: boolean;
  isVideo: boolean;
  /** Names of apps. Defaults to all. */
  only?: string[] | undefined;
  /** Where to store the videos, and their screenshots for inspection. */
  keepIn?: string | undefined;
  /** Folder of stored videos to describe again. */
  keptIn?: string | undefined;
  /** Records clicks instead, and replays them on changed apps. */
  isReplay?: boolean;
}

export async function evaluateRecordings({
  showSteps,
  isVideo,
  only,
  keepIn,
  keptIn,
  isReplay = false,
}: EvaluateOptions): Promise<void> {
  const wanted = ({ app }: Flow) => !only || only.includes(app);
  if (isReplay) {
    const browser = await launchTestBrowser();
    const apps = [...flows, ...unseenFlows, ...newFlows].filter(wanted);
    console.log(reportReplay(await measureReplay(browser, apps)));
    await browser.close();
    return;
  }
  const source = isVideo || keptIn ? await openVideos(keptIn) : await openScreenshots();
  try {
    const seen = await runAll(flows.filter(wanted));
    const unseen = await runAll(unseenFlows.filter(wanted));
    const fresh = await runAll(newFlows.filter(wanted));
    const parts = [
      ["Written before the rules", seen],
      ["Written after them", unseen],
      ["Written before they were looked at again, of another design", fresh],
    ] as const;
    const told = parts.filter(([, scores]) => scores.length > 0);
    console.log(told.map(([name, scores]) => `${name}\n${reportFlows(scores)}`).join("\n\n"));
  } finally {
    await source.close();
  }

  async function runAll(some: Flow[]): Promise<FlowScore[]> {
    const scores: FlowScore[] = [];
    for (const flow of some) {
      const recorded = await source.record(flow);
      const { views, times } = recorded;
      if (keepIn) await keep(join(keepIn, flow.app), recorded);
      const startedMs = performance.now();
      const steps = await describeSteps(await readViews(views), { words: clickWordsOf("en") });
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
      process.stderr.write(`${flow.app}: ${views.length} pictures in ${seconds} s\n`);
      if (showSteps)
        for (const { basis, description, timestampSeconds } of steps)
          console.log(`${timestampSeconds.toFixed(1).padStart(5)} ${basis.padEnd(8)} ${description}`);
      scores.push(source.score(flow, steps, times));
    }
    return scores;
  }
}

async function openScreenshots(): Promise<Source> {
  const browser = await launchTestBrowser();
  return {
    async record(flow) {
      const views = await recordFlow(browser, flow);
      const pictures = views.map((view, index) => ({
        ...view,
        kind: index === 0 ? ("opening" as const) : ("change" as const),
        covered: [],
        pixels: null,
      }));
      return { kept: null, views: pictures, times: views.map(({ timestampSeconds }) => timestampSeconds) };
    },
    score: scoreFlow,
    close: () => browser.close(),
  };
}

async function openVideos(keptIn: string | undefined): Promise<Source> {
  const folder = await mkdtemp(join(tmpdir(), "step-eval-"));
  const [screen, served] = await Promise.all([openScreen(), serveFramesPage(folder)]);
  const [browser, pointer] = await Promise.all([screen.launch(), openPointer(screen.display)]);
  return {
    async record(flow) {
      const kept = keptIn
        ? await readKept(join(keptIn, flow.app))
        : await recordFlowVideo(browser, flow, { origin: served.origin, pointer });
      const recorder = await openRecorder(browser, served.origin);
      const { views, lateSeconds } = await selectViews(recorder, kept);
      await recorder.context().close();
      return {
        kept,
        views: views.map((view) => ({ ...view, pixels: null })),
        times: kept.times.map((time) => time - lateSeconds),
      };
    },
    score: scoreVideo,
    async close() {
      pointer.close();
      await screen.close();
      await served.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readKept(folder: string): Promise<KeptFlow> {
  const facts = JSON.parse(await readFile(join(folder, "video.json"), "utf8")) as Omit<KeptFlow, "video">;
  return { ...facts, video: await readFile(join(folder, "video.webm")) };
}

async function keep(folder: string, { views, times, kept }: Recorded): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = views.map((_, index) => `${String(index).padStart(2, "0")}.jpg`);
  for (const [index, { jpeg }] of views.entries()) await writeFile(join(folder, names[index] ?? ""), jpeg);
  const facts = views.map(({ jpeg: _, pixels: __, ...known }, index) => ({ ...known, file: names[index] }));
  const { video, ...told } = kept ?? { video: null };
  if (video) await writeFile(join(folder, "video.webm"), video);
  await writeFile(join(folder, "video.json"), JSON.stringify({ times, ...told, views: facts }, null, 1));
}

async function readViews(views: Pictures): Promise<RecordedView[]> {
  const looks = await inspectPictures(views.map(({ jpeg, behind }) => ({ bytes: jpeg, behind })));
  const texts = await readFrames(looks.map(({ legible }) => legible));
  return views.map(({ timestampSeconds, kind, changed, covered, width, height }, index) => ({
    timestampSeconds,
    kind,
    changed,
    covered,
    text: texts[index] ?? { width, height, lines: [] },
    pixels: looks[index]?.pixels ?? null,
    cursor: looks[index]?.cursor ?? null,
    isReadBehindCursor: looks[index]?.isReadBehindCursor ?? false,
  }));
}
