/** The element around a tour: in the top layer, and in the page's modal dialog, around which nothing is usable. */
import { parentsOf } from "#engines/recording/page/element-facts.ts";
import type { PageRoot } from "#engines/recording/page/find-in-page.ts";
import { framesAround, rectInPage } from "#engines/recording/page/frames.ts";
import css from "./tour.css?inline";

// Important declarations in here win over those of the page.
const hostStyle = `:host{all:initial!important;display:block!important;position:fixed!important;inset:0!important;z-index:2147483647!important;width:auto!important;height:auto!important;overflow:visible!important;pointer-events:none!important}
@media print{:host{display:none!important}}`;

export interface TourHost {
  host: HTMLElement;
  root: ShadowRoot;
  ring: HTMLElement;
}

export function createHost(theme: CSSStyleSheet): TourHost {
  const host = document.createElement("step-help");
  // Otherwise the loader would draw a button into it.
  host.setAttribute("floating", "tour");
  host.popover = "manual";
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(hostStyle + css);
  root.adoptedStyleSheets = [theme, sheet];
  const ring = document.createElement("div");
  ring.className = "ring";
  ring.hidden = true;
  root.append(ring);
  // Dialogs made of scripts close after a press outside, and take the focus back.
  for (const type of ["pointerdown", "mousedown", "touchstart", "click", "focusin"])
    host.addEventListener(type, (event) => event.stopPropagation());
  return { host, root, ring };
}

/** Where the host has to be, so that its caption is usable beside the target. */
export function placeFor(target: Element | null, roots: readonly PageRoot[]): Element {
  // A modal dialog in a frame leaves the page around the frame usable.
  const own = roots.filter((root) => (root.ownerDocument ?? root) === document);
  const modal = own.flatMap((root) => [...root.querySelectorAll("dialog:modal")]).at(-1);
  if (modal) return modal;
  const outermost = target && (framesAround(target).at(-1) ?? target);
  const parents = outermost ? [...parentsOf(outermost)] : [];
  return parents.find((one) => one.getAttribute("aria-modal") === "true") ?? document.body;
}

export function isOurs(element: Element): boolean {
  const around = element.getRootNode() as PageRoot;
  return element.localName === "step-help" || ("host" in around && around.host.localName === "step-help");
}

/** Unless a person sees its middle already. Other elements, such as a header that stays, may cover it. */
export function bringIntoView(element: Element): void {
  if (isUncovered(element)) return;
  const isCalm = matchMedia("(prefers-reduced-motion:reduce)").matches;
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: isCalm ? "auto" : "smooth" });
}

function isUncovered(element: Element): boolean {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  const shown = rectInPage(element);
  if (!shown || shown.width < width || shown.height < height) return false;
  if (shown.y < 0 || shown.x < 0) return false;
  if (shown.y + shown.height > innerHeight || shown.x + shown.width > innerWidth) return false;
  if (getComputedStyle(element).pointerEvents === "none") return true;
  const root = element.getRootNode() as PageRoot;
  const hit = root.elementsFromPoint((left + right) / 2, (top + bottom) / 2).find((one) => !isOurs(one));
  return hit !== undefined && element.contains(hit);
}
