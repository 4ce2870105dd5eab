/** Texts for owners about votes. */
import { faqLimits } from "#shared/faq-limits.ts";
export const feedbackTexts = { commentDeleted: "Comment deleted" } as const;

export const maxCommentLength = faqLimits.feedbackComment.max;
