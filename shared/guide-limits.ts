/** In characters, unless the name says otherwise. */
export const stepGuideLimits = {
  title: 120,
  description: 1_000,
  category: 80,
  stepTitle: 200,
  stepDescription: 5_000,
  alt: 300,
  frames: 60,
} as const;

/** Of the Getting Started guide. */
export const guideLimits = {
  /** A recording makes up to 60 steps after the welcome. */
  steps: 61,
  title: 200,
  stepTitle: 200,
  description: 5_000,
  alt: 300,
  imageBytes: 10_000_000,
} as const;
