/** The form for a message to the company, with the page that the visitor is on. */
import type { AnswerCard, MessageAnswer, WidgetText } from "../wire.ts";
import { icon, make } from "./dom.ts";
import { messageOffer } from "./message-offer.ts";
import { act } from "./views.ts";

/** Kept while the visitor reads something else in between. */
export interface Draft {
  name: string;
  email: string;
  message: string;
  /** Whether the address of the page is sent. */
  withPage: boolean;
  /** Answers that didn't help. */
  refused: Set<string>;
}

interface ContactActs {
  t(name: WidgetText): string;
  /** Rejects if the message couldn't be sent. */
  send(form: Record<string, string>): Promise<MessageAnswer>;
  failure(error: unknown): string;
  /** An answer to the message that is being typed. */
  find(message: string): Promise<AnswerCard | null>;
  show(answer: AnswerCard): HTMLElement;
  /** Counts a message that the answer made unnecessary. */
  countSolved(): void;
}

const formId = "step-form";

export function contactView(
  { t, send, failure, find, show, countSolved }: ContactActs,
  draft: Draft,
): { body: Node[]; footer: Node[] } {
  const problem = make("p", { class: "err", role: "alert" });
  const name = row("name", make("input", { autocomplete: "name", maxlength: "100", required: true }));
  const email = row(
    "email",
    make("input", { type: "email", autocomplete: "email", maxlength: "254", required: true }),
  );
  const message = row("message", make("textarea", { rows: "5", maxlength: "5000", required: true }));
  const trap = make("input", { name: "website", tabindex: "-1", autocomplete: "off" });
  const fields = { name, email, message };
  const address = `${location.origin}${location.pathname}`;
  const form = make("form", { class: "form", id: formId, novalidate: true });
  const submit = make("button", { class: "btn main", type: "submit", form: formId }, t("send"));
  const solve = (isSolved: boolean) => {
    if (isSolved) countSolved();
    form.classList.toggle("solved", isSolved);
    submit.hidden = isSolved;
  };
  const field = message.input as HTMLTextAreaElement;
  form.append(
    message.row,
    messageOffer({ t, find, show, solve }, { field, refused: draft.refused }),
    name.row,
    email.row,
    make("p", { class: "trap", "aria-hidden": "true" }, make("label", {}, t("leaveEmpty"), trap)),
    ...(draft.withPage ? [pageChip()] : []),
    problem,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void post();
  });
  return { body: [form], footer: [submit] };

  async function post(): Promise<void> {
    submit.disabled = true;
    problem.textContent = "";
    try {
      const page = draft.withPage ? address : "";
      const { name, email, message } = draft;
      const answer = await send({ name, email, message, page, website: trap.value });
      if (!answer.isSent) showErrors(answer);
    } catch (error) {
      problem.textContent = failure(error);
    } finally {
      submit.disabled = false;
    }
  }

  function showErrors({ errors = {}, error: text = "" }: MessageAnswer): void {
    problem.textContent = text;
    let first: HTMLElement | null = null;
    for (const [key, { input, error }] of Object.entries(fields)) {
      error.textContent = errors[key] ?? "";
      if (errors[key]) {
        input.setAttribute("aria-invalid", "true");
        first ??= input;
      } else input.removeAttribute("aria-invalid");
    }
    first?.focus();
  }

  function row(key: "name" | "email" | "message", input: HTMLInputElement | HTMLTextAreaElement) {
    const [id, errorId] = [`step-${key}`, `step-${key}-error`];
    input.id = id;
    input.name = key;
    input.value = draft[key];
    input.setAttribute("aria-describedby", errorId);
    input.addEventListener("input", () => {
      draft[key] = input.value;
    });
    const error = make("p", { class: "err", id: errorId });
    const label = make("label", { for: id }, t(key === "message" ? "text" : key));
    return { input, error, row: make("div", {}, label, input, error) };
  }

  function pageChip(): HTMLElement {
    const remove = make(
      "button",
      { class: "ic", type: "button", "aria-label": t("keepPage") },
      icon("close"),
    );
    const row = make(
      "div",
      {},
      make("p", { class: "lab" }, t("sentWith")),
      make(
        "div",
        { class: "chip" },
        icon("link"),
        make("span", {}, address.replace(/^https?:\/\//, "").replace(/\/$/, "")),
        remove,
      ),
    );
    act(remove, () => {
      draft.withPage = false;
      row.remove();
      submit.focus();
    });
    return row;
  }
}
