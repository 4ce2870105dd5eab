/**
 * Progressive enhancement for public help centers. Every page works without this script. It is bundled into one small
 * file (10 kB at most), without a framework.
 */
import { copyLinks } from "./enhance/copy-links.ts";
import { focusAnswerToForm } from "./enhance/focus-answer-to-form.ts";
import { followCenter, keptTheme } from "./enhance/follow-center.ts";
import { followReading } from "./enhance/follow-reading.ts";
import { openTarget } from "./enhance/open-target.ts";
import { keepPage, refreshPage } from "./enhance/refresh-page.ts";
import { slashToSearch } from "./enhance/slash-to-search.ts";
import { suggest } from "./enhance/suggest.ts";
import { voteInPlace } from "./enhance/vote.ts";

/** Starts after everything the page itself needs. */
const followDelayMs = 2_000;

// The page as the server sent it, before anything is added.
keepPage();
keptTheme();
openTarget();
addEventListener("hashchange", openTarget);
// The browser's own jump to the fragment happens at the load event and would take the focus back.
addEventListener("load", () => setTimeout(focusAnswerToForm));
slashToSearch();
copyLinks();
voteInPlace();
arrange();
addEventListener("load", () => setTimeout(() => followCenter(() => refreshPage(arrange)), followDelayMs));

/** Enhances elements that `refreshPage` may have replaced. */
function arrange(): void {
  followReading();
  for (const form of document.querySelectorAll<HTMLFormElement>(
    "form[data-search]:not(:has(.hc-suggestions))",
  ))
    suggest(form);
}
