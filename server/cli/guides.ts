/** Repeats a guide's recorded steps with the operator's own browser, for guides behind a sign-in. */
import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";
import { describeClicks } from "#engines/recording/clicks/describe-clicks.ts";
import { openClicksFile } from "#engines/recording/clicks/open-clicks-file.ts";
import { ClicksError, clickLimits } from "#engines/recording/clicks/step-clicks.ts";
import { words } from "#engines/recording/clicks/words/en.ts";
import type { ReplayStep } from "#engines/recording/replay/replayed-step.ts";
import { findGuideOfAnyone } from "#features/guides/recorded-steps.server.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import {
  replaySteps,
  type StepWithNewPicture,
} from "#features/recordings/clicks/replay/replay-steps.server.ts";
import { hostsOf, startAddress, viewportOf } from "#features/recordings/clicks/replay/replay-view.ts";
import { storeReplay } from "#features/recordings/replays/end-replay.server.ts";
import { replayStepsOf } from "#features/recordings/replays/replay-steps-of.ts";
import { findBrowser } from "#platform/browser/find-browser.ts";
import { openWindow } from "#platform/browser/open-window.ts";
import { createEgressRules, type EgressRules, hostOf } from "#platform/egress/egress-rules.ts";
import { StartupError } from "#platform/errors.ts";
import { EgressError } from "#shared/egress.ts";
import type { CommandInput } from "./commands.ts";
import { onStop } from "./on-stop.ts";
import { printable } from "./print-list.ts";
import { withServices } from "./with-services.ts";

/** Returns exit status 0 if every step works, and 1 otherwise. */
export async function replayGuide({ config, args, options, usageError }: CommandInput): Promise<number> {
  const [named = ""] = args;
  const { profile = null, submit: pressesFinal, out } = options;
  const executablePath = findBrowser({ config });
  if (!executablePath) return fail("No Chromium or Chrome found. Install one, or set BROWSER_PATH.");
  const browser = { executablePath, profile, pressesFinal, rules: null };
  if (z.uuid().safeParse(named).success) {
    if (out !== undefined) return usageError("--out needs a FILE.");
    return withServices(config, async (services) => {
      const guide = await findGuideOfAnyone(services.db, named);
      if (!guide) return fail("There is no step-by-step guide with this id.");
      const keyed = replayStepsOf(guide.frames);
      const steps = keyed.map(({ step }) => step);
      if (startAddress(steps) === null) return fail("This guide has no recorded clicks.");
      // An owner chose its addresses, and gets the pictures.
      const rules = createEgressRules({ allowPrivate: config.crawl.allowPrivate });
      const refused = await findRefusedHost(steps, rules);
      if (refused !== null)
        return fail(
          `This guide opens ${printable(refused)}, which may be private. CRAWL_ALLOW_PRIVATE can allow it.`,
        );
      const results = await replay(steps, { ...browser, rules });
      await storeReplay(services, guide, { keyed, results });
      return report(steps, results);
    });
  }
  const steps = await readSteps(named);
  if (steps === null) return fail(`${named} isn't a recording of clicks.`);
  if (startAddress(steps) === null) return fail("This recording has no addresses.");
  const results = await replay(steps, browser);
  if (out !== undefined) await writeFile(out, packClicks(stepsAgain(steps, results)), { mode: 0o600 });
  return report(steps, results);
}

async function replay(
  steps: ReplayStep[],
  {
    executablePath,
    profile,
    pressesFinal,
    rules,
  }: { executablePath: string; profile: string | null; pressesFinal: boolean; rules: EgressRules | null },
): Promise<StepWithNewPicture[]> {
  const context = await openWindow({ executablePath, profileDir: profile, isHeadless: true, rules });
  const stop = new AbortController();
  // A page that never finishes loading may hold up a step, so the browser closes before the step has ended.
  const stopped = new Promise<never>((_, reject) => {
    onStop(() => {
      process.stderr.write("Stopping …\n");
      stop.abort(new StartupError("Stopped before the last step. Nothing was stored."));
      reject(stop.signal.reason);
    });
  });
  // It may come later than the last step.
  stopped.catch(() => {});
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.setViewportSize(viewportOf(steps));
    const hosts = hostsOf(steps);
    const replayed = replaySteps(
      page,
      steps.map((step) => ({ ...step, isSafeToPress: step.isSafeToPress || pressesFinal })),
      {
        isAllowed: (url) => hosts.includes(URL.parse(url)?.host ?? ""),
        signal: stop.signal,
        onStep: (count) => process.stderr.write(`${count} of ${steps.length} steps\n`),
      },
    );
    return await Promise.race([replayed, stopped]);
  } finally {
    await context.close();
  }
}

/** Hosts that don't exist or don't answer are left to the browser. */
async function findRefusedHost(steps: ReplayStep[], rules: EgressRules): Promise<string | null> {
  for (const { click } of steps) {
    const url = URL.parse(click.url);
    if (!url) continue;
    try {
      await rules.checkHost(hostOf(url));
    } catch (error) {
      if (error instanceof EgressError && error.code === "refused-address") return url.host;
    }
  }
  return null;
}

/** Null for anything but a recording of clicks. */
async function readSteps(file: string): Promise<ReplayStep[] | null> {
  try {
    const bytes = await readFile(file);
    if (bytes.length > clickLimits.fileBytes) return null;
    const { steps, pictures } = openClicksFile(new Uint8Array(bytes));
    return steps.map(({ atMs: _, picture, box, privateAreas: __, ...click }) => {
      const width = picture === null ? undefined : pictures.get(picture)?.width;
      const scale = click.view && width ? click.view.width / width : null;
      const inView = box && scale !== null;
      return {
        click,
        isSafeToPress: false,
        box: inView
          ? { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale }
          : null,
      };
    });
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (isMissing || error instanceof ClicksError) return null;
    throw error;
  }
}

/** The recording as it would be made now. Steps that weren't found stay as they were. */
function stepsAgain(steps: ReplayStep[], results: StepWithNewPicture[]) {
  return steps.map(({ click }, index) => {
    const result = results[index];
    const isFound = result?.state === "works" || result?.state === "renamed";
    const { view: _, selectors: before = [], ...kept } = click;
    const selectors = isFound && result.selectors.length > 0 ? result.selectors : before;
    const picture = isFound ? result.picture : null;
    const step = {
      ...{ at: index * 1_000, ...kept },
      name: isFound && result.name !== "" ? result.name : click.name,
      box: picture && result ? result.box : null,
      ...(selectors.length > 0 ? { selectors } : {}),
      ...(picture
        ? {
            view: {
              width: Math.round(picture.width / picture.scale),
              height: Math.round(picture.height / picture.scale),
            },
          }
        : {}),
    };
    return { step, picture };
  });
}

function report(steps: ReplayStep[], results: StepWithNewPicture[]): number {
  const titles = describeClicks(
    steps.map(({ click }) => ({ ...click, box: null, timestampSeconds: 0 })),
    words,
  );
  for (const [index, { state, isPressed, name }] of results.entries()) {
    const said = { works: isPressed ? "works" : "found, not pressed", renamed: `now called "${name}"` };
    const outcome = state === "missing" ? "not found" : state === "unchecked" ? "not checked" : said[state];
    process.stdout.write(`${index + 1}. ${printable(`${titles[index]?.title ?? ""}: ${outcome}`)}\n`);
  }
  const broken = results.filter(({ state }) => state === "renamed" || state === "missing").length;
  const sentence = broken === 1 ? "1 step no longer works." : `${broken} steps no longer work.`;
  process.stdout.write(broken === 0 ? "Every step that was checked works.\n" : `${sentence}\n`);
  return broken === 0 ? 0 : 1;
}

function fail(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}
