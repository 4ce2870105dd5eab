/**
 * Turns pictures of a screen into the steps of a guide, with heuristics alone. Each picture was taken just before a
 * change, so its difference from the next one and the pointer's position tell which control was used. If the control is
 * unclear, the step only names the page or uses the specification's general sentence.
 */
import { setImmediate as pause } from "node:timers/promises";
import { fallbackStep, fallbackSteps, welcomeStep } from "./fallback-steps.ts";
import { findControl } from "./find-control.ts";
import { plainText } from "./phrases.ts";
import { readScreens, type Screen } from "./screen.ts";
import type { DescribedStep, RecordedView } from "./types.ts";
import type { Change } from "./used-control.ts";
import { changesBetween } from "./view-changes.ts";
import { describeControl, escapeMarkdown, pageName, resultOf, titleOf } from "./word-step.ts";

/** The first step is the welcome. Skips a view that is identical to the one before. Rejects only if aborted. */
export async function describeSteps(
  views: RecordedView[],
  { signal }: { signal?: AbortSignal } = {},
): Promise<DescribedStep[]> {
  const screens = await readScreens(views, { signal });
  if (!screens.some(({ phrases }) => phrases.length > 0)) return fallbackSteps(views);
  const steps: DescribedStep[] = [];
  for (const [index, before] of screens.entries()) {
    // Yields to the event loop between pictures, because each comparison takes about ten milliseconds.
    await pause(undefined, { signal });
    const after = screens[index + 1] ?? null;
    const number = steps.length + 1;
    const step = after
      ? describeChange({ screens, index, before, after, number })
      : describeEnd({ screen: before, earlier: screens[index - 1] ?? null, index, number });
    if (step) steps.push(step);
  }
  const first = screens.find(({ heading }) => heading)?.heading;
  return [welcomeStep(welcomeText(first ? pageName(first) : null, steps.length)), ...steps];
}

interface StepChange {
  screens: Screen[];
  index: number;
  before: Screen;
  after: Screen;
  number: number;
}

/** Returns null if the next view is identical. */
function describeChange({ screens, index, before, after, number }: StepChange): DescribedStep | null {
  const earlier = screens[index - 1] ?? null;
  const distance = (screen: Screen) => Math.abs(screens.indexOf(screen) - index);
  const around = screens.filter((screen) => screen !== before).sort((a, b) => distance(a) - distance(b));
  const change: Change = { before, after, earlier, around };
  const canCompare = before.view.pixels !== null && after.view.pixels !== null;
  const patches = changesBetween(change);
  if (canCompare && patches.length === 0 && before.view.changed === null) return null;
  const control = findControl(change, patches);
  if (!control && before.view.kind === "opening" && isSamePage(before, after)) return null;
  if (!control) return describePage(before, { index, number });
  const page = before.heading && pageName(before.heading);
  return {
    view: index,
    title: titleOf(control),
    description: describeControl(control, { page, result: resultOf(before, after) }),
    basis: control.basis,
    seenText: control.name,
    timestampSeconds: before.view.timestampSeconds,
  };
}

/** A first change on the same page isn't the user's action yet, so the guide starts with the next view. */
function isSamePage(before: Screen, after: Screen): boolean {
  return before.heading !== null && plainText(before.heading.text) === plainText(after.heading?.text ?? "");
}

function describeEnd({
  screen,
  earlier,
  index,
  number,
}: {
  screen: Screen;
  earlier: Screen | null;
  index: number;
  number: number;
}): DescribedStep | null {
  if (!earlier) return describePage(screen, { index, number });
  const canCompare = screen.view.pixels !== null && earlier.view.pixels !== null;
  if (canCompare && changesBetween({ before: earlier, after: screen }).length === 0) return null;
  const page = screen.heading && pageName(screen.heading);
  if (!page) return null;
  return {
    view: index,
    title: "See the result",
    description: `On the *${escapeMarkdown(page)}* page, you see the result.`,
    basis: "seen",
    seenText: page,
    timestampSeconds: screen.view.timestampSeconds,
  };
}

function describePage(
  { heading, view: { timestampSeconds } }: Screen,
  { index, number }: { index: number; number: number },
): DescribedStep {
  const page = heading && pageName(heading);
  if (!page) return fallbackStep({ number, view: index, timestampSeconds });
  return {
    view: index,
    title: `Continue from ${page}`,
    description: `On the *${escapeMarkdown(page)}* page, continue as the picture shows.`,
    basis: "inferred",
    seenText: page,
    timestampSeconds,
  };
}

function welcomeText(page: string | null, count: number): string {
  const steps = count === 1 ? "one step" : `${count} steps`;
  const from = page ? `, beginning on the *${escapeMarkdown(page)}* page` : "";
  return `Welcome! This guide shows how to get started in ${steps}${from}.`;
}
