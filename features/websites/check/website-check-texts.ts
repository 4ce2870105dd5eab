/** What is said about reading the website again. For people who keep a shop, not a server. */
import type { ProposalDecision } from "./website-check.ts";

export const websiteCheckTexts = {
  start: "Check website for changes",
  about: "Nothing changes until you say so. What you wrote yourself stays.",
} as const;

export const checkRefusals = {
  "no-website": "There is no website to check. Enter its address as Homepage URL in the settings first.",
  limited: "Your website was checked often in the last hour. Please wait a few minutes.",
} as const;

export const decisionDone: Record<ProposalDecision, string> = {
  "add-draft": "Added as a draft",
  "add-published": "Added and published",
  replace: "Answer replaced",
  unpublish: "FAQ unpublished",
  delete: 'FAQ deleted. "Recently deleted" keeps it for a day.',
  dismiss: "Left as it is. You are asked again only if your website changes once more.",
};

export const decisionUndone = "Taken back. It is yours to decide again.";

export const decisionRefusals = {
  gone: "This was decided already, or your website has changed since. Here is what is open now.",
  conflict: "This FAQ was changed in another tab. Look at it again, then decide.",
  "undo-gone": "This can't be taken back any more.",
  "undo-conflict": "This FAQ was changed since, so it was left as it is.",
  full: "There is no room for another FAQ.",
} as const;
