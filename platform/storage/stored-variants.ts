/** Smaller copies of guides' pictures, made before the first visitor asks. They lie beside the picture and go with it. */
import { pictureWidths } from "#shared/picture-address.ts";

/** The widths that guide pages ask for. */
const storedWidths = pictureWidths.filter((width) => width >= 384);
const guidePicture = /^(public\/(?:guides|getting-started)\/[a-z0-9/-]+)\.(?:png|jpg)$/i;

/** Null for a picture or a width whose copies are only made when they are asked for. */
export function storedVariantKey(key: string, width: number): string | null {
  const [, name] = guidePicture.exec(key) ?? [];
  return name && storedWidths.some((each) => each === width) ? `${name}-w${width}.webp` : null;
}

export function storedVariantKeys(key: string): string[] {
  return storedWidths.flatMap((width) => storedVariantKey(key, width) ?? []);
}
