/** Texts for owners about votes. */
export const feedbackTexts = { commentDeleted: "Comment deleted" } as const;

export const maxCommentLength = 500;
