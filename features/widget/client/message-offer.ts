/** Shows the help center's answer while the visitor types a message, as the contact page does. */
import type { AnswerCard, WidgetText } from "../wire.ts";
import { make } from "./dom.ts";
import { act } from "./views.ts";

/** A pause in typing. */
const pauseMs = 700;
const leastLetters = 12;
const maxLetters = 500;

export interface OfferActs {
  t(name: WidgetText): string;
  find(message: string): Promise<AnswerCard | null>;
  show(answer: AnswerCard): HTMLElement;
  /** The answer made the message unnecessary, or not after all. */
  solve(isSolved: boolean): void;
}

/** The place of the answer, which is empty until there is one. `refused` has those that didn't help. */
export function messageOffer(
  { t, find, show, solve }: OfferActs,
  { field, refused }: { field: HTMLTextAreaElement; refused: Set<string> },
): HTMLElement {
  const place = make("div", { class: "offer", "aria-live": "polite" });
  let timer = 0;
  let turn = 0;
  let shown = "";

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void look(), pauseMs);
  });
  void look();
  return place;

  async function look(): Promise<void> {
    const mine = ++turn;
    const message = field.value.trim().slice(0, maxLetters);
    // Without an answer, the form still works.
    const answer = message.length < leastLetters ? null : await find(message).catch(() => null);
    if (mine !== turn) return;
    const text = answer ? JSON.stringify(answer) : "";
    // The same answer isn't written again, so that screen readers announce it once.
    if (text === shown || refused.has(text)) return;
    shown = text;
    if (answer) offer(answer);
    else place.replaceChildren();
  }

  function offer(answer: AnswerCard): void {
    place.replaceChildren(
      make("p", { class: "lab" }, t("mayAnswer")),
      make("p", { class: "from" }, t("notSentYet")),
      show(answer),
      make(
        "p",
        { class: "foot" },
        button("thisAnswered", () => settle(answer)),
        button("notQuite", () => {
          refused.add(shown);
          shown = "";
          place.replaceChildren();
          field.focus();
        }),
      ),
    );
  }

  function settle(answer: AnswerCard): void {
    clearTimeout(timer);
    turn += 1;
    solve(true);
    const heading = make("h3", { tabindex: "-1" }, t("gladHelped"));
    const anyway = button("sendAnyway", () => {
      solve(false);
      offer(answer);
      field.focus();
    });
    place.replaceChildren(
      heading,
      make("p", { class: "from" }, t("notSent")),
      show(answer),
      make("p", { class: "foot" }, anyway),
    );
    heading.focus();
  }

  function button(text: WidgetText, run: () => void): HTMLElement {
    return act(make("button", { class: "btn", type: "button" }, t(text)), run);
  }
}
