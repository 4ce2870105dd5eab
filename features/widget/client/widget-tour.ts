/**
 * Shows the steps of a recorded guide on the website itself: a ring around each control, and the step's text next to it.
 * It never presses or types anything. Loaded when a visitor asks for it.
 */
import {
  type FoundElement,
  findInPage,
  nameInPage,
  type PageRoot,
  rootsOf,
} from "#engines/recording/page/find-in-page.ts";
import { rectInPage } from "#engines/recording/page/frames.ts";
import { visiblePart } from "#engines/recording/page/visible-part.ts";
import { foldName } from "#engines/recording/replay/match-control.ts";
import type { TourStep } from "../wire.ts";
import type { TourRun } from "./registry.ts";
import { createCaption } from "./tour-caption.ts";
import { bringIntoView, createHost, isOurs, placeFor } from "./tour-host.ts";
import { isOnPage } from "./tour-page.ts";
import { placeCaption, type Rect } from "./tour-place.ts";
import { watchUse } from "./tour-use.ts";

const pollMs = 250;
/** Once the control had time to appear, unless the page changes. */
const slowPollMs = 1_500;
/** How long a control may take to appear before the caption says that it isn't there. */
const patienceMs = 4_000;
/** For a step of another page, which is probably not here. */
const elsewhereMs = 750;
const ringGap = 5;

const registry = window.StepHelp ?? [];
registry.tour = (run) => {
  if (!("showPopover" in HTMLElement.prototype && "checkVisibility" in Element.prototype))
    throw new Error("Step: this browser is too old to show a guide on the page");
  // Another help center of the page may have started it.
  registry.endTour?.();
  registry.endTour = startTour(run);
};
window.StepHelp = registry;

/** A control that was found, and what it was then. */
interface Target {
  element: Element;
  name: string;
  path: string;
}

/** Returns what ends it. */
function startTour(run: TourRun): () => void {
  const { steps } = run.answer;
  const { host, root, ring } = createHost(run.theme);
  const caption = createCaption(run, {
    next: () => go(at + 1),
    back: () => go(at - 1),
    close: () => end("close"),
    read() {
      end("close");
      run.read();
    },
    focusControl: () => focus(target?.element),
  });
  root.append(caption.element);

  let at = Math.min(run.at, steps.length - 1);
  let target: Target | null = null;
  let shownAtMs = 0;
  let lookedAtMs = 0;
  let hasChanged = false;
  let usedBy: Event | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let frame = 0;
  let watched = new AbortController();
  let isBeingPressed = () => false;
  const lasting = new AbortController();
  const { signal } = lasting;
  const changes = new MutationObserver((records) => {
    hasChanged = true;
    // A modal dialog makes everything around it unusable immediately.
    if (records.some(({ attributeName }) => attributeName === "open")) guarded(look);
  });

  addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape" && event !== usedBy && !event.defaultPrevented && !event.isComposing)
        end("close");
    },
    { signal },
  );
  addEventListener("pageshow", ({ persisted }) => persisted && guarded(comeBack), { signal });
  addEventListener("visibilitychange", () => guarded(tick), { signal });
  guarded(() => {
    run.emit("start");
    changes.observe(document, {
      ...{ childList: true, subtree: true },
      attributeFilter: ["open", "hidden", "inert", "aria-modal", "aria-hidden", "aria-label", "disabled"],
    });
    timer = setInterval(() => guarded(tick), pollMs);
    go(at);
    follow();
  });
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
    setTarget(null, null);
    caption.show(steps[at]!, at);
    look();
  }

  function tick(): void {
    const now = performance.now();
    const isEarly = now - shownAtMs < patienceMs;
    if (!document.hidden && (isEarly || hasChanged || now - lookedAtMs >= slowPollMs)) look();
  }

  function look(): void {
    hasChanged = false;
    lookedAtMs = performance.now();
    const roots = rootsOf(isOurs);
    const step = steps[at]!;
    if (!isBeingPressed() && !(target && isStill(target))) {
      const isElsewhere = !isOnPage(step.url, location.pathname);
      const waitedMs = lookedAtMs - shownAtMs;
      const found = find(step, roots);
      // On another page, or before the page is ready, a control with another name may be a different one.
      const isSame = found?.kind === "same" && step.name !== "";
      const isSure = isSame || (!isElsewhere && waitedMs >= patienceMs / 2);
      const next = found && isSure ? found.element : null;
      if (next !== (target?.element ?? null)) setTarget(next, next && visiblePart(next));
      if (next) target = { element: next, name: nameInPage(next), path: location.pathname };
      const isLate = waitedMs >= (isElsewhere ? elsewhereMs : patienceMs);
      if (next || (step.verb === "press" && !isElsewhere)) caption.say("here");
      else if (isLate) caption.say(isElsewhere ? "elsewhere" : "missing");
    }
    attach(roots);
    // Looking itself doesn't change the page.
    changes.takeRecords();
  }

  function find(step: TourStep, roots: PageRoot[]): FoundElement | null {
    if (step.verb === "press") return null;
    const { verb, role, name, dialogTitle, selectors } = step;
    const taken = new Set(steps.map((each) => each.name).filter((each) => each !== name && each !== ""));
    return findInPage({ verb, role, name, dialogTitle, selectors, box: null }, { taken, roots });
  }

  function setTarget(element: Element | null, part: Element | null): void {
    watched.abort();
    watched = new AbortController();
    target = element && { element, name: nameInPage(element), path: location.pathname };
    const step = steps[at]!;
    const after = steps[at + 1];
    const isKeyNext = step.verb === "type" && after?.verb === "press" && after.url === step.url;
    isBeingPressed = watchUse(
      {
        step,
        element,
        windows: windowsOf(rootsOf(isOurs)),
        part,
        host,
        nextKey: isKeyNext ? after.value : null,
        isVisible: isSeen,
      },
      { used, signal: watched.signal },
    );
    caption.setTarget(element);
    if (part) bringIntoView(part);

    function isSeen(): boolean {
      return element !== null && visiblePart(element) !== null;
    }
  }

  function used(count: 1 | 2, event?: Event): void {
    usedBy = event;
    go(at + count);
  }

  /** Apps replace parts of their page. */
  function attach(roots: readonly PageRoot[]): void {
    const around = placeFor(target?.element ?? null, roots);
    if (host.parentNode === around) return;
    const hadFocus = root.activeElement !== null;
    around.append(host);
    host.showPopover();
    if (hadFocus) caption.focus();
  }

  function follow(): void {
    if (!host.isConnected) attach(rootsOf(isOurs));
    const part = target && visiblePart(target.element);
    const rect = part && rectInPage(part);
    ring.hidden = rect === null;
    if (rect) {
      setPlace(ring, { x: rect.x - ringGap, y: rect.y - ringGap });
      ring.style.width = `${rect.width + 2 * ringGap}px`;
      ring.style.height = `${rect.height + 2 * ringGap}px`;
    }
    const { offsetWidth: width, offsetHeight: height } = caption.element;
    const screen = { width: document.documentElement.clientWidth, height: innerHeight };
    setPlace(caption.element, placeCaption(rect, { width, height }, screen));
    frame = requestAnimationFrame(() => guarded(follow));
  }

  /** The browser shows the page as it was left. In the meantime, the tour may have moved on. */
  function comeBack(): void {
    const kept = run.kept();
    if (kept === null) finish("close");
    else if (kept !== at) go(kept);
  }

  function end(state: "done" | "close"): void {
    if (signal.aborted) return;
    run.keep(null);
    finish(state);
  }

  function finish(state: "done" | "close"): void {
    if (signal.aborted) return;
    const hadFocus = root.activeElement !== null;
    const control = target?.element;
    delete registry.endTour;
    lasting.abort();
    watched.abort();
    changes.disconnect();
    clearInterval(timer);
    cancelAnimationFrame(frame);
    host.remove();
    if (hadFocus) focus(control?.isConnected ? control : run.opener);
    run.emit(state);
  }

  /** A page that breaks the tour gets rid of it. */
  function guarded(act: () => void): void {
    if (signal.aborted) return;
    try {
      act();
    } catch (error) {
      end("close");
      throw error;
    }
  }
}

function focus(element: Element | null | undefined): void {
  if (element && "focus" in element) (element as HTMLElement).focus();
}

function windowsOf(roots: readonly PageRoot[]): Window[] {
  return roots.flatMap((root) => ("defaultView" in root && root.defaultView) || []);
}

function isStill({ element, name, path }: Target): boolean {
  return (
    path === location.pathname &&
    visiblePart(element) !== null &&
    foldName(nameInPage(element)) === foldName(name)
  );
}

function setPlace({ style }: HTMLElement, { x, y }: Pick<Rect, "x" | "y">): void {
  style.left = `${Math.round(x)}px`;
  style.top = `${Math.round(y)}px`;
}
