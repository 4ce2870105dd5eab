/** Lists the controls of a page as they are now: from the accessibility tree of each frame, and by selectors. */
import type { CDPSession } from "playwright-core";
import { controlRoles, dialogRoles } from "#engines/recording/clicks/control-roles.ts";
import { readableName } from "#engines/recording/clicks/readable-name.ts";
import { drawnControl } from "#engines/recording/page/drawn-control.ts";
import { queryAll } from "#engines/recording/page/query-all.ts";
import { type Candidate, foldName, type WantedControl } from "#engines/recording/replay/match-control.ts";
import { propertyOf, roleOf, type AxNode as TreeNode, textOf } from "../record/ax-node.ts";
import { measureControls, noHints } from "../record/measure-controls.server.ts";
import type { RecordedPage } from "../record/recorded-page.server.ts";

export interface FoundControl extends Candidate {
  backendNodeId: number;
  /** The recorder's world in its frame. */
  world: number | undefined;
}

/** The browser looks up each. */
const maxCandidates = 150;
/** A selector that finds more than this says nothing. */
const maxFound = 5;

interface AxNode extends TreeNode {
  world: number | undefined;
}

export interface FoundControls {
  controls: FoundControl[];
  /** Everything that the page shows. Any difference is a change. */
  shown: string;
  /** Whether the page says that it loads something. */
  isLoading: boolean;
}

export async function findControls(page: RecordedPage, wanted: WantedControl): Promise<FoundControls> {
  const nodes = await readTrees(page);
  return {
    controls: await listControls(page, nodes, wanted),
    shown: nodes.map(shownOf).join("\n"),
    isLoading: nodes.some(isLoading),
  };
}

function shownOf(node: AxNode): string {
  return [node.backendDOMNodeId, roleOf(node), textOf(node.name)].join(" ");
}

/** A part that is busy, or a bar or wheel without a value. */
function isLoading(node: AxNode): boolean {
  const isWheel = /^progress(?:bar|indicator)$/.test(roleOf(node)) && node.value?.value === undefined;
  return !node.ignored && (isWheel || propertyOf(node, "busy") === true);
}

async function listControls(
  page: RecordedPage,
  nodes: AxNode[],
  wanted: WantedControl,
): Promise<FoundControl[]> {
  const byElement = new Map(nodes.map((node) => [node.backendDOMNodeId ?? -1, node]));
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const found = await findBySelectors(page, wanted.selectors);
  const listed = [...nodes, ...missingIn(byElement, found)]
    .filter((node) => isWanted(node, wanted, found))
    .sort((one, other) => rank(other, wanted, found) - rank(one, wanted, found))
    .slice(0, maxCandidates)
    .flatMap((node) => {
      const backendNodeId = elementOf(node, byId);
      return backendNodeId === null ? [] : [{ node, backendNodeId }];
    });
  const controls: FoundControl[] = [];
  for (const [world, ofWorld] of Map.groupBy(listed, ({ node }) => node.world)) {
    const elements = ofWorld.map(({ backendNodeId }) => backendNodeId);
    const measured = await measureControls(page.session, world, elements);
    for (const [index, { node, backendNodeId }] of ofWorld.entries()) {
      const { box = null, text = "", hints = noHints } = measured[index] ?? {};
      const role = roleOf(node);
      // The name of a part that isn't a control is its text, as when it was recorded.
      const own = textOf(node.name) || (controlRoles.has(role) ? "" : text.replace(/\s+/g, " ").trim());
      controls.push({
        ...{ backendNodeId, world, box },
        role: role === "statictext" ? "" : role,
        name: readableName(own, hints),
        accessibleName: own,
        dialogTitle: dialogOf(node, byId),
        foundBy: found.get(backendNodeId)?.counts ?? {},
      });
    }
  }
  return controls;
}

/** Of the page and of its frames in the same process. */
async function readTrees({ session, worldOf }: RecordedPage): Promise<AxNode[]> {
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
    const world = worldOf(frameId);
    for (const node of nodes as TreeNode[])
      all.push({
        ...node,
        world,
        nodeId: named(node.nodeId),
        ...(node.parentId === undefined ? {} : { parentId: named(node.parentId) }),
      });
  }
  return all;
}

/** By element. `counts`: for each selector that finds it, how many elements it finds. */
type FoundBy = Map<number, { world: number; counts: Record<string, number> }>;

async function findBySelectors(page: RecordedPage, selectors: string[]): Promise<FoundBy> {
  const found: FoundBy = new Map();
  for (const world of page.worlds())
    for (const selector of selectors) {
      const elements = await elementsOf(page.session, world, selector);
      for (const backendNodeId of elements) {
        const counts = { ...found.get(backendNodeId)?.counts, [selector]: elements.length };
        found.set(backendNodeId, { world, counts });
      }
    }
  return found;
}

/** The browser forgets them after each look-up. */
const objectGroup = "step-found";

async function elementsOf(session: CDPSession, contextId: number, selector: string): Promise<number[]> {
  try {
    const options = `{ max: ${maxFound}, drawn: ${drawnControl.toString()} }`;
    const expression = `(${queryAll.toString()})(${JSON.stringify(selector)}, ${options})`;
    const { result } = await session.send("Runtime.evaluate", { expression, contextId, objectGroup });
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
  } finally {
    await session.send("Runtime.releaseObjectGroup", { objectGroup }).catch(() => undefined);
  }
}

/** Elements that selectors find, but that aren't in the accessibility tree. */
function missingIn(byElement: Map<number, AxNode>, found: FoundBy): AxNode[] {
  return [...found]
    .filter(([id]) => !byElement.has(id))
    .map(([id, { world }]) => ({ world, nodeId: `element ${id}`, ignored: true, backendDOMNodeId: id }));
}

function isWanted(node: AxNode, wanted: WantedControl, found: FoundBy): boolean {
  const role = roleOf(node);
  if (wanted.role !== "") return role === wanted.role;
  if (found.has(node.backendDOMNodeId ?? -1)) return true;
  const isNamed = wanted.name !== "" && foldName(textOf(node.name)) === foldName(wanted.name);
  return isNamed && (role === "statictext" || controlRoles.has(role));
}

function rank(node: AxNode, wanted: WantedControl, found: FoundBy): number {
  const names = [node.name, node.description].map((one) => foldName(textOf(one)));
  return (names.includes(foldName(wanted.name)) ? 2 : 0) + (found.has(node.backendDOMNodeId ?? -1) ? 1 : 0);
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
