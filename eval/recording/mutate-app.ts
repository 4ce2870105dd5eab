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

  function change(element: HTMLElement): void {
    count += 1;
    element.textContent = newName;
    if (mutation === "moved") element.style.marginLeft = "90px";
    if (mutation === "ids") {
      // The app's own code still has to find it.
      element.dataset.was = element.id;
      element.id = `c${count}x8f3a91`;
      element.className = `s${count}k2`;
      for (const name of [...element.getAttributeNames()])
        if (name.startsWith("data-") && name !== "data-was" && name !== "data-page")
          element.removeAttribute(name);
    }
    if (mutation === "wrapped") {
      const box = document.createElement("span");
      element.replaceWith(box);
      box.append(element);
    }
    if (mutation === "sibling") {
      const other = document.createElement("button");
      other.type = "button";
      other.textContent = "Print preview";
      other.className = element.className;
      element.before(other, " ");
    }
  }

  const changeAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>(selector))
      if (element.textContent.trim() === oldName && element.childElementCount === 0) change(element);
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
}
