/** Enhances the contact form: shows the answer beside it while the visitor types. A file of its own, for this page only. */
import { answerWhileTyping } from "./enhance/answer-while-typing.ts";
import { replacedEvent } from "./enhance/replaced-event.ts";

const arranged = new WeakSet<HTMLElement>();

arrange();
addEventListener(replacedEvent, arrange);

/** Also a place that a refresh of the page has replaced. */
function arrange(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-answers]")) {
    if (arranged.has(place)) continue;
    arranged.add(place);
    answerWhileTyping(place);
  }
}
