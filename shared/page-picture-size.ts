/** Pixels of the pictures that previews of links show. */
export const pagePictureSize = { width: 1200, height: 630 } as const;
