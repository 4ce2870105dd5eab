/** Links with `data-copy` copy their address instead of navigating. */
export function copyLinks(): void {
  document.addEventListener("click", copyLink);
}

function copyLink(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest<HTMLAnchorElement>("a[data-copy]");
  // Other buttons and modifiers keep their meaning, such as opening a new tab.
  if (!link || !navigator.clipboard || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const label = link.querySelector("span");
  const copied = document.querySelector<HTMLElement>("[data-copied]")?.dataset.copied ?? "";
  const before = label?.textContent ?? "";
  navigator.clipboard.writeText(link.href).then(
    () => {
      history.replaceState(null, "", link.hash);
      if (!label) return;
      label.setAttribute("role", "status");
      label.textContent = copied;
      setTimeout(() => {
        label.textContent = before;
      }, 2000);
    },
    () => location.assign(link.href),
  );
}
