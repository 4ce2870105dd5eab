/** Twice the recommended 200 px, for high-density screens. */
export const maxLogoPixels = 400;
