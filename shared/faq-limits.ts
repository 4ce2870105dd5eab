/** In characters, after trimming. */
export const faqLimits = {
  question: { min: 5, max: 500 },
  answer: { min: 10, max: 10_000 },
  category: { max: 80 },
  categoryDescription: { max: 200 },
  feedbackComment: { max: 500 },
} as const;
