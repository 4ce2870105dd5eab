/** The part of the widget that is loaded when a visitor opens it: a dialog with its own history of screens. */
import type {
  AnswerCard,
  MessageAnswer,
  OfferAnswer,
  OpenAnswer,
  ReadAnswer,
  SearchAnswer,
  TopicAnswer,
  TourAnswer,
} from "../wire.ts";
import { contactView, type Draft } from "./contact-view.ts";
import { icon, make } from "./dom.ts";
import { describePage, isDarkAround } from "./host-page.ts";
import css from "./panel.css?inline";
import type { Panel, Widget } from "./registry.ts";
import { createRequests, RequestFailure } from "./requests.ts";
import { type Acts, act, card, homeView, readView, searchView, topicView } from "./views.ts";

type View =
  | { kind: "home" }
  | { kind: "search"; query: string }
  | { kind: "topic"; slug: string }
  | { kind: "read"; page: string }
  | { kind: "contact" };

interface Screen {
  /** Title of the slim header. Null for the start page. */
  title: string | null;
  /** Page of the help center that shows the same. */
  path: string;
  body: Node[];
  footer?: Node[];
}

const registry = window.StepHelp ?? [];
registry.panel = createPanel;
window.StepHelp = registry;

function createPanel(widget: Widget): Panel {
  const { config, root, isInline } = widget;
  const { get, post } = createRequests(config.base);
  const tourKey = `step-tour ${config.base}`;
  const theme = new CSSStyleSheet();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, theme, sheet];

  // The page has landmarks of its own.
  const header = make("header", { role: "presentation" });
  const body = make("div", { class: "bd", tabindex: "-1" });
  const footer = make("footer", { role: "presentation" });
  const status = make("p", { class: "sr", role: "status" });
  const dialog = make(
    "dialog",
    { class: `w ${config.side}${isInline ? " inline" : ""}` },
    header,
    body,
    footer,
    status,
  );
  root.append(dialog);

  const draft: Draft = { name: "", email: "", message: "", withPage: true, refused: new Set() };
  let opened: OpenAnswer | null = null;
  let openedOn = "";
  let stack: View[] = [{ kind: "home" }];
  /** Increases with each screen, so that a late answer doesn't replace a newer one. */
  let turn = 0;

  const acts: Acts = {
    t: (name) => opened?.texts[name] ?? "",
    follow,
    async vote(item, vote) {
      widget.emit("vote", { item, vote });
      try {
        return (await post<{ thanks: string }>(prefix(), "vote", { item, vote })).thanks;
      } catch (error) {
        return failure(error);
      }
    },
    showTour: (page) => void showTour(page),
  };
  const { t } = acts;

  dialog.addEventListener("keydown", (event) => {
    // The page's own shortcuts don't get what is typed here.
    event.stopPropagation();
    if (event.key !== "Escape" || isInline || event.isComposing) return;
    event.preventDefault();
    close();
  });
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  body.addEventListener("click", openHere);

  return {
    isOpen: () => dialog.open,
    run(command, value) {
      if (command === "close") close();
      else if (command === "toggle") dialog.open ? close() : show();
      else if (command === "open") show();
      else if (command === "search") show(value ? { kind: "search", query: value } : { kind: "home" });
      else if (command === "article" && value) show(viewOf(value) ?? { kind: "read", page: value });
      else if (command === "contact") show({ kind: "contact" });
      else if (command === "tour") void (value ? showTour(value) : resumeTour());
      else if (command === "identify") void identify();
    },
  };

  function prefix(): string {
    return opened?.prefix ?? "";
  }

  function show(view?: View): void {
    const isNewPage = openedOn !== location.pathname;
    if (isNewPage) opened = null;
    if (view) stack = view.kind === "home" ? [view] : [...stack, view];
    else if (isNewPage) stack = [{ kind: "home" }];
    dialog.dataset.theme = isDarkAround(root.host) ? "dark" : "light";
    if (!dialog.open) {
      // Opens with the page, so it takes neither focus nor the scroll position.
      if (isInline) dialog.open = true;
      // On a phone it covers the page, so the rest must not be reachable.
      else if (matchMedia("(max-width:640px)").matches) dialog.showModal();
      else dialog.show();
      widget.setOpen(true);
      widget.emit("open");
    }
    void draw();
  }

  function close(): void {
    if (!dialog.open || isInline) return;
    dialog.close();
    widget.setOpen(false);
    widget.emit("close");
    widget.opener?.focus();
  }

  async function start(): Promise<OpenAnswer> {
    if (opened) return opened;
    const { lang, ...page } = describePage();
    openedOn = location.pathname;
    const answer = await get<OpenAnswer>("", "open", { ...page, lang });
    opened = answer;
    theme.replaceSync(answer.css);
    dialog.lang = answer.language;
    dialog.dir = answer.isRightToLeft ? "rtl" : "ltr";
    dialog.setAttribute("aria-label", answer.title);
    if (widget.token !== null) void identify();
    return answer;
  }

  async function identify(): Promise<void> {
    if (widget.token === null) return;
    try {
      const visitor = await post<{ name: string; email: string }>("", "identify", { token: widget.token });
      draft.name ||= visitor.name;
      draft.email ||= visitor.email;
      widget.emit("identified", visitor);
    } catch (error) {
      widget.emit("error", error);
    }
  }

  async function draw(): Promise<void> {
    const mine = ++turn;
    const view = stack.at(-1)!;
    dialog.setAttribute("aria-busy", "true");
    if (!opened) frame(null);
    status.textContent = t("loading");
    try {
      const answer = await start();
      if (mine !== turn) return;
      const hadFocus = dialog.contains(root.activeElement);
      frame(view.kind === "home" || view.kind === "search" ? null : "");
      // The field or button that had focus may be gone, and Escape must still work.
      if (hadFocus && !dialog.contains(root.activeElement)) body.focus({ preventScroll: true });
      const screen = await load(answer, view);
      if (mine !== turn) return;
      frame(screen.title, screen.path);
      body.replaceChildren(...screen.body);
      if (screen.footer) footer.replaceChildren(...screen.footer);
      status.textContent = "";
      focusOn(view);
    } catch (error) {
      if (mine === turn) fail(error);
    } finally {
      if (mine === turn) dialog.removeAttribute("aria-busy");
    }
  }

  async function load(answer: OpenAnswer, view: View): Promise<Screen> {
    switch (view.kind) {
      case "home":
        return { title: null, path: "", body: homeView(acts, answer) };
      case "search": {
        const found = await get<SearchAnswer>(prefix(), "search", { q: view.query });
        widget.emit("search", { query: view.query, isAnswered: found.answer !== null });
        const path = `/search?${new URLSearchParams({ q: view.query })}`;
        return { title: null, path, body: searchView(acts, found) };
      }
      case "topic": {
        const found = await get<TopicAnswer>(prefix(), "topic", { slug: view.slug });
        return {
          title: found.title,
          path: `/c/${encodeURIComponent(view.slug)}`,
          body: topicView(acts, found),
        };
      }
      case "read": {
        const found = await get<ReadAnswer>(prefix(), "read", { page: view.page });
        widget.emit("article", { path: found.path, title: found.title });
        return { title: found.topic, path: found.path, body: readView(acts, found) };
      }
      case "contact": {
        const find = async (message: string) =>
          (await post<OfferAnswer>(prefix(), "answer", { message })).answer;
        const show = (found: AnswerCard) => card({ ...acts, vote: null }, found);
        const countSolved = () => void post(prefix(), "solved", {}).catch(() => undefined);
        const { body, footer } = contactView({ t, send, failure, find, show, countSolved }, draft);
        return { title: t("message"), path: "/contact", body, footer };
      }
    }
  }

  async function showTour(page: string): Promise<void> {
    try {
      await runTour(page, 0, false);
    } catch (error) {
      show({ kind: "read", page });
      widget.emit("error", error);
    }
  }

  /** The tour that began on another page of this tab. */
  async function resumeTour(): Promise<void> {
    const kept = keptTour();
    try {
      if (kept) await runTour(kept.page, kept.at, true);
    } catch (error) {
      // The guide is gone, or is no longer offered. After other failures, the next page tries again.
      if (error instanceof RequestFailure && /^40[34]$/.test(`${error.status}`)) keepTour(null);
      widget.emit("error", error);
    }
  }

  async function runTour(page: string, at: number, isResumed: boolean): Promise<void> {
    const { language, isRightToLeft } = await start();
    const answer = await get<TourAnswer>(prefix(), "tour", { page });
    await import(/* @vite-ignore */ answer.script);
    if (isResumed && isShownAround()) return;
    const isDark = isDarkAround(root.host);
    const { path } = answer;
    close();
    registry.tour!({
      ...{ answer, at, isResumed, theme, language, isRightToLeft, isDark },
      opener: widget.opener,
      keep: (step) => keepTour(step === null ? null : `${step} ${path}`),
      kept() {
        const kept = keptTour();
        return kept?.page === path ? kept.at : null;
      },
      read: () => show({ kind: "read", page: path }),
      emit: (state) => widget.emit("tour", { path, state }),
    });
  }

  /** A page around this frame shows the tour, which also finds controls in here. */
  function isShownAround(): boolean {
    try {
      let view: Window = window;
      while (view !== view.parent) {
        view = view.parent;
        if (view.StepHelp?.endTour) return true;
      }
    } catch {
      // Of another website.
    }
    return false;
  }

  function keepTour(text: string | null): void {
    try {
      if (text === null) sessionStorage.removeItem(tourKey);
      else sessionStorage.setItem(tourKey, text);
    } catch {
      // Without storage, the tour ends with the page.
    }
  }

  function keptTour(): { at: number; page: string } | null {
    try {
      const [, at, page] = /^(\d+) (.+)/.exec(sessionStorage.getItem(tourKey) ?? "") ?? [];
      return page ? { at: Number(at), page } : null;
    } catch {
      return null;
    }
  }

  async function send(form: Record<string, string>): Promise<MessageAnswer> {
    const token = widget.token ?? "";
    const answer = await post<MessageAnswer>(prefix(), "message", { ...form, token });
    if (!answer.isSent) return answer;
    draft.message = "";
    widget.emit("message");
    const sent = make("p", { role: "status", tabindex: "-1" }, t("sent"));
    body.replaceChildren(sent);
    sent.focus();
    usualFooter();
    return answer;
  }

  /** The header and footer. `title` is null on the start page and for results, which have the search field. */
  function frame(title: string | null, path = ""): void {
    const view = stack.at(-1)!;
    const isHome = view.kind === "home";
    header.className = isHome ? "" : "slim";
    const closer = isInline ? null : tool("close", "close", close);
    const end = make("span", { class: "end" });
    if (title !== null) {
      const out = make("a", {
        class: "ic",
        href: addressOf(path),
        target: "_blank",
        rel: "noopener",
        "aria-label": t("open"),
      });
      out.append(icon("out"));
      if (view.kind === "read" || view.kind === "topic") end.append(out);
    }
    if (closer) end.append(closer);
    const line = make("div", { class: "tp" });
    if (isHome) {
      const { logo, name = "" } = opened ?? {};
      const isHidden = logo?.isNameBeside === false;
      const shown = make("span", {}, isHidden ? "" : name);
      if (logo) {
        const image = make("img", { class: "logo", src: logo.url, alt: isHidden ? name : "" });
        image.onerror = () => {
          image.remove();
          shown.textContent = name;
        };
        line.append(image);
      }
      line.append(shown, end);
      header.replaceChildren(line, ...(opened ? [make("h2", {}, t("greeting"))] : []));
      if (opened?.hasSearch) header.append(searchForm(""));
    } else {
      line.append(tool("back", "back", back));
      if (view.kind === "search") line.append(searchForm(view.query));
      else line.append(make("h2", {}, title ?? ""));
      line.append(end);
      header.replaceChildren(line);
    }
    if (opened) usualFooter(path);
  }

  function usualFooter(path = ""): void {
    const message = make("button", { class: "btn", type: "button" }, t("message"));
    act(message, () => go({ kind: "contact" }));
    const link = make("a", { href: addressOf(path), target: "_blank", rel: "noopener" }, t("open"));
    footer.replaceChildren(...(opened?.hasForm ? [message] : []), link);
  }

  function tool(name: "back" | "close", label: "back" | "close", run: () => void): HTMLElement {
    const button = make(
      "button",
      { class: "ic", type: "button", "aria-label": t(label) || label },
      icon(name),
    );
    return act(button, run);
  }

  function searchForm(query: string): HTMLElement {
    const input = make("input", {
      type: "search",
      enterkeyhint: "search",
      maxlength: "500",
      autocomplete: "off",
      placeholder: t("ask"),
      "aria-label": t("ask"),
    });
    input.value = query;
    const form = make("form", { role: "search" }, make("label", { class: "srch" }, icon("search"), input));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const typed = input.value.trim();
      if (typed === "") return;
      const view: View = { kind: "search", query: typed };
      if (stack.at(-1)?.kind === "search") stack[stack.length - 1] = view;
      else stack.push(view);
      void draw();
    });
    return form;
  }

  function go(view: View): void {
    stack.push(view);
    void draw();
  }

  function back(): void {
    if (stack.length > 1) stack.pop();
    else stack = [{ kind: "home" }];
    void draw();
  }

  function follow(path: string): void {
    go(viewOf(path) ?? { kind: "read", page: path });
  }

  /** Null for a page that is read as an article. */
  function viewOf(path: string): View | null {
    if (path === "/contact" || path === "contact") return { kind: "contact" };
    const slug = /^\/c\/([^/?#]+)/.exec(path)?.[1];
    return slug === undefined ? null : { kind: "topic", slug: decodeURIComponent(slug) };
  }

  /** Links to other pages of the help center stay in the widget. All others leave it, in a new tab. */
  function openHere(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    if (!link || event.defaultPrevented) return;
    link.target = "_blank";
    link.rel = "noopener";
    const start = `${config.base}${prefix()}/`;
    const path = link.href.startsWith(start) ? link.href.slice(start.length - 1) : "";
    if (!/^\/(?:faq|articles|guides|c)\/|^\/getting-started/.test(path) || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    follow(path.replace(/[?#].*$/, ""));
  }

  function addressOf(path: string): string {
    return `${config.base}${prefix()}${path}`;
  }

  function focusOn({ kind }: View): void {
    if (isInline && stack.length === 1) return;
    body.scrollTop = 0;
    const input = header.querySelector("input");
    const heading = body.querySelector<HTMLElement>("[tabindex='-1'],textarea");
    const target = kind === "home" ? input : kind === "search" ? heading : (heading ?? body);
    (target ?? body).focus({ preventScroll: true });
  }

  function fail(error: unknown): void {
    frame(stack.at(-1)!.kind === "home" ? null : "");
    const text = failure(error);
    body.replaceChildren(make("p", { role: "alert" }, text));
    status.textContent = "";
    if (!opened) {
      dialog.setAttribute("aria-label", text);
      footer.replaceChildren(
        make("a", { href: config.base, target: "_blank", rel: "noopener" }, new URL(config.base).host),
      );
    }
    body.focus({ preventScroll: true });
    widget.emit("error", error);
  }

  /** The server's sentence, in the visitor's language where it has one. */
  function failure(error: unknown): string {
    if (!(error instanceof RequestFailure)) return t("failed") || "Help can't be loaded right now.";
    if (error.status === 429) return error.message || t("busy");
    return error.status >= 500 ? t("failed") || error.message : error.message || t("failed");
  }
}
