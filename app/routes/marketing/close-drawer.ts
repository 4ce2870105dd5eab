/** Closes the mobile menu when the visitor follows a link in it, or when focus leaves it. */
export function closeDrawerWhenLeft(): void {
  const drawer = document.querySelector<HTMLElement>("[popover]");
  drawer?.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) drawer.hidePopover();
  });
  drawer?.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !drawer.contains(relatedTarget)) drawer.hidePopover();
  });
}
