/** Turns what content scripts say into steps. One at a time, so that steps are in the order of clicks. */
import { clickTitle } from "#engines/recording/clicks/describe-clicks.ts";
import { clickLimits } from "#engines/recording/clicks/step-clicks.ts";
import { words } from "#engines/recording/clicks/words/en.ts";
import {
  type AddedStep,
  pressStep,
  recordedStep,
  withoutTyped,
} from "#features/recordings/clicks/record/recorded-step.ts";
import { createTypedTexts, noTexts } from "#features/recordings/clicks/record/typed-texts.ts";
import type { RecordingShown, TypedMessage, UsedMessage } from "../messages.ts";
import {
  clearSteps,
  deleteStep,
  getPrepared,
  listSteps,
  putPrepared,
  putStep,
  type StoredPicture,
} from "../step-store.ts";
import { loadSession, type Session, saveSession } from "./session.ts";
import { takePicture } from "./take-picture.ts";

interface From {
  tabId: number;
  frame: string;
  documentId: string;
}

export async function startSession(tabId: number, nowMs: number): Promise<void> {
  await clearSteps();
  const session: Session = {
    startedAtMs: nowMs,
    isPaused: false,
    tabIds: [tabId],
    order: 0,
    pressed: null,
    typed: noTexts,
    prepared: null,
  };
  await saveSession(session);
  await addStep(session, { tabId, added: { verb: "navigate", control: null }, target: null, nowMs });
}

export async function keepTyped(from: From, { field, value, words }: TypedMessage): Promise<void> {
  const session = await loadSession();
  if (!session?.tabIds.includes(from.tabId)) return;
  const typed = createTypedTexts(session.typed);
  typed.set(`${from.frame}:${field}`, value, words);
  await saveSession({ ...session, typed: typed.save() });
}

export async function recordUse(from: From, used: UsedMessage, nowMs: number): Promise<void> {
  const session = await loadSession();
  if (!session || session.isPaused || !session.tabIds.includes(from.tabId)) return;
  const { message } = used;
  if (message.kind === "dragged" || message.kind === "marked")
    return changePressed(message.kind, session.pressed);
  const added = stepOf(used);
  if (message.kind === "press") await updateSession((now) => ({ ...now, pressed: added ? now.order : null }));
  // Arrow keys pass by the radio buttons in between.
  if (message.kind === "chosen" && message.isFurther) await dropLastRadio();
  if (!added) return;
  const target = { from, used };
  await addStep(session, { tabId: from.tabId, added, target, nowMs });
}

/**
 * The page is quiet, so a picture now is the one before the next click. False if none could be taken of a page that may
 * still be the same.
 */
export async function preparePicture(from: From, quiet: number): Promise<boolean> {
  const session = await loadSession();
  if (!session || session.isPaused || !session.tabIds.includes(from.tabId)) return true;
  const taken = await takePicture(from.tabId, { typed: typedIn(session), target: null });
  if (!taken) return false;
  if (taken.quiet !== quiet || taken.documentId !== from.documentId) return true;
  await putPrepared(taken.picture);
  const { tabId, documentId } = from;
  await updateSession((now) => ({ ...now, prepared: { tabId, documentId, quiet } }));
  return true;
}

/** Drops what was typed from every step, then forgets it. */
export async function endSession(): Promise<void> {
  const session = await loadSession();
  if (!session) return;
  // Words that were typed later aren't why a page had them.
  const typed = { texts: createTypedTexts(session.typed).all().texts, words: [] };
  for (const { order, step: stored } of await listSteps())
    await putStep(order, { ...stored, step: withoutTyped(stored.step, typed) });
  await saveSession(null);
}

export async function undoStep(): Promise<void> {
  const last = (await listSteps()).at(-1);
  if (last) await deleteStep(last.order);
}

export async function updateSession(change: (session: Session) => Session): Promise<void> {
  const session = await loadSession();
  if (session) await saveSession(change(session));
}

export async function describeRecording(tabId: number | null): Promise<RecordingShown> {
  const [session, steps] = await Promise.all([loadSession(), listSteps()]);
  return {
    recording: session && {
      startedAtMs: session.startedAtMs,
      isPaused: session.isPaused,
      isFull: steps.length >= clickLimits.steps,
      isTabRecorded: tabId !== null && session.tabIds.includes(tabId),
    },
    steps: steps.map(({ step: { step } }) => {
      const { verb, role = "", name = "", value = null, url = "", pageTitle = "", dialogTitle = "" } = step;
      return clickTitle({ verb, role, name, value, box: null, url, pageTitle, dialogTitle }, words);
    }),
  };
}

function stepOf({ message, control, part }: UsedMessage): AddedStep | null {
  switch (message.kind) {
    case "key":
      if (message.isField) return { verb: "press", control: null, value: message.key };
      return control && pressStep(control, part);
    case "press":
      return control && pressStep(control, part);
    case "field":
      return { verb: "click", control };
    case "typing":
      return { verb: "type", control };
    case "selected":
      return { verb: "select", control, value: message.value };
    case "chosen":
      return { verb: "check", control, value: "on" };
    default:
      return null;
  }
}

interface Adding {
  tabId: number;
  added: AddedStep;
  /** Null for a step that has no control. */
  target: { from: From; used: UsedMessage } | null;
  nowMs: number;
}

async function addStep(session: Session, { tabId, added, target, nowMs }: Adding): Promise<void> {
  if ((await listSteps()).length >= clickLimits.steps) return;
  const picture = await pictureFor(session, tabId, target);
  const page = target?.used ?? (await chrome.tabs.get(tabId));
  const step = recordedStep(added, {
    at: nowMs - session.startedAtMs,
    url: page.url ?? "",
    pageTitle: ("pageTitle" in page ? page.pageTitle : page.title) ?? "",
    picture,
  });
  // What was typed while the picture was taken must not be in it either.
  const { typed } = (await loadSession()) ?? session;
  await putStep(session.order, { step: withoutTyped(step, createTypedTexts(typed).all()), picture });
  await updateSession((now) => ({ ...now, order: session.order + 1 }));
}

/**
 * The picture from before the click, if the page hasn't changed since. Otherwise one that is taken now, if the control
 * is still where it was, or the last one in which it was there.
 */
async function pictureFor(
  session: Session,
  tabId: number,
  target: Adding["target"],
): Promise<StoredPicture | null> {
  const { prepared } = session;
  const isPrepared =
    target !== null &&
    prepared?.tabId === tabId &&
    prepared.documentId === target.from.documentId &&
    prepared.quiet === target.used.quiet;
  if (isPrepared && target.used.isQuiet) return getPrepared();
  const taken = await takePicture(tabId, { typed: typedIn(session), target: target?.used.target ?? null });
  const isRight = target === null || taken?.isTargetShown;
  if (taken && isRight) return taken.picture;
  return isPrepared ? getPrepared() : null;
}

async function changePressed(kind: "dragged" | "marked", order: number | null): Promise<void> {
  const pressed = (await listSteps()).find((one) => one.order === order);
  if (pressed?.step.step.verb !== "click") return;
  // Marking text isn't a step.
  const { role, name } = pressed.step.step;
  // Lines in a drawing can't be described.
  if (role === "" && (kind === "marked" || name === "")) return deleteStep(pressed.order);
  if (kind === "dragged")
    await putStep(pressed.order, { ...pressed.step, step: { ...pressed.step.step, verb: "drag" } });
}

async function dropLastRadio(): Promise<void> {
  const last = (await listSteps()).at(-1);
  if (last?.step.step.role === "radio") await deleteStep(last.order);
}

function typedIn(session: Session): string[] {
  return createTypedTexts(session.typed).needles();
}
