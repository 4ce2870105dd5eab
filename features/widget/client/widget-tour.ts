/**
 * Shows the steps of a recorded guide on the website itself: a ring around each control, and the step's text next to it.
 * It never presses or types anything. Loaded when a visitor asks for it.
 */
import { type FoundElement, findInPage } from "#engines/recording/page/find-in-page.ts";
import type { TourStep } from "../wire.ts";
import type { TourRun } from "./registry.ts";
import css from "./tour.css?inline";
import { createCaption } from "./tour-caption.ts";
import { placeCaption, type Rect } from "./tour-place.ts";
import { watchUse } from "./tour-use.ts";

// Important declarations in here win over those of the page.
const hostStyle = `:host{all:initial!important;display:block!important;position:fixed!important;inset:0!important;z-index:2147483647!important;width:auto!important;height:auto!important;overflow:visible!important;pointer-events:none!important}
@media print{:host{display:none!important}}`;
const pollMs = 250;
/** How long a control may take to appear before the caption says that it isn't there. */
const patienceMs = 4_000;
/** For a step of another page, which is probably not here. */
const elsewhereMs = 750;
const ringGap = 5;

const registry = window.StepHelp ?? [];
let endCurrent: () => void = () => {};
registry.tour = (run) => {
  endCurrent();
  endCurrent = startTour(run);
};
window.StepHelp = registry;

/** Returns what ends it. */
function startTour(run: TourRun): () => void {
  const { steps } = run.answer;
  const host = document.createElement("step-help");
  // Otherwise the loader would draw a button into it.
  host.setAttribute("floating", "tour");
  host.popover = "manual";
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(hostStyle + css);
  root.adoptedStyleSheets = [run.theme, sheet];
  const ring = document.createElement("div");
  ring.className = "ring";
  ring.hidden = true;
  const caption = createCaption(run, {
    next: () => go(at + 1),
    back: () => go(at - 1),
    close: () => end("close"),
    read() {
      end("close");
      run.read();
    },
    focusControl: () => target instanceof HTMLElement && target.focus(),
  });
  root.append(ring, caption.element);

  let at = Math.min(run.at, steps.length - 1);
  let target: Element | null = null;
  let shownAtMs = 0;
  let watched = new AbortController();
  const lasting = new AbortController();
  const { signal } = lasting;

  addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape" && !event.defaultPrevented && !event.isComposing) end("close");
    },
    { signal },
  );
  attach();
  const timer = setInterval(look, pollMs);
  let frame = requestAnimationFrame(follow);
  run.emit("start");
  go(at);
  if (!run.isResumed) caption.focus();
  return () => end("close");

  function go(next: number): void {
    if (next >= steps.length) {
      end("done");
      return;
    }
    at = Math.max(0, next);
    run.keep(at);
    shownAtMs = performance.now();
    setTarget(null);
    caption.show(steps[at]!, at);
    look();
  }

  function look(): void {
    const step = steps[at]!;
    if (target && isHere(target)) return;
    const isElsewhere = isOfOtherPage(step);
    const waitedMs = performance.now() - shownAtMs;
    const found = find(step);
    // On another page, or before the page is ready, a control with another name may be a different one.
    const isSure = found?.kind === "same" || (!isElsewhere && waitedMs >= patienceMs / 2);
    const next = found && isSure ? found.element : null;
    if (next !== target) setTarget(next);
    const isLate = waitedMs >= (isElsewhere ? elsewhereMs : patienceMs);
    if (next || (step.verb === "press" && !isElsewhere)) caption.say("here");
    else if (isLate) caption.say(isElsewhere ? "elsewhere" : "missing");
  }

  function find(step: TourStep): FoundElement | null {
    if (step.verb === "press") return null;
    const { verb, role, name, dialogTitle, selectors } = step;
    const taken = new Set(steps.map((each) => each.name).filter((each) => each !== name && each !== ""));
    return findInPage({ verb, role, name, dialogTitle, selectors, box: null }, { taken, isOurs });
  }

  function setTarget(element: Element | null): void {
    watched.abort();
    watched = new AbortController();
    target = element;
    watchUse(steps[at]!, element, { used: () => go(at + 1), signal: watched.signal });
    caption.setTarget(element);
    if (element) bringIntoView(element);
  }

  /** Apps replace parts of their page, and a modal dialog makes everything around it unusable. */
  function attach(): void {
    const around = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    if (host.parentNode === around) return;
    const hadFocus = root.activeElement !== null;
    around.append(host);
    host.showPopover();
    if (hadFocus) caption.focus();
  }

  function follow(): void {
    attach();
    const rect = target && isHere(target) ? target.getBoundingClientRect() : null;
    ring.hidden = rect === null;
    if (rect) {
      setPlace(ring, { x: rect.x - ringGap, y: rect.y - ringGap });
      ring.style.width = `${rect.width + 2 * ringGap}px`;
      ring.style.height = `${rect.height + 2 * ringGap}px`;
    }
    const { offsetWidth: width, offsetHeight: height } = caption.element;
    const screen = { width: document.documentElement.clientWidth, height: innerHeight };
    setPlace(caption.element, placeCaption(rect, { width, height }, screen));
    frame = requestAnimationFrame(follow);
  }

  function end(state: "done" | "close"): void {
    if (lasting.signal.aborted) return;
    const hadFocus = root.activeElement !== null;
    const control = target;
    run.keep(null);
    lasting.abort();
    watched.abort();
    clearInterval(timer);
    cancelAnimationFrame(frame);
    host.remove();
    if (hadFocus) (control instanceof HTMLElement ? control : run.opener)?.focus();
    run.emit(state);
  }
}

function setPlace({ style }: HTMLElement, { x, y }: Pick<Rect, "x" | "y">): void {
  style.left = `${Math.round(x)}px`;
  style.top = `${Math.round(y)}px`;
}

function isHere(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.isConnected && width > 0 && height > 0;
}

function isOfOtherPage({ url }: TourStep): boolean {
  const plain = (path: string) => path.replace(/\/$/, "");
  const parsed = URL.parse(url);
  return parsed !== null && plain(decode(parsed.pathname)) !== plain(decode(location.pathname));
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function isOurs(element: Element): boolean {
  const around = element.getRootNode();
  return (
    element.localName === "step-help" ||
    (around instanceof ShadowRoot && around.host.localName === "step-help")
  );
}

function bringIntoView(element: Element): void {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  if (top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth) return;
  const isCalm = matchMedia("(prefers-reduced-motion:reduce)").matches;
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: isCalm ? "auto" : "smooth" });
}
