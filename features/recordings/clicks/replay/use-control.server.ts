/** Uses a control that was found: presses it, types a sample, or selects an option. */
import type { CDPSession, Page } from "playwright-core";
import { boxOf } from "../record/describe-control.server.ts";
import { isFinalName, sendsForm } from "../record/is-final.ts";
import { sampleFor } from "../record/sample-text.ts";

export interface Control {
  page: Page;
  session: CDPSession;
  backendNodeId: number;
  role: string;
}

export async function showControl({ session, backendNodeId }: Control): Promise<void> {
  await session.send("DOM.scrollIntoViewIfNeeded", { backendNodeId }).catch(() => undefined);
}

/** Whether pressing it may send, pay, delete or save something. Also true if that can't be known. */
export async function isFinal(control: Control, name: string): Promise<boolean> {
  return isFinalName(name) || ((await call<boolean>(control, sendsForm.toString())) ?? true);
}

/** False if it isn't shown. */
export async function pressControl(control: Control): Promise<boolean> {
  const box = await boxOf(control.session, control.backendNodeId, control.role);
  if (!box || box.width === 0 || box.height === 0) return false;
  await control.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return true;
}

/** Null if it has no such state. */
export async function isChecked(control: Control): Promise<boolean | null> {
  return call<boolean>(control, checkedState.toString());
}

export async function typeSample(control: Control): Promise<void> {
  const type = (await call<string>(control, typeOf.toString())) ?? "";
  await call(control, writeText.toString(), sampleFor(type));
}

/** False if there is no such option. Any other one, if the recording doesn't say which. */
export async function selectOption(control: Control, label: string | null): Promise<boolean> {
  return (await call<boolean>(control, chooseOption.toString(), label ?? "")) ?? false;
}

async function call<T>(
  { session, backendNodeId }: Control,
  source: string,
  argument?: string,
): Promise<T | null> {
  try {
    const { object } = await session.send("DOM.resolveNode", { backendNodeId });
    const { result, exceptionDetails } = await session.send("Runtime.callFunctionOn", {
      objectId: object.objectId ?? "",
      functionDeclaration: `function (argument) { return (${source})(this, argument); }`,
      arguments: argument === undefined ? [] : [{ value: argument }],
      returnByValue: true,
      userGesture: true,
    });
    return exceptionDetails ? null : (result.value as T);
  } catch {
    return null;
  }
}

/** These run in pages, so they must not refer to anything outside of themselves. */
function typeOf(element: Element): string {
  return element instanceof HTMLInputElement ? element.type : "";
}

function checkedState(element: Element): boolean | null {
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
