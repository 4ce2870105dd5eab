/**
 * The part of a control that a person sees. Components often hide the real control: a check box of no size in its
 * label, or the field of a drawn list. The recorder of the command line sends the source to the browser, so the function
 * must not refer to anything outside of it.
 */
export function shownPart(element: Element): Element {
  /** In CSS pixels. A smaller control is neither seen nor hit. */
  const smallest = 8;
  /** A hidden check box of this size covers the drawn one. */
  const smallestTick = 24;
  /** Elements between a control and its frame, and the height of a frame in CSS pixels. */
  const maxParents = 6;
  const maxHeight = 120;
  const textRoles = new Set(["combobox", "textbox", "searchbox"]);

  const { width, height } = element.getBoundingClientRect();
  const isTiny = width < smallest || height < smallest;
  const isHidden =
    (isWritten() || Math.min(width, height) < smallestTick) &&
    !element.checkVisibility({ opacityProperty: true });
  if (!isTiny && !isHidden) return element;
  const label = element.closest("label");
  if (label && isLarge(label)) return label;
  let around = parentOf(element);
  let nearest: Element | null = null;
  for (let count = 0; around && count < maxParents; around = parentOf(around), count += 1) {
    if (around.getBoundingClientRect().height > maxHeight) break;
    if (!isLarge(around) || !around.checkVisibility({ opacityProperty: true })) continue;
    if (isFramed(around)) return around;
    nearest ??= around;
  }
  return nearest ?? element;

  function isWritten(): boolean {
    const role = element.getAttribute("role");
    if (role) return textRoles.has(role);
    return element instanceof HTMLInputElement && !["checkbox", "radio", "range"].includes(element.type);
  }

  function isLarge(one: Element): boolean {
    const box = one.getBoundingClientRect();
    return box.width >= smallest && box.height >= smallest;
  }

  function parentOf(one: Element): Element | null {
    const root = one.getRootNode();
    return one.assignedSlot ?? one.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }

  function isFramed(one: Element): boolean {
    const { borderTopWidth, borderBottomWidth, boxShadow, backgroundColor } = getComputedStyle(one);
    const hasBorder = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0;
    const hasGround = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
    return hasBorder || boxShadow !== "none" || hasGround;
  }
}
