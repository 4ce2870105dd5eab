/** These texts address shop owners, not operators. */
import type { ProposalDecision } from "#features/faqs/proposal.ts";
import type { CheckFrequency } from "#shared/enumerations.ts";
import type { Doubt } from "./doubtful-reading.ts";

export const websiteCheckTexts = {
  start: "Check website for changes",
  about: "We only suggest changes. You decide which ones to apply.",
} as const;

export const frequencyNames = {
  daily: "Every day",
  weekly: "Every week",
  monthly: "Every four weeks",
  off: "Only when I start a check",
} as const satisfies Record<CheckFrequency, string>;

/** Why a website that looks like another one leads to no suggestions. */
export const doubtTexts = {
  moved: {
    title: "Your website now redirects to another site",
    text: "We haven't suggested anything yet. If this lasts for three days, we'll suggest what to change.",
  },
  emptied: {
    title: "Most of your answers are no longer on your website",
    text: "We haven't suggested anything yet. If this lasts for three days, we'll suggest what to change.",
  },
} as const satisfies Record<Doubt, { title: string; text: string }>;

export const scheduleSaved = "Automatic checks saved";

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

/** The server couldn't be reached. */
export const decisionNotSaved = "We couldn't save your decision. Try again.";

export const decisionUndone = "Undone. You can decide again.";

export const decisionRefusals = {
  gone: "This was already decided, or your website has changed since. Here is what's open now.",
  conflict: "This FAQ was changed in another tab. Review it, then decide.",
  "undo-gone": "You can no longer undo this.",
  "undo-conflict": "This FAQ has since changed, so we kept it.",
  full: "You've reached the FAQ limit.",
} as const;
