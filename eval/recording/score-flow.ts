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
  /** Number of `seen` steps that name a control, also of those without an action. */
  seen: number;
  /** Titles of the steps that repeat what was typed, or a part of it. There must be none. */
  repeated: string[];
}

/** A still view of the screen, in seconds of the video. */
export interface Still {
  from: number;
  until: number;
}

/**
 * Scores a video. An action's step is the last one between the previous action and this one or, if there is none, one that is
 * no other action's, of the view that the screen showed then: a busy screen reacts late. A step that names a check box may have
 * the next view, in which it is checked.
 */
export function scoreVideo(
  flow: Flow,
  steps: DescribedStep[],
  { times, stills }: { times: number[]; stills: Still[] },
): FlowScore {
  const shown = steps.filter(({ view }) => view !== null);
  const late = clocksMs / 1_000;
  const freeFrom = (index: number, taken: (DescribedStep | undefined)[]) => {
    const since = times[index - 1] ?? Number.NEGATIVE_INFINITY;
    return shown.filter((step) => step.timestampSeconds > since + late && !taken.includes(step));
  };
  const own: (DescribedStep | undefined)[] = times.map((time, index) => {
    const action = flow.actions[index];
    if (action?.kind !== "toggle") return undefined;
    const isNamed = (step: DescribedStep) => scoreStep(action, step).verdict === "right";
    const until = times[index + 1] ?? Number.POSITIVE_INFINITY;
    const named = freeFrom(index, []).filter(
      (step) => step.timestampSeconds <= until + late && isNamed(step),
    );
    return named.some(({ timestampSeconds }) => timestampSeconds <= time + late) ? undefined : named[0];
  });
  for (const [index, time] of times.entries())
    own[index] ??= freeFrom(index, own).findLast(({ timestampSeconds }) => timestampSeconds <= time + late);
  for (const [index, time] of times.entries())
    own[index] ??= freeFrom(index, own).find(({ timestampSeconds }) => {
      const still = stills.find(
        ({ from, until }) => timestampSeconds >= from - late && timestampSeconds <= until + late,
      );
      return still !== undefined && still.from <= time;
    });
  const isCounted = (_: unknown, index: number) => !flow.actions[index]?.isConnecting;
  const scored = flow.actions.map((action, index) => scoreStep(action, own[index])).filter(isCounted);
  const counted = own.filter(isCounted);
  return {
    app: flow.app,
    steps: scored,
    otherSteps: shown.filter((step) => !own.includes(step)).length,
    fillers: shown.filter(isFiller).length,
    seen: countSeen(shown.filter((step) => counted.includes(step) || !own.includes(step))),
    repeated: repeatedIn(flow, steps),
  };
}

function countSeen(steps: DescribedStep[]): number {
  return steps.filter(({ basis, description }) => basis === "seen" && namedIn(description) !== null).length;
}

/** Letters of a part of a typed value. Shorter parts are in other words, too. */
const minPart = 4;

function repeatedIn({ actions }: Flow, steps: DescribedStep[]): string[] {
  const typed = actions.filter(({ kind }) => kind === "type").flatMap(({ value }) => value ?? []);
  // The product's own names of controls may have a word in common with a value.
  const names = actions.flatMap(({ control }) => control).map(plain);
  const parts = typed
    .flatMap((value) => value.split(/[^\p{L}\p{N}]+/u))
    .map(plain)
    .filter((part) => !names.some((name) => name.includes(part)));
  const wanted = [...typed.map(plain), ...parts].filter(({ length }) => length >= minPart);
  return steps
    .filter(({ title, description, seenText }) =>
      [title, description, seenText ?? ""].some((text) => wanted.some((part) => plain(text).includes(part))),
    )
    .map(({ title }) => title);
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
  return {
    app: flow.app,
    steps: scored,
    otherSteps,
    fillers: steps.filter(isFiller).length,
    seen: countSeen(steps.filter(({ view }) => view !== null)),
    repeated: repeatedIn(flow, steps),
  };
}

function scoreStep({ control, kind }: FlowAction, step: DescribedStep | undefined): StepScore {
  const named = namedIn(step?.description ?? "");
  const isRight = named !== null && control.some((name) => plain(name) === plain(named));
  return {
    control: control[0] ?? "",
    title: step?.title ?? noStep,
    basis: step?.basis ?? "inferred",
    verdict: isRight ? "right" : named === null ? "general" : "wrong",
    isRightKind: isKind(kind, step?.title ?? ""),
  };
}

/** The control that a step names, without the signs that escape Markdown. */
function namedIn(description: string): string | null {
  return /\*\*(.+?)\*\*/.exec(description)?.[1]?.replace(/\\/g, "") ?? null;
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
      sumOf(scores, app, ({ repeated }) => repeated.length),
      precisionOf(scores, app),
    ].join(" "),
  );
  const missed = scores.flatMap(({ app, steps }) =>
    steps
      .filter(({ verdict }) => verdict !== "right")
      .map(
        ({ control, title, basis, verdict }) => `  ${app}: ${control} -> "${title}" (${verdict}, ${basis})`,
      ),
  );
  const head =
    "app            used  steps  right  +kind   seen  wrong  w+seen general others fillers typed precision";
  const repeated = scores.flatMap(({ app, repeated: titles }) =>
    titles.map((title) => `  ${app}: "${title}" repeats what was typed`),
  );
  return [head, ...lines, "", ...repeated, ...(isListed ? missed : [])].join("\n");
}

function sumOf(scores: FlowScore[], app: string, of: (score: FlowScore) => number): string {
  const own = scores.filter((score) => score.app === app || app === "together");
  return String(own.reduce((sum, score) => sum + of(score), 0)).padStart(6);
}

/** Share of the `seen` steps that name a control, also of those without an action, that name the right one. */
function precisionOf(scores: FlowScore[], app: string): string {
  const own = scores.filter((score) => score.app === app || app === "together");
  const seen = own.reduce((sum, score) => sum + score.seen, 0);
  const right = own
    .flatMap(({ steps }) => steps)
    .filter(({ verdict, basis }) => verdict === "right" && basis === "seen").length;
  return (seen === 0 ? "-" : (right / seen).toFixed(2)).padStart(6);
}
