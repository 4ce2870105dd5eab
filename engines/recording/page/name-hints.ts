/** What a page shows beside the accessible name of a control. "" for what there isn't. */
export interface NameHints {
  /** A tooltip, or the text that labels a field without being tied to it. */
  text: string;
  /** The title in a control with several lines, such as a card. */
  heading: string;
  /** What the element shows is the name of an icon, which the page's font draws. */
  isIconFont: boolean;
}

/**
 * Rather what is always there than what appears under the pointer, so that it is found again. Pages get the source, so the
 * function must not refer to anything outside of it.
 */
export function nameHintsOf(element: Element): NameHints {
  const attributes =
    "aria-label title aria-description data-tooltip data-tooltip-content data-tooltip-title data-tip data-title data-original-title data-bs-original-title data-bs-title data-tippy-content data-balloon aria-placeholder data-placeholder".split(
      " ",
    );
  /** A longer one explains, and doesn't name. */
  const longest = 80;
  const longestHeading = 60;
  const fonts = "[class*=material-icons], [class*=material-symbols], mat-icon";
  const headings = "h1, h2, h3, h4, h5, h6, [role=heading], strong, b, dt, [class*=title i]";
  const ticked = "input[type=checkbox], input[type=radio], [role=checkbox], [role=radio], [role=switch]";
  const controls =
    "input, select, textarea, button, a[href], [contenteditable], [role=button], [role=link], [role=textbox], [role=combobox], [role=checkbox], [role=radio], [role=switch]";
  const fields = `${ticked}, input:not([type=button], [type=submit], [type=reset], [type=image]), select, textarea, [contenteditable], [role=textbox], [role=searchbox], [role=combobox], [role=listbox], [role=spinbutton], [role=slider]`;
  /** In CSS pixels, between a field and its label. */
  const nearest = 60;
  /** Elements around a field that may have its label beside them. */
  const maxParents = 3;
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text);
  const says = (text: string) => text.length <= longest && hasLetters(text);
  return { text: [...candidates()].find(says) ?? "", heading: headingIn(), isIconFont: isIconFont() };

  function* candidates(): Generator<string> {
    yield* attributesOf(element, attributes);
    const inside = element.querySelectorAll("title, img[alt], [title], [aria-label]");
    if (inside.length === 1) {
      yield* attributesOf(inside[0]!, ["title", "aria-label", "alt"]);
      if (inside[0]!.localName === "title") yield plain(inside[0]!.textContent);
    }
    const around = element.parentElement;
    const beside = [...(around?.children ?? [])].filter((one) => one !== element);
    const tooltips = beside.filter((one) => one.getAttribute("role") === "tooltip");
    const ownText = [...(around?.childNodes ?? [])].some((node) => node instanceof Text && plain(node.data));
    if (around && beside.length === tooltips.length && !ownText) yield* attributesOf(around, attributes);
    const root = element.getRootNode() as Document | ShadowRoot;
    const ids = (element.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean);
    yield plain(ids.map((id) => root.getElementById(id)?.textContent ?? "").join(" "));
    for (const one of tooltips) yield plain(one.textContent);
    if (element.matches(fields)) yield* labelsBeside();
  }

  function* attributesOf(one: Element, names: string[]): Generator<string> {
    for (const name of names) yield plain(one.getAttribute(name));
  }

  /** Of the field's row or column in a table, after a box to tick, or in front of or above the field. */
  function* labelsBeside(): Generator<string> {
    const isTicked = element.matches(ticked);
    const cell = element.closest("td, th");
    const row = cell?.parentElement;
    if (cell instanceof HTMLTableCellElement && row) {
      const header = cell.closest("table")?.rows[0]?.cells[cell.cellIndex];
      const texts = [...row.children]
        .filter((one) => one !== cell && !one.querySelector(controls))
        .map(textIn);
      const links = [...row.children].filter((one) => one !== cell).map(textIn);
      if (!isTicked && header?.localName === "th" && header.parentElement !== row) yield textIn(header);
      if (!isTicked && cell.previousElementSibling) yield label(textIn(cell.previousElementSibling));
      yield [...texts, ...links].find((text) => says(text) && /\p{L}/u.test(text)) ?? "";
      return;
    }
    if (isTicked) yield label(besideNode(element, "nextSibling"));
    for (let one: Element | null = element, count = 0; one && count < maxParents; count += 1) {
      const before = besideNode(one, "previousSibling");
      if (before) {
        yield label(before);
        return;
      }
      one = one.parentElement;
      if (!one || [...one.querySelectorAll(controls)].some((other) => other !== element)) return;
    }
  }

  /** The closest text, with nothing to use in it. */
  function besideNode(from: Element, side: "nextSibling" | "previousSibling"): string {
    for (let node = from[side]; node; node = node[side]) {
      if (node instanceof Element && (node.matches(controls) || node.querySelector(controls))) return "";
      const text = node instanceof Element ? textIn(node) : plain(node.nodeValue);
      if (node instanceof Comment || text === "") continue;
      return isNear(node) ? text : "";
    }
    return "";
  }

  function isNear(node: Node): boolean {
    const range = document.createRange();
    range.selectNode(node);
    const [own, other] = [element.getBoundingClientRect(), range.getBoundingClientRect()];
    const across = Math.max(own.left - other.right, other.left - own.right);
    const down = Math.max(own.top - other.bottom, other.top - own.bottom);
    return other.width > 0 && across <= nearest && down <= nearest;
  }

  function textIn(one: Element): string {
    return one.checkVisibility() ? plain(one.textContent) : "";
  }

  function label(text: string): string {
    return text.replace(/[\s:：*＊]+$/u, "");
  }

  /** Only for controls that say much. */
  function headingIn(): string {
    const [named = element] = (element as HTMLInputElement).labels ?? [];
    if (plain(named.textContent).length <= longestHeading) return "";
    const fits = (text: string) => text.length <= longestHeading && hasLetters(text);
    const titles = [...named.querySelectorAll(headings)].map((one) => plain(one.textContent));
    const lines =
      named instanceof HTMLElement
        ? named.innerText
            .split(/[\n\t]/)
            .map(plain)
            .filter(Boolean)
        : [];
    return titles.find(fits) ?? (lines.length > 1 ? lines.find(fits) : undefined) ?? "";
  }

  function isIconFont(): boolean {
    const icon = element.matches(fonts) ? element : element.querySelector(fonts);
    const text = plain(icon?.textContent);
    return /^[a-z\d_ ]+$/.test(text) && text === plain(element.textContent);
  }
}
