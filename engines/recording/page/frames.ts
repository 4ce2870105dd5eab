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
    const outer = frame.getBoundingClientRect();
    const scale = outer.width / (offsetWidth || 1);
    const [left, top] = [Math.max(0, rect.x), Math.max(0, rect.y)];
    const right = Math.min(clientWidth, rect.x + rect.width);
    const bottom = Math.min(clientHeight, rect.y + rect.height);
    if (right <= left || bottom <= top) return null;
    rect = {
      x: outer.x + (clientLeft + left) * scale,
      y: outer.y + (clientTop + top) * scale,
      width: (right - left) * scale,
      height: (bottom - top) * scale,
    };
  }
  return rect;
}
