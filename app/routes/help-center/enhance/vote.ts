import { serverHtml } from "./page-html.ts";

/** Sends votes without leaving the page. The response replaces the form. */
export function voteInPlace(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.helpful === undefined) return;
    event.preventDefault();
    void send(form, event.submitter);
  });
}

async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  // Ignores a second submit while the first is running.
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
    if (form.lang) place.lang = form.lang;
    place.className = "hc-thanks";
    place.tabIndex = -1;
    form.replaceWith(place);
    // Must be filled after it is inserted, or screen readers don't announce it.
    place.innerHTML = await serverHtml(answer);
    place.focus({ preventScroll: true });
  } catch {
    // Submits the form normally, so that the response shows the error.
    form.removeAttribute("data-helpful");
    form.requestSubmit(button);
  }
}
