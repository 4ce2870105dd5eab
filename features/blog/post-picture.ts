/** Blog images are only served from our own storage, so that visitors load nothing from third parties. */

export function isOwnPicture(src: string): boolean {
  return /^\/files\/blog-images\/[a-z0-9/_-]+\.(?:png|jpg|webp|gif)$/i.test(src);
}

/** Pixel size from the name of a stored image, `…-1200x800.jpg`; null if the name contains none. */
export function pictureSize(src: string): { width: number; height: number } | null {
  const [, width, height] = /-(\d{1,5})x(\d{1,5})\.[a-z]+$/i.exec(src) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}
