import { serverHtml } from "./server-html.ts";

/** Sends votes without leaving the page; the server's answer replaces the form. */
export function voteInPlace(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.helpful === undefined) return;
    event.preventDefault();
    void send(form, event.submitter);
  });
}

async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  // Ignores a second submit while one is in flight.
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      headers: { accept: "text/x-part" },
      body: new URLSearchParams(
        [...new FormData(form, button)].map(([name, value]) => [name, String(value)]),
      ),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    const place = document.createElement("div");
    place.role = "status";
    place.lang = "en";
    place.className = "hc-thanks";
    place.tabIndex = -1;
    form.replaceWith(place);
    // Filled after insertion, or screen readers don't announce it.
    place.innerHTML = await serverHtml(answer);
    place.focus({ preventScroll: true });
  } catch {
    // Fallback: a normal form submit, which shows the error.
    form.removeAttribute("data-helpful");
    form.requestSubmit(button);
  }
}
