/**
 * Comfort for public help centers. Every page works without this script; nothing here is the only way to do
 * anything. Served as one small file, no framework.
 */

/** Behind everything that the page itself needs. */
const themeDelayMs = 2_000;

openTarget();
addEventListener("hashchange", openTarget);
// The browser's own way to the fragment ends with the load event and would take the focus back.
addEventListener("load", () => setTimeout(focusAnswerToForm));
followReading();
addEventListener("load", () => setTimeout(followTheme, themeDelayMs));
document.addEventListener("keydown", onKey);
document.addEventListener("click", onClick);
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-search]")) suggest(form);

/**
 * The owner changes colours or font: pages that are open take them on. Only while somebody looks at the page, because
 * browsers keep few connections to one host open.
 */
function followTheme(): void {
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

/** Browsers that don't unfold a linked answer by themselves get help. */
function openTarget(): void {
  const target = document.getElementById(decode(location.hash.slice(1)));
  const fold = target?.closest("details");
  if (!target || !fold) return;
  fold.open = true;
  target.scrollIntoView();
}

/** A fragment can hold anything, and nothing here may stop the rest of the script. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** After a post the page starts again at its top: go to what was wrong, or to the good news. */
function focusAnswerToForm(): void {
  const field = document.querySelector<HTMLElement>("[aria-invalid]");
  const note = document.querySelector<HTMLElement>(".hc-note");
  if (note) note.tabIndex = -1;
  (field ?? note)?.focus();
}

/** Marks the category that is being read. */
function followReading(): void {
  const links = new Map<string, Element>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".hc-rail a")) {
    links.set(decode(link.hash.slice(1)), link);
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

function onKey(event: KeyboardEvent): void {
  const menu = document.querySelector<HTMLDetailsElement>(".hc-menu[open]");
  if (event.key === "Escape" && menu) {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }
  const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select");
  if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const input = document.querySelector<HTMLInputElement>("form[data-search] input");
    if (!input) return;
    event.preventDefault();
    input.focus();
    input.select();
  }
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const menu = document.querySelector<HTMLDetailsElement>(".hc-menu[open]");
  if (menu && !target?.closest(".hc-menu")) menu.open = false;
  const link = target?.closest<HTMLAnchorElement>("a[data-copy]");
  // Other buttons and modifiers keep what a link does: open in a new tab, save, and so on.
  if (!link || !navigator.clipboard || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const label = link.querySelector("span");
  const before = label?.textContent ?? "";
  navigator.clipboard.writeText(link.href).then(
    () => {
      history.replaceState(null, "", link.hash);
      if (!label) return;
      label.setAttribute("role", "status");
      label.textContent = "Link copied";
      setTimeout(() => {
        label.textContent = before;
      }, 2000);
    },
    () => location.assign(link.href),
  );
}

/** Suggestions are the result page's own questions, fetched while typing; Enter without a choice searches. */
function suggest(form: HTMLFormElement): void {
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
