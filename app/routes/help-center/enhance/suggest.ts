import { serverHtml } from "./page-html.ts";

const delayMs = 120;
const leastLetters = 2;

/**
 * Search suggestions as a combobox. The server sends rendered options. Arrow keys move through them, and Enter opens
 * the selected one or searches.
 */
export function suggest(form: HTMLFormElement): void {
  const input = form.querySelector("input");
  const address = form.dataset.search;
  if (!input || !address) return;
  const key = document.createElement("kbd");
  key.ariaHidden = "true";
  input.after(key);
  const panel = document.createElement("div");
  panel.className = "hc-suggestions";
  // Screen readers announce the number of results from this element.
  const said = document.createElement("p");
  said.className = "sr-only";
  said.role = "status";
  form.append(panel, said);
  input.role = "combobox";
  input.ariaAutoComplete = "list";
  input.setAttribute("aria-controls", "hc_suggestions");

  let timer = 0;
  let request = new AbortController();
  let chosen = -1;
  show(false);

  input.addEventListener("input", () => {
    choose(-1);
    clearTimeout(timer);
    timer = window.setTimeout(ask, delayMs);
  });
  input.addEventListener("keydown", (event) => {
    const list = options();
    if (event.key === "Escape" && !panel.hidden) {
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (panel.hidden) return void ask();
      const step = event.key === "ArrowDown" ? 1 : -1;
      // One more position than there are options, because past the end the input is selected again.
      const places = list.length + 1;
      choose(((chosen + 1 + step + places) % places) - 1);
    } else if (event.key === "Enter" && list[chosen]) {
      event.preventDefault();
      list[chosen]?.click();
    }
  });
  form.addEventListener("submit", close);
  form.addEventListener("focusout", (event) => {
    if (!form.contains(event.relatedTarget as Node | null)) close();
  });
  // Keeps focus in the input. Otherwise, the list would close before the click arrives.
  panel.addEventListener("pointerdown", (event) => event.preventDefault());
  panel.addEventListener("click", (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) close();
  });

  async function ask(): Promise<void> {
    const query = input?.value.trim() ?? "";
    request.abort();
    if (query.length < leastLetters) return show(false);
    request = new AbortController();
    const { signal } = request;
    try {
      const answer = await fetch(`${address}?q=${encodeURIComponent(query)}`, { signal });
      // A reader whose pass has expired is sent to the entrance, which belongs in no list.
      if (answer.redirected) return location.reload();
      const html = answer.ok ? await serverHtml(answer) : null;
      if (signal.aborted) return;
      // An answer to more letters may arrive after one of the options was selected.
      const selected = options()[chosen]?.href;
      if (html === null) panel.textContent = "";
      else panel.innerHTML = html;
      show(panel.hasChildNodes() && document.activeElement === input);
      choose(options().findIndex(({ href }) => href === selected));
    } catch {
      // The browser is offline, or the next key press aborted the request. The form itself still searches.
      if (!signal.aborted) show(false);
    }
  }

  function options(): HTMLAnchorElement[] {
    return [...panel.querySelectorAll<HTMLAnchorElement>("[role=option]")];
  }

  function choose(place: number): void {
    chosen = place;
    let id = "";
    options().forEach((option, index) => {
      option.ariaSelected = String(index === place);
      if (index !== place) return;
      id = option.id;
      option.scrollIntoView({ block: "nearest" });
    });
    input?.setAttribute("aria-activedescendant", id);
  }

  function close(): void {
    clearTimeout(timer);
    show(false);
  }

  /** What was typed since the answer was asked for is still asked. */
  function show(isShown: boolean): void {
    if (!isShown) {
      request.abort();
      panel.textContent = "";
    }
    panel.hidden = !isShown;
    key.textContent = isShown ? "esc" : "/";
    said.textContent = panel.querySelector<HTMLElement>("[role=listbox]")?.dataset.said ?? "";
    if (input) input.ariaExpanded = String(isShown);
    choose(-1);
  }
}
