/**
 * Light, dark or system, as the visitor selected on this help center. Runs in the head before first paint, so that
 * the page never flashes; a separate file, because the pages' policy allows no inline script.
 */
{
  const key = "hc-scheme";
  const root = document.documentElement;

  const read = (): string => {
    try {
      return localStorage.getItem(key) ?? "system";
    } catch {
      // Storage is blocked: use the system setting.
      return "system";
    }
  };

  const show = (scheme: string): void => {
    if (scheme === "light" || scheme === "dark") root.dataset.theme = scheme;
    else delete root.dataset.theme;
    for (const radio of document.querySelectorAll<HTMLInputElement>(".hc-scheme input"))
      radio.checked = radio.value === scheme;
    // Updates the browser's own UI color.
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
  // Changes from another tab, or a restore from the back/forward cache.
  addEventListener("storage", () => show(read()));
  addEventListener("pageshow", () => show(read()));
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(".hc-scheme")) return;
    try {
      localStorage.setItem(key, target.value);
    } catch {
      // Storage is blocked: the selection applies to this page only.
    }
    show(target.value);
  });
}
