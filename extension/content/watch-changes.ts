/** Knows when a page is quiet, and where its controls were then. */
import { boxOf } from "./describe-element.ts";

export interface ChangeWatch {
  /** The last quiet state. Null before the first one. */
  quiet(): number | null;
  /** Whether nothing has changed since. */
  isQuiet(): boolean;
  /** The last quiet state, if the element was at the same place in it. */
  quietWith(element: Element): number | null;
}

const controls =
  "a, button, input, select, textarea, summary, label, [role], [tabindex], [onclick], [contenteditable]";
const maxControls = 3_000;
/** Without a change for so long, a page is quiet. */
const quietMs = 150;
/** Pages that never stop changing, such as ones with a clock, count as quiet so often. */
const longestMs = 1_000;
/** In CSS pixels. */
const tolerance = 2;

export function watchChanges(onQuiet: (quiet: number) => void): ChangeWatch {
  let changes = 0;
  let quiet: number | null = null;
  let places = new WeakMap<Element, { x: number; y: number; width: number; height: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitsSinceMs = performance.now();

  function settle(): void {
    waitsSinceMs = performance.now();
    quiet = changes;
    places = new WeakMap();
    for (const element of [...document.querySelectorAll(controls)].slice(0, maxControls))
      places.set(element, boxOf(element));
    if (document.visibilityState === "visible") onQuiet(quiet);
  }
  function changed(): void {
    if (quiet === changes) waitsSinceMs = performance.now();
    changes += 1;
    clearTimeout(timer);
    const left = longestMs - (performance.now() - waitsSinceMs);
    timer = setTimeout(settle, Math.max(0, Math.min(quietMs, left)));
  }

  const observer = new MutationObserver(changed);
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, everything);
  for (const event of ["scroll", "resize", "input", "transitionend", "animationend", "load"])
    addEventListener(event, changed, { capture: true, passive: true });
  document.addEventListener("visibilitychange", changed);
  changed();

  return {
    quiet: () => quiet,
    isQuiet: () => quiet === changes,
    quietWith(element) {
      const before = places.get(element);
      if (!before) return quiet === changes ? quiet : null;
      const now = boxOf(element);
      const isSame = (["x", "y", "width", "height"] as const).every(
        (side) => Math.abs(before[side] - now[side]) <= tolerance,
      );
      return isSame ? quiet : null;
    },
  };
}
