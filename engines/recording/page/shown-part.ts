/**
 * The part of a control that a person sees, also in frames. Components often hide the real control: a check box of no size in its
 * label, or the field of a drawn list. The recorder of the command line sends the source to the browser, so the function
 * must not refer to anything outside of it.
 */
export function shownPart(element: Element): Element {
  /** In CSS pixels. A smaller field or check box is neither seen nor hit. */
  const smallest = 8;
  /** A hidden check box of this size covers the drawn one. */
  const smallestTick = 24;
  /** Elements between a control and its frame, and the height of a frame in CSS pixels. */
  const maxParents = 6;
  const maxHeight = 120;
  /** These are around several controls. */
  const groups = "tr, form, fieldset, dialog, [role=row], [role=listitem], [role=dialog], [role=radiogroup]";
  const controls =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link]";

  const kind = kindOf();
  if (!kind) return element;
  const { width, height } = element.getBoundingClientRect();
  const isTiny = width < smallest || height < smallest;
  const isHidden =
    (kind === "written" || Math.min(width, height) < smallestTick) &&
    !element.checkVisibility({ opacityProperty: true });
  if (!isTiny && !isHidden) return element;
  const label = labels().find((one) => isLarge(one) && one.checkVisibility({ opacityProperty: true }));
  if (label) return label;
  let around = parentOf(element);
  let nearest: Element | null = null;
  for (let count = 0; around && count < maxParents; around = parentOf(around), count += 1) {
    if (around.getBoundingClientRect().height > maxHeight || around.matches(groups)) break;
    // A check box has nothing else to press in it. Lists may have a button that empties them.
    if (kind === "ticked" && [...around.querySelectorAll(controls)].some((one) => one !== element)) break;
    if (!isLarge(around) || !around.checkVisibility({ opacityProperty: true })) continue;
    if (isFramed(around)) return around;
    nearest ??= around;
  }
  return nearest ?? element;

  /** Components draw these, and hide the real control. Null for everything else. */
  function kindOf(): "written" | "ticked" | null {
    const role = element.getAttribute("role");
    if (role && ["combobox", "textbox", "searchbox"].includes(role)) return "written";
    if (role && ["checkbox", "radio", "switch"].includes(role)) return "ticked";
    if (role) return null;
    if (["select", "textarea"].includes(element.localName)) return "written";
    if (!isInput(element)) return null;
    if (["checkbox", "radio", "file"].includes(element.type)) return "ticked";
    return ["range", "color", "button", "submit", "reset", "image"].includes(element.type) ? null : "written";
  }

  /** Beside a list, a label only names it. */
  function labels(): HTMLLabelElement[] {
    const around = element.closest("label");
    const own = around && [null, element].includes(around.control as Element | null) ? [around] : [];
    if (kind === "written" || !isInput(element)) return own;
    return [...own, ...(element.labels ?? [])];
  }

  function isInput(one: Element): one is HTMLInputElement {
    return one.localName === "input";
  }

  function isLarge(one: Element): boolean {
    const box = one.getBoundingClientRect();
    return box.width >= smallest && box.height >= smallest;
  }

  function parentOf(one: Element): Element | null {
    const root = one.getRootNode() as Document | ShadowRoot;
    return one.assignedSlot ?? one.parentElement ?? ("host" in root ? root.host : null);
  }

  function isFramed(one: Element): boolean {
    const { borderTopWidth, borderBottomWidth, boxShadow, backgroundColor } = getComputedStyle(one);
    const hasBorder = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0;
    const hasGround = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
    return hasBorder || boxShadow !== "none" || hasGround;
  }
}
