/** URLs of stored pictures at the sizes a page needs. */

/**
 * In pixels. This is an allowlist, because each width costs the server a resize and visitors must not request arbitrary
 * ones.
 */
export const pictureWidths = [96, 192, 288, 384, 640, 960, 1280, 1920] as const;

interface PictureSource {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** For a picture shown at one fixed width in CSS pixels. Returns 1x and 2x sources. */
export function fixedPicture(url: string, shownWidth: number): PictureSource {
  if (!isStored(url)) return { src: url };
  const [once, twice] = [atLeast(shownWidth), atLeast(shownWidth * 2)];
  const src = sized(url, once);
  return once === twice ? { src } : { src, srcSet: `${src} 1x, ${sized(url, twice)} 2x` };
}

/** For a picture whose width follows the viewport. `sizes` is the HTML attribute, `width` the picture's own. */
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

/** External pictures only exist in their original size. */
function isStored(url: string): boolean {
  return /^\/files\/[^?#]+\.(?:png|jpg|webp)$/.test(url);
}
