/**
 * Enhances public help centers. Every page works without this script. It is one small file (10 kB at most), without a
 * framework.
 */
import { copyLinks } from "./enhance/copy-links.ts";
import { focusAnswerToForm } from "./enhance/focus-answer-to-form.ts";
import { followCenter, keptTheme } from "./enhance/follow-center.ts";
import { followReading } from "./enhance/follow-reading.ts";
import { offerLanguage } from "./enhance/offer-language.ts";
import { openTarget } from "./enhance/open-target.ts";
import { keepPage, refreshPage } from "./enhance/refresh-page.ts";
import { slashToSearch } from "./enhance/slash-to-search.ts";
import { suggest } from "./enhance/suggest.ts";
import { voteInPlace } from "./enhance/vote.ts";

/** Waits for everything that the page itself needs. */
const followDelayMs = 2_000;

// Must run first, to store the page as the server sent it.
keepPage();
keptTheme();
openTarget();
addEventListener("hashchange", openTarget);
// At the load event, the browser jumps to the fragment and would take focus back.
addEventListener("load", () => setTimeout(focusAnswerToForm));
slashToSearch();
copyLinks();
voteInPlace();
offerLanguage();
arrange();
addEventListener("load", () => setTimeout(() => followCenter(() => refreshPage(arrange)), followDelayMs));

/** Enhances elements, including those that `refreshPage` has replaced. */
function arrange(): void {
  followReading();
  for (const form of document.querySelectorAll<HTMLFormElement>(
    "form[data-search]:not(:has(.hc-suggestions))",
  ))
    suggest(form);
}
