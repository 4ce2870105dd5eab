/** The menu of narrow windows: Escape and a press beside it close it. */
export function closeDrawerOutside(): void {
  document.addEventListener("keydown", (event) => {
    const menu = openMenu();
    if (event.key !== "Escape" || !menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  document.addEventListener("click", ({ target }) => {
    const menu = openMenu();
    if (menu && !(target instanceof Element && target.closest(".hc-menu"))) menu.open = false;
  });
}

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>(".hc-menu[open]");
}
