/**
 * Smaller copies of guide pictures, made before the first request. They are stored beside the picture and deleted with
 * it.
 */
import { pictureWidths } from "#shared/picture-address.ts";

/** The widths that guide pages request. */
const storedWidths = pictureWidths.filter((width) => width >= 384);
const guidePicture = /^(public\/(?:guides|getting-started)\/[a-z0-9/-]+)\.(?:png|jpg)$/i;

/** Returns null for pictures and widths whose copies are made only on demand. */
export function storedVariantKey(key: string, width: number): string | null {
  const [, name] = guidePicture.exec(key) ?? [];
  return name && storedWidths.some((each) => each === width) ? `${name}-w${width}.webp` : null;
}

export function storedVariantKeys(key: string): string[] {
  return storedWidths.flatMap((width) => storedVariantKey(key, width) ?? []);
}
