export const maxLogoPixels = 400;
