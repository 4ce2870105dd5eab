/** Shows which step of a guide is being read, with links to the step before and the one after. Prints the guide. */
import { decodeFragment } from "./enhance/decode-fragment.ts";
import { printPage } from "./enhance/print-page.ts";
import { stepInView } from "./step-in-view.ts";

/** Height of the bar, and some room for a step whose title is right below it. */
const readingEdge = 120;

function follow(): void {
  // The page may have been refreshed.
  const bar = document.querySelector<HTMLElement>("[data-steps]");
  const segments = [...(bar?.querySelectorAll<HTMLElement>("[data-id]") ?? [])];
  const tops = segments.map(
    ({ dataset }) => document.getElementById(dataset.id ?? "")?.getBoundingClientRect().top ?? 0,
  );
  const at = stepInView(tops, { edge: readingEdge });
  if (!bar) return;
  bar.hidden = at === null;
  if (at === null) return;
  const [place, text] = bar.querySelectorAll("p > *");
  // Only if it has changed, because screen readers and the browser look at each change.
  if (place?.textContent === segments[at]?.dataset.place) return;
  if (place) place.textContent = segments[at]?.dataset.place ?? "";
  if (text) text.textContent = segments[at]?.dataset.text ?? "";
  for (const [index, segment] of segments.entries()) segment.classList.toggle("is-read", index <= at);
  for (const link of bar.querySelectorAll<HTMLAnchorElement>("a[data-by]")) {
    const target = segments[at + Number(link.dataset.by)];
    // Without a step, the link stays where the focus may be.
    const shown = target ?? segments[at];
    link.href = `#${encodeURIComponent(shown?.dataset.id ?? "")}`;
    link.ariaLabel = link.title = shown?.dataset.name ?? "";
    link.ariaDisabled = target ? null : "true";
  }
}

/** A fragment takes the focus away, and the next press is often on the same arrow. */
function go(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-by]") : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  document.getElementById(decodeFragment(link.hash.slice(1)))?.scrollIntoView();
  history.replaceState(history.state, "", link.hash);
}

follow();
printPage();
document.addEventListener("click", go);
addEventListener("scroll", follow, { passive: true });
addEventListener("resize", follow);
