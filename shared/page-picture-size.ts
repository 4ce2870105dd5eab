/** Pixels of the Open Graph images in link previews. */
export const pagePictureSize = { width: 1200, height: 630 } as const;
