/**
 * Turns pictures of a screen into the steps of a guide, with heuristics alone. Each picture was taken just before a
 * change, so its difference from the next one and the pointer's position tell which control was used. Without proof of
 * the control, the step only says what changed.
 */
import { setImmediate as pause } from "node:timers/promises";
import { shortTime } from "#shared/clock-time.ts";
import { type ClickWords, fillWords } from "../clicks/words.ts";
import { withAgreedName } from "./agreed-name.ts";
import { boundsOf, type Patch } from "./compare-views.ts";
import { dialogTitles } from "./dialog-title.ts";
import { fallbackStep, fallbackSteps, welcomeStep } from "./fallback-steps.ts";
import { collectFieldTexts, type FieldTexts, repeatsField } from "./field-texts.ts";
import { findControl } from "./find-control.ts";
import { findFrame } from "./find-frame.ts";
import { isTyping } from "./find-pointed.ts";
import { isHover } from "./is-hover.ts";
import { type FoundStep, isRepeated, minMove } from "./is-repeated.ts";
import { isSameHeading } from "./is-same-heading.ts";
import { showsRecorder } from "./own-parts.ts";
import { distanceBetween, overlaps, type Phrase } from "./phrases.ts";
import { pointedPlace } from "./pointed-place.ts";
import { readScreens, type Screen } from "./screen.ts";
import { findTooltipBox } from "./tooltip-box.ts";
import type { Box, DescribedStep, RecordedView } from "./types.ts";
import type { Change } from "./used-control.ts";
import { changesBetween, textIn } from "./view-changes.ts";
import { whatChanged } from "./what-changed.ts";
import {
  describeControl,
  emphasize,
  onPage,
  pageName,
  resultOf,
  type ShownPage,
  titleOf,
} from "./word-step.ts";

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
  const dialogs = new Map(dialogTitles(screens, patches).map((title, at) => [screens[at], title]));
  const pageOf: PageOf = (screen) => {
    const dialog = dialogs.get(screen) ?? null;
    const name = publicPage(dialog ?? screen.heading, typed);
    return name === null ? null : { name, isDialog: dialog !== null };
  };
  const found: FoundStep[] = [];
  for (const [index, before] of screens.entries()) {
    await pause(undefined, { signal });
    const [earlier, after] = [screens[index - 1] ?? null, screens[index + 1] ?? null];
    const [lastPatches, own] = [patches[index - 1] ?? [], patches[index] ?? []];
    const number = found.length + 1;
    const last = found.at(-1);
    const one = after
      ? describeChange({ screens, index, before, after, typed, patches: own, words, last, pageOf })
      : describeEnd({ screen: before, earlier, patches: lastPatches, pageOf, number, words });
    if (one && !isRepeated(one, { last, earlier, before, after, lastPatches, patches: own })) found.push(one);
  }
  if (found.length === 0) return fallbackSteps(views, words);
  return [welcomeStep(words), ...found.map(({ step }) => step)];
}

interface StepChange {
  screens: Screen[];
  index: number;
  before: Screen;
  after: Screen;
  typed: FieldTexts;
  patches: Patch[];
  words: ClickWords;
  last: FoundStep | undefined;
  pageOf: PageOf;
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
  last,
  pageOf,
}: StepChange): FoundStep | null {
  const earlier = screens[index - 1] ?? null;
  const distance = (screen: Screen) => Math.abs(screens.indexOf(screen) - index);
  const around = screens.filter((screen) => screen !== before).sort((a, b) => distance(a) - distance(b));
  const change: Change = { before, after, earlier, around, typed };
  const canCompare = isComparable(before, after);
  if (canCompare && patches.length === 0 && (before.view.changed === null || isAtRest(change))) return null;
  if (canCompare && (isHover(change, patches) || isIdle(change, patches))) return null;
  const used = findControl(change, patches);
  const control = used && withAgreedName(used, change);
  if (!control && before.view.kind === "opening" && isSamePage(before, after)) return null;
  if (!control) {
    const outcome = whatChanged(change, { patches, words });
    const place = before.cursor?.shape === "hand" ? pointedPlace(before) : buttonAt(before);
    if (outcome) return { control, step: stepOf(before, { ...outcome, basis: "inferred" }, place) };
    // A step that says nothing isn't one.
    const isPressed = place !== null && canCompare && isUsed(change, { patches, last, screens });
    return isPressed ? { control, step: markedStep(before, { place, words }) } : null;
  }
  const page = pageOf(before);
  const step = stepOf(
    before,
    {
      title: titleOf(control, words),
      description: describeControl(control, { page, result: resultOf(change, words), words }),
      basis: "seen",
      seenText: control.name,
    },
    control.place ?? pointedPlace(before),
  );
  return { control, step };
}

/** The pointer is a hand over something that can be pressed, stays there, and the screen changes. Nothing says its name. */
function markedStep(before: Screen, { place, words }: { place: Box; words: ClickWords }): DescribedStep {
  const { title, text } = words.marked.other;
  return stepOf(before, { title, description: text, basis: "inferred", seenText: null }, place);
}

function isUsed(
  change: Change,
  { patches, last, screens }: { patches: Patch[]; last: FoundStep | undefined; screens: Screen[] },
): boolean {
  if (patches.length === 0 || patches.every((patch) => isTooltip(patch, change))) return false;
  if (!isAtRest(change) && !hasAnswered(change, patches)) return false;
  // What follows slowly from the last step isn't another one.
  const before = screens.find(({ index }) => index === last?.step.view)?.cursor;
  const { cursor } = change.before;
  if (!cursor || isTyping(patches, { x: cursor.x, y: cursor.y, width: 1, height: 1 })) return false;
  return !before || Math.hypot(before.x - cursor.x, before.y - cursor.y) > minMove;
}

/** The pointer rested, and words appeared away from it before it was seen elsewhere. */
function hasAnswered({ before, after, earlier }: Change, patches: Patch[]): boolean {
  const [from, to, was] = [before.cursor, after.cursor, earlier?.cursor];
  if (!from || !to || !was || Math.hypot(was.x - from.x, was.y - from.y) > restPixels) return false;
  const isAway = (patch: Patch) =>
    [from, to].every(({ x, y }) => distanceBetween(patch, { x, y, width: 1, height: 1 }) > minAnswerDistance);
  return patches.some(
    (patch) => isAway(patch) && textIn(before, patch) === "" && textIn(after, patch).length >= minAnswer,
  );
}

/** In pixels, and letters. */
const [minAnswerDistance, minAnswer] = [60, 6];

/** Native buttons keep the arrow. The words on them are in their middle. */
function buttonAt({ cursor, phrases, view: { pixels } }: Screen): Box | null {
  if (cursor?.shape !== "arrow" || !pixels) return null;
  const frame = findFrame(pixels, cursor, buttonLimits);
  const inside = frame ? phrases.filter(({ box }) => overlaps(box, frame)) : [];
  const words = boundsOf(inside.map(({ box }) => box));
  if (!frame || !words) return null;
  const offCenter = Math.abs(words.x + words.width / 2 - frame.x - frame.width / 2);
  return offCenter <= maxOffCenter && words.height < frame.height ? frame : null;
}

/** In pixels. */
const buttonLimits = { minHeight: 22, maxHeight: 60, minWidth: 56, maxWidth: 320 };
const maxOffCenter = 8;

function isTooltip(patch: Patch, { before, after }: Change): boolean {
  const [was, is] = [before.view.pixels, after.view.pixels];
  if (!was || !is || !after.cursor) return false;
  return findTooltipBox({ was, is }, { patches: [patch], tip: after.cursor }) !== null;
}

/** Pictures of different sizes can't be compared. */
function isComparable({ view: { pixels: a } }: Screen, { view: { pixels: b } }: Screen): boolean {
  return a !== null && b !== null && a.width === b.width && a.height === b.height;
}

/** The name of the dialog or the page that a screen shows. */
type PageOf = (screen: Screen) => ShownPage | null;

/** The page's name, unless it may have been typed. */
function publicPage(heading: Phrase | null, typed: FieldTexts): string | null {
  const page = heading && pageName(heading);
  return page && !repeatsField(page, typed) ? page : null;
}

/** Lit a little more or less, and that is all. */
function isAtRest({ before: { cursor: from }, after: { cursor: to } }: Change): boolean {
  return from !== null && to !== null && Math.hypot(from.x - to.x, from.y - to.y) <= restPixels;
}

/** The pointer moved, and that is all. */
function isIdle({ before, after }: Change, patches: Patch[]): boolean {
  if (patches.length > 0 || !before.cursor || !after.cursor) return false;
  return Math.hypot(before.cursor.x - after.cursor.x, before.cursor.y - after.cursor.y) > minMove;
}

/** In pixels. */
const restPixels = 4;

function stepOf(
  { index, view: { timestampSeconds, text }, width }: Screen,
  words: Pick<DescribedStep, "title" | "description" | "basis" | "seenText">,
  place: Box | null = null,
): DescribedStep {
  const step = { view: index, ...words, timestampSeconds };
  return place ? { ...step, place: scaled(place, text.width > 0 ? text.width / width : 1) } : step;
}

function scaled({ x, y, width, height }: Box, by: number): Box {
  return { x: x * by, y: y * by, width: width * by, height: height * by };
}

/** A first change on the same page isn't the user's action yet, so the guide starts with the next view. */
function isSamePage(before: Screen, after: Screen): boolean {
  return before.heading !== null && isSameHeading(before, after);
}

function describeEnd({
  screen,
  earlier,
  patches,
  pageOf,
  number,
  words,
}: {
  screen: Screen;
  earlier: Screen | null;
  patches: Patch[];
  pageOf: PageOf;
  number: number;
  words: ClickWords;
}): FoundStep | null {
  if (!earlier) return { control: null, step: describePage(screen, { pageOf, number, words }) };
  if (isComparable(screen, earlier) && patches.length === 0) return null;
  const page = pageOf(screen);
  if (!page) return null;
  const step = stepOf(screen, {
    title: words.screen.result.title,
    description: onPage(page, { sentence: words.screen.result.text, words }),
    basis: "seen",
    seenText: page.name,
  });
  return { control: null, step };
}

/** Says only where and when the picture was taken. */
function describePage(
  screen: Screen,
  { pageOf, number, words }: { pageOf: PageOf; number: number; words: ClickWords },
): DescribedStep {
  const { index, view } = screen;
  const page = pageOf(screen);
  if (!page) return fallbackStep({ number, view: index, timestampSeconds: view.timestampSeconds, words });
  return stepOf(screen, {
    title: page.name,
    description: fillWords(words.screen.pageAt, {
      page: emphasize(page.name),
      time: shortTime(view.timestampSeconds),
    }),
    basis: "inferred",
    seenText: page.name,
  });
}
