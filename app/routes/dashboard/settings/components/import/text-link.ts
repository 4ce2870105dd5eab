/** Of links that aren't part of a sentence. */
export const textLink = "text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current";
