import { serverHtml } from "./page-html.ts";
import { replacedEvent } from "./replaced-event.ts";
import { noteButton, showNote } from "./show-note.ts";

/** These parts are replaced separately, so that unchanged ones stay untouched. */
const parts = [".hc-head", "main", ".hc-foot"];
const written = new Map<string, string>();
/** Random delay, so that open pages don't all request it at the same time. */
const spreadMs = 1_500;
let timer = 0;

/** Stores the page as the server sent it. */
export function keepPage(): void {
  for (const part of parts) written.set(part, document.querySelector(part)?.innerHTML ?? "");
}

/**
 * Fetches the page again and replaces the parts that changed. Open answers stay open, and the scroll position is kept.
 * A visitor who is typing is asked first. What answers a form stays, because the page at its address is another one.
 */
export function refreshPage(arrange: () => void): void {
  clearTimeout(timer);
  if (document.querySelector("[data-posted]")) return;
  timer = window.setTimeout(async () => {
    try {
      const answer = await fetch(location.href.replace(/#.*/, ""), { headers: { accept: "text/html" } });
      const page = new DOMParser().parseFromString(await serverHtml(answer), "text/html");
      const changed = parts.filter((part) => page.querySelector(part)?.innerHTML !== written.get(part));
      // A reader whose pass has expired is sent to the entrance.
      const isSamePage = answer.ok && !answer.redirected;
      if (isSamePage && changed.length === 0) return;
      const put = () => (isSamePage ? replace(page, { changed, arrange }) : location.reload());
      if (answer.ok && !changed.some(isInUse)) put();
      else offer(put);
    } catch {
      // The browser is offline. The next change tries again.
    }
  }, Math.random() * spreadMs);
}

function fieldsOf(part: string): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`${part} :is(input:not([type=hidden]), textarea)`)];
}

function isTyped({ value, defaultValue }: HTMLInputElement): boolean {
  return value !== defaultValue;
}

function isInUse(part: string): boolean {
  return fieldsOf(part).some((field) => field === document.activeElement || isTyped(field));
}

function replace(page: Document, { changed, arrange }: { changed: string[]; arrange: () => void }): void {
  const open = [...document.querySelectorAll("details[open][id]")].map(({ id }) => id);
  const focused = document.activeElement?.closest("[id]")?.id;
  const anchor = [...document.querySelectorAll<HTMLElement>("main [id]")].find(
    (element) => element.getBoundingClientRect().top >= 0,
  )?.id;
  const topOf = () => document.getElementById(anchor ?? "")?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  for (const part of changed) {
    const now = document.querySelector(part);
    const next = page.querySelector(part);
    if (!now || !next) continue;
    written.set(part, next.innerHTML);
    const typed = new Map(
      fieldsOf(part)
        .filter(isTyped)
        .map(({ name, value }) => [name, value]),
    );
    now.replaceChildren(...document.importNode(next, true).childNodes);
    for (const field of fieldsOf(part)) field.value = typed.get(field.name) ?? field.value;
  }
  document.title = page.title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const newIcon = page.querySelector("link[rel=icon]")?.getAttribute("href");
  if (icon && newIcon && icon.getAttribute("href") !== newIcon) icon.href = newIcon;
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  arrange();
  dispatchEvent(new Event(replacedEvent));
  const back = document.getElementById(focused ?? "");
  const target = back?.matches("details") ? back.querySelector<HTMLElement>("summary") : back;
  if (document.activeElement === document.body) target?.focus({ preventScroll: true });
  if (anchor) scrollBy(0, topOf() - before);
}

/** Offers the update instead of applying it. */
function offer(put: () => void): void {
  const { wasUpdated = "", showUpdate } =
    document.querySelector<HTMLElement>("[data-show-update]")?.dataset ?? {};
  showNote(`${wasUpdated} `, noteButton(showUpdate, put));
}
