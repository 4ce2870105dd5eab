/** Repeats a recording of Chrome's Recorder in a browser window, to name its controls and to take pictures. */
import type { CDPSession, Locator } from "playwright-core";
import {
  type ChromeRecording,
  type ChromeStep,
  clickOf,
  typedInRecording,
} from "#engines/recording/clicks/read-chrome-recording.ts";
import { createSecretFinder } from "#engines/recording/clicks/typed-secrets.ts";
import type { PressPlace } from "../replay/press-place.ts";
import { type Control, isFinal, pressAt, waitForPlace } from "../replay/use-control.server.ts";
import { describeControl } from "./describe-control.server.ts";
import { findRecorded } from "./find-recorded.server.ts";
import type { ClickRecorder } from "./record-clicks.server.ts";
import type { RecordedPage } from "./recorded-page.server.ts";
import type { UsedControl } from "./recorded-step.ts";
import { sampleFor } from "./sample-text.ts";

export interface ReplayOptions {
  recorder: ClickRecorder;
  page: RecordedPage;
  /** Presses controls that send, pay or delete. Otherwise, they are only shown. */
  pressesFinal: boolean;
  onProblem: (problem: string) => void;
}

const loadMs = 30_000;
const actMs = 10_000;
const pollMs = 100;

/** Steps whose control isn't found stay in the recording without a picture. */
export async function replayRecording({ steps }: ChromeRecording, options: ReplayOptions): Promise<void> {
  // The recording's names may repeat what was typed when it was made.
  const isTyped = createSecretFinder(typedInRecording(steps));
  const shown = (name: string) => (isTyped(name) ? "" : name);
  for (const [index, step] of steps.entries()) {
    if (step.type === "hover") await hover(step, options.page);
    else if (clickOf(step)) await replayStep(step, { ...options, shown, number: index + 1 });
  }
}

/** What it shows is used by the next steps. If there is nothing, they say so. */
async function hover(step: ChromeStep, { page }: RecordedPage): Promise<void> {
  const found = await findRecorded(page, step);
  await found?.hover({ timeout: actMs }).catch(() => undefined);
}

async function replayStep(
  step: ChromeStep,
  {
    recorder,
    page,
    pressesFinal,
    onProblem,
    shown,
    number,
  }: ReplayOptions & {
    /** "" for a name that repeats what was typed. */
    shown: (name: string) => string;
    number: number;
  },
): Promise<void> {
  const known = clickOf(step);
  if (!known) return;
  if (step.type === "navigate") {
    const isLoaded = await page.page.goto(step.url ?? "", { waitUntil: "load", timeout: loadMs }).then(
      () => true,
      () => false,
    );
    if (!isLoaded) onProblem(`Step ${number}: we couldn't open ${shown(hostOf(step.url)) || "the page"}.`);
    return recorder.add(page, { verb: "navigate", control: null });
  }
  if (step.type === "keyDown") {
    await recorder.add(page, { verb: "press", control: null, value: known.value });
    if (step.key === "Enter" && !pressesFinal)
      return onProblem(`Step ${number}: Enter wasn't pressed, because it may send something.`);
    return page.page.keyboard.press(step.key ?? "");
  }
  const found = await findRecorded(page.page, step);
  if (!found) {
    onProblem(`Step ${number}: we didn't find ${shown(known.name) || "the control"}.`);
    const control = {
      role: known.role,
      name: shown(known.name),
      dialogTitle: "",
      isChecked: null,
      box: null,
      selectors: [],
      neighbors: [],
    };
    return recorder.add(page, { verb: known.verb, control });
  }
  await found.scrollIntoViewIfNeeded({ timeout: actMs }).catch(() => undefined);
  const foundControl = await controlOf(page.session, found);
  const { control = null, backendNodeId = null } = foundControl ?? {};
  const name = control?.name || shown(known.name);
  const used = control && { ...control, name };
  if (step.type === "change") return change(step, { recorder, page, found, control: used });
  const isCheck = used?.isChecked !== null && used?.isChecked !== undefined;
  const value = isCheck ? (used.role === "radio" || !used.isChecked ? "on" : "off") : null;
  await recorder.add(page, { verb: isCheck ? "check" : "click", control: used, value });
  const target =
    backendNodeId === null ? null : { ...page, backendNodeId, world: undefined, role: used?.role ?? "" };
  const place = target && (await settledPlaceOf(target));
  if (!target || !place) return onProblem(`Step ${number}: we couldn't press ${name || "the control"}.`);
  if (!pressesFinal && isFinal(target, [name, known.name], place))
    return onProblem(
      `Step ${number}: ${name || "the button"} wasn't pressed, because it may send something.`,
    );
  await pressAt(target, place, step.type === "doubleClick" ? 2 : 1);
  await page.page.waitForLoadState("load", { timeout: loadMs }).catch(() => undefined);
}

/** Null if no press reaches the control. A control that moves or is covered for a moment gets its time. */
async function settledPlaceOf(target: Control): Promise<PressPlace | null> {
  const endAt = performance.now() + actMs;
  let before: PressPlace | null = null;
  for (;;) {
    const place = await waitForPlace(target);
    if (place && before && place.x === before.x && place.y === before.y) return place;
    if (performance.now() >= endAt) return null;
    before = place;
    await target.page.waitForTimeout(pollMs);
  }
}

/** Without the query, which may have what was typed. */
function hostOf(address = ""): string {
  return URL.parse(address)?.host ?? "";
}

async function change(
  step: ChromeStep,
  {
    recorder,
    page,
    found,
    control,
  }: Pick<ReplayOptions, "recorder" | "page"> & { found: Locator; control: UsedControl | null },
): Promise<void> {
  const field = await found.evaluate((element, value) => {
    if (element instanceof HTMLSelectElement) {
      const option = [...element.options].find((one) => one.value === value);
      return { kind: "select", option: option?.label ?? null } as const;
    }
    return { kind: "text", type: element instanceof HTMLInputElement ? element.type : "" } as const;
  }, step.value);
  if (field.kind === "select") {
    await recorder.add(page, { verb: "select", control, value: field.option });
    await found.selectOption(step.value ?? "", { timeout: actMs }).catch(() => undefined);
    return;
  }
  await recorder.add(page, { verb: "type", control });
  await found.fill(sampleFor(field.type), { timeout: actMs }).catch(() => undefined);
}

async function controlOf(
  session: CDPSession,
  found: Locator,
): Promise<{ control: UsedControl | null; backendNodeId: number } | null> {
  try {
    await found.evaluate((element) => {
      Object.assign(window.top ?? window, { stepFound: element });
    });
    const { result } = await session.send("Runtime.evaluate", { expression: "stepFound" });
    if (!result.objectId) return null;
    const { node } = await session.send("DOM.describeNode", { objectId: result.objectId });
    const control = await describeControl(session, result.objectId);
    return { control, backendNodeId: node.backendNodeId };
  } catch {
    return null;
  }
}
