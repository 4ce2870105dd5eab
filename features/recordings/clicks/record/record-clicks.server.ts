/**
 * Records what a person does in a browser window. A press is held back until the picture before it is taken, then it is
 * repeated as the browser's own input, so that the page gets the same trusted events.
 */
import type { Page } from "playwright-core";
import { clickLimits } from "#engines/recording/clicks/step-clicks.ts";
import { describeControl } from "./describe-control.server.ts";
import type { PageMessage, TargetPart } from "./page-messages.ts";
import { connectPage, type RecordedPage } from "./recorded-page.server.ts";
import {
  type AddedStep,
  pressStep,
  recordedStep,
  type StepWithPicture,
  type UsedControl,
  withoutTyped,
} from "./recorded-step.ts";
import { takePicture } from "./take-picture.server.ts";
import { createTypedTexts } from "./typed-texts.ts";

export interface ClickRecorder {
  connect(page: Page): Promise<RecordedPage>;
  /** Takes a picture of the page as it is, and adds a step for the control. */
  add(page: RecordedPage, used: AddedStep): Promise<void>;
  /** Resolves once the steps that have begun are recorded, and their page has every press that was held back. */
  settled(): Promise<void>;
  /** Everything so far, without what was typed. Waits for steps that are being recorded. */
  end(): Promise<StepWithPicture[]>;
}

export interface ClickRecorderOptions {
  nowMs: () => number;
  /** False for a replay, which adds its steps and only needs to know what is typed. */
  listens: boolean;
  /** Called after every step. */
  onStep: (count: number) => void;
}

export function createClickRecorder({ nowMs, listens, onStep }: ClickRecorderOptions): ClickRecorder {
  const startedAt = nowMs();
  const steps: StepWithPicture[] = [];
  const typed = createTypedTexts();
  /** Messages are worked on in order, so that steps are, too. */
  let queue: Promise<void> = Promise.resolve();
  let hasEnded = false;
  /** The step of the latest press. Dragging and marking text change no other. */
  let ofPress: StepWithPicture | null = null;

  /** `typed` was marked before the control was read. */
  async function add(from: RecordedPage, added: AddedStep): Promise<StepWithPicture | null> {
    if (hasEnded || steps.length >= clickLimits.steps) return null;
    const at = Math.round(nowMs() - startedAt);
    const [url, pageTitle] = await addressOf(from);
    // Not only in the end: a page may show the start of a text that is typed to its end later.
    const seen = typed.allSinceMark();
    const picture = await takePicture(from, { typed: typed.needles, coversPrivate: false });
    const step = withoutTyped(recordedStep(added, { at, url, pageTitle, picture }), seen);
    const taken = { step, picture };
    steps.push(taken);
    onStep(steps.length);
    return taken;
  }

  async function handle(
    from: RecordedPage,
    frame: number,
    message: Exclude<PageMessage, { kind: "typed" }>,
  ): Promise<void> {
    typed.mark();
    switch (message.kind) {
      case "press":
        await orAnyway(() => recordPress(from, frame, message.target));
        return repeatPress(from, frame, message);
      case "field":
        await add(from, { verb: "click", control: await fieldOf(from, frame, message.target) });
        return;
      case "key":
        await orAnyway(() => recordKey(from, frame, message));
        return repeatKey(from, frame, message.key);
      case "typing":
        await add(from, { verb: "type", control: await fieldOf(from, frame, message.target) });
        return;
      case "selected":
        await add(from, {
          verb: "select",
          control: await controlOf(from, frame, message.target),
          value: message.value,
        });
        return;
      case "chosen":
        // Arrow keys pass by the radio buttons in between.
        if (message.isFurther && steps.at(-1)?.step.role === "radio") steps.pop();
        await add(from, {
          ...{ verb: "check", value: "on" },
          control: await controlOf(from, frame, message.target),
        });
        return;
      case "dragged":
        return markDragged();
      case "marked":
        return dropMarkedText();
    }
  }

  async function recordPress(from: RecordedPage, frame: number, target: number): Promise<void> {
    ofPress = null;
    const control = await controlOf(from, frame, target);
    if (!control) return;
    const part =
      control.role === "" ? await from.evaluate<TargetPart>(frame, `stepRecorder.partOf(${target})`) : null;
    const added = pressStep(control, part);
    if (added) ofPress = await add(from, added);
  }

  async function recordKey(
    from: RecordedPage,
    frame: number,
    { key, isField, target }: Extract<PageMessage, { kind: "key" }>,
  ): Promise<void> {
    if (isField) await add(from, { verb: "press", control: null, value: key });
    else await recordPress(from, frame, target);
  }

  function markDragged(): void {
    if (ofPress?.step.verb !== "click") return;
    // Lines in a drawing can't be described.
    if (isUnnamedPart(ofPress) && ofPress === steps.at(-1)) steps.pop();
    else ofPress.step.verb = "drag";
  }

  /** Marking text isn't a step. */
  function dropMarkedText(): void {
    const isLast = ofPress !== null && ofPress === steps.at(-1);
    if (isLast && ofPress?.step.verb === "click" && ofPress.step.role === "") steps.pop();
  }

  return {
    connect(page) {
      return connectPage(page, {
        holds: listens,
        onMessage(from, frame, message) {
          // Typed texts must be known before the next picture, and never wait behind one.
          if (message.kind === "typed") typed.set(`${frame}:${message.field}`, message.value, message.words);
          else if (listens) queue = queue.then(() => handle(from, frame, message)).catch(() => undefined);
        },
      });
    },
    async add(page, used) {
      typed.mark();
      await add(page, used);
    },
    settled: () => queue,
    async end() {
      await queue;
      hasEnded = true;
      // Words that were typed later aren't why a page had them.
      const whole = { texts: typed.all().texts, words: [] };
      return steps.map(({ step, picture }) => ({ step: withoutTyped(step, whole), picture }));
    },
  };
}

function isUnnamedPart({ step: { role, name } }: StepWithPicture): boolean {
  return role === "" && name === "";
}

/** A step that couldn't be recorded must not swallow the press. */
async function orAnyway(record: () => Promise<void>): Promise<void> {
  try {
    await record();
  } catch {
    // The page was closed or navigated.
  }
}

async function addressOf({ session }: RecordedPage): Promise<[url: string, title: string]> {
  const { result } = await session.send("Runtime.evaluate", {
    expression: "[location.href, document.title]",
    returnByValue: true,
  });
  return result.value as [string, string];
}

async function controlOf(from: RecordedPage, frame: number, target: number): Promise<UsedControl | null> {
  const element = await from.targetOf(frame, target);
  return element ? describeControl(from.session, element, frame) : null;
}

/** Editable text has no role of its own. */
async function fieldOf(from: RecordedPage, frame: number, target: number): Promise<UsedControl | null> {
  const control = await controlOf(from, frame, target);
  return control?.role === "" ? { ...control, role: "textbox" } : control;
}

async function repeatPress(
  { session, evaluate }: RecordedPage,
  frame: number,
  { x, y, modifiers }: Extract<PageMessage, { kind: "press" }>,
): Promise<void> {
  const held = await evaluate<{ isReleased: boolean; presses: number }>(frame, "stepRecorder.letThrough()");
  const mouse = { x, y, modifiers, button: "left" } as const;
  const press = (clickCount: number) =>
    session.send("Input.dispatchMouseEvent", { ...mouse, type: "mousePressed", buttons: 1, clickCount });
  const release = (clickCount: number) =>
    session.send("Input.dispatchMouseEvent", { ...mouse, type: "mouseReleased", clickCount });
  try {
    // A button that is still down is released by the person, after dragging for example.
    const times = held?.isReleased ? Math.max(1, held.presses) : 1;
    for (let count = 1; count <= times; count += 1) {
      await press(count);
      if (held?.isReleased ?? true) await release(count);
    }
    const isReleasedEarly = await evaluate<boolean>(frame, "stepRecorder.holdAgain()");
    if (held && !held.isReleased && isReleasedEarly) await release(1);
  } catch {
    // The page was closed.
  }
}

async function repeatKey(
  { session, evaluate }: RecordedPage,
  frame: number,
  key: "Enter" | " ",
): Promise<void> {
  await evaluate(frame, "stepRecorder.letThrough()");
  const [code, number, text] =
    key === "Enter" ? (["Enter", 13, "\r"] as const) : (["Space", 32, " "] as const);
  const facts = { key, code, windowsVirtualKeyCode: number };
  try {
    await session.send("Input.dispatchKeyEvent", { ...facts, type: "keyDown", text });
    await session.send("Input.dispatchKeyEvent", { ...facts, type: "keyUp" });
  } catch {
    // The page was closed.
  }
  await evaluate(frame, "stepRecorder.holdAgain()");
}
