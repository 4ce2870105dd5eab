/** Connects to one page of the recorded browser: its frames, what they say, and the accessibility tree. */
import type { CDPSession, Page } from "playwright-core";
import { typedRules } from "#engines/recording/clicks/typed-rules.ts";
import { drawnControl } from "#engines/recording/page/drawn-control.ts";
import { nameHintsOf } from "#engines/recording/page/name-hints.ts";
import { shownPart } from "#engines/recording/page/shown-part.ts";
import { drawnList } from "./drawn-list.ts";
import { bindingName, type PageBox, type PageMessage, worldName } from "./page-messages.ts";
import { recordPage } from "./page-script.ts";
import { pageSecrets } from "./page-secrets.ts";
import { selectElement } from "./select-element.ts";
import { type ShownTexts, shownTexts } from "./shown-texts.ts";

const toolsOfPage = `{
  drawnList: (target, around) => (${drawnList.toString()})(target, around, ${shownPart.toString()}),
  hints: ${nameHintsOf.toString()},
  select: (element) => (${selectElement.toString()})(element, ${drawnControl.toString()}),
}`;

export interface RecordedPage {
  page: Page;
  session: CDPSession;
  /** Evaluates in the recorder's own world of a frame. Null if the frame is gone. */
  evaluate<T>(frame: number, expression: string): Promise<T | null>;
  /** Ids of the recorder's worlds, one per frame. */
  worlds(): number[];
  /** The recorder's world of a frame of Chromium's. Undefined if it has none. */
  worldOf(frameId: string): number | undefined;
  /** A handle of the element of a message of this frame. Null if it is gone. */
  targetOf(frame: number, target: number): Promise<string | null>;
  /** Areas to cover, in CSS pixels of the main frame's viewport. */
  privateBoxes(typed: string[]): Promise<PageBox[]>;
  shownTexts(options: Parameters<typeof shownTexts>[0]): Promise<ShownTexts>;
}

/** Resolves once pages that load from now on are recorded. Messages name their frame, by its world. */
export async function connectPage(
  page: Page,
  {
    holds,
    onMessage,
  }: {
    /** Whether presses wait for their picture. */
    holds: boolean;
    onMessage: (from: RecordedPage, frame: number, message: PageMessage) => void;
  },
): Promise<RecordedPage> {
  const session = await page.context().newCDPSession(page);
  /** By the id of the recorder's world in it: Chromium's id of the frame. */
  const frames = new Map<number, string>();
  session.on("Runtime.executionContextCreated", ({ context }) => {
    const { frameId = "" } = (context.auxData ?? {}) as { frameId?: string };
    if (context.name === worldName) frames.set(context.id, frameId);
  });
  session.on("Runtime.executionContextDestroyed", ({ executionContextId }) =>
    frames.delete(executionContextId),
  );
  session.on("Runtime.executionContextsCleared", () => frames.clear());

  async function evaluate<T>(frame: number, expression: string): Promise<T | null> {
    try {
      const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
        expression,
        contextId: frame,
        returnByValue: true,
      });
      return exceptionDetails ? null : (result.value as T);
    } catch {
      return null;
    }
  }

  async function inFrames<T>(expression: string): Promise<T[]> {
    const found = await Promise.all([...frames.keys()].map((frame) => evaluate<T[]>(frame, expression)));
    return found.flatMap((some) => some ?? []);
  }

  const recorded: RecordedPage = {
    page,
    session,
    evaluate,
    worlds: () => [...frames.keys()],
    // The latest one: a frame that has moved on may still have a former one.
    worldOf: (frameId) => [...frames].findLast(([, id]) => id === frameId)?.[0],
    async targetOf(frame, target) {
      try {
        const { result } = await session.send("Runtime.evaluate", {
          expression: `stepRecorder.targetOf(${target})`,
          contextId: frame,
        });
        return result.objectId ?? null;
      } catch {
        return null;
      }
    },
    privateBoxes: (typed) => inFrames<PageBox>(`stepRecorder.privateBoxes(${JSON.stringify(typed)})`),
    async shownTexts(options) {
      const expression = `[(${shownTexts.toString()})(${JSON.stringify(options)})]`;
      const found = await inFrames<ShownTexts>(expression);
      return { texts: found.flatMap(({ texts }) => texts), isWhole: found.every(({ isWhole }) => isWhole) };
    },
  };
  session.on("Runtime.bindingCalled", ({ name, payload, executionContextId }) => {
    if (name === bindingName && frames.has(executionContextId))
      onMessage(recorded, executionContextId, JSON.parse(payload) as PageMessage);
  });
  await session.send("Runtime.enable");
  await session.send("Page.enable");
  await session.send("DOM.enable");
  await session.send("Accessibility.enable");
  await session.send("Runtime.addBinding", { name: bindingName, executionContextName: worldName });
  await session.send("Page.addScriptToEvaluateOnNewDocument", {
    source: `(${recordPage.toString()})(true, (${pageSecrets.toString()})((${typedRules.toString()})()), ${toolsOfPage});${holds ? "" : "globalThis.stepRecorder?.letThrough();"}`,
    worldName,
    runImmediately: true,
  });
  return recorded;
}
