/** What a release does to a control: a new name, and often other code around it. Runs in the page. */
export const mutations = ["name", "ids", "wrapped", "sibling", "moved"] as const;
export type Mutation = (typeof mutations)[number];

export interface AppChange {
  mutation: Mutation;
  oldName: string;
  newName: string;
}

/**
 * Changes every button with the old name, also those that appear later. `ids` also replaces ids and classes, as a new
 * build does. Must not refer to anything outside of the function.
 */
export function mutateApp({ mutation, oldName, newName }: AppChange): void {
  const selector = "button, [role=button], a, input[type=submit]";
  let count = 0;
  const wrappers = new WeakMap<Node, Node>();
  keepAppWorking();

  function change(element: HTMLElement): void {
    count += 1;
    rename(element);
    if (mutation === "moved") element.style.marginLeft = "90px";
    if (mutation === "ids") {
      // The app's own code still has to find it.
      element.dataset.was = element.id;
      element.id = `c${count}x8f3a91`;
      // Components have states in their classes, without which they stay hidden.
      if (!isComponent(element)) element.className = `s${count}k2`;
      for (const name of [...element.getAttributeNames()])
        if (/^data-(?!was|page|bs-)/.test(name)) element.removeAttribute(name);
    }
    if (mutation === "wrapped") {
      const box = document.createElement("span");
      element.replaceWith(box);
      box.append(element);
      wrappers.set(element, box);
    }
    if (mutation === "sibling") {
      const other = document.createElement("button");
      other.type = "button";
      other.textContent = "Print preview";
      other.className = element.className;
      element.before(other, " ");
    }
  }

  /** Style sheets may turn names into capitals. */
  function isOldName(text: string | null): boolean {
    return text?.trim().toLowerCase() === oldName.toLowerCase();
  }

  /** An id or a value may be the same word, and stays. */
  function shownAttributes(element: HTMLElement): string[] {
    const names = element.getAttributeNames();
    return names.filter(
      (name) =>
        !/^(?:id|class|name|for|href|value|slot|data-.*)$/.test(name) &&
        isOldName(element.getAttribute(name)),
    );
  }

  /** Components have more in a button than its text. */
  function rename(element: HTMLElement): void {
    for (const name of shownAttributes(element)) element.setAttribute(name, newName);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isOldName(node.nodeValue)) node.nodeValue = newName;
  }

  /** Components draw their buttons in shadow roots, with the text or an attribute that the page has in the component. */
  function isComponent(element: HTMLElement): boolean {
    return element.localName.includes("-");
  }
  const isNamed = (element: HTMLElement) =>
    shownAttributes(element).length > 0 ||
    ((!isComponent(element) || element.childElementCount < 3) && isOldName(element.textContent));
  const isControl = (element: HTMLElement) => element.matches(selector) || isComponent(element);
  const changeAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>("*"))
      if (isControl(element) && isNamed(element)) change(element);
  };
  const withFormerId = (event: Event) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (!target?.dataset.was) return;
    const now = target.id;
    target.id = target.dataset.was;
    setTimeout(() => {
      target.id = now;
    });
  };
  addEventListener("click", withFormerId, true);
  addEventListener("DOMContentLoaded", changeAll);
  new MutationObserver(changeAll).observe(document, { childList: true, subtree: true, characterData: true });

  /** Frameworks remove elements from where they put them, and scripts find elements by their former ids. */
  function keepAppWorking(): void {
    const { removeChild, insertBefore } = Node.prototype;
    const placed = <T extends Node | null>(node: T, parent: Node) =>
      node && node.parentNode !== parent ? ((wrappers.get(node) as T | undefined) ?? node) : node;
    Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
      removeChild.call(this, placed(child, this));
      return child;
    };
    Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
      insertBefore.call(this, child, placed(before, this));
      return child;
    };
    const find = Document.prototype.querySelector;
    Document.prototype.querySelector = function (this: Document, wanted: string): Element | null {
      const id = /^#([\w-]+)$/.exec(wanted)?.[1];
      return find.call(this, wanted) ?? (id ? find.call(this, `[data-was="${id}"]`) : null);
    };
  }
}
