/** Reads role, name and place of a control from Chromium's accessibility tree. Never reads values. */
import type { CDPSession } from "playwright-core";
import {
  controlRoles,
  dialogRoles,
  isListAround,
  maxParents,
} from "#engines/recording/clicks/control-roles.ts";
import { readableName } from "#engines/recording/clicks/readable-name.ts";
import { drawnControl } from "#engines/recording/page/drawn-control.ts";
import { type AxNode, propertyOf, roleOf, textOf } from "./ax-node.ts";
import { callInPage, measureControls, noHints } from "./measure-controls.server.ts";
import { neighborsOf } from "./read-neighbors.server.ts";
import type { UsedControl } from "./recorded-step.ts";
import { selectElement } from "./select-element.ts";

/**
 * `element` is the remote object of the pressed element. Its control may be one of its parents. `world` is the
 * recorder's, if the element is of it.
 */
export async function describeControl(
  session: CDPSession,
  element: string,
  world?: number,
): Promise<UsedControl | null> {
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
    const around = chain.slice(0, maxParents).find((node) => controlRoles.has(roleOf(node)));
    const control = around && isListAround(roleOf(around), around === start) ? undefined : around;
    const dialog = chain.find((node) => dialogRoles.has(roleOf(node)));
    const used = control?.backendDOMNodeId ?? described.backendNodeId;
    const [measured] = await measureControls(session, world, [used]);
    return {
      role: control ? roleOf(control) : "",
      name: control ? readableName(textOf(control.name), measured?.hints ?? noHints) : "",
      dialogTitle: dialog ? textOf(dialog.name) : "",
      isChecked: control ? checkedOf(control) : null,
      box: measured?.box ?? null,
      selectors: control ? await selectorsOf(session, used, world) : [],
      neighbors: control
        ? await neighborsOf(
            session,
            { backendNodeId: used, role: roleOf(control), name: textOf(control.name) },
            world,
          )
        : [],
    };
  } catch {
    // The page changed or navigated in the meantime.
    return null;
  } finally {
    await session.send("Runtime.releaseObject", { objectId: element }).catch(() => undefined);
  }
}

export async function selectorsOf(
  session: CDPSession,
  backendNodeId: number,
  world: number | undefined,
): Promise<string[]> {
  const source = `([element]) => (${selectElement.toString()})(element, ${drawnControl.toString()})`;
  const found = await callInPage<unknown>(session, { world, elements: [backendNodeId], source });
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
}

function checkedOf(node: AxNode): boolean | null {
  const checked = propertyOf(node, "checked");
  return checked === undefined ? null : checked === true || checked === "true";
}
