/** Says whether the company is open now. A file of its own, for start pages with opening hours only. */
import { type OpeningHours, openStateAt } from "#shared/opening-hours.ts";

/** Also shows it in lines that a refresh of the page has replaced. */
const everyMs = 20_000;

function showAll(): void {
  for (const line of document.querySelectorAll<HTMLElement>("[data-hours]")) {
    const link = line.querySelector("a");
    if (link) show(line, link);
  }
}

showAll();
setInterval(showAll, everyMs);

function show({ dataset }: HTMLElement, link: HTMLElement): void {
  const { hours = "", language, open = "", openUntil = "", opens = "", opensOn = "" } = dataset;
  const state = openStateAt(JSON.parse(hours) as OpeningHours, new Date());
  const next = state.isOpen ? null : state.next;
  if (!state.isOpen && !next) return;
  dataset.state = state.isOpen ? "open" : "closed";
  const format = (options: Intl.DateTimeFormatOptions, ms: number) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(ms);
  const minutes = state.isOpen ? (state.until ?? 0) : (next?.at ?? 0);
  const openText = state.isOpen && state.until !== null ? openUntil : open;
  const template = state.isOpen ? openText : next?.inDays === 0 ? opens : opensOn;
  // The fifth of January 1970 was a Monday.
  const day = format({ weekday: "long" }, (4 + (next?.weekday ?? 0)) * 86_400_000);
  link.textContent = template
    .replace("{time}", format({ timeStyle: "short" }, minutes * 60_000))
    .replace("{day}", day);
}
