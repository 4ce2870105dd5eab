/** Notices that the visitor used a step's control, which may be in a frame. Never uses it. */
import type { TourStep } from "../wire.ts";

interface Watched {
  step: Pick<TourStep, "verb" | "value">;
  /** A key that is pressed in this step's field, and is the next step. */
  nextKey: string | null;
  element: Element | null;
  /** Of the page and its frames. */
  windows: Window[];
  /** What a person sees of it. */
  part: Element | null;
  /** Whether a person can still see it. */
  isVisible(): boolean;
  /** The element around the caption. What happens in there isn't use. */
  host: Element;
}

interface Outcome {
  /** Runs before the page reacts, because it may open another page. `steps` are 2 if it was the next step, too. */
  used(steps: 1 | 2, event?: Event): void;
  signal: AbortSignal;
}

/** After a touch, some browsers wait this long for a second one. */
const clickDelayMs = 350;
/** A press that moves further isn't one. */
const maxMove = 10;
const others = "a,button,input,select,textarea,summary,[role=button]";

/** Returns whether a press has begun whose end decides. Its control may be gone until then. */
export function watchUse(watched: Watched, outcome: Outcome): () => boolean {
  const { step, element } = watched;
  if (step.verb === "press")
    for (const one of watched.windows)
      watchKey(one, step.value, watched, (event) => outcome.used(1, event), outcome);
  else if (!element) return isNever;
  else if (step.verb === "drag") watchDrag(element, outcome);
  else if (step.verb === "type") watchTyping(element, watched, outcome);
  else if (element.localName === "select")
    element.addEventListener("change", (event) => outcome.used(1, event), capture(outcome));
  else return watchPress(element, watched, outcome);
  return isNever;
}

function isNever(): boolean {
  return false;
}

function capture({ signal }: Outcome): AddEventListenerOptions {
  return { capture: true, signal };
}

/** Events in frames have classes of their own. */
function isKey(event: Event): event is KeyboardEvent {
  return "key" in event;
}

function isPointer(event: Event): event is PointerEvent {
  return "pointerId" in event;
}

function viewOf({ ownerDocument: { defaultView } }: Element): Window {
  return defaultView ?? window;
}

function watchKey(
  on: EventTarget,
  key: string | null,
  { host }: Watched,
  used: (event: Event) => void,
  outcome: Outcome,
): void {
  const listen = (event: Event) => {
    if (!isKey(event) || event.key !== key) return;
    if (!event.isTrusted || event.isComposing || event.repeat || event.composedPath().includes(host)) return;
    used(event);
  };
  on.addEventListener("keydown", listen, capture(outcome));
}

function watchTyping(element: Element, watched: Watched, outcome: Outcome): void {
  const { host, nextKey } = watched;
  const options = capture(outcome);
  let isTyped = false;
  let isCaptionPressed = false;
  let isTabbed = false;
  if (nextKey !== null) watchKey(element, nextKey, watched, (event) => outcome.used(2, event), outcome);
  for (const one of new Set([window, viewOf(element)]))
    one.addEventListener(
      "pointerdown",
      (event) => {
        isCaptionPressed = event.composedPath().includes(host);
        isTabbed = false;
      },
      options,
    );
  element.addEventListener("keydown", (event) => (isTabbed = isKey(event) && event.key === "Tab"), options);
  element.addEventListener("input", () => (isTyped = true), options);
  // The event that says where the focus goes comes next, if it moves.
  element.addEventListener(
    "change",
    (event) => isTyped && !isCaptionPressed && !isTabbed && outcome.used(1, event),
    options,
  );
  element.addEventListener(
    "focusout",
    (event) => {
      const isToCaption = isCaptionPressed || ("relatedTarget" in event && event.relatedTarget === host);
      if (isTyped && !isToCaption) outcome.used(1, event);
    },
    options,
  );
}

function watchDrag(element: Element, outcome: Outcome): void {
  const options = capture(outcome);
  const view = viewOf(element);
  let isHeld = false;
  let isDragged = false;
  const release = () => {
    isHeld = false;
  };
  element.addEventListener("pointerdown", () => (isHeld = true), options);
  // The browser's own dragging cancels the pointer.
  element.addEventListener("dragstart", () => (isDragged = true), options);
  view.addEventListener("pointercancel", release, options);
  view.addEventListener("drop", (event) => isDragged && outcome.used(1, event), options);
  view.addEventListener(
    "dragend",
    () => {
      release();
      isDragged = false;
    },
    options,
  );
  view.addEventListener("pointerup", (event) => isHeld && outcome.used(1, event), options);
}

/** Some controls act when the pointer goes down or up, and are gone before there is a click. */
function watchPress(element: Element, { part, isVisible }: Watched, outcome: Outcome): () => boolean {
  const { used, signal } = outcome;
  const options = capture(outcome);
  const view = viewOf(element);
  let pressedAt: { x: number; y: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const press = (event: Event) => {
    if (!isPointer(event) || !event.isTrusted || event.button !== 0) return;
    if (element.matches(":disabled") || isOnAnother(event, element, part)) return;
    clearTimeout(timer);
    pressedAt = { x: event.clientX, y: event.clientY };
  };
  element.addEventListener("click", (event) => used(1, event), options);
  for (const one of new Set([element, part ?? element])) one.addEventListener("pointerdown", press, options);
  view.addEventListener(
    "pointerup",
    (event) => {
      if (!pressedAt) return;
      const moved = Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y);
      timer = setTimeout(() => {
        pressedAt = null;
        if (moved <= maxMove || !isVisible()) used(1);
      }, clickDelayMs);
    },
    options,
  );
  view.addEventListener("pointercancel", () => (pressedAt = null), options);
  // A press can open another page before there is a click.
  view.addEventListener("pagehide", () => pressedAt && used(1), options);
  signal.addEventListener("abort", () => clearTimeout(timer));
  return () => pressedAt !== null;
}

/** Whether another control inside the visible part was pressed. */
function isOnAnother(event: Event, element: Element, part: Element | null): boolean {
  const path = event.composedPath();
  if (path.includes(element) || !part) return false;
  return path
    .slice(0, path.indexOf(part))
    .some((one) => one !== element && "matches" in one && (one as Element).matches(others));
}
