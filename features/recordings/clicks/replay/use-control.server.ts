/** Uses a control that was found: presses it, types a sample, or selects an option. */
import type { CDPSession, Page } from "playwright-core";
import { shownPart } from "#engines/recording/page/shown-part.ts";
import { foldName } from "#engines/recording/replay/match-control.ts";
import { isFinalName, sendsForm } from "../record/is-final.ts";
import { callInPage } from "../record/measure-controls.server.ts";
import { sampleFor } from "../record/sample-text.ts";
import { type PressPlace, pressPlace } from "./press-place.ts";

export interface Control {
  page: Page;
  session: CDPSession;
  backendNodeId: number;
  /** The recorder's world in the control's frame. */
  world: number | undefined;
  role: string;
}

/** A page may take a moment to tick a check box that it draws. */
const tickMs = 1_000;
const pollMs = 50;
/** A dialog covers the page until it has faded out. */
const uncoverMs = 2_000;
/** Pressing them only starts writing or opens a list. */
const fieldRoles = new Set(["textbox", "searchbox", "combobox", "spinbutton"]);

export async function showControl({ session, backendNodeId }: Control): Promise<void> {
  await session.send("DOM.scrollIntoViewIfNeeded", { backendNodeId }).catch(() => undefined);
}

/** Null if no press reaches the control in time, because something covers it. */
export async function waitForPlace(control: Control): Promise<PressPlace | null> {
  const endAt = performance.now() + uncoverMs;
  for (;;) {
    const place = await placeOf(control);
    if (place || performance.now() >= endAt) return place;
    await control.page.waitForTimeout(pollMs);
  }
}

async function placeOf(control: Control): Promise<PressPlace | null> {
  const helpers = `{ shown: ${shownPart.toString()}, sends: ${sendsForm.toString()} }`;
  return call<PressPlace>(control, `(element) => (${pressPlace.toString()})(element, ${helpers})`);
}

/** Whether pressing it may send, pay, delete or save something. Also true of a control that says nothing. */
export function isFinal(
  { role }: Control,
  names: readonly string[],
  { text, isSending }: PressPlace,
): boolean {
  if (isSending || [...names, text].some(isFinalName)) return true;
  return names.every((name) => foldName(name) === "") && !fieldRoles.has(role);
}

export async function pressAt({ page }: Control, { x, y }: PressPlace, clickCount = 1): Promise<void> {
  await page.mouse.click(x, y, { clickCount });
}

/** Whether it has the state in time. Also true of a control without one, and of a list's that has closed. */
export async function waitForState(control: Control, isOn: boolean): Promise<boolean> {
  const endAt = performance.now() + tickMs;
  for (;;) {
    const state = await isChecked(control);
    if (state === null || state === isOn) return true;
    if (performance.now() >= endAt) return (await placeOf(control)) === null;
    await control.page.waitForTimeout(pollMs);
  }
}

/** Null if it has no such state. */
export async function isChecked(control: Control): Promise<boolean | null> {
  return call<boolean>(control, checkedState.toString());
}

/** A search would hide what the next steps use, because nothing is found. */
export async function typeSample(control: Control): Promise<void> {
  const type = (await call<string>(control, typeOf.toString())) ?? "";
  if (control.role === "searchbox" || type === "search") return;
  await call(control, writeText.toString(), sampleFor(type));
}

/** False if there is no such option. Any other one, if the recording doesn't say which. */
export async function selectOption(control: Control, label: string | null): Promise<boolean> {
  return (await call<boolean>(control, chooseOption.toString(), label ?? "")) ?? false;
}

async function call<T>(
  { session, world, backendNodeId }: Control,
  source: string,
  ...args: string[]
): Promise<T | null> {
  const elements = [backendNodeId];
  return callInPage<T>(session, {
    ...{ world, elements, args },
    source: `([element], ...args) => (${source})(element, ...args)`,
  });
}

/** These run in pages, so they must not refer to anything outside of themselves. */
function typeOf(element: Element): string {
  return element instanceof HTMLInputElement ? element.type : "";
}

function checkedState(element: Element): boolean | null {
  // The page has drawn another one.
  if (!element.isConnected) return null;
  if (element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type))
    return element.checked;
  const checked = element.getAttribute("aria-checked");
  return checked === null ? null : checked === "true";
}

function writeText(element: Element, text: string): void {
  if (element instanceof HTMLElement) element.focus();
  const isArea = element instanceof HTMLTextAreaElement;
  if (isArea || element instanceof HTMLInputElement) {
    // Frameworks replace the element's own setter, and only notice changes made by the original.
    const kind = isArea ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(element, text);
  } else element.textContent = text;
  element.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

function chooseOption(element: Element, label: string): boolean {
  if (!(element instanceof HTMLSelectElement)) return false;
  const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();
  const options = [...element.options];
  const wanted = options.find((one) => (label === "" ? !one.selected : plain(one.label) === plain(label)));
  if (!wanted) return label === "" && options.length > 0;
  element.value = wanted.value;
  element.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}
