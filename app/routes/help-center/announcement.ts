/**
 * Visitors can close the announcement. The browser remembers the text that was closed, so a new one is shown again. No
 * cookie is set, and without script or storage the announcement stays. Runs right after the announcement is parsed and
 * before the first paint, so that a closed one never appears.
 */
{
  const key = "hc-announcement";
  const bar = document.querySelector<HTMLElement>(".hc-announcement");
  const button = bar?.querySelector("button");
  const text = bar?.querySelector("p")?.textContent ?? "";

  const isClosed = (): boolean => {
    try {
      return localStorage.getItem(key) === text;
    } catch {
      return false;
    }
  };

  if (bar && button) {
    button.hidden = false;
    bar.hidden = isClosed();
    // It may have been closed on another page, before a restore from the back/forward cache.
    addEventListener("pageshow", () => {
      bar.hidden ||= isClosed();
    });
    button.addEventListener("click", () => {
      try {
        localStorage.setItem(key, text);
      } catch {}
      bar.hidden = true;
      document.getElementById("hc_main")?.focus({ preventScroll: true });
    });
  }
}
