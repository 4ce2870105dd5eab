/** Records interfaces click by click, and compares each step with what the accessibility tree says at that moment. */
import type { Browser } from "playwright-core";
import type { ClickStep } from "#engines/recording/clicks/step-clicks.ts";
import type { Box } from "#engines/recording/steps/types.ts";
import type { ClickVerb } from "#shared/enumerations.ts";
import type { ActionKind, Flow } from "./flows.ts";
import { inCssPixels, recordAppClicks, viewport } from "./record-app-clicks.ts";

/** In CSS pixels, for each side of the box. */
const maxAway = 4;

interface ClickScore {
  app: string;
  control: string;
  /** Null if the action has no step. */
  step: Pick<ClickStep, "verb" | "role" | "name"> | null;
  isRightName: boolean;
  isRightVerb: boolean;
  /** Between the sides of both boxes. Null without a box. */
  away: number | null;
}

export interface MeasuredClicks {
  scores: ClickScore[];
  /** Steps that belong to no action, such as a second step for the same press. */
  others: number;
}

export async function measureClicks(browser: Browser, flow: Flow, address: string): Promise<MeasuredClicks> {
  const { steps, actions } = await recordAppClicks(browser, flow, address);
  const own = flow.actions.map((_, index) => stepsOf(steps, actions, index));
  const scores = flow.actions.map(({ kind, control }, index): ClickScore => {
    const step = own[index]?.find(({ verb }) => verb === verbs[kind]) ?? own[index]?.[0] ?? null;
    const place = step && inCssPixels(step, viewport.width);
    return {
      app: flow.app,
      control: control[0] ?? "",
      step: step && { verb: step.verb, role: step.role, name: step.name },
      // Chromium names what style sheets turn into capitals in capitals.
      isRightName: step !== null && control.some((name) => name.toLowerCase() === step.name.toLowerCase()),
      isRightVerb: step?.verb === verbs[kind],
      away: place && awayFrom(place, actions[index]?.box ?? null),
    };
  });
  const keys = flow.actions.filter(({ key }) => key).length;
  const opening = 1;
  return { scores, others: steps.length - opening - keys - scores.filter(({ step }) => step).length };
}

const verbs: Record<ActionKind, ClickVerb> = {
  click: "click",
  navigate: "click",
  open: "click",
  option: "click",
  type: "type",
  choose: "select",
  toggle: "check",
};

function stepsOf(steps: ClickStep[], actions: { atMs: number }[], index: number): ClickStep[] {
  const from = actions[index]?.atMs ?? 0;
  const to = actions[index + 1]?.atMs ?? Number.POSITIVE_INFINITY;
  return steps.filter(({ atMs }) => atMs !== null && atMs >= from && atMs < to);
}

/** The largest distance between two sides. */
function awayFrom(box: Box, other: Box | null): number | null {
  if (!other) return null;
  return Math.max(
    Math.abs(box.x - other.x),
    Math.abs(box.y - other.y),
    Math.abs(box.x + box.width - other.x - other.width),
    Math.abs(box.y + box.height - other.y - other.height),
  );
}

/** With `isListed`, also every action whose step isn't right. */
export function reportClicks(measured: MeasuredClicks[], { isListed }: { isListed: boolean }): string {
  const all = measured.flatMap(({ scores }) => scores);
  const count = (fits: (score: ClickScore) => boolean) => `${all.filter(fits).length} of ${all.length}`;
  const isClose = ({ away }: ClickScore) => away !== null && away <= maxAway;
  const lines = [
    `  a step            ${count(({ step }) => step !== null)}`,
    `  its name          ${count(({ isRightName }) => isRightName)}`,
    `  its verb          ${count(({ isRightVerb }) => isRightVerb)}`,
    `  box within ${maxAway} px   ${count(isClose)}`,
    `  other steps       ${measured.reduce((sum, { others }) => sum + others, 0)}`,
  ];
  const missed = all.filter((one) => !one.isRightName || !one.isRightVerb || !isClose(one));
  const listed = missed.map(
    ({ app, control, step, away }) =>
      `  ${app}: ${control} -> ${step ? `${step.verb} ${step.role} "${step.name}"` : "no step"}, ${away?.toFixed(0) ?? "no box"} px away`,
  );
  return [...lines, ...(isListed ? listed : [])].join("\n");
}
