/** Presses controls of a page without a recording, at the place where the pointer of the evaluation would. */
import type { Locator, Page } from "playwright-core";
import type { FlowAction } from "../flows.ts";
import type { ElementPath } from "./control-facts.ts";

/** Of a control with a path, after `markPressed`. */
export const pressedTarget = "[data-pressed]";

/** Marks the element at the path. Returns false if it isn't there, or has no place. */
export function markPressed(app: Page, path: ElementPath): Promise<boolean> {
  return app.evaluate((path) => {
    const pressed = globalThis as { lastPressed?: Element };
    pressed.lastPressed?.removeAttribute("data-pressed");
    let element: Element | undefined;
    for (const [depth, places] of path.entries()) {
      let root: ParentNode | null | undefined = depth === 0 ? document : element?.shadowRoot;
      for (const place of places) root = element = root?.children[place];
    }
    if (!element || element.getBoundingClientRect().width === 0) return false;
    element.setAttribute("data-pressed", "");
    pressed.lastPressed = element;
    return true;
  }, path);
}

const settleMs = 600;

/** Returns false if the control isn't there. */
export async function performQuickly(app: Page, action: FlowAction): Promise<boolean> {
  const { target, path, kind, key, value = "" } = action;
  if (path && !(await markPressed(app, path))) return false;
  const control = app.locator(target).first();
  if (!(await moveMouse(app, control))) return false;
  if (kind === "choose") await control.selectOption({ label: value });
  else await app.mouse.click(...(await placeIn(control)));
  if (kind === "type") await app.keyboard.type(value);
  if (key) await app.keyboard.press(key);
  await app.waitForTimeout(settleMs);
  return true;
}

export async function moveMouse(app: Page, control: Locator): Promise<boolean> {
  const box = await control.boundingBox();
  if (box) await app.mouse.move(...(await placeIn(control)), { steps: 2 });
  return box !== null;
}

/** Where the pointer of the evaluation presses. */
export async function placeIn(control: Locator): Promise<[number, number]> {
  const box = await control.boundingBox();
  if (!box) throw new Error("the control has no place");
  return [box.x + Math.min(box.width * 0.6, box.width / 2 + 20), box.y + box.height * 0.55];
}
