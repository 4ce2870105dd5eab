/**
 * Selectors that find a control again, best first: test ids and ids, names and addresses, the only one of its kind in a
 * dialog or form, and its place counted from both ends. The recorder of the command line sends the source to the
 * browser, so the function must not refer to anything outside of it.
 */
export function selectElement(element: Element): string[] {
  const testAttributes = ["data-testid", "data-test-id", "data-test", "data-cy", "data-qa"];
  /** Deeper places break with every change of the page. */
  const maxDepth = 8;
  const root = element.getRootNode() as Document | ShadowRoot;
  const tag = CSS.escape(element.localName);
  const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
  const found: string[] = [];
  const add = (selector: string) => {
    const all = root.querySelectorAll(selector);
    if (all.length === 1 && all[0] === element && !found.includes(selector)) found.push(selector);
  };

  for (const name of testAttributes) {
    const value = element.getAttribute(name);
    if (value) add(`[${name}=${quoted(value)}]`);
  }
  if (isStable(element.id)) add(`#${CSS.escape(element.id)}`);
  const name = element.getAttribute("name");
  if (name && isStable(name)) add(`${tag}[name=${quoted(name)}]`);
  const address = element instanceof HTMLAnchorElement ? element.getAttribute("href") : null;
  if (address && /^\/[^?#]*$/.test(address) && isStable(address)) add(`a[href=${quoted(address)}]`);

  const type = element.getAttribute("type");
  const kind = tag + (type ? `[type=${quoted(type)}]` : "") + classesOf(element);
  const around = element.parentElement?.closest("dialog, [role=dialog], form, nav, main, header, aside");
  if (around) add(`${regionOf(around)} ${kind}`);
  add(kind);
  add(place("nth-of-type"));
  add(place("nth-last-of-type"));
  return found;

  /** Generated names change with every build, and names with long numbers belong to one record. */
  function isStable(text: string): boolean {
    return text !== "" && text.length <= 80 && !/\d{3}|[:_«»]r\w*[:_«»]|^[\d-]|[0-9a-f]{8}/i.test(text);
  }

  function classesOf(one: Element): string {
    const words = [...one.classList].filter((word) => /^[a-z]+(?:-{1,2}[a-z]+)*$/i.test(word));
    // States aren't part of what a control is.
    const lasting = words.filter(
      (word) => !/^(?:is-|has-)|active|focus|hover|selected|open|show/i.test(word),
    );
    return lasting
      .slice(0, 3)
      .map((word) => `.${CSS.escape(word)}`)
      .join("");
  }

  function regionOf(one: Element): string {
    return one.getAttribute("role") === "dialog" ? "[role=dialog]" : one.localName;
  }

  function place(pseudo: "nth-of-type" | "nth-last-of-type"): string {
    const parts: string[] = [];
    let one: Element | null = element;
    for (; one && parts.length < maxDepth; one = one.parentElement) {
      if (one !== element && isStable(one.id) && root.querySelectorAll(`#${CSS.escape(one.id)}`).length === 1)
        return [`#${CSS.escape(one.id)}`, ...parts].join(" > ");
      if (one.localName === "body") return ["body", ...parts].join(" > ");
      const mates: Element[] = [...(one.parentElement ?? root).children].filter(
        ({ localName }) => localName === one?.localName,
      );
      const at = mates.indexOf(one);
      const number = pseudo === "nth-of-type" ? at + 1 : mates.length - at;
      parts.unshift(`${CSS.escape(one.localName)}${mates.length > 1 ? `:${pseudo}(${number})` : ""}`);
    }
    return parts.join(" > ");
  }
}
