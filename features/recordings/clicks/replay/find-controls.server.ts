/** Lists the controls of a page as they are now: from the accessibility tree of each frame, and by selectors. */
import type { CDPSession } from "playwright-core";
import { controlRoles, dialogRoles, sameRoles } from "#engines/recording/clicks/control-roles.ts";
import { queryAll } from "#engines/recording/page/query-all.ts";
import { type Candidate, foldName, type WantedControl } from "#engines/recording/replay/match-control.ts";
import { boxOf } from "../record/describe-control.server.ts";
import type { RecordedPage } from "../record/recorded-page.server.ts";

export interface FoundControl extends Candidate {
  backendNodeId: number;
}

/** Reading the place of each takes a message to the browser. */
const maxCandidates = 150;
/** A selector that finds more than this says nothing. */
const maxFound = 5;

interface AxNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  backendDOMNodeId?: number;
  role?: { value?: unknown };
  name?: { value?: unknown };
}

export async function findControls(page: RecordedPage, wanted: WantedControl): Promise<FoundControl[]> {
  const nodes = await readTrees(page.session);
  const byElement = new Map(nodes.map((node) => [node.backendDOMNodeId ?? -1, node]));
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const found = await findBySelectors(page, wanted.selectors);
  const listed = [...nodes, ...missingIn(byElement, found)]
    .filter((node) => isWanted(node, wanted, found))
    .sort((one, other) => rank(other, wanted, found) - rank(one, wanted, found))
    .slice(0, maxCandidates);
  const controls: FoundControl[] = [];
  for (const node of listed) {
    const backendNodeId = elementOf(node, byId);
    if (backendNodeId === null) continue;
    const box = await boxOf(page.session, backendNodeId, roleOf(node));
    controls.push({
      backendNodeId,
      role: roleOf(node) === "statictext" ? "" : roleOf(node),
      name: textOf(node.name) || (await textIn(page.session, node, backendNodeId)),
      dialogTitle: dialogOf(node, byId),
      box: box && box.width > 0 && box.height > 0 ? box : null,
      foundBy: found.get(backendNodeId) ?? {},
    });
  }
  return controls;
}

/** Of the page and of its frames in the same process. */
async function readTrees(session: CDPSession): Promise<AxNode[]> {
  const { frameTree } = await session.send("Page.getFrameTree");
  const frames = [frameTree];
  const all: AxNode[] = [];
  for (let tree = frames.shift(); tree; tree = frames.shift()) {
    frames.push(...(tree.childFrames ?? []));
    const frameId = tree.frame.id;
    const { nodes } = await session
      .send("Accessibility.getFullAXTree", { frameId })
      .catch(() => ({ nodes: [] }));
    // Ids are only unique within a frame.
    const named = (id: string) => `${frameId} ${id}`;
    for (const node of nodes as AxNode[])
      all.push({
        ...node,
        nodeId: named(node.nodeId),
        ...(node.parentId === undefined ? {} : { parentId: named(node.parentId) }),
      });
  }
  return all;
}

type FoundBy = Map<number, Record<string, number>>;

async function findBySelectors(page: RecordedPage, selectors: string[]): Promise<FoundBy> {
  const found: FoundBy = new Map();
  for (const contextId of page.worlds())
    for (const selector of selectors) {
      const elements = await elementsOf(page.session, contextId, selector);
      for (const backendNodeId of elements)
        found.set(backendNodeId, { ...found.get(backendNodeId), [selector]: elements.length });
    }
  return found;
}

async function elementsOf(session: CDPSession, contextId: number, selector: string): Promise<number[]> {
  try {
    const expression = `(${queryAll.toString()})(${JSON.stringify(selector)}, ${maxFound})`;
    const { result } = await session.send("Runtime.evaluate", { expression, contextId });
    if (!result.objectId) return [];
    const { result: entries } = await session.send("Runtime.getProperties", {
      objectId: result.objectId,
      ownProperties: true,
    });
    const ids: number[] = [];
    for (const { name, value } of entries)
      if (/^\d+$/.test(name) && value?.objectId) {
        const { node } = await session.send("DOM.describeNode", { objectId: value.objectId });
        ids.push(node.backendNodeId);
      }
    return ids;
  } catch {
    // The frame is gone, or it isn't a selector.
    return [];
  }
}

/** Elements that selectors find, but that aren't in the accessibility tree. */
function missingIn(byElement: Map<number, AxNode>, found: FoundBy): AxNode[] {
  return [...found.keys()]
    .filter((id) => !byElement.has(id))
    .map((id) => ({ nodeId: `element ${id}`, ignored: true, backendDOMNodeId: id }));
}

function isWanted(node: AxNode, wanted: WantedControl, found: FoundBy): boolean {
  const role = roleOf(node);
  if (wanted.role !== "") return role === wanted.role;
  if (found.has(node.backendDOMNodeId ?? -1)) return true;
  const isNamed = wanted.name !== "" && foldName(textOf(node.name)) === foldName(wanted.name);
  return isNamed && (role === "statictext" || controlRoles.has(role));
}

function rank(node: AxNode, wanted: WantedControl, found: FoundBy): number {
  const isNamed = foldName(textOf(node.name)) === foldName(wanted.name);
  return (isNamed ? 2 : 0) + (found.has(node.backendDOMNodeId ?? -1) ? 1 : 0);
}

/** Text has no element of its own. */
function elementOf(node: AxNode, byId: Map<string, AxNode>): number | null {
  if (roleOf(node) !== "statictext") return node.backendDOMNodeId ?? null;
  const parent = node.parentId === undefined ? undefined : byId.get(node.parentId);
  return parent?.backendDOMNodeId ?? node.backendDOMNodeId ?? null;
}

function dialogOf(start: AxNode, byId: Map<string, AxNode>): string {
  let node: AxNode | undefined = start;
  while (node && !dialogRoles.has(roleOf(node))) node = node.parentId ? byId.get(node.parentId) : undefined;
  return node ? textOf(node.name) : "";
}

/** The name of a part that isn't a control is its text, as when it was recorded. */
async function textIn(session: CDPSession, node: AxNode, backendNodeId: number): Promise<string> {
  if (controlRoles.has(roleOf(node))) return "";
  try {
    const { object } = await session.send("DOM.resolveNode", { backendNodeId });
    const { result } = await session.send("Runtime.callFunctionOn", {
      objectId: object.objectId ?? "",
      functionDeclaration: "function () { return (this.innerText || '').slice(0, 200); }",
      returnByValue: true,
    });
    return typeof result.value === "string" ? result.value.replace(/\s+/g, " ").trim() : "";
  } catch {
    return "";
  }
}

function roleOf({ role, ignored }: AxNode): string {
  const value = ignored ? "" : textOf(role).toLowerCase();
  return sameRoles[value] ?? value;
}

function textOf(value: { value?: unknown } | undefined): string {
  return typeof value?.value === "string" ? value.value : "";
}
