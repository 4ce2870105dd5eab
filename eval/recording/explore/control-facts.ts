/** What a person sees and presses of a control. Runs in the page, so it uses nothing from outside. */

/** Positions among siblings from the document down, and the same in each shadow root on the way. */
export type ElementPath = number[][];

export interface ControlFacts {
  /** Of the part that is pressed. */
  path: ElementPath;
  /** The lines of text on the control. */
  lines: string[];
  /** The lines of text in the row that the control is in. */
  rowLines: string[];
  /** Text before a field, such as a label that isn't connected with it. */
  textBefore: string;
  placeholder: string;
  tag: string;
  isTypable: boolean;
  /** Labels of the options of a native list that aren't selected. */
  otherOptions: string[];
}

/** Returns null if nothing of the control can be pressed at the place where the pointer would be. */
export function readControlFacts(node: Node): ControlFacts | null {
  const minSide = 10;
  const control = node instanceof Element ? node : node.parentElement;
  if (!control || control.closest("[inert], [aria-disabled=true]")) return null;
  if ((control as HTMLInputElement).disabled) return null;
  const labels = [...((control as HTMLInputElement).labels ?? [])];
  const pressed = [control, ...labels, ...ancestorsOf(control, 3)].find(isPressable);
  if (!pressed) return null;
  const input = fieldIn(control);
  const select = control instanceof HTMLSelectElement ? control : null;
  return {
    path: pathOf(pressed),
    lines: linesOf(pressed),
    rowLines: linesOf(control.closest("tr, [role=row], li") ?? control),
    textBefore: textBefore(control),
    placeholder: input?.placeholder ?? "",
    tag: control.localName,
    isTypable: input !== null && !input.readOnly && !input.disabled && isTextType(input),
    otherOptions: [...(select?.options ?? [])]
      .filter((option) => !option.selected && !option.disabled && option.value !== "")
      .map(({ label }) => label),
  };

  function isPressable(element: Element): boolean {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width < minSide || height < minSide) return false;
    // As the pointer of the evaluation moves.
    const at = { x: x + Math.min(width * 0.6, width / 2 + 20), y: y + height * 0.55 };
    const isInside = at.x > 2 && at.y > 2 && at.x < innerWidth - 12 && at.y < innerHeight - 12;
    const hit = isInside ? deepestAt(at) : null;
    return hit !== null && [hit, ...ancestorsOf(hit, 60)].includes(element);
  }

  function deepestAt({ x, y }: { x: number; y: number }): Element | null {
    let hit = document.elementFromPoint(x, y);
    for (;;) {
      const inner = hit?.shadowRoot?.elementFromPoint(x, y) ?? null;
      if (!inner || inner === hit) return hit;
      hit = inner;
    }
  }

  function parentOf(element: Element): Element | null {
    const root = element.getRootNode();
    return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }

  function ancestorsOf(element: Element, most: number): Element[] {
    const found: Element[] = [];
    for (let one = parentOf(element); one && found.length < most; one = parentOf(one)) found.push(one);
    return found;
  }

  function fieldIn(element: Element): HTMLInputElement | null {
    const found =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element
        : (element.shadowRoot ?? element).querySelector("input, textarea");
    return found as HTMLInputElement | null;
  }

  function isTextType({ type }: HTMLInputElement): boolean {
    return ["text", "search", "email", "tel", "url", "number", "textarea"].includes(type);
  }

  function linesOf(element: Element): string[] {
    const text = element instanceof HTMLElement ? element.innerText : (element.textContent ?? "");
    return text
      .split(/[\n\t]+/u)
      .map((line) => line.trim())
      .filter((line) => /\p{L}|\p{N}/u.test(line));
  }

  function textBefore(field: Element): string {
    for (const one of [field, ...ancestorsOf(field, 4)]) {
      for (let other = one.previousSibling; other; other = other.previousSibling) {
        const text = (other instanceof HTMLElement ? other.innerText : other.textContent)?.trim() ?? "";
        if (/\p{L}/u.test(text)) return text.length <= 60 ? text : "";
      }
    }
    return "";
  }

  function pathOf(element: Element): ElementPath {
    const root = element.getRootNode();
    const places: number[] = [];
    for (let one: Element | null = element; one; one = one.parentElement)
      places.unshift([...(one.parentElement ?? (root as ParentNode)).children].indexOf(one));
    return root instanceof ShadowRoot ? [...pathOf(root.host), places] : [places];
  }
}
