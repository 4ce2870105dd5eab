/**
 * The owner changes colours or font: pages that are open take them on. Only while somebody looks at the page, because
 * browsers keep few connections to one host open.
 */
export function followTheme(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name="theme-events"]')?.content;
  if (!address || !("adoptedStyleSheets" in document)) return;
  const sheet = new CSSStyleSheet();
  let source: EventSource | null = null;
  const listen = () => {
    const isSeen = document.visibilityState === "visible";
    if (isSeen && !source) {
      source = new EventSource(address);
      source.onmessage = ({ data }) => {
        sheet.replaceSync(JSON.parse(data).css);
        // Behind the page's own, so that it stands.
        if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
      };
    } else if (!isSeen) {
      source?.close();
      source = null;
    }
  };
  listen();
  document.addEventListener("visibilitychange", listen);
  // A page that the browser puts aside is hidden first; one with an open connection could not be put aside.
  addEventListener("pageshow", listen);
}
