/** The text of a step, with what a visitor can do about it. */
import type { TourStep } from "../wire.ts";
import { build, icon, make } from "./dom.ts";
import type { TourRun } from "./registry.ts";
import { linkTo } from "./tour-page.ts";
import { act } from "./views.ts";

interface CaptionActs {
  next(): void;
  back(): void;
  close(): void;
  /** Opens the guide's page in the widget. */
  read(): void;
  focusControl(): void;
}

/** "elsewhere": the step is on another page. "missing": its control isn't on this one. */
type Finding = "here" | "elsewhere" | "missing";

export interface Caption {
  element: HTMLElement;
  show(step: TourStep, at: number): void;
  say(finding: Finding): void;
  setTarget(element: Element | null): void;
  focus(): void;
}

export function createCaption(
  { answer, language, isRightToLeft, isDark }: TourRun,
  acts: CaptionActs,
): Caption {
  const { steps, title, lang, texts } = answer;
  const button = (text: string, run: () => void, look = "btn") =>
    act(make("button", { class: look, type: "button" }, text), run);
  const number = make("span");
  const close = make("button", { class: "ic", type: "button", "aria-label": texts.close }, icon("close"));
  const heading = make("h2", { id: "step-title", lang, dir: "auto", tabindex: "-1" });
  const text = make("div", { class: "tree", lang, dir: "auto" });
  const note = make("p", { class: "note" });
  const status = make("p", { class: "sr", role: "status" });
  const toControl = button(texts.goTo, acts.focusControl, "link");
  const read = button(texts.readGuide, acts.read, "link");
  const open = make("a", { class: "btn main" }, texts.openPage);
  const back = button(texts.back, acts.back);
  const next = button(texts.next, acts.next, "btn main");
  const element = make(
    "section",
    {
      class: "w",
      role: "dialog",
      tabindex: "-1",
      "aria-label": title,
      "data-theme": isDark ? "dark" : "light",
      lang: language,
      dir: isRightToLeft ? "rtl" : "ltr",
    },
    make("div", { class: "top" }, number, act(close, acts.close)),
    heading,
    text,
    note,
    make("div", { class: "acts" }, toControl, read, make("span", { class: "end" }, back, open, next)),
    status,
  );
  element.addEventListener("keydown", (event) => {
    // The page's own shortcuts don't get what is pressed here.
    event.stopPropagation();
    if (event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    acts.close();
  });
  let finding: Finding = "here";
  let href: string | null = null;

  return {
    element,
    show(step, at) {
      finding = "here";
      const isLast = at === steps.length - 1;
      number.textContent = step.label;
      heading.textContent = step.title;
      text.replaceChildren(...step.body.map(build));
      for (const link of text.querySelectorAll("a")) {
        link.target = "_blank";
        link.rel = "noopener";
      }
      next.textContent = isLast ? texts.done : texts.next;
      hide(back, at === 0);
      href = linkTo(step.url, location.origin);
      if (href !== null) open.href = href;
      draw();
      announce(`${step.label}: ${step.title}. ${text.textContent}`);
    },
    say(found) {
      if (found === finding) return;
      finding = found;
      draw();
    },
    setTarget(control) {
      const { tabIndex = -1 } = (control ?? {}) as Partial<HTMLElement>;
      hide(toControl, tabIndex < 0);
    },
    focus,
  };

  function focus(): void {
    heading.focus({ preventScroll: true });
  }

  /** Escape and the next Tab have to begin in here when the focused button is hidden. */
  function hide(button: HTMLElement, isHidden: boolean): void {
    const hadFocus = isHidden && button.matches(":focus");
    button.hidden = isHidden;
    if (hadFocus) focus();
  }

  /** Screen readers only say what changes in a page that has the element already. */
  function announce(words: string): void {
    requestAnimationFrame(() => {
      status.textContent = words;
    });
  }

  function draw(): void {
    const isElsewhere = finding === "elsewhere" && href !== null;
    const isMissing = finding !== "here" && !isElsewhere;
    note.textContent = isMissing ? texts.missing : "";
    if (isMissing) announce(texts.missing);
    if (isElsewhere) announce(texts.openPage);
    hide(read, !isMissing);
    hide(open, !isElsewhere);
    next.classList.toggle("main", !isElsewhere);
  }
}
