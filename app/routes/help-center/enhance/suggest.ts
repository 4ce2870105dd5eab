/** Suggestions are the result page's own questions, fetched while typing; Enter without a choice searches. */
export function suggest(form: HTMLFormElement): void {
  const input = form.querySelector("input");
  if (!input) return;
  const key = document.createElement("kbd");
  key.textContent = "/";
  key.ariaHidden = "true";
  input.after(key);
  const list = document.createElement("div");
  list.className = "hc-suggestions";
  list.id = "hc_suggestions";
  list.role = "listbox";
  list.ariaLabel = "Suggestions";
  list.hidden = true;
  form.append(list);
  // It stays a search field for assistive technology; how many suggestions there are is said politely.
  const said = document.createElement("p");
  said.className = "sr-only";
  said.role = "status";
  form.append(said);
  input.setAttribute("aria-controls", list.id);
  input.setAttribute("aria-autocomplete", "list");

  let asked = "";
  let timer = 0;
  let request = new AbortController();
  let chosen = -1;

  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(ask, 120);
  });
  input.addEventListener("keydown", (event) => {
    const options = [...list.querySelectorAll<HTMLAnchorElement>("a")];
    if (event.key === "Escape" && !list.hidden) {
      event.preventDefault();
      show(false);
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !list.hidden) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      // One place more than there are options: past the end, the input itself is chosen again.
      chosen = ((chosen + 1 + step + options.length + 1) % (options.length + 1)) - 1;
      choose(options);
    } else if (event.key === "Enter" && chosen >= 0 && options[chosen]) {
      event.preventDefault();
      options[chosen]?.click();
    }
  });
  form.addEventListener("focusout", (event) => {
    if (!form.contains(event.relatedTarget as Node | null)) show(false);
  });
  // A press would take the focus away and fold the list before the click arrives.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", () => show(false));

  async function ask(): Promise<void> {
    const query = input?.value.trim() ?? "";
    request.abort();
    if (query.length < 2) return show(false);
    asked = query;
    request = new AbortController();
    const address = `${form.action}?q=${encodeURIComponent(query)}`;
    try {
      const answer = await fetch(address, { signal: request.signal });
      if (!answer.ok) return show(false);
      fill(new DOMParser().parseFromString(await answer.text(), "text/html"), { query, address });
    } catch {
      // Offline or overtaken by the next letter: the form itself still searches.
      if (asked === query) show(false);
    }
  }

  function fill(page: Document, { query, address }: { query: string; address: string }): void {
    const found = Number(page.querySelector("[data-results]")?.getAttribute("data-results") ?? 0);
    const options = [...page.querySelectorAll(".hc-item")]
      .slice(0, found === 0 ? 0 : 5)
      .map((item, index) => {
        const slug = item.querySelector(".hc-answer")?.id ?? "";
        const option = makeOption(index, `${form.action}#${encodeURIComponent(slug)}`);
        option.append(...(item.querySelector("h3")?.cloneNode(true).childNodes ?? []));
        return option;
      });
    const all = makeOption(options.length, address);
    all.className = "hc-all";
    all.textContent =
      found === 0 ? `No results found for “${query}”` : `All results for “${query}” (${found})`;
    list.replaceChildren(...options, all);
    said.textContent = options.length === 1 ? "1 suggestion" : `${options.length} suggestions`;
    chosen = -1;
    choose([]);
    show(document.activeElement === input);
  }

  function makeOption(index: number, href: string): HTMLAnchorElement {
    const option = document.createElement("a");
    option.role = "option";
    option.id = `hc_suggestion_${index}`;
    option.href = href;
    option.tabIndex = -1;
    option.ariaSelected = "false";
    return option;
  }

  function choose(options: HTMLAnchorElement[]): void {
    options.forEach((option, index) => {
      option.ariaSelected = String(index === chosen);
    });
    const option = options[chosen];
    if (option) input?.setAttribute("aria-activedescendant", option.id);
    else input?.removeAttribute("aria-activedescendant");
  }

  function show(isShown: boolean): void {
    list.hidden = !isShown;
    if (!isShown) {
      chosen = -1;
      said.textContent = "";
      input?.removeAttribute("aria-activedescendant");
    }
  }
}
