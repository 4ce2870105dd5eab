import type { drawnControl } from "./drawn-control.ts";

interface QueryOptions {
  max: number;
  drawn: typeof drawnControl;
  /** The document, those in its frames and their shadow roots, if the caller has them. */
  roots?: readonly (Document | ShadowRoot)[];
}

/**
 * Elements of the page that a recorded selector finds, also in open shadow roots, with the controls that components
 * draw instead of the components. Null if it finds none, or more than `max`. Checks send the source to the browser,
 * so the function must not refer to anything outside of it.
 */
export function queryAll(selector: string, { max, drawn, roots }: QueryOptions): Element[] | null {
  const all: Element[] = [];
  const search = (root: Document | ShadowRoot) => {
    if (all.length > max) return;
    for (const element of root.querySelectorAll(selector)) all.push(drawn(element) ?? element);
    if (roots) return;
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot) search(element.shadowRoot);
  };
  if (selector.startsWith("xpath=")) {
    const path = selector.slice("xpath=".length).replace(/^\/\/\//, "//");
    for (const root of roots ?? [document]) {
      if (!("evaluate" in root)) continue;
      const found = root.evaluate(path, root, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
      for (let at = 0; at < Math.min(found.snapshotLength, max + 1); at += 1) {
        const node = found.snapshotItem(at);
        if (node?.nodeType === Node.ELEMENT_NODE) all.push(node as Element);
      }
    }
  } else for (const root of roots ?? [document]) search(root);
  return all.length > 0 && all.length <= max ? all : null;
}
