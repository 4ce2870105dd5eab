/** Reads the names of the controls beside a control from Chromium's accessibility tree. */
import type { CDPSession } from "playwright-core";
import { clickLimits } from "#engines/recording/clicks/step-clicks.ts";
import { type AxNode, roleOf, textOf } from "./ax-node.ts";

/** In calls of the recorder, so that the browser can forget all elements of a call together. */
let groups = 0;

/** Of the same role. Only the closest ones in the same parent. `world` is the recorder's in the control's frame. */
export async function neighborsOf(
  session: CDPSession,
  { backendNodeId, role, name }: { backendNodeId: number; role: string; name: string },
  world: number | undefined,
): Promise<string[]> {
  groups += 1;
  const objectGroup = `step-neighbors-${groups}`;
  try {
    const { object } = await session.send("DOM.resolveNode", {
      backendNodeId,
      objectGroup,
      ...(world === undefined ? {} : { executionContextId: world }),
    });
    const { result } = await session.send("Runtime.callFunctionOn", {
      objectId: object.objectId ?? "",
      functionDeclaration: `function (most) { return (${elementsBeside.toString()})(this, most); }`,
      arguments: [{ value: clickLimits.neighbors }],
      objectGroup,
    });
    const { result: entries } = await session.send("Runtime.getProperties", {
      objectId: result.objectId ?? "",
      ownProperties: true,
    });
    const beside = entries.flatMap(({ name: key, value }) =>
      /^\d+$/.test(key) && value?.objectId ? [value.objectId] : [],
    );
    const found = await Promise.all(beside.map((objectId) => describe(session, objectId)));
    return found.flatMap((one) =>
      one.role === role && one.name !== "" && one.name !== name ? one.name : [],
    );
  } catch {
    // The page changed or navigated in the meantime.
    return [];
  } finally {
    await session.send("Runtime.releaseObjectGroup", { objectGroup }).catch(() => undefined);
  }
}

/** Runs in the page, and must not refer to anything outside of it. */
function elementsBeside(control: Element, most: number): Element[] {
  const all = [...(control.parentElement?.children ?? [])];
  const at = all.indexOf(control);
  const distance = (element: Element) => Math.abs(all.indexOf(element) - at);
  return all
    .slice(Math.max(0, at - most), at + most + 1)
    .filter((element) => element !== control)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, most);
}

async function describe(session: CDPSession, objectId: string): Promise<{ role: string; name: string }> {
  const { nodes } = await session.send("Accessibility.getPartialAXTree", { objectId, fetchRelatives: false });
  const [node] = nodes as AxNode[];
  return node ? { role: roleOf(node), name: textOf(node.name) } : { role: "", name: "" };
}
