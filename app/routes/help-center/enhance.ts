/**
 * Comfort for public help centers. Every page works without this script; nothing here is the only way to do
 * anything. Its parts are bundled into one small file (10 kB at most), without a framework.
 */
import { copyLinks } from "./enhance/copy-links.ts";
import { focusAnswerToForm } from "./enhance/focus-answer-to-form.ts";
import { followReading } from "./enhance/follow-reading.ts";
import { followTheme } from "./enhance/follow-theme.ts";
import { openTarget } from "./enhance/open-target.ts";
import { slashToSearch } from "./enhance/slash-to-search.ts";
import { suggest } from "./enhance/suggest.ts";
import { voteInPlace } from "./enhance/vote.ts";

/** Behind everything that the page itself needs. */
const themeDelayMs = 2_000;

openTarget();
addEventListener("hashchange", openTarget);
// The browser's own way to the fragment ends with the load event and would take the focus back.
addEventListener("load", () => setTimeout(focusAnswerToForm));
followReading();
slashToSearch();
copyLinks();
voteInPlace();
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-search]")) suggest(form);
addEventListener("load", () => setTimeout(followTheme, themeDelayMs));
