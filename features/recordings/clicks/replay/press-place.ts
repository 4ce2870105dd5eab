import type { shownPart } from "#engines/recording/page/shown-part.ts";

export interface PressPlace {
  /** In CSS pixels of the main frame's viewport. */
  x: number;
  y: number;
  /** What is there says this, if it isn't the control itself. */
  text: string;
  /** Whether what is there sends its form. */
  isSending: boolean;
}

/**
 * Where a press reaches the control: on itself, its label, or the part that is drawn for it, with nothing else to press
 * in between. Null if there is no such place, because something covers it. Runs in pages, so the function must not refer
 * to anything outside of it.
 */
export function pressPlace(
  element: Element,
  { shown, sends }: { shown: typeof shownPart; sends: (element: Element) => boolean },
): PressPlace | null {
  const controls =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, label, " +
    "button link textbox searchbox combobox listbox option checkbox radio switch tab menuitem menuitemcheckbox menuitemradio slider spinbutton treeitem"
      .split(" ")
      .map((role) => `[role=${role}]`)
      .join();
  /** In CSS pixels. The first line of a control that has others in it, such as a branch of a tree. */
  const line = 24;
  const part = shown(element);
  const isLabel = part instanceof HTMLLabelElement;
  for (const [x, y] of places()) {
    const hit = elementAt(x, y);
    if (!hit || !isReached(hit)) continue;
    const corner = cornerOfFrame();
    if (!corner) return null;
    const isOwn = parentsOf(hit).includes(element);
    const text = isOwn ? "" : textOf(hit).slice(0, 200);
    return { x: x + corner[0], y: y + corner[1], text, isSending: sends(element) || sends(hit) };
  }
  return null;

  function* places(): Generator<[x: number, y: number]> {
    const box = part.getBoundingClientRect();
    const middle = box.y + box.height / 2;
    yield [box.x + box.width / 2, middle];
    if (part === element) {
      // A link that is broken into lines.
      for (const { x, y, width, height } of [...part.getClientRects()].slice(0, 3))
        yield [x + width / 2, y + height / 2];
      if (box.height > 2 * line) yield [box.x + box.width / 2, box.y + line / 2];
    }
    // A label may have a link in it.
    if (isLabel) for (const share of [0.05, 0.25, 0.75, 0.95]) yield [box.x + box.width * share, middle];
  }

  /** Whether the press goes to the control, and to nothing else on its way. */
  function isReached(hit: Element): boolean {
    if (isPressedThrough(hit)) return true;
    for (const one of parentsOf(hit)) {
      if (one === element) return true;
      if (one instanceof HTMLLabelElement && one.control === element) return true;
      if (one === part) return !isLabel || part.control === null;
      if (one.matches(controls) && !isDrawn(one)) return false;
    }
    return false;
  }

  /** Whether it is in the control's own shadow root, as the labels and fields of components are. */
  function isDrawn(one: Element): boolean {
    for (let root = one.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
      if (root.host === element) return true;
    return false;
  }

  /** Text that leaves presses to the part around it. */
  function isPressedThrough(hit: Element): boolean {
    return getComputedStyle(element).pointerEvents === "none" && parentsOf(element).includes(hit);
  }

  function elementAt(x: number, y: number): Element | null {
    let found = document.elementFromPoint(x, y);
    while (found?.shadowRoot) {
      const inner: Element | null = found.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === found) return slotAt(found, x, y) ?? found;
      found = inner;
    }
    return found;
  }

  /** The slot that shows a component's own text at this place, such as the one in the button that it draws. */
  function slotAt(component: Element, x: number, y: number): HTMLSlotElement | null {
    const range = document.createRange();
    for (const node of component.childNodes) {
      if (!(node instanceof Text) || !node.assignedSlot) continue;
      range.selectNode(node);
      for (const { left, right, top, bottom } of range.getClientRects())
        if (x >= left && x <= right && y >= top && y <= bottom) return node.assignedSlot;
    }
    return null;
  }

  function textOf(hit: Element): string {
    if (hit instanceof HTMLSlotElement)
      return hit.assignedNodes({ flatten: true }).reduce((all, node) => `${all} ${node.textContent}`, "");
    return hit instanceof HTMLElement ? hit.innerText : "";
  }

  /** From the inside out, with the element itself, also out of shadow roots. */
  function parentsOf(one: Element): Element[] {
    const all: Element[] = [];
    for (let at: Element | null = one; at; ) {
      all.push(at);
      const root: Node = at.getRootNode();
      at = at.assignedSlot ?? at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    return all;
  }

  /** Left and top of this frame in the main frame. */
  function cornerOfFrame(): [number, number] | null {
    let [left, top] = [0, 0];
    for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) {
      const around = frame.frameElement;
      if (!around) return null;
      const box = around.getBoundingClientRect();
      left += box.left + around.clientLeft;
      top += box.top + around.clientTop;
    }
    return [left, top];
  }
}
