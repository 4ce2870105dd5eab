/**
 * Applies the visitor's choice of light, dark or system. Runs in the head before the first paint, so that the page
 * never flashes. It is a separate file, because the content security policy allows no inline script.
 */
{
  const key = "hc-scheme";
  const root = document.documentElement;

  const read = (): string => {
    try {
      return localStorage.getItem(key) ?? "system";
    } catch {
      return "system";
    }
  };

  const show = (scheme: string): void => {
    if (scheme === "light" || scheme === "dark") root.dataset.theme = scheme;
    else delete root.dataset.theme;
    for (const radio of document.querySelectorAll<HTMLInputElement>(".hc-scheme input"))
      radio.checked = radio.value === scheme;
    // Sets the color of the browser's own toolbars.
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      bar.dataset.scheme ??= bar.media.includes("dark") ? "dark" : "light";
      const own = bar.dataset.scheme;
      bar.media =
        root.dataset.theme === undefined
          ? `(prefers-color-scheme: ${own})`
          : own === scheme
            ? "all"
            : "not all";
    }
  };

  show(read());
  document.addEventListener("DOMContentLoaded", () => show(read()));
  // The choice may have changed in another tab, or before a restore from the back/forward cache.
  addEventListener("storage", () => show(read()));
  addEventListener("pageshow", () => show(read()));
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(".hc-scheme")) return;
    try {
      localStorage.setItem(key, target.value);
    } catch {
      // Storage is blocked, so the choice only applies to this page.
    }
    show(target.value);
  });
}
