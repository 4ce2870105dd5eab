/** Pictures of the blog come from our own store: visitors load nothing from elsewhere. */

export function isOwnPicture(src: string): boolean {
  return /^\/files\/blog-images\/[a-z0-9/_-]+\.(?:png|jpg|webp|gif)$/i.test(src);
}

/** Pixels, as they stand in the name of a stored picture: `…-1200x800.jpg`. Null when they don't. */
export function pictureSize(src: string): { width: number; height: number } | null {
  const [, width, height] = /-(\d{1,5})x(\d{1,5})\.[a-z]+$/i.exec(src) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}
