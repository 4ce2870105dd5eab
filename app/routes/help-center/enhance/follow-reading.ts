import { decodeFragment } from "./decode-fragment.ts";

/** Highlights the category that the visitor is reading. */
export function followReading(): void {
  const links = new Map<string, Element>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".hc-rail a")) {
    links.set(decodeFragment(link.hash.slice(1)), link);
  }
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
  if (headings.length === 0) return;
  const mark = () => {
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
    const here = (passed.at(-1) ?? headings[0])?.id;
    for (const [id, link] of links) link.classList.toggle("is-here", id === here);
  };
  mark();
  addEventListener("scroll", mark, { passive: true });
}
