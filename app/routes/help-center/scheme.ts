/**
 * Light, dark or as the system says, as the visitor chose it on this help center. Runs in the head before anything is
 * drawn, so that a chosen scheme never flashes; a file of its own, because the pages' policy allows no inline script.
 */
{
  const key = "hc-scheme";
  const root = document.documentElement;

  const read = (): string => {
    try {
      return localStorage.getItem(key) ?? "system";
    } catch {
      // Storage is closed to this page: the system decides.
      return "system";
    }
  };

  const show = (scheme: string): void => {
    if (scheme === "light" || scheme === "dark") root.dataset.theme = scheme;
    else delete root.dataset.theme;
    for (const radio of document.querySelectorAll<HTMLInputElement>(".hc-scheme input"))
      radio.checked = radio.value === scheme;
    // What browsers draw around the page follows.
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
  // Another tab, or a page that comes back from the browser's own cache.
  addEventListener("storage", () => show(read()));
  addEventListener("pageshow", () => show(read()));
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(".hc-scheme")) return;
    try {
      localStorage.setItem(key, target.value);
    } catch {
      // It holds for this page, then.
    }
    show(target.value);
  });
}
