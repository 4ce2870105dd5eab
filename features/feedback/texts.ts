/** What readers and owners read about votes. */
export const feedbackTexts = {
  question: "Was this helpful?",
  thanks: "Thank you for telling us.",
  moreAfterYes: "What helped most?",
  moreAfterNo: "What was missing?",
  sent: "Thank you, that was passed on.",
  tooMany: "Too many answers came from here. Please try again later.",
  commentDeleted: "Comment deleted",
} as const;

export const maxCommentLength = 500;
