/**
 * Records the small apps, describes them, and prints the accuracy of the control names (`npm run eval -- --recording`).
 * With `--video`, the screenshots come from a video of a real screen and are selected by the recorder. Without it, they
 * are taken just before each action, so that the result depends on the rules only. `--out DIR` keeps videos and
 * screenshots. `--from DIR` describes stored videos again, so that a busy machine has no effect. `--clicks` records
 * clicks instead. `--explore` makes new flows for the interfaces by `--seed`. `--replay` also changes a control of each app and replays the recording. With `--designs DIR`, the apps
 * are those built with other people's components; misses of unopened ones are only listed with `--missed`.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clickWordsOf } from "#engines/recording/clicks/words-of-language.ts";
import { describeSteps } from "#engines/recording/steps/describe-steps.ts";
import type { DescribedStep, RecordedView } from "#engines/recording/steps/types.ts";
import { inspectPictures } from "#features/recordings/describe-pictures.server.ts";
import { readAtPointers } from "#features/recordings/read-at-pointer.server.ts";
import type { FrameFacts } from "#features/recordings/recording.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { serveFramesPage } from "#tests/support/frames-page/serve.ts";
import { openPointer } from "#tests/support/pointer.ts";
import { openScreen } from "#tests/support/screen.ts";
import { serveSite } from "#tests/support/static-site.ts";
import { openDesigns, openedDesigns } from "./design-flows.ts";
import { openedEightDesigns } from "./eight-designs.ts";
import { drawFlow } from "./explore/draw-flow.ts";
import { exploredFlows } from "./explore/explored-flows.ts";
import { type Flow, flows, newFlows, unseenFlows } from "./flows.ts";
import { openedFreshDesigns, unopenedFreshDesigns } from "./fresh-designs.ts";
import { furtherDesigns } from "./further-designs.ts";
import { lastOpenedLaterDesigns, openedLaterDesigns, openLaterDesigns } from "./later-designs.ts";
import { measureClicks, reportClicks } from "./measure-clicks.ts";
import { measureReplay, reportReplay } from "./measure-replay.ts";
import {
  lastOpenedDesigns,
  lastOpenedNewestDesigns,
  openedNewestDesigns,
  openNewestDesigns,
} from "./newest-designs.ts";
import { findOcrLanguage, type ReadingOptions, readTexts } from "./read-texts.ts";
import { recordFlow } from "./record-flow.ts";
import { type KeptFlow, openRecorder, recordFlowVideo, selectViews } from "./record-flow-video.ts";
import { type FlowScore, reportFlows, type Still, scoreFlow, scoreVideo } from "./score-flow.ts";
import { serveDesigns } from "./serve-designs.ts";
import { openedSixDesigns } from "./six-designs.ts";
import { openedUnseenDesigns } from "./unseen-designs.ts";

type Pictures = (Omit<RecordedView, "text"> &
  Pick<FrameFacts, "behind"> & { jpeg: Buffer; width: number; height: number })[];

interface Recorded {
  views: Pictures;
  /** When each action happened. */
  times: number[];
  /** The video, or null for screenshots. */
  kept: KeptFlow | null;
  /** How much later the video is than its marks. */
  lateSeconds: number;
}

interface Source {
  record(flow: Flow): Promise<Recorded>;
  score: (flow: Flow, steps: DescribedStep[], recorded: Recorded) => FlowScore;
  close(): Promise<void>;
}

export interface EvaluateOptions {
  showSteps: boolean;
  isVideo: boolean;
  /** Makes the videos from screenshots, so that a busy machine has no effect. */
  isDrawn?: boolean;
  /** Names of apps. Defaults to all. */
  only?: string[] | undefined;
  /** Where to store the videos, and their screenshots for inspection. */
  keepIn?: string | undefined;
  /** Folder of stored videos to describe again. */
  keptIn?: string | undefined;
  /** Records clicks instead, and replays them on changed apps. */
  isReplay?: boolean;
  /** Records clicks instead, and compares them with the accessibility tree. */
  isClicks?: boolean;
  /** Where the packages of the designs are, or will be. Measures them instead of the small apps. */
  designsIn?: string | undefined;
  /** Also lists what is wrong in unopened designs. */
  isMissedListed?: boolean;
  /** Plans new flows by this seed instead. Without `isVideo` and `keptIn`, only that. */
  exploreSeed?: number | undefined;
}

interface Part {
  name: string;
  flows: Flow[];
  isListed: boolean;
}

export async function evaluateRecordings(options: EvaluateOptions): Promise<void> {
  const { only, designsIn, isMissedListed = false } = options;
  const site = designsIn
    ? await serveDesigns(designsIn)
    : await serveSite({ root: join(import.meta.dirname, "apps") });
  const parts: Part[] = designsIn
    ? [
        { name: "Open: rules may come from these", flows: openDesigns, isListed: true },
        { name: "Open, of other kinds", flows: furtherDesigns, isListed: true },
        { name: "Open, written later", flows: openLaterDesigns, isListed: true },
        {
          name: "Opened later",
          flows: [
            ...openedDesigns,
            ...openedLaterDesigns,
            ...openedNewestDesigns,
            ...openedFreshDesigns,
            ...openedUnseenDesigns,
            ...openedEightDesigns,
            ...openedSixDesigns,
            ...lastOpenedLaterDesigns,
            ...lastOpenedNewestDesigns,
            ...lastOpenedDesigns,
          ],
          isListed: true,
        },
        { name: "Open, newest", flows: openNewestDesigns, isListed: true },
        {
          name: "Unopened",
          flows: unopenedFreshDesigns,
          isListed: isMissedListed,
        },
      ]
    : [
        { name: "Written before the rules", flows, isListed: true },
        { name: "Written after them", flows: unseenFlows, isListed: true },
        {
          name: "Written before they were looked at again, of another design",
          flows: newFlows,
          isListed: true,
        },
      ];
  const written = parts
    .map((part) => ({ ...part, flows: part.flows.filter(({ app }) => !only || only.includes(app)) }))
    .filter((part) => part.flows.length > 0);
  try {
    const wanted = await plannedParts(written, site.url, options);
    if (options.exploreSeed !== undefined && !options.isVideo && !options.isDrawn && !options.keptIn) return;
    if (options.isReplay || options.isClicks) await evaluateClicks(wanted, site.url, options);
    else await evaluateFilms(wanted, site.url, options);
  } finally {
    await site.close();
  }
}

/** The parts themselves, or new flows for their interfaces. */
async function plannedParts(parts: Part[], siteUrl: string, options: EvaluateOptions): Promise<Part[]> {
  const { exploreSeed: seed, keepIn, keptIn, isMissedListed = false } = options;
  if (seed === undefined) return parts;
  const folder = keptIn ?? keepIn;
  if (!folder) throw new Error("--explore needs --out or --from");
  const written = parts.flatMap(({ flows }) => flows);
  const { open, closed } = await exploredFlows(written, { seed, folder, siteUrl });
  return [
    { name: "Explored, open", flows: open, isListed: true },
    { name: "Explored, closed", flows: closed, isListed: isMissedListed },
  ];
}

async function evaluateClicks(
  parts: Part[],
  siteUrl: string,
  { isReplay = false }: EvaluateOptions,
): Promise<void> {
  const browser = await launchTestBrowser();
  for (const { name, flows: some, isListed } of parts) {
    if (isReplay) {
      const replayed = await measureReplay(browser, some, siteUrl);
      console.log(`${name}\n${reportReplay(replayed, { isListed })}\n`);
      continue;
    }
    const measured = [];
    for (const flow of some) measured.push(await measureClicks(browser, flow, `${siteUrl}/${flow.app}.html`));
    console.log(`${name}\n${reportClicks(measured, { isListed })}\n`);
  }
  await browser.close();
}

async function evaluateFilms(
  parts: Part[],
  siteUrl: string,
  { showSteps, isVideo, isDrawn = false, keepIn, keptIn, designsIn }: EvaluateOptions,
): Promise<void> {
  const isFilm = isVideo || isDrawn || keptIn !== undefined;
  const source = isFilm ? await openVideos(siteUrl, { keptIn, isDrawn }) : await openScreenshots(siteUrl);
  try {
    for (const { name, flows: some, isListed } of parts) {
      const scores: FlowScore[] = [];
      for (const flow of some) scores.push(await evaluateFilm(flow, isListed));
      console.log(`${name}\n${reportFlows(scores, { isListed })}\n`);
    }
  } finally {
    await source.close();
  }

  async function evaluateFilm(flow: Flow, isListed: boolean): Promise<FlowScore> {
    const recorded = await source.record(flow);
    const { views } = recorded;
    if (keepIn) await keep(join(keepIn, flow.app), recorded);
    const startedMs = performance.now();
    const cacheIn = keepIn ?? keptIn;
    const steps = await describeSteps(
      await readViews(views, {
        language: await findOcrLanguage(designsIn ?? "", flow.language ?? "en"),
        cacheIn: cacheIn && join(cacheIn, flow.app),
      }),
      { words: clickWordsOf("en") },
    );
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    process.stderr.write(`${flow.app}: ${views.length} pictures in ${seconds} s\n`);
    if (showSteps && isListed)
      for (const { basis, description, timestampSeconds } of steps)
        console.log(`${timestampSeconds.toFixed(1).padStart(5)} ${basis.padEnd(8)} ${description}`);
    return source.score(flow, steps, recorded);
  }
}

async function openScreenshots(siteUrl: string): Promise<Source> {
  const browser = await launchTestBrowser();
  return {
    async record(flow) {
      const views = await recordFlow(browser, flow, { address: `${siteUrl}/${flow.app}.html` });
      const pictures = views.map((view, index) => ({
        ...view,
        kind: index === 0 ? ("opening" as const) : ("change" as const),
        covered: [],
        pixels: null,
      }));
      return {
        kept: null,
        lateSeconds: 0,
        views: pictures,
        times: views.map(({ timestampSeconds }) => timestampSeconds),
      };
    },
    score: (flow, steps, { times }) => scoreFlow(flow, steps, times),
    close: () => browser.close(),
  };
}

async function openVideos(
  siteUrl: string,
  { keptIn, isDrawn }: { keptIn: string | undefined; isDrawn: boolean },
): Promise<Source> {
  const folder = await mkdtemp(join(tmpdir(), "step-eval-"));
  const [screen, served] = await Promise.all([openScreen(), serveFramesPage(folder)]);
  const [browser, pointer] = await Promise.all([
    // A window below others isn't drawn.
    isDrawn || keptIn ? launchTestBrowser() : screen.launch(),
    openPointer(screen.display),
  ]);
  return {
    async record(flow) {
      const recorder = await openRecorder(browser, served.origin);
      const address = `${siteUrl}/${flow.app}.html`;
      const kept = keptIn
        ? await readKept(join(keptIn, flow.app))
        : isDrawn
          ? await drawFlow(browser, flow, { address, encoder: recorder })
          : await recordFlowVideo(browser, flow, { address, origin: served.origin, pointer });
      const { views, lateSeconds } = await selectViews(recorder, kept);
      await recorder.context().close();
      return {
        kept,
        lateSeconds,
        views: views.map((view) => ({ ...view, pixels: null })),
        times: kept.times.map((time) => time - lateSeconds),
      };
    },
    score: ({ actions, ...flow }, steps, { times, kept, lateSeconds }) =>
      scoreVideo({ ...flow, actions: actions.slice(0, times.length) }, steps, {
        times,
        stills: stillsOf(kept, lateSeconds),
      }),
    async close() {
      pointer.close();
      await browser.close();
      await screen.close();
      await served.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function stillsOf(kept: KeptFlow | null, lateSeconds: number): Still[] {
  return (kept?.marks ?? []).map(({ stillFromSeconds, stillUntilSeconds }) => ({
    from: stillFromSeconds - lateSeconds,
    until: stillUntilSeconds - lateSeconds,
  }));
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

async function readViews(views: Pictures, options: ReadingOptions): Promise<RecordedView[]> {
  const looks = await inspectPictures(views.map(({ jpeg, behind }) => ({ bytes: jpeg, behind })));
  const read = (jpegs: Buffer[]) => readTexts(jpegs, options);
  const texts = await readAtPointers(looks, await read(looks.map(({ legible }) => legible)), read);
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
