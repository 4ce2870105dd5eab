/** Finds the element that gets the focus after the focused one is gone: its neighbor, the one before, or the heading. */

const focusable =
  "a[href], button:not([disabled]), summary, input:not([type=hidden], [disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex='0']";

/** An ancestor of the focused element, with its neighbors at the time. The element itself is the first. */
interface Place {
  element: Element;
  parent: Element | null;
  next: Element | null;
  previous: Element | null;
}

const remembered = 12;

export function createFocusKeeper() {
  let usesKeyboard = false;
  let places: Place[] = [];
  let pathname = "";
  /** Newest last. */
  let before: Element[] = [];
  let isChecking = false;

  function isLost(): boolean {
    const [last] = places;
    const { activeElement } = document;
    const isNowhere = activeElement === null || activeElement === document.body;
    return last !== undefined && (isNowhere || activeElement === last.element) && !canFocus(last.element);
  }

  function restore(): void {
    isChecking = false;
    if (!usesKeyboard || !isLost()) return;
    const isOtherPage = pathname !== location.pathname;
    const near = isOtherPage ? null : (neighborOf(places) ?? before.findLast(canFocus));
    if (near instanceof HTMLElement && near.matches(focusable)) near.focus();
    else focusHeading();
  }

  return {
    remember({ target }: Event): void {
      if (!(target instanceof Element)) return;
      if (places[0]) before = [...before.filter((one) => one !== places[0]?.element), places[0].element];
      before = before.slice(-remembered);
      places = placesOf(target);
      pathname = location.pathname;
    },
    /** The pointer's user isn't led anywhere: a focused field would open a phone's keyboard. */
    follow(keyboard: boolean): void {
      usesKeyboard = keyboard;
    },
    check(): void {
      if (isChecking || !usesKeyboard || !isLost()) return;
      isChecking = true;
      // A page that moves the focus itself does it in an effect, which runs after the next frame at the latest.
      requestAnimationFrame(() => requestAnimationFrame(restore));
    },
  };
}

function placesOf(element: Element): Place[] {
  const places: Place[] = [];
  // Nothing outside of these is near.
  const isEdge = (at: Element) => at.matches("body, main, dialog, [popover], [aria-live], [data-save-bar]");
  for (let at: Element | null = element; at && !isEdge(at); at = at.parentElement) {
    const { parentElement: parent, nextElementSibling: next, previousElementSibling: previous } = at;
    places.push({ element: at, parent, next, previous });
  }
  return places;
}

function neighborOf(places: Place[]): Element | null {
  const last = places[0]?.element;
  for (const place of places) {
    const { element, parent, next, previous } = place;
    // All of the page was replaced.
    if (!element.isConnected && element.querySelector("h1")) return document.querySelector("main h1");
    // The summary of a folded <details>, and the button that opened a closed popover.
    const own = element.matches("details") ? element.querySelector("summary") : null;
    if (own && canFocus(own)) return own;
    if (!parent?.isConnected) continue;
    const isRedrawn = [next, previous].some((one) => one?.isConnected === false);
    const found =
      sameIn(replacementOf(place), { last, element }) ??
      firstIn(next) ??
      lastIn(previous) ??
      (isRedrawn ? firstIn(parent.firstElementChild) : null);
    if (found) return found;
  }
  return null;
}

/** What was drawn again in the same place, such as a form that is empty after it was sent. */
function replacementOf({ element, parent, next, previous }: Place): Element | null {
  if (element.isConnected || (previous && !previous.isConnected)) return null;
  const found = previous ? previous.nextElementSibling : parent?.firstElementChild;
  return found && found !== next && found.tagName === element.tagName ? found : null;
}

/** The element at the place that the last one had. */
function sameIn(
  part: Element | null,
  { last, element }: { last: Element | undefined; element: Element },
): Element | null {
  if (!part) return null;
  const index = [...element.querySelectorAll(focusable)].findIndex((one) => one === last);
  const same = part.querySelectorAll(focusable)[Math.max(0, index)];
  return same?.tagName === last?.tagName && same && canFocus(same) ? same : firstIn(part);
}

function firstIn(part: Element | null): Element | null {
  for (let at = part; at?.isConnected; at = at.nextElementSibling) {
    const found = focusablesIn(at)[0];
    if (found) return found;
  }
  return null;
}

function lastIn(part: Element | null): Element | null {
  for (let at = part; at?.isConnected; at = at.previousElementSibling) {
    const found = focusablesIn(at).at(-1);
    if (found) return found;
  }
  return null;
}

function focusablesIn(part: Element): Element[] {
  const inside = [...part.querySelectorAll(focusable)];
  return (part.matches(focusable) ? [part, ...inside] : inside).filter(canFocus);
}

function canFocus(element: Element): boolean {
  return (
    element.isConnected &&
    !element.matches(":disabled, [inert], [inert] *") &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
