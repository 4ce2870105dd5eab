/** Role, name and place of a control, from the page's DOM. Never reads values. */
import { computeAccessibleName } from "dom-accessibility-api";
import {
  controlRoles,
  dialogRoles,
  isListAround,
  maxParents,
} from "#engines/recording/clicks/control-roles.ts";
import { drawnControl } from "#engines/recording/page/drawn-control.ts";
import { nameOf, parentsOf, roleOf } from "#engines/recording/page/element-facts.ts";
import { shownPart } from "#engines/recording/page/shown-part.ts";
import type { PageBox } from "#features/recordings/clicks/record/page-messages.ts";
import type { UsedControl } from "#features/recordings/clicks/record/recorded-step.ts";
import { selectElement } from "#features/recordings/clicks/record/select-element.ts";

/** `corner`: left and top of the element's frame in the main frame. */
export function describeElement(pressed: Element, corner: { left: number; top: number }): UsedControl {
  const parents = [pressed, ...parentsOf(pressed)];
  const around = parents.slice(0, maxParents).find((element) => controlRoles.has(roleOf(element)));
  const control = around && isListAround(roleOf(around), around === pressed) ? undefined : around;
  const dialog = parents.find((element) => dialogRoles.has(roleOf(element)));
  const { x, y, width, height } = boxOf(shownPart(control ?? pressed));
  return {
    role: control ? roleOf(control) : "",
    name: control ? nameOf(control) : "",
    dialogTitle: dialog ? computeAccessibleName(dialog) : "",
    isChecked: control ? checkedOf(control) : null,
    box: width > 0 && height > 0 ? { x: x + corner.left, y: y + corner.top, width, height } : null,
    selectors: selectElement(control ?? pressed, drawnControl),
    neighbors: control ? neighborsOf(control) : [],
  };
}

/** Names of the controls with the same role beside it. */
function neighborsOf(control: Element): string[] {
  const [role, own] = [roleOf(control), nameOf(control)];
  const beside = [...(control.parentElement?.children ?? [])].slice(0, maxBeside);
  return beside
    .filter((element) => element !== control && roleOf(element) === role)
    .map(nameOf)
    .filter((name) => name !== "" && name !== own);
}

/** Computing the name of each takes time. */
const maxBeside = 50;

export function boxOf(element: Element): PageBox {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

function checkedOf(element: Element): boolean | null {
  if (element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type))
    return element.checked;
  const checked = element.getAttribute("aria-checked");
  return checked === null ? null : checked === "true";
}
