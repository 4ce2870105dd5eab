/** Repeats a recording of Chrome's Recorder in a browser window, to name its controls and to take pictures. */
import type { CDPSession, Locator } from "playwright-core";
import {
  type ChromeRecording,
  type ChromeStep,
  clickOf,
} from "#engines/recording/clicks/read-chrome-recording.ts";
import { describeControl } from "./describe-control.server.ts";
import { findRecorded } from "./find-recorded.server.ts";
import { isFinalName, sendsForm } from "./is-final.ts";
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

/** Steps whose control isn't found stay in the recording without a picture. */
export async function replayRecording({ steps }: ChromeRecording, options: ReplayOptions): Promise<void> {
  for (const [index, step] of steps.entries()) {
    const known = clickOf(step);
    if (known) await replayStep(step, { ...options, number: index + 1 });
  }
}

async function replayStep(
  step: ChromeStep,
  { recorder, page, pressesFinal, onProblem, number }: ReplayOptions & { number: number },
): Promise<void> {
  const known = clickOf(step);
  if (!known) return;
  if (step.type === "navigate") {
    const isLoaded = await page.page.goto(step.url ?? "", { waitUntil: "load", timeout: loadMs }).then(
      () => true,
      () => false,
    );
    if (!isLoaded) onProblem(`Step ${number}: we couldn't open ${step.url}.`);
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
    onProblem(`Step ${number}: we didn't find ${known.name || "the control"}.`);
    const control = {
      role: known.role,
      name: known.name,
      dialogTitle: "",
      isChecked: null,
      box: null,
      selectors: [],
    };
    return recorder.add(page, { verb: known.verb, control });
  }
  await found.scrollIntoViewIfNeeded({ timeout: actMs }).catch(() => undefined);
  const control = await controlOf(page.session, found);
  const name = control?.name || known.name;
  const shown = control && { ...control, name };
  if (step.type === "change") return change(step, { recorder, page, found, control: shown });
  const isCheck = shown?.isChecked !== null && shown?.isChecked !== undefined;
  const value = isCheck ? (shown.role === "radio" || !shown.isChecked ? "on" : "off") : null;
  await recorder.add(page, { verb: isCheck ? "check" : "click", control: shown, value });
  const isFinal = isFinalName(name) || (await found.evaluate(sendsForm).catch(() => true));
  if (!pressesFinal && isFinal)
    return onProblem(
      `Step ${number}: ${name || "the button"} wasn't pressed, because it may send something.`,
    );
  const press = { timeout: actMs, clickCount: step.type === "doubleClick" ? 2 : 1 };
  const isPressed = await found.click(press).then(
    () => true,
    () => false,
  );
  if (!isPressed) onProblem(`Step ${number}: we couldn't press ${name || "the control"}.`);
  await page.page.waitForLoadState("load", { timeout: loadMs }).catch(() => undefined);
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

async function controlOf(session: CDPSession, found: Locator): Promise<UsedControl | null> {
  try {
    await found.evaluate((element) => {
      Object.assign(window.top ?? window, { stepFound: element });
    });
    const { result } = await session.send("Runtime.evaluate", { expression: "stepFound" });
    return result.objectId ? await describeControl(session, result.objectId) : null;
  } catch {
    return null;
  }
}
