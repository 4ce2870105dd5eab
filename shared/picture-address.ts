/** Addresses of stored pictures in the sizes that a page needs. */

/** Pixels. A closed list: each width is work for the server, so visitors can't ask for others. */
export const pictureWidths = [96, 192, 288, 384, 640, 960, 1280, 1920] as const;

interface PictureSource {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** For a picture that is always shown in one width (CSS pixels): as it is, and for dense screens. */
export function fixedPicture(url: string, shownWidth: number): PictureSource {
  if (!isStored(url)) return { src: url };
  const [once, twice] = [atLeast(shownWidth), atLeast(shownWidth * 2)];
  const src = sized(url, once);
  return once === twice ? { src } : { src, srcSet: `${src} 1x, ${sized(url, twice)} 2x` };
}

/** For one whose width follows the window; `sizes` says how, in the words of HTML. `width` is the picture's own. */
export function fluidPicture(
  url: string,
  { sizes, width }: { sizes: string; width: number | null },
): PictureSource {
  if (!isStored(url)) return { src: url };
  const largest = atLeast(width ?? 1_280);
  const widths = pictureWidths.filter((each) => each >= 384 && each <= largest);
  if (widths.length < 2) return { src: sized(url, largest) };
  return {
    src: sized(url, largest),
    srcSet: widths.map((each) => `${sized(url, each)} ${each}w`).join(", "),
    sizes,
  };
}

function sized(url: string, width: number): string {
  return `${url}?w=${width}`;
}

function atLeast(width: number): number {
  return pictureWidths.find((each) => each >= width) ?? pictureWidths.at(-1)!;
}

/** Pictures from elsewhere come in the one size that they have. */
function isStored(url: string): boolean {
  return /^\/files\/[^?#]+\.(?:png|jpg|webp)$/.test(url);
}
