/**
 * Turns pictures of a screen into the steps of a guide, with heuristics alone. Each picture was taken just before a
 * change, so its difference from the next one and the pointer's position tell which control was used. Without proof of
 * the control, the step only says what changed.
 */
import { setImmediate as pause } from "node:timers/promises";
import { shortTime } from "#shared/clock-time.ts";
import { type ClickWords, fillWords } from "../clicks/words.ts";
import { contains, grown, type Patch } from "./compare-views.ts";
import { fallbackStep, fallbackSteps, welcomeStep } from "./fallback-steps.ts";
import { collectFieldTexts, type FieldTexts, repeatsField } from "./field-texts.ts";
import { findControl } from "./find-control.ts";
import { isHover } from "./is-hover.ts";
import { isSameHeading } from "./is-same-heading.ts";
import { showsRecorder } from "./own-parts.ts";
import { readScreens, type Screen } from "./screen.ts";
import type { DescribedStep, RecordedView } from "./types.ts";
import type { Change } from "./used-control.ts";
import { changesBetween, textIn } from "./view-changes.ts";
import { whatChanged } from "./what-changed.ts";
import { describeControl, emphasize, onPage, pageName, resultOf, titleOf } from "./word-step.ts";

/** The first step is the welcome. Skips a view that is identical to the one before. Rejects only if aborted. */
export async function describeSteps(
  views: RecordedView[],
  { words, signal }: { words: ClickWords; signal?: AbortSignal },
): Promise<DescribedStep[]> {
  const all = await readScreens(views, { signal });
  const shown = all.filter((screen) => !showsRecorder(screen));
  const screens = shown.length > 0 ? shown : all;
  if (!screens.some(({ phrases }) => phrases.length > 0)) return fallbackSteps(views, words);
  const patches: Patch[][] = [];
  for (const [index, before] of screens.slice(0, -1).entries()) {
    // Yields to the event loop between pictures, because each comparison takes about ten milliseconds.
    await pause(undefined, { signal });
    patches.push(changesBetween({ before, after: screens[index + 1]! }));
  }
  const typed = collectFieldTexts(screens, patches);
  const steps: DescribedStep[] = [];
  for (const [index, before] of screens.entries()) {
    await pause(undefined, { signal });
    const [earlier, after] = [screens[index - 1] ?? null, screens[index + 1] ?? null];
    const [lastPatches, own] = [patches[index - 1] ?? [], patches[index] ?? []];
    const number = steps.length + 1;
    const step = after
      ? describeChange({ screens, index, before, after, typed, patches: own, words })
      : describeEnd({ screen: before, earlier, patches: lastPatches, typed, number, words });
    if (step && !isRepeated(step, { last: steps.at(-1), before, earlier, patches: lastPatches }))
      steps.push(step);
  }
  return steps.length > 0 ? [welcomeStep(words), ...steps] : fallbackSteps(views, words);
}

interface StepChange {
  screens: Screen[];
  index: number;
  before: Screen;
  after: Screen;
  typed: FieldTexts;
  patches: Patch[];
  words: ClickWords;
}

/** Returns null if the next view is identical. */
function describeChange({
  screens,
  index,
  before,
  after,
  typed,
  patches,
  words,
}: StepChange): DescribedStep | null {
  const earlier = screens[index - 1] ?? null;
  const distance = (screen: Screen) => Math.abs(screens.indexOf(screen) - index);
  const around = screens.filter((screen) => screen !== before).sort((a, b) => distance(a) - distance(b));
  const change: Change = { before, after, earlier, around, typed };
  const canCompare = isComparable(before, after);
  if (canCompare && patches.length === 0 && before.view.changed === null) return null;
  if (canCompare && (isHover(change, patches) || isIdle(change, patches))) return null;
  const control = findControl(change, patches);
  if (!control && before.view.kind === "opening" && isSamePage(before, after)) return null;
  if (!control) {
    const outcome = whatChanged(change, { patches, words });
    // A step that says nothing isn't one.
    return outcome && stepOf(before, { ...outcome, basis: "inferred" });
  }
  const page = publicPage(before, typed);
  return stepOf(before, {
    title: titleOf(control, words),
    description: describeControl(control, { page, result: resultOf(change, words), words }),
    basis: "seen",
    seenText: control.name,
  });
}

/** Pictures of different sizes can't be compared. */
function isComparable({ view: { pixels: a } }: Screen, { view: { pixels: b } }: Screen): boolean {
  return a !== null && b !== null && a.width === b.width && a.height === b.height;
}

/** The page's name, unless it may have been typed. */
function publicPage({ heading }: Screen, typed: FieldTexts): string | null {
  const page = heading && pageName(heading);
  return page && !repeatsField(page, typed) ? page : null;
}

/** The pointer moved, and that is all. */
function isIdle({ before, after }: Change, patches: Patch[]): boolean {
  if (patches.length > 0 || !before.cursor || !after.cursor) return false;
  return Math.hypot(before.cursor.x - after.cursor.x, before.cursor.y - after.cursor.y) > minMove;
}

/** One use of a control may have several views. The first shows it as it was before, and then it is lit. */
function isRepeated(
  step: DescribedStep,
  {
    last,
    before,
    earlier,
    patches,
  }: { last: DescribedStep | undefined; before: Screen; earlier: Screen | null; patches: Patch[] },
): boolean {
  const { cursor } = before;
  if (!last || !earlier?.cursor || !cursor || last.view !== earlier.index) return false;
  // The last step may add what the next view shows.
  if (last.title !== step.title || !step.description.startsWith(last.description)) return false;
  if (Math.hypot(cursor.x - earlier.cursor.x, cursor.y - earlier.cursor.y) > minMove) return false;
  return isSameHeading(earlier, before) && patches.every((patch) => isLitControl(patch, { earlier, before }));
}

function isLitControl(patch: Patch, { earlier, before }: { earlier: Screen; before: Screen }): boolean {
  const { cursor } = before;
  const isHere = cursor !== null && contains(grown(patch, 4), cursor.x, cursor.y);
  return isHere && patch.height <= maxLitHeight && textIn(earlier, patch) === textIn(before, patch);
}

/** In pixels, of a row or a large button. */
const maxLitHeight = 110;

/** In pixels. A trembling hand moves less. */
const minMove = 24;

function stepOf(
  { index, view: { timestampSeconds } }: Screen,
  words: Pick<DescribedStep, "title" | "description" | "basis" | "seenText">,
): DescribedStep {
  return { view: index, ...words, timestampSeconds };
}

/** A first change on the same page isn't the user's action yet, so the guide starts with the next view. */
function isSamePage(before: Screen, after: Screen): boolean {
  return before.heading !== null && isSameHeading(before, after);
}

function describeEnd({
  screen,
  earlier,
  patches,
  typed,
  number,
  words,
}: {
  screen: Screen;
  earlier: Screen | null;
  patches: Patch[];
  typed: FieldTexts;
  number: number;
  words: ClickWords;
}): DescribedStep | null {
  if (!earlier) return describePage(screen, { typed, number, words });
  if (isComparable(screen, earlier) && patches.length === 0) return null;
  const page = publicPage(screen, typed);
  if (!page) return null;
  return stepOf(screen, {
    title: words.screen.result.title,
    description: onPage(page, { sentence: words.screen.result.text, words }),
    basis: "seen",
    seenText: page,
  });
}

/** Says only where and when the picture was taken. */
function describePage(
  screen: Screen,
  { typed, number, words }: { typed: FieldTexts; number: number; words: ClickWords },
): DescribedStep {
  const { index, view } = screen;
  const page = publicPage(screen, typed);
  if (!page) return fallbackStep({ number, view: index, timestampSeconds: view.timestampSeconds, words });
  return stepOf(screen, {
    title: page,
    description: fillWords(words.screen.pageAt, {
      page: emphasize(page),
      time: shortTime(view.timestampSeconds),
    }),
    basis: "inferred",
    seenText: page,
  });
}
