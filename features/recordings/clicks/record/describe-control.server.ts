/** Reads role, name and place of a control from Chromium's accessibility tree. Never reads values. */
import type { CDPSession } from "playwright-core";
import { controlRoles, dialogRoles, maxParents, sameRoles } from "#engines/recording/clicks/control-roles.ts";
import type { PageBox } from "./page-script.ts";
import type { UsedControl } from "./recorded-step.ts";
import { selectElement } from "./select-element.ts";
import { shownPart } from "./shown-part.ts";

interface AxNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  backendDOMNodeId?: number;
  role?: { value?: unknown };
  name?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** `element` is the remote object of the pressed element. Its control may be one of its parents. */
export async function describeControl(session: CDPSession, element: string): Promise<UsedControl | null> {
  try {
    const { nodes } = (await session.send("Accessibility.getPartialAXTree", {
      objectId: element,
      fetchRelatives: true,
    })) as { nodes: AxNode[] };
    const { node: described } = await session.send("DOM.describeNode", { objectId: element });
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const start = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === described.backendNodeId);
    const chain: AxNode[] = [];
    for (let node = start; node; node = node.parentId ? byId.get(node.parentId) : undefined) chain.push(node);
    const control = chain.slice(0, maxParents).find((node) => controlRoles.has(roleOf(node)));
    const dialog = chain.find((node) => dialogRoles.has(roleOf(node)));
    const shown = control?.backendDOMNodeId ?? described.backendNodeId;
    return {
      role: control ? roleOf(control) : "",
      name: control ? textOf(control.name) : "",
      dialogTitle: dialog ? textOf(dialog.name) : "",
      isChecked: control ? checkedOf(control) : null,
      box: await boxOf(session, shown, control ? roleOf(control) : ""),
      selectors: control ? await selectorsOf(session, shown) : [],
    };
  } catch {
    // The page changed or navigated in the meantime.
    return null;
  }
}

export async function selectorsOf(session: CDPSession, backendNodeId: number): Promise<string[]> {
  try {
    const { object } = await session.send("DOM.resolveNode", { backendNodeId });
    const { result } = await session.send("Runtime.callFunctionOn", {
      objectId: object.objectId ?? "",
      functionDeclaration: `function () { return (${selectElement.toString()})(this); }`,
      returnByValue: true,
    });
    const found: unknown = result.value;
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** Of the part that a person sees, which isn't the control itself if its `role` has a list or it is hidden. */
export async function boxOf(
  session: CDPSession,
  backendNodeId: number,
  role: string,
): Promise<PageBox | null> {
  const own = await boxModel(session, { backendNodeId });
  const isSeen = own !== null && own.width >= smallestShown && own.height >= smallestShown;
  if (isSeen && !drawnRoles.has(role)) return own;
  try {
    const { object } = await session.send("DOM.resolveNode", { backendNodeId });
    const { result } = await session.send("Runtime.callFunctionOn", {
      objectId: object.objectId ?? "",
      functionDeclaration: `function () { return (${shownPart.toString()})(this); }`,
    });
    return result.objectId ? await boxModel(session, { objectId: result.objectId }) : own;
  } catch {
    return own;
  }
}

/** In CSS pixels. Hidden check boxes are smaller. */
const smallestShown = 8;
/** Components draw these, and hide the real control. */
const drawnRoles = new Set(["combobox", "textbox", "searchbox", "checkbox", "radio", "switch"]);

async function boxModel(
  session: CDPSession,
  node: { backendNodeId: number } | { objectId: string },
): Promise<PageBox | null> {
  try {
    const { model } = await session.send("DOM.getBoxModel", node);
    const across = model.border.filter((_value, index) => index % 2 === 0);
    const down = model.border.filter((_value, index) => index % 2 === 1);
    const [x, y] = [Math.min(...across), Math.min(...down)];
    return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
  } catch {
    return null;
  }
}

function roleOf({ role, ignored }: AxNode): string {
  const value = ignored ? "" : textOf(role).toLowerCase();
  return sameRoles[value] ?? value;
}

function checkedOf({ properties = [] }: AxNode): boolean | null {
  const checked = properties.find(({ name }) => name === "checked")?.value.value;
  return checked === undefined ? null : checked === true || checked === "true";
}

function textOf(value: { value?: unknown } | undefined): string {
  return typeof value?.value === "string" ? value.value : "";
}
