import { serverHtml } from "./server-html.ts";

/** Votes are sent without leaving the page; what the server answers takes the place of the form. */
export function voteInPlace(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.helpful === undefined) return;
    event.preventDefault();
    void send(form, event.submitter);
  });
}

async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  // A form that is sent has no way to be sent twice.
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
    // Said after it is there, or nobody hears it.
    place.innerHTML = await serverHtml(answer);
    place.focus({ preventScroll: true });
  } catch {
    // The way without script, which says what is wrong.
    form.removeAttribute("data-helpful");
    form.requestSubmit(button);
  }
}
