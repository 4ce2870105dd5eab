import { createHtmlReader } from "./server-html.ts";

/** A pause in typing. */
const pauseMs = 700;
const leastLetters = 12;
const maxLetters = 500;
const readHtml = createHtmlReader("step-message-html");

/** `place` is empty until there is an answer. Its `data-answers` is the address that answers. */
export function answerWhileTyping(place: HTMLElement): void {
  const address = place.dataset.answers ?? "";
  const page = place.closest<HTMLElement>(".hc-contact");
  const field = page?.querySelector<HTMLTextAreaElement>("textarea[name=message]");
  const form = field?.form;
  if (!page || !field || !form) return;
  /** Answers that didn't help aren't shown again. */
  const refused = new Set<string>();
  let timer = 0;
  let request = new AbortController();
  let shown = "";

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void ask(), pauseMs);
  });
  form.addEventListener("submit", () => {
    clearTimeout(timer);
    request.abort();
  });
  place.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-answer]") : null;
    if (button?.dataset.answer === "solved") {
      void post({ intent: "solved" }).catch(() => undefined);
      turnTo("solved");
      place.querySelector("h2[tabindex]")?.scrollIntoView({ block: "nearest" });
      place.querySelector<HTMLElement>("h2[tabindex]")?.focus({ preventScroll: true });
    } else if (button?.dataset.answer === "back") {
      turnTo("offered");
      field.focus();
    } else if (button) {
      refused.add(shown);
      show("", "");
      field.focus();
    }
  });
  // The browser restores what was typed before a reload or Back.
  if (field.value) void ask();

  async function ask(): Promise<void> {
    request.abort();
    request = new AbortController();
    const message = field!.value.trim().slice(0, maxLetters);
    if (message.length < leastLetters) return show("", "");
    try {
      const answer = await post({ message });
      if (!answer.ok) return;
      const { text, html } = await readHtml(answer);
      if (!refused.has(text)) show(text, html);
    } catch {
      // Offline, or the visitor typed on. The form itself still works.
    }
  }

  function post(fields: Record<string, string>): Promise<Response> {
    const { signal } = "message" in fields ? request : new AbortController();
    return fetch(address, { method: "POST", body: new URLSearchParams(fields), signal, keepalive: true });
  }

  /** The same answer isn't written again, so that screen readers announce it once. */
  function show(text: string, html: string): void {
    if (text === shown) return;
    shown = text;
    if (text === "") place.textContent = "";
    else place.innerHTML = html;
    place.hidden = text === "";
  }

  function turnTo(state: "offered" | "solved"): void {
    page!.classList.toggle("is-solved", state === "solved");
    for (const part of place.querySelectorAll<HTMLElement>("[data-state]"))
      part.hidden = part.dataset.state !== state;
  }
}
