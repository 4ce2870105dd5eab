/** "/" focuses the search field, unless the visitor is typing. */
export function slashToSearch(): void {
  document.addEventListener("keydown", (event) => {
    const isWriting = event.target instanceof Element && event.target.closest("input, textarea, select");
    if (event.key !== "/" || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
    const input = document.querySelector<HTMLInputElement>("form[data-search] input");
    if (!input) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}
