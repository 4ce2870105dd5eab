/** Where a company's pictures are shown: in the header, in browser tabs, and on the start page. */
export const picturePlaces = ["logo", "icon", "hero"] as const;
export type PicturePlace = (typeof picturePlaces)[number];
