/**
 * Pages are readable and their forms work without scripts, so scripts load after the first frame is drawn. Until then,
 * the styles and the font have the connection for themselves.
 */

/** `nonce` distinguishes the framework's script from any that got into the page's content. */
export function loadScriptsLate(html: string, nonce: string): string {
  const opening = `<script nonce="${nonce}" type="module" async="">`;
  const closing = "</script>";
  const start = html.indexOf(opening);
  const end = html.indexOf(closing, start);
  if (start === -1 || end === -1) return html;
  const preloads: string[] = [];
  const withoutPreloads = (part: string) =>
    part.replaceAll(/<link rel="modulepreload" href="([^"<>]+)"[^<>]*>/g, (_, href: string) => {
      preloads.push(href);
      return "";
    });
  const before = withoutPreloads(html.slice(0, start));
  const source = html.slice(start + opening.length, end);
  const after = html.slice(end + closing.length);
  const loader = `(${loadAfterFrame.toString()})(${JSON.stringify(preloads)})`;
  return `${before}<script nonce="${nonce}" type="text/plain">${source}</script><script nonce="${nonce}">${loader}</script>${after}`;
}

/**
 * Whether Back or Forward led to another page than the document shows. Until the router is here, they only change the
 * address.
 */
export function isAtOtherAddress(): boolean {
  const { address } = document.querySelector<HTMLElement>("script[data-address]")?.dataset ?? {};
  return address !== undefined && address !== location.pathname + location.search;
}

/** Runs in the browser, right after the element with the source of the framework's script. */
function loadAfterFrame(preloads: string[]): void {
  const address = location.pathname + location.search;
  const own = document.currentScript;
  const waiting = own?.previousElementSibling;
  let isLoading = false;
  function load(): void {
    if (isLoading || !own || !waiting) return;
    isLoading = true;
    for (const href of preloads) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href });
      document.head.append(link);
    }
    const script = document.createElement("script");
    Object.assign(script, { type: "module", nonce: own.nonce, textContent: waiting.textContent });
    script.dataset.address = address;
    waiting.replaceWith(script);
    own.remove();
  }
  // A tab in the background has no frames.
  if (document.hidden) {
    load();
    return;
  }
  document.addEventListener("visibilitychange", load, { once: true });
  // Waiting for the paint's own event would take a frame longer.
  requestAnimationFrame(() => setTimeout(load));
}
