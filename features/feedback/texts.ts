/** Texts about votes, for readers and owners. */
export const feedbackTexts = {
  question: "Was this helpful?",
  thanks: "Thank you for telling us.",
  moreAfterYes: "What helped most?",
  moreAfterNo: "What was missing?",
  sent: "Thank you for your feedback.",
  tooMany: "Too many answers from your network. Please try again later.",
  commentDeleted: "Comment deleted",
} as const;

export const maxCommentLength = 500;
