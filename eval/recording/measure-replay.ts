/**
 * Records the small apps click by click, changes one control of each, as a release would, and replays the recording. A
 * replay is right if it names exactly that step, and the control's new name.
 */
import type { Browser } from "playwright-core";
import type { ReplayStep } from "#engines/recording/replay/replayed-step.ts";
import { replaySteps } from "#features/recordings/clicks/replay/replay-steps.server.ts";
import type { Flow } from "./flows.ts";
import { type AppChange, type Mutation, mutateApp, mutations } from "./mutate-app.ts";
import { recordAppClicks, viewport } from "./record-app-clicks.ts";

/** Small apps answer quickly, but the machine may be busy. */
const patienceMs = 15_000;
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

/** `siteUrl` has the apps' pages. */
export async function measureReplay(
  browser: Browser,
  flows: Flow[],
  siteUrl: string,
): Promise<ReplayedApp[]> {
  const results: ReplayedApp[] = [];
  for (const [at, flow] of flows.entries()) {
    const { replayed: steps } = await recordAppClicks(browser, flow, `${siteUrl}/${flow.app}.html`);
    const recorded = { app: flow.app, steps };
    const changes = mutations.flatMap((mutation, index) => changeOf(recorded, mutation, at + index) ?? []);
    const replayed = await Promise.all(changes.map((change) => replayChanged(browser, recorded, change)));
    const right = replayed.filter(({ verdict }) => verdict === "right").length;
    process.stderr.write(`${flow.app}: ${right} of ${replayed.length}\n`);
    results.push(...replayed);
  }
  return results;
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
    const isRight = own?.state === "renamed" && own.name.toLowerCase() === change.newName.toLowerCase();
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

/** With `isListed`, also what isn't right. */
export function reportReplay(results: ReplayedApp[], { isListed }: { isListed: boolean }): string {
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
    ...(isListed ? others : []),
  ].join("\n");
}
