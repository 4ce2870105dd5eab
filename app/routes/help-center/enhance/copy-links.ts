/** Links with `data-copy` copy their address instead of navigating. */
export function copyLinks(): void {
  document.addEventListener("click", copyLink);
}

function copyLink(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest<HTMLAnchorElement>("a[data-copy]");
  // Other buttons and modifiers keep their meaning: open in a new tab, save, and so on.
  if (!link || !navigator.clipboard || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const label = link.querySelector("span");
  const before = label?.textContent ?? "";
  navigator.clipboard.writeText(link.href).then(
    () => {
      history.replaceState(null, "", link.hash);
      if (!label) return;
      label.setAttribute("role", "status");
      label.textContent = "Link copied";
      setTimeout(() => {
        label.textContent = before;
      }, 2000);
    },
    () => location.assign(link.href),
  );
}
