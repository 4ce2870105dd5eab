/** In pixels. Link previews use this size (Open Graph). */
export const pagePictureSize = { width: 1200, height: 630 } as const;
