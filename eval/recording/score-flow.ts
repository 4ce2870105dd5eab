/** Scores a guide's steps against the actions. */
import type { DescribedStep } from "#engines/recording/steps/types.ts";
import type { Flow, FlowAction } from "./flows.ts";

const noStep = "(no step)";

interface StepScore {
  /** The control that was used at that moment. */
  control: string;
  title: string;
  basis: DescribedStep["basis"];
  /** "right" has the control's name, "wrong" that of another control, and "general" has no control. */
  verdict: "right" | "wrong" | "general";
  isRightKind: boolean;
}

export interface FlowScore {
  app: string;
  /** Has one score per action of the flow. An action without a step counts as general. */
  steps: StepScore[];
  /** Number of steps without an action, such as the result at the end. */
  otherSteps: number;
  /** Number of steps that only say when the picture was taken. */
  fillers: number;
}

/** A still view of the screen, in seconds of the video. */
export interface Still {
  from: number;
  until: number;
}

/**
 * Scores a video. An action's step is the last one between the previous action and this one or, if there is none, the one
 * of the view that the screen showed then: a busy screen reacts late.
 */
export function scoreVideo(
  flow: Flow,
  steps: DescribedStep[],
  { times, stills }: { times: number[]; stills: Still[] },
): FlowScore {
  const shown = steps.filter(({ view }) => view !== null);
  const late = clocksMs / 1_000;
  const own: (DescribedStep | undefined)[] = [];
  for (const [index, time] of times.entries()) {
    const since = times[index - 1] ?? Number.NEGATIVE_INFINITY;
    const free = shown.filter((step) => step.timestampSeconds > since + late && !own.includes(step));
    const found =
      free.findLast(({ timestampSeconds }) => timestampSeconds <= time + late) ??
      free.find(({ timestampSeconds }) => {
        const still = stills.find(
          ({ from, until }) => timestampSeconds >= from - late && timestampSeconds <= until + late,
        );
        return still !== undefined && still.from <= time;
      });
    own.push(found);
  }
  const scored = flow.actions.map((action, index) => scoreStep(action, own[index]));
  return {
    app: flow.app,
    steps: scored,
    otherSteps: shown.filter((step) => !own.includes(step)).length,
    fillers: shown.filter(isFiller).length,
  };
}

function isFiller({ title, description, basis }: DescribedStep): boolean {
  return basis === "inferred" && (/^Step \d+$/.test(title) || / at \d+:\d+\.$/.test(description));
}

/** Maximum difference between the clocks of the video and the driver. */
const clocksMs = 150;

/** `times` has the moment of each action's screenshot, in the order of the actions. */
export function scoreFlow(flow: Flow, steps: DescribedStep[], times: number[]): FlowScore {
  const scored = flow.actions.map((action, index): StepScore => {
    const time = times[index];
    const step = steps.find(({ view, timestampSeconds }) => view !== null && timestampSeconds === time);
    return scoreStep(action, step);
  });
  const used = new Set(times.slice(0, flow.actions.length));
  const otherSteps = steps.filter(
    ({ view, timestampSeconds }) => view !== null && !used.has(timestampSeconds),
  ).length;
  return { app: flow.app, steps: scored, otherSteps, fillers: steps.filter(isFiller).length };
}

function scoreStep({ control, kind }: FlowAction, step: DescribedStep | undefined): StepScore {
  const named = /\*\*(.+?)\*\*/.exec(step?.description ?? "")?.[1]?.replace(/\\/g, "") ?? null;
  const isRight = named !== null && control.some((name) => plain(name) === plain(named));
  return {
    control: control[0] ?? "",
    title: step?.title ?? noStep,
    basis: step?.basis ?? "inferred",
    verdict: isRight ? "right" : named === null ? "general" : "wrong",
    isRightKind: isKind(kind, step?.title ?? ""),
  };
}

function isKind(kind: FlowAction["kind"], title: string): boolean {
  const words = {
    click: /^(Select|Open)/,
    navigate: /^(Select|Open)/,
    type: /^(Fill in|Type)/,
    choose: /^Choose/,
    toggle: /^Switch/,
    open: /^(Select|Open|Choose|Fill in)/,
    option: /^(Select|Choose)/,
  };
  return words[kind].test(title);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Returns one line per app and, with `isListed`, one per step that isn't right. */
export function reportFlows(scores: FlowScore[], { isListed = true } = {}): string {
  const all = scores.flatMap(({ steps }) => steps);
  const rows = [...scores.map(({ app, steps }) => [app, steps] as const), ["together", all] as const];
  const count = (steps: StepScore[], fits: (step: StepScore) => boolean) =>
    String(steps.filter(fits).length).padStart(6);
  const lines = rows.map(([app, steps]) =>
    [
      app.padEnd(14),
      String(steps.length).padStart(5),
      count(steps, ({ title }) => title !== noStep),
      count(steps, ({ verdict }) => verdict === "right"),
      count(steps, ({ verdict, isRightKind }) => verdict === "right" && isRightKind),
      count(steps, ({ basis }) => basis === "seen"),
      count(steps, ({ verdict }) => verdict === "wrong"),
      count(steps, ({ verdict, basis }) => verdict === "wrong" && basis === "seen"),
      count(steps, ({ verdict }) => verdict === "general"),
      ...[sumOf(scores, app, ({ otherSteps }) => otherSteps), sumOf(scores, app, ({ fillers }) => fillers)],
    ].join(" "),
  );
  const missed = scores.flatMap(({ app, steps }) =>
    steps
      .filter(({ verdict }) => verdict !== "right")
      .map(
        ({ control, title, basis, verdict }) => `  ${app}: ${control} -> "${title}" (${verdict}, ${basis})`,
      ),
  );
  const head = "app            used  steps  right  +kind   seen  wrong  w+seen general others fillers";
  return [head, ...lines, "", ...(isListed ? missed : [])].join("\n");
}

function sumOf(scores: FlowScore[], app: string, of: (score: FlowScore) => number): string {
  const own = scores.filter((score) => score.app === app || app === "together");
  return String(own.reduce((sum, score) => sum + of(score), 0)).padStart(6);
}
