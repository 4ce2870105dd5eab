export const generationErrors = {
  none: "No quality FAQs could be generated from the website content",
  invalid: "Generated FAQs failed quality validation - no content suitable for publication",
  noPages: "No website content was extracted. Analyze your website first.",
  unexpected: "An unexpected error occurred",
} as const;
