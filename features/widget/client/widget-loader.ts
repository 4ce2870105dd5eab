/**
 * The part of the widget that every page of a company's website loads: the button and the commands. At most 2 kB. It
 * loads the rest when a visitor opens the widget.
 */
import type { LoaderConfig } from "../wire.ts";
import type { Controller, Listener, Panel, Registry, StepCommand, Widget } from "./registry.ts";

// Important declarations in here win over those of the page.
const style = `:host{all:initial!important;display:inline-block!important;--o:24px}
:host([floating]){position:fixed!important;z-index:var(--step-z,2147483000)!important;bottom:calc(var(--o) + var(--step-bottom,0px))!important;inset-inline:auto calc(var(--o) + var(--step-side,0px))!important}
:host([floating=start]){inset-inline:calc(var(--o) + var(--step-side,0px)) auto!important}
:host([open]){display:block!important}
.b{display:flex;align-items:center;justify-content:center;gap:8px;min-width:48px;height:48px;padding:0 16px;border:0;border-radius:24px;font:500 15px system-ui,sans-serif;cursor:pointer;box-shadow:0 4px 16px #0003}
.b[hidden]{display:none}
.b:focus-visible{outline:2px solid;outline-offset:2px}
.b svg{width:20px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.b[aria-expanded=true]{padding:0}.b[aria-expanded=true] span{display:none}
@media(max-width:640px){:host{--o:16px}:host([floating]) .b{padding:0}:host([floating]) .b span{display:none}}
@media print{:host([floating]){display:none!important}}`;
const question = "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M9.5 10a2.5 2.5 0 1 1 3.5 2.2q-1 .4-1 1.3M12 17h0";
const down = "m6 9 6 6 6-6";
const tag = "step-help";
const page = document;

const registry: Registry = window.StepHelp ?? [];
const controllers = registry.controllers ?? new Map<string, Controller>();
registry.controllers = controllers;
window.StepHelp = registry;
const given = registry.pop();
const script = page.currentScript;
if (given && !controllers.has(given.base)) start(given);

function start(config: LoaderConfig): void {
  const { base, labels, colors, side } = config;
  const listeners: [unknown, Listener][] = [];
  let panel: Promise<Panel> | undefined;
  let floating: Widget | undefined;
  let token: string | null = null;

  const emit: Widget["emit"] = (event, detail) => {
    for (const [name, listener] of listeners) if (name === event) listener(detail);
  };
  const load = (widget: Widget) =>
    import(/* @vite-ignore */ config.panel).then(() => registry.panel!(widget));
  const fail = (error: unknown) => {
    // The next click tries again.
    panel = undefined;
    // biome-ignore lint/suspicious/noConsole: tells the website's developer, who has no other log
    console.warn("Step: the widget was blocked", error);
    emit("error", error);
  };

  const run: Controller["run"] = (command, value, listener) => {
    if (command === "on") return void listeners.push([value, listener as Listener]);
    if (command === "identify") {
      token = (value as { token?: string } | null)?.token ?? null;
      if (floating) floating.token = token;
    }
    // Before it was opened, there is nothing to close or to fill in.
    if (!panel && /^(close|identify)$/.test(command)) return;
    ready(() => {
      panel ??= load(floating!);
      panel.then((shown) => shown.run(command, value as string), fail);
    });
  };

  const draw = (element: HTMLElement): Widget | undefined => {
    if (element.shadowRoot) return;
    const root = element.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    const isFloating = element.hasAttribute("floating");
    const isInline = element.hasAttribute("open");
    const button = page.createElement("button");
    const label = page.createElement("span");
    const space = "http://www.w3.org/2000/svg";
    const icon = page.createElementNS(space, "svg");
    const path = page.createElementNS(space, "path");
    const short = (tag: string) => tag.split("-")[0];
    const [lang, text] =
      labels.find(([tag]) => short(tag) === short(page.documentElement.lang)) ?? labels[0]!;
    label.append(text);
    icon.append(path);
    icon.setAttribute("viewBox", "0 0 24 24");
    button.className = "b";
    button.lang = lang;
    button.ariaLabel = text;
    button.ariaHasPopup = "dialog";
    button.style.background = colors[0];
    button.style.color = colors[1];
    button.hidden = isInline || (isFloating && script?.dataset.button === "none");
    button.append(icon, label);
    const widget: Widget = {
      config,
      root,
      opener: button,
      token,
      isInline,
      emit,
      setOpen(isOpen) {
        button.ariaExpanded = `${isOpen}`;
        path.setAttribute("d", isOpen ? down : question);
      },
    };
    widget.setOpen(false);
    button.onclick = () => {
      if (floating) floating.opener = button;
      run("toggle");
    };
    root.append(button);
    if (isInline) load(widget).then((shown) => shown.run("open"), fail);
    return widget;
  };

  // A second help center's button goes above the first one's.
  const above = controllers.size * 60;
  controllers.set(base, { config, run, draw });
  ready(() => {
    const host = page.createElement(tag);
    host.setAttribute("floating", side);
    if (config.isRightToLeft) host.dir = "rtl";
    if (above) host.style.setProperty("--step-bottom", `${above}px`);
    floating = draw(host);
    // Some apps replace the body when their address changes.
    const keep = () => {
      if (!host.isConnected) page.body?.append(host);
      if (page.body) watch.observe(page.body, { childList: true });
    };
    const watch = new MutationObserver(keep);
    watch.observe(page.documentElement, { childList: true });
    keep();
    try {
      // A tour that began on another page of this tab.
      if (sessionStorage[`step-tour ${base}`]) run("tour");
    } catch {}
    page.querySelectorAll<HTMLElement>(tag).forEach(place);
  });
  // After the button is drawn, which commands from before the script need.
  if (!above) listen();
}

/** Once for all widgets of a page. */
function listen(): void {
  const command: StepCommand = (name, value, ...rest) => {
    if (name === "in") find(value)?.run(rest[0] as string, rest[1], rest[2]);
    else find()?.run(name as string, value, rest[0]);
  };
  const stub = window.Step;
  // A page may have something else of this name.
  if (!stub || stub.q) window.Step = command;
  registry.command = command;
  for (const args of stub?.q ?? []) command(...Array.from(args));

  addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.<HTMLElement>("[data-step-article]");
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    find(link.dataset.stepCenter)?.run("article", link.dataset.stepArticle);
  });
  addEventListener("keydown", (event) => {
    const widget = [...controllers.values()].find(({ config }) => config.hasShortcut);
    if (!widget || event.key !== "k" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    widget.run("search");
  });
  customElements.define(
    tag,
    class extends HTMLElement {
      connectedCallback() {
        place(this);
      }
    },
  );
}

function find(base?: unknown): Controller | undefined {
  return base ? controllers.get(base as string) : controllers.values().next().value;
}

/** Does nothing while the script of the element's help center is still loading. */
function place(element: HTMLElement): void {
  if (!element.hasAttribute("floating")) find(element.getAttribute("center"))?.draw(element);
}

function ready(run: () => void): void {
  if (page.body) queueMicrotask(run);
  else addEventListener("DOMContentLoaded", run, { once: true });
}
