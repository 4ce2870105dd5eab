/** These texts address shop owners, not operators. */
import type { ProposalDecision } from "#features/faqs/proposal.ts";

export const websiteCheckTexts = {
  start: "Check website for changes",
  about: "We only suggest changes. You decide which ones to apply.",
} as const;

export const checkRefusals = {
  "no-website": "There is no website to check. Add your Homepage URL in the settings first.",
  limited: "Too many checks in the last hour. Try again in a few minutes.",
} as const;

export const decisionDone: Record<ProposalDecision, string> = {
  "add-draft": "Added as a draft",
  "add-published": "Added and published",
  replace: "Answer replaced",
  unpublish: "FAQ unpublished",
  delete: "FAQ deleted. You can restore it for one day.",
  dismiss: "Kept. We'll ask again only if your website changes.",
};

export const decisionUndone = "Undone. You can decide again.";

export const decisionRefusals = {
  gone: "This was already decided, or your website has changed since. Here is what's open now.",
  conflict: "This FAQ was changed in another tab. Review it, then decide.",
  "undo-gone": "You can no longer undo this.",
  "undo-conflict": "This FAQ has changed since, so we kept it.",
  full: "You've reached the FAQ limit.",
} as const;
