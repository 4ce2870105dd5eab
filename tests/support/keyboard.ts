/** The keyboard in a browser: stops that the Tab key reaches, and where the focus is. */
import type { Page } from "playwright-core";

/** More than any page of the product has. */
const maxStops = 150;

/** Moves the focus with the Tab key, at most once around the page. */
export async function tabTo(page: Page, name: string | RegExp, key = "Tab"): Promise<void> {
  const isNamed = (text: string) => (typeof name === "string" ? text === name : name.test(text));
  for (let stops = 0; stops < maxStops; stops++) {
    await page.keyboard.press(key);
    if (isNamed((await focusIn(page)).name)) return;
  }
  throw new Error(`the Tab key doesn't reach ${name}`);
}

export interface Focus {
  /** As a screen reader says it, roughly. Empty if nothing has the focus. */
  name: string;
  isField: boolean;
  /** Whether it has an outline and is in the window. */
  isVisible: boolean;
}

export function focusIn(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return { name: "", isField: false, isVisible: false };
    const isField =
      at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement;
    const label = isField ? at.labels?.[0]?.textContent : at.textContent;
    const name = (at.getAttribute("aria-label") ?? label ?? "").trim().replace(/\s+/g, " ");
    const { outlineStyle } = getComputedStyle(at);
    const { top, bottom, width } = at.getBoundingClientRect();
    // The heading of a page is where reading starts, and has no outline.
    const isOutlined = outlineStyle !== "none" || at.matches("h1, h2");
    return { name, isField, isVisible: isOutlined && width > 0 && bottom > 0 && top < innerHeight };
  });
}
