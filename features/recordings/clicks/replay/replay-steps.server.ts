/**
 * Repeats the steps of a guide in a page. Each step's control is found again, shown in a picture and used. What may send,
 * pay, delete or save something is only found, unless the owner allows it.
 */
import type { Page } from "playwright-core";
import { cleanClick } from "#engines/recording/clicks/clean-click.ts";
import type { Click } from "#engines/recording/clicks/step-clicks.ts";
import { coversAgain, isShownAgain } from "#engines/recording/replay/covers-again.ts";
import type { ReplayedStep, ReplayStep, StepState } from "#engines/recording/replay/replayed-step.ts";
import type { Box } from "#engines/recording/steps/types.ts";
import { selectorsOf } from "../record/describe-control.server.ts";
import { measureControls } from "../record/measure-controls.server.ts";
import { connectPage, type RecordedPage } from "../record/recorded-page.server.ts";
import type { TakenPicture } from "../record/recorded-step.ts";
import { type PictureOptions, takePicture } from "../record/take-picture.server.ts";
import type { FoundControl } from "./find-controls.server.ts";
import { type FoundStep, findStep } from "./find-step.server.ts";
import { isElsewhere } from "./replay-view.ts";
import {
  type Control,
  isChecked,
  isFinal,
  pressAt,
  selectOption,
  showControl,
  typeSample,
  waitForPlace,
  waitForState,
} from "./use-control.server.ts";
import { type ActivityWatch, watchActivity } from "./watch-activity.server.ts";

export interface StepWithNewPicture extends ReplayedStep {
  picture: TakenPicture | null;
}

export interface ReplayOptions {
  /** Whether a page of this address may be opened and used. */
  isAllowed: (url: string) => boolean;
  signal: AbortSignal;
  onStep?: (count: number) => void;
  /** How long a control may take to appear while the page loads or changes. */
  patienceMs?: number;
}

const loadMs = 20_000;
const defaultPatienceMs = 10_000;
const offeredRoles: ReadonlySet<string> = new Set(["option", "menuitem", "treeitem", ""]);

export async function replaySteps(
  page: Page,
  steps: ReplayStep[],
  { isAllowed, signal, onStep = () => {}, patienceMs = defaultPatienceMs }: ReplayOptions,
): Promise<StepWithNewPicture[]> {
  const recorded = await connectPage(page, { holds: false, onMessage: () => {} });
  const activity = watchActivity(page);
  const names = steps.map(({ click }) => click.name);
  const results: StepWithNewPicture[] = [];
  /** Whether a step since the page was opened wasn't carried out. */
  let isBehind = false;
  try {
    for (const [index, step] of steps.entries()) {
      signal.throwIfAborted();
      const taken = new Set(names.filter((name, at) => at !== index && name !== step.click.name));
      const isAfterTyping = steps[index - 1]?.click.verb === "type";
      const options = { isAllowed, patienceMs, taken, isBehind, isAfterTyping, activity };
      const result = await replayStep(recorded, step, options);
      results.push(result.step);
      isBehind = result.isBehind;
      onStep(results.length);
    }
  } finally {
    activity.end();
  }
  return results;
}

interface StepOptions {
  isAllowed: ReplayOptions["isAllowed"];
  patienceMs: number;
  taken: ReadonlySet<string>;
  isBehind: boolean;
  isAfterTyping: boolean;
  activity: ActivityWatch;
}

interface Replayed {
  step: StepWithNewPicture;
  isBehind: boolean;
}

async function replayStep(recorded: RecordedPage, step: ReplayStep, options: StepOptions): Promise<Replayed> {
  const { click } = step;
  const isBlank = recorded.page.url() === "about:blank";
  if (click.verb === "navigate" || isBlank) {
    const isOpen = await openPage(recorded.page, click.url, options);
    if (!isOpen || click.verb === "navigate")
      return {
        step: { ...(await pageStep(recorded, step, isOpen ? "works" : "missing")), isPressed: isOpen },
        isBehind: !isOpen,
      };
  }
  if (!options.isAllowed(recorded.page.url()))
    return { step: { ...nothing, state: "unchecked", picture: null }, isBehind: true };
  if (click.verb === "press") return pressKey(recorded, step, options);
  const isKnown = click.name !== "" || (click.selectors ?? []).length > 0;
  if (!isKnown)
    return { step: { ...(await pageStep(recorded, step, "unchecked")), isPressed: false }, isBehind: true };
  return carryOut(recorded, step, options);
}

const nothing = { isPressed: false, name: "", box: null, selectors: [], url: "" };

async function carryOut(recorded: RecordedPage, step: ReplayStep, options: StepOptions): Promise<Replayed> {
  const { click } = step;
  let isBehind = options.isBehind;
  let found = await findStep(recorded, step, { ...options, isBehind });
  if (found === null && isElsewhere(recorded.page.url(), click.url)) {
    // Steps of another page don't depend on what came before.
    const isOpen = await openPage(recorded.page, click.url, options);
    if (isOpen) {
      isBehind = false;
      found = await findStep(recorded, step, { ...options, isBehind });
    }
  }
  if (found === null) {
    // Which options a field offers depends on what was typed, and a sample isn't that.
    const isOffered = options.isAfterTyping && offeredRoles.has(click.role);
    const state = isBehind || isOffered ? "unchecked" : "missing";
    return { step: { ...(await pageStep(recorded, step, state)), isPressed: false }, isBehind: true };
  }
  const { control, kind } = found;
  const { page, session } = recorded;
  const { backendNodeId, world, role } = control;
  const target = { page, session, backendNodeId, world, role };
  await showControl(target);
  const selectors = await selectorsOf(session, backendNodeId, world);
  const shown = await pictureOf(recorded, control, step);
  const use = await apply(target, step, [control.name, control.accessibleName]);
  isBehind ||= use !== "used";
  return {
    step: {
      ...shown,
      ...cleaned(click, { name: control.name, selectors, url: page.url() }),
      state: stateOf(use, kind),
      isPressed: use === "used",
    },
    isBehind,
  };
}

/**
 * `held`: it may send, pay or delete something, or the recording doesn't say how. `no-effect`: something covers it, or
 * it stays as it was.
 */
type Use = "used" | "held" | "no-option" | "no-effect";

function stateOf(use: Use, kind: FoundStep["kind"]): StepState {
  if (use === "no-option") return "missing";
  if (kind === "renamed") return "renamed";
  return use === "no-effect" ? "unchecked" : "works";
}

async function apply(
  target: Control,
  { click, isSafeToPress }: ReplayStep,
  names: readonly string[],
): Promise<Use> {
  switch (click.verb) {
    case "type":
      await typeSample(target);
      return "used";
    case "select":
      if (click.role === "combobox" || click.role === "listbox")
        return (await selectOption(target, click.value)) ? "used" : "no-option";
      return press(target, { names, isSafeToPress });
    case "check": {
      const isOn = click.value === "on";
      if ((await isChecked(target)) === isOn) return "used";
      const use = await press(target, { names, isSafeToPress });
      return use === "used" && !(await waitForState(target, isOn)) ? "no-effect" : use;
    }
    case "drag":
      // A recording doesn't say where to.
      return "held";
    default:
      return press(target, { names, isSafeToPress });
  }
}

async function press(
  target: Control,
  { names, isSafeToPress }: { names: readonly string[]; isSafeToPress: boolean },
): Promise<Use> {
  const place = await waitForPlace(target);
  if (!place) return "no-effect";
  if (!isSafeToPress && isFinal(target, names, place)) return "held";
  await pressAt(target, place);
  await target.page.waitForLoadState("load", { timeout: loadMs }).catch(() => undefined);
  return "used";
}

/** Keys that may send a form are only pressed if the owner allows it. */
async function pressKey(
  recorded: RecordedPage,
  step: ReplayStep,
  { isBehind }: StepOptions,
): Promise<Replayed> {
  const { click, isSafeToPress } = step;
  const shown = await pageStep(recorded, step, "works");
  const isPressed = click.value !== null && (click.value !== "Enter" || isSafeToPress);
  if (isPressed) {
    await recorded.page.keyboard.press(click.value ?? "").catch(() => undefined);
    await recorded.page.waitForLoadState("load", { timeout: loadMs }).catch(() => undefined);
  }
  return { step: { ...shown, isPressed }, isBehind: isBehind || !isPressed };
}

async function openPage(page: Page, url: string, { isAllowed }: StepOptions): Promise<boolean> {
  if (url === "" || !isAllowed(url)) return false;
  try {
    const answer = await page.goto(url, { waitUntil: "load", timeout: loadMs });
    return answer === null || answer.status() < 400;
  } catch {
    return false;
  }
}

/** Nothing but samples was typed. */
function withoutReview({ covered }: Pick<ReplayStep, "covered">, control: Box | null): PictureOptions {
  return {
    typed: () => [],
    coversPrivate: true,
    isShown: (area, view) => isShownAgain(area, covered, { control, view }),
    covers: (view) => coversAgain(covered, { control, view }),
  };
}

/** A step without a control. */
async function pageStep(
  recorded: RecordedPage,
  step: Pick<ReplayStep, "covered">,
  state: StepState,
): Promise<Omit<StepWithNewPicture, "isPressed">> {
  const picture = await takePicture(recorded, withoutReview(step, null));
  const { url } = cleaned(nowhere, { name: "", selectors: [], url: recorded.page.url() });
  return { state, name: "", box: null, selectors: [], url, picture };
}

async function pictureOf(
  recorded: RecordedPage,
  { backendNodeId, world }: FoundControl,
  step: Pick<ReplayStep, "covered">,
): Promise<{ picture: TakenPicture | null; box: Box | null }> {
  const [{ box } = { box: null }] = await measureControls(recorded.session, world, [backendNodeId]);
  const picture = await takePicture(recorded, withoutReview(step, box));
  return { picture, box: picture && box ? inPicture(box, picture) : null };
}

/** In whole pixels of the picture. Null if the control isn't in it. */
function inPicture(box: Box, { scale, width, height }: TakenPicture): Box | null {
  const left = Math.max(0, Math.round(box.x * scale));
  const top = Math.max(0, Math.round(box.y * scale));
  const right = Math.min(width, Math.round((box.x + box.width) * scale));
  const bottom = Math.min(height, Math.round((box.y + box.height) * scale));
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

const nowhere: Omit<Click, "box"> = {
  ...{ verb: "navigate", role: "", name: "", value: null, url: "", pageTitle: "", dialogTitle: "" },
};

/** What the page says now is as private as what was recorded. */
function cleaned(
  click: Omit<Click, "box">,
  now: { name: string; selectors: string[]; url: string },
): { name: string; selectors: string[]; url: string } {
  const { name, selectors = [], url } = cleanClick({ ...click, ...now, box: null });
  return { name, selectors, url };
}
