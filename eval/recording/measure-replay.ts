/**
 * Records the small apps click by click, changes one control of each, as a release would, and replays the recording. A
 * replay is right if it names exactly that step, and the control's new name.
 */
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { openClicksFile } from "#engines/recording/clicks/open-clicks-file.ts";
import type { ReplayStep } from "#engines/recording/replay/replayed-step.ts";
import { packClicks } from "#features/recordings/clicks/record/pack-clicks.ts";
import { createClickRecorder } from "#features/recordings/clicks/record/record-clicks.server.ts";
import { recordWindow } from "#features/recordings/clicks/record/record-window.server.ts";
import { replaySteps } from "#features/recordings/clicks/replay/replay-steps.server.ts";
import { serveSite } from "#tests/support/static-site.ts";
import type { Flow } from "./flows.ts";
import { type AppChange, type Mutation, mutateApp, mutations } from "./mutate-app.ts";

const viewport = { width: 1_280, height: 720 };
/** Small apps answer quickly, but the machine may be busy. */
const patienceMs = 8_000;
/** Words that the apps don't use. */
const newNames = ["Proceed", "Carry on", "Finish up", "Take it from here", "All set", "Let us go"];

export interface ReplayedApp extends AppChange {
  app: string;
  /** What the replay says about the changed step. */
  verdict: "right" | "wrong step" | "not found";
  details: string;
}

interface RecordedApp {
  app: string;
  steps: ReplayStep[];
}

export async function measureReplay(browser: Browser, flows: Flow[]): Promise<ReplayedApp[]> {
  const results: ReplayedApp[] = [];
  const site = await serveSite({ root: join(import.meta.dirname, "apps") });
  try {
    for (const [at, flow] of flows.entries()) {
      const recorded = await recordApp(browser, flow, `${site.url}/${flow.app}.html`);
      const changes = mutations.flatMap((mutation, index) => changeOf(recorded, mutation, at + index) ?? []);
      const replayed = await Promise.all(changes.map((change) => replayChanged(browser, recorded, change)));
      const right = replayed.filter(({ verdict }) => verdict === "right").length;
      process.stderr.write(`${flow.app}: ${right} of ${replayed.length}\n`);
      results.push(...replayed);
    }
  } finally {
    await site.close();
  }
  return results;
}

/** Performs the flow while the recorder listens. */
async function recordApp(browser: Browser, flow: Flow, url: string): Promise<RecordedApp> {
  const context = await browser.newContext({ viewport });
  let count = 0;
  const recorder = createClickRecorder({
    nowMs: () => performance.now(),
    listens: true,
    onStep: (now) => {
      count = now;
    },
  });
  try {
    await recordWindow(context, recorder, url);
    const page = context.pages()[0];
    if (!page) throw new Error("no page");
    for (const { target, kind, value = "" } of flow.actions) {
      const before = count;
      const control = page.locator(target).first();
      if (kind === "choose") {
        await control.focus();
        await control.selectOption({ label: value });
        // Only a person's own changes are recorded.
        continue;
      }
      await control.click();
      if (kind === "type") {
        await page.keyboard.type(value);
        await control.dispatchEvent("change");
      }
      const deadline = performance.now() + 5_000;
      while (count === before && performance.now() < deadline) await page.waitForTimeout(20);
      // A press is repeated after its step is counted. The next action must not overtake it.
      await recorder.settled();
    }
    const { steps, pictures } = openClicksFile(packClicks(await recorder.end()));
    return {
      app: flow.app,
      steps: steps.map(({ atMs: _, picture, box, ...click }) => {
        const scale = (click.view?.width ?? 1) / (pictures.get(picture ?? "")?.width ?? 1);
        return {
          click,
          isSafeToPress: true,
          box: box && {
            x: box.x * scale,
            y: box.y * scale,
            width: box.width * scale,
            height: box.height * scale,
          },
        };
      }),
    };
  } finally {
    await context.close();
  }
}

/** Another button for each mutation. Null if the recording has none. */
function changeOf({ steps }: RecordedApp, mutation: Mutation, turn: number): AppChange | null {
  const names = steps.map(({ click }) => click.name);
  const buttons = steps.filter(
    ({ click: { role, verb, name } }) =>
      role === "button" &&
      verb === "click" &&
      name !== "" &&
      names.filter((one) => one === name).length === 1,
  );
  const oldName = buttons[turn % Math.max(1, buttons.length)]?.click.name;
  return oldName ? { mutation, oldName, newName: newNames[turn % newNames.length] ?? "" } : null;
}

async function replayChanged(
  browser: Browser,
  { app, steps }: RecordedApp,
  change: AppChange,
): Promise<ReplayedApp> {
  const context = await browser.newContext({ viewport });
  try {
    await context.addInitScript(mutateApp, change);
    const results = await replaySteps(await context.newPage(), steps, {
      isAllowed: () => true,
      signal: new AbortController().signal,
      patienceMs,
    });
    const broken = results.flatMap(({ state, name }, index) =>
      state === "works" ? [] : [{ step: steps[index]?.click.name ?? "", state, name }],
    );
    const own = broken.find(({ step }) => step === change.oldName);
    const isRight = own?.state === "renamed" && own.name === change.newName;
    return {
      app,
      ...change,
      verdict: isRight ? (broken.length === 1 ? "right" : "wrong step") : "not found",
      details: broken.map(({ step, state, name }) => `${step}: ${state} ${name}`).join(", "),
    };
  } finally {
    await context.close();
  }
}

export function reportReplay(results: ReplayedApp[]): string {
  const right = (some: ReplayedApp[]) => some.filter(({ verdict }) => verdict === "right").length;
  const rows = mutations.map((mutation) => {
    const some = results.filter((one) => one.mutation === mutation);
    return `  ${mutation.padEnd(8)} ${right(some)} of ${some.length}`;
  });
  const others = results
    .filter(({ verdict }) => verdict !== "right")
    .map(
      ({ app, mutation, oldName, newName, verdict, details }) =>
        `  ${app}, ${mutation}: "${oldName}" is now "${newName}": ${verdict} (${details || "every step works"})`,
    );
  return [
    `Replay: ${right(results)} of ${results.length} changed apps, with the right step and its new name`,
    ...rows,
    ...others,
  ].join("\n");
}
