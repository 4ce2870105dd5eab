/** Enhances the contact form: shows the answer beside it while the visitor types. A file of its own, for this page only. */
import { answerWhileTyping } from "./enhance/answer-while-typing.ts";

for (const place of document.querySelectorAll<HTMLElement>("[data-answers]")) answerWhileTyping(place);
