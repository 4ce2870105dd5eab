/** Twice the recommended 200 px, for dense screens. */
export const maxLogoPixels = 400;
