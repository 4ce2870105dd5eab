/** The menu of small screens closes by itself when a link in it is followed, or when it has been left. */
export function closeDrawerWhenLeft(): void {
  const drawer = document.querySelector<HTMLElement>("[popover]");
  drawer?.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) drawer.hidePopover();
  });
  drawer?.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !drawer.contains(relatedTarget)) drawer.hidePopover();
  });
}
