/** In characters, unless the name says otherwise. */
export const articleLimits = {
  title: 200,
  content: 500_000,
  slug: 80,
  category: 60,
  seoTitle: 120,
  seoDescription: 320,
  author: 80,
  imageBytes: 10_000_000,
  attachmentBytes: 20_000_000,
  note: 1_000,
} as const;

/** As many as one import brings. */
export const maxArticles = 10_000;
