import type { CategorizedContent } from "#features/faqs/categorized-content.ts";

/** For tests in which only questions have categories. */
export const noOtherContent: CategorizedContent = {
  count: async () => new Map(),
  move: async () => {},
};
