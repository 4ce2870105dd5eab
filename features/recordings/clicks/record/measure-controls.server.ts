/** Reads the places of controls in their page, all of a frame together. */
import type { CDPSession } from "playwright-core";
import { type NameHints, nameHintsOf } from "#engines/recording/page/name-hints.ts";
import { shownPart } from "#engines/recording/page/shown-part.ts";
import type { PageBox } from "./page-messages.ts";

interface MeasuredControl {
  /** Of the part that a person sees, in CSS pixels of the main frame's viewport. Null if it isn't shown. */
  box: PageBox | null;
  text: string;
  hints: NameHints;
}

export const noHints: NameHints = { text: "", heading: "", isIconFont: false };

/** In calls to `callInPage`, so that the browser can forget all elements of a call together. */
let groups = 0;

/**
 * Calls a function with a list of elements and with arguments. Its source must not refer to anything outside of it.
 * `world` is one that the page can't see, and of the elements' frame. Null if an element or the page is gone.
 */
export async function callInPage<T>(
  session: CDPSession,
  {
    world,
    elements,
    source,
    args = [],
  }: {
    world: number | undefined;
    elements: number[];
    source: string;
    args?: string[];
  },
): Promise<T | null> {
  groups += 1;
  const objectGroup = `step-elements-${groups}`;
  try {
    const objects = await Promise.all(
      elements.map(async (backendNodeId) => {
        const { object } = await session.send("DOM.resolveNode", {
          backendNodeId,
          objectGroup,
          ...(world === undefined ? {} : { executionContextId: world }),
        });
        return object.objectId ?? "";
      }),
    );
    const { result, exceptionDetails } = await session.send("Runtime.callFunctionOn", {
      objectId: objects[0] ?? "",
      functionDeclaration: `function (...given) { return (${source})(given.slice(0, ${elements.length}), ...given.slice(${elements.length})); }`,
      arguments: [...objects.map((objectId) => ({ objectId })), ...args.map((value) => ({ value }))],
      objectGroup,
      returnByValue: true,
      userGesture: true,
    });
    return exceptionDetails ? null : (result.value as T);
  } catch {
    return null;
  } finally {
    await session.send("Runtime.releaseObjectGroup", { objectGroup }).catch(() => undefined);
  }
}

/** One per element, in their order. An element that is gone has no place. */
export async function measureControls(
  session: CDPSession,
  world: number | undefined,
  elements: number[],
): Promise<MeasuredControl[]> {
  if (elements.length === 0) return [];
  const helpers = `{ shown: ${shownPart.toString()}, hints: ${nameHintsOf.toString()} }`;
  const source = `(all) => all.map((one) => (${measurePart.toString()})(one, ${helpers}))`;
  const measured = await callInPage<MeasuredControl[]>(session, { world, elements, source });
  if (measured) return measured;
  const gone = { box: null, text: "", hints: noHints };
  if (elements.length === 1) return [gone];
  // One of them left the page in the meantime.
  const half = Math.ceil(elements.length / 2);
  const parts = [elements.slice(0, half), elements.slice(half)];
  return (await Promise.all(parts.map((part) => measureControls(session, world, part)))).flat();
}

function measurePart(
  node: Node,
  helpers: { shown: typeof shownPart; hints: typeof nameHintsOf },
): MeasuredControl {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element) return { box: null, text: "", hints: { text: "", heading: "", isIconFont: false } };
  const hints = helpers.hints(element);
  const text = element instanceof HTMLElement ? element.innerText.slice(0, 200) : "";
  const { x, y, width, height } = helpers.shown(element).getBoundingClientRect();
  let [left, top] = [x, y];
  for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) {
    const around = frame.frameElement;
    if (!around) return { box: null, text, hints };
    const corner = around.getBoundingClientRect();
    left += corner.left + around.clientLeft;
    top += corner.top + around.clientTop;
  }
  return { box: width > 0 && height > 0 ? { x: left, y: top, width, height } : null, text, hints };
}
