/** Blog images are only served from our own storage, so that visitors' browsers load nothing from other sites. */

export function isOwnPicture(src: string): boolean {
  return /^\/files\/blog-images\/[a-z0-9/_-]+\.(?:png|jpg|webp|gif)$/i.test(src);
}

/**
 * Reads the size in pixels from the name of a stored image, such as `…-1200x800.jpg`. Returns null if it contains none.
 */
export function pictureSize(src: string): { width: number; height: number } | null {
  const [, width, height] = /-(\d{1,5})x(\d{1,5})\.[a-z]+$/i.exec(src) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}
