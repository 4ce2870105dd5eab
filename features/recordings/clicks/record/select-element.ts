import type { drawnControl } from "#engines/recording/page/drawn-control.ts";

/**
 * Selectors that find a control again, best first: test ids and ids, names and addresses, the only one of its kind in a
 * dialog or form, and its place counted from both ends: among elements of the same build, and among all. Those of the
 * component come first if it draws nothing else. The recorder of the command line sends the source to the browser, so the
 * function must not refer to anything outside of it.
 */
export function selectElement(element: Element, drawn: typeof drawnControl): string[] {
  const testAttributes = ["data-testid", "data-test-id", "data-test", "data-cy", "data-qa"];
  /** Attributes that say how a component is built, and stay while it is used. */
  const builtWith = ["type", "role", "href", "tabindex", "aria-haspopup", "aria-label", "aria-disabled"];
  /** Deeper places break with every change of the page. */
  const maxDepth = 8;
  const root = element.getRootNode() as Document | ShadowRoot;
  const tag = CSS.escape(element.localName);
  const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
  /** Within a component, most controls of a page have the same place. */
  const component = "host" in root && drawn(root.host) === element ? root.host : null;
  const found = component ? selectElement(component, drawn) : [];
  const add = (selector: string) => {
    // Browsers don't read these in a quoted text.
    if (/[\n\r\f]/.test(selector)) return;
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
  if (around) add(`${regionOf(around)} ${buildOf(element)}`);
  // A new element beside it is rarely of the same build.
  for (const isFromEnd of [false, true]) add(place({ isFromEnd, isOfBuild: true }));
  for (const isFromEnd of [false, true]) add(place({ isFromEnd, isOfBuild: false }));
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

  function place({ isFromEnd, isOfBuild }: { isFromEnd: boolean; isOfBuild: boolean }): string {
    const parts: string[] = [];
    let one: Element | null = element;
    for (; one && parts.length < maxDepth; one = one.parentElement) {
      if (one !== element && isStable(one.id) && root.querySelectorAll(`#${CSS.escape(one.id)}`).length === 1)
        return [`#${CSS.escape(one.id)}`, ...parts].join(" > ");
      if (one.localName === "body") return ["body", ...parts].join(" > ");
      parts.unshift(isOfBuild && one === element ? placeOfBuild(one, isFromEnd) : placeOf(one, isFromEnd));
    }
    return parts.join(" > ");
  }

  function placeOf(one: Element, isFromEnd: boolean): string {
    const name = CSS.escape(one.localName);
    const { number, count } = numberOf(one, isFromEnd, ({ localName }) => localName === one.localName);
    return count > 1 ? `${name}:nth-${isFromEnd ? "last-" : ""}of-type(${number})` : name;
  }

  function placeOfBuild(one: Element, isFromEnd: boolean): string {
    const build = buildOf(one);
    const { number } = numberOf(one, isFromEnd, (mate) => mate.matches(build));
    return `:nth-${isFromEnd ? "last-" : ""}child(${number} of ${build})`;
  }

  function numberOf(one: Element, isFromEnd: boolean, isMate: (other: Element) => boolean) {
    const mates = [...(one.parentElement ?? root).children].filter(isMate);
    const at = mates.indexOf(one);
    return { number: isFromEnd ? mates.length - at : at + 1, count: mates.length };
  }

  /** Its attributes and what it is made of, without any text or state. */
  function buildOf(one: Element): string {
    const has = builtWith.filter((name) => one.hasAttribute(name)).map((name) => `[${name}]`);
    const inside = [...new Set([...one.children].map(({ localName }) => localName))].slice(0, 3);
    const made =
      inside.length > 0 ? inside.map((name) => `:has(> ${CSS.escape(name)})`) : [":not(:has(> *))"];
    return [CSS.escape(one.localName), ...has, ...made].join("");
  }
}
