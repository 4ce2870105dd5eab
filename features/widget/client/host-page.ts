/** What the widget learns about the page that it is on. */

/** In characters. The server refuses longer ones. */
const maxText = 300;

/** Path, title and heading, for suggestions. Neither the query nor the fragment, which may be personal. */
export function describePage(): { path: string; title: string; heading: string; lang: string } {
  const heading = document.querySelector("h1")?.textContent ?? "";
  const cut = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, maxText);
  return {
    path: location.pathname.slice(0, 2_000),
    title: cut(document.title),
    heading: cut(heading),
    lang: document.documentElement.lang.slice(0, 35),
  };
}

/** Whether the widget is on a dark part of the page, which may differ from the system's scheme. */
export function isDarkAround(host: Element): boolean {
  const page = document.documentElement;
  for (let element = host.parentElement; element; element = element.parentElement) {
    const color = getComputedStyle(element).backgroundColor;
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    if (/^rgb/.test(color) && alpha > 0.5) return 0.3 * red + 0.6 * green + 0.1 * blue < 110;
  }
  const scheme = getComputedStyle(host.parentElement ?? page).colorScheme;
  return (
    scheme.includes("dark") &&
    (!scheme.includes("light") || matchMedia("(prefers-color-scheme:dark)").matches)
  );
}
