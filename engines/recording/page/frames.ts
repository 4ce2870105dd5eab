/** Frames of the same website, which this code can look into. */

export interface PageRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Null for a frame of another website, and for one that isn't shown. */
export function documentIn(element: Element): Document | null {
  if (element.localName !== "iframe" && element.localName !== "frame") return null;
  const { contentDocument } = element as HTMLIFrameElement;
  return contentDocument && element.checkVisibility({ visibilityProperty: true }) ? contentDocument : null;
}

/** The frames that an element is in, from the inside out. */
export function framesAround(element: Element): HTMLElement[] {
  const frames: HTMLElement[] = [];
  for (
    let view = element.ownerDocument.defaultView;
    view && view !== window;
    view = view.parent as typeof view
  ) {
    if (!view.frameElement) break;
    frames.push(view.frameElement as HTMLElement);
  }
  return frames;
}

/** Where the page shows an element, without what frames cut off. Null if nothing is left of it. */
export function rectInPage(element: Element): PageRect | null {
  let rect: PageRect = element.getBoundingClientRect();
  for (const frame of framesAround(element)) {
    const { clientLeft, clientTop, clientWidth, clientHeight, offsetWidth } = frame;
    const [padTop, padRight, padBottom, padLeft] = paddingOf(frame);
    const outer = frame.getBoundingClientRect();
    const scale = outer.width / (offsetWidth || 1);
    const [left, top] = [Math.max(0, rect.x), Math.max(0, rect.y)];
    const right = Math.min(clientWidth - padLeft - padRight, rect.x + rect.width);
    const bottom = Math.min(clientHeight - padTop - padBottom, rect.y + rect.height);
    if (right <= left || bottom <= top) return null;
    rect = {
      x: outer.x + (clientLeft + padLeft + left) * scale,
      y: outer.y + (clientTop + padTop + top) * scale,
      width: (right - left) * scale,
      height: (bottom - top) * scale,
    };
  }
  return rect;
}

/** In pixels: above, right, below, left. */
function paddingOf(frame: HTMLElement): [number, number, number, number] {
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(frame);
  const pixels = Number.parseFloat;
  return [pixels(paddingTop), pixels(paddingRight), pixels(paddingBottom), pixels(paddingLeft)];
}
