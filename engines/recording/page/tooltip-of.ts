export interface Tooltip {
  /** "" without one. */
  text: string;
  /** What the element shows is the name of an icon, which the page's font draws. */
  isIconFont: boolean;
}

/**
 * What a page says about a control that only shows a symbol. Rather what is always there than what appears under the pointer. Pages get
 * the source, so the function must not refer to anything outside of it.
 */
export function tooltipOf(element: Element): Tooltip {
  const attributes =
    "title aria-description data-tooltip data-tooltip-content data-tooltip-title data-tip data-title data-original-title data-bs-original-title data-bs-title data-tippy-content data-balloon".split(
      " ",
    );
  /** A longer one explains, and doesn't name. */
  const longest = 80;
  const fonts = "[class*=material-icons], [class*=material-symbols], mat-icon";
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const says = (text: string) => text.length <= longest && /[\p{L}\p{N}]/u.test(text);
  const found = [...candidates()].find(says);
  return { text: found ?? "", isIconFont: isIconFont() };

  function* candidates(): Generator<string> {
    yield* attributesOf(element, attributes);
    const inside = element.querySelectorAll("[title], [aria-label]");
    if (inside.length === 1) yield* attributesOf(inside[0]!, ["title", "aria-label"]);
    const around = element.parentElement;
    const beside = [...(around?.children ?? [])].filter((one) => one !== element);
    const tooltips = beside.filter((one) => one.getAttribute("role") === "tooltip");
    const ownText = [...(around?.childNodes ?? [])].some((node) => node instanceof Text && plain(node.data));
    if (around && beside.length === tooltips.length && !ownText) yield* attributesOf(around, attributes);
    const root = element.getRootNode() as Document | ShadowRoot;
    const ids = (element.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean);
    yield plain(ids.map((id) => root.getElementById(id)?.textContent ?? "").join(" "));
    for (const one of tooltips) yield plain(one.textContent);
  }

  function* attributesOf(one: Element, names: string[]): Generator<string> {
    for (const name of names) yield plain(one.getAttribute(name));
  }

  function isIconFont(): boolean {
    const icon = element.matches(fonts) ? element : element.querySelector(fonts);
    const text = plain(icon?.textContent);
    return /^[a-z\d_ ]+$/.test(text) && text === plain(element.textContent);
  }
}
