/** Runs in every frame of a recorded tab, in a world that the page can't see. Doesn't change the page. */

import { findPrivateAreas } from "#engines/recording/clicks/private-areas.ts";
import { typedRules } from "#engines/recording/clicks/typed-rules.ts";
import { drawnControl } from "#engines/recording/page/drawn-control.ts";
import { parentsOf } from "#engines/recording/page/element-facts.ts";
import { nameHintsOf } from "#engines/recording/page/name-hints.ts";
import { shownPart } from "#engines/recording/page/shown-part.ts";
import { drawnList } from "#features/recordings/clicks/record/drawn-list.ts";
import type { PageMessage } from "#features/recordings/clicks/record/page-messages.ts";
import { recordPage } from "#features/recordings/clicks/record/page-script.ts";
import { pageSecrets } from "#features/recordings/clicks/record/page-secrets.ts";
import { selectElement } from "#features/recordings/clicks/record/select-element.ts";
import { shownTexts } from "#features/recordings/clicks/record/shown-texts.ts";
import type { ContentMessage, FrameState } from "../messages.ts";
import { boxOf, describeElement } from "./describe-element.ts";
import { watchChanges } from "./watch-changes.ts";

declare global {
  /** The background script calls it by name, in the same world. */
  var stepExtension:
    | { document: Document; stateOf(typed: string[], target: number | null): FrameState }
    | undefined;
}

/** A person waits for the picture, and its review reads it, too. */
const maxSearchMs = 300;

/** In CSS pixels. A frame doesn't know how large the page around it is. What is beyond is cut off later. */
const wholeScreen = { width: 16_384, height: 16_384 };

/** In CSS pixels. A control that moved further isn't at the place that its ring would mark. */
const tolerance = 4;

/**
 * Scripts are inserted again when a frame has loaded and before each picture. A frame's first, empty document leaves its
 * window to the next one, but not its listeners.
 */
if (globalThis.stepExtension?.document !== document) record();

function record(): void {
  const isMain = window === window.top;
  const changes = isMain ? watchChanges((quiet) => send({ kind: "quiet", quiet })) : null;
  let targets = 0;
  let target: { number: number; element: Element; left: number; top: number } | null = null;

  globalThis.stepRecorded = (text) => {
    const message = JSON.parse(text) as PageMessage;
    if (message.kind === "typed") return send(message);
    const used = message.kind === "dragged" || message.kind === "marked" ? null : message.target;
    const element = used === null ? null : stepRecorder.targetOf(used);
    const shown = element && shownPart(element);
    const { x, y } = shown ? boxOf(shown) : { x: 0, y: 0 };
    target = shown ? { number: ++targets, element: shown, left: x, top: y } : null;
    const control = element && target && describeElement(element, cornerOfFrame());
    send({
      kind: "used",
      message,
      control,
      part: control?.role === "" && used !== null ? stepRecorder.partOf(used) : null,
      url: window.top?.location.href ?? "",
      pageTitle: window.top?.document.title ?? "",
      target: targets,
      quiet: target && changes ? changes.quietWith(controlOf(target.element)) : null,
      isQuiet: changes?.isQuiet() ?? false,
    });
  };
  // Load events of elements don't reach the window.
  document.addEventListener(
    "load",
    ({ target }) => {
      if (target instanceof HTMLIFrameElement || target instanceof HTMLFrameElement) send({ kind: "frame" });
    },
    { capture: true, passive: true },
  );
  recordPage(false, pageSecrets(typedRules()), {
    drawnList: (target, around) => drawnList(target, around, shownPart),
    hints: nameHintsOf,
    select: (element) => selectElement(element, drawnControl),
  });

  globalThis.stepExtension = {
    document,
    stateOf: (typed, number) => ({
      // Frames of other sites have no recorder.
      boxes: globalThis.stepRecorder?.privateBoxes(typed) ?? [],
      privateAreas: globalThis.stepRecorder
        ? findPrivateAreas(shownTexts({ maxMs: maxSearchMs, skipsHidden: true }).texts, wholeScreen)
        : [],
      viewportWidth: isMain ? window.innerWidth : 0,
      quiet: changes?.isQuiet() ? changes.quiet() : null,
      isTargetShown: number !== null && target?.number === number && isShown(target),
    }),
  };
}

/** The element whose place is known: the pressed one may be an icon in it. */
function controlOf(element: Element): Element {
  return element.closest("a, button, summary, label, [role]") ?? element;
}

function isShown({ element, left, top }: { element: Element; left: number; top: number }): boolean {
  if (!element.isConnected) return false;
  const { x, y, width, height } = boxOf(element);
  if (width === 0 || Math.abs(x - left) > tolerance || Math.abs(y - top) > tolerance) return false;
  const root = element.getRootNode() as Document | ShadowRoot;
  const atMiddle = root.elementFromPoint(x + width / 2, y + height / 2);
  return atMiddle !== null && (element.contains(atMiddle) || [...parentsOf(element)].includes(atMiddle));
}

function cornerOfFrame(): { left: number; top: number } {
  let [left, top] = [0, 0];
  for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) {
    const element = frame.frameElement;
    if (!element) break;
    const box = element.getBoundingClientRect();
    left += box.left + element.clientLeft;
    top += box.top + element.clientTop;
  }
  return { left, top };
}

function send(message: ContentMessage): void {
  // After an update of the extension, the page has the recorder of the former one.
  void chrome.runtime?.sendMessage(message).catch(() => undefined);
}
