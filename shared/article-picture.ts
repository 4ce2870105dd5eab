/** Pictures in articles are only shown from our own storage, so that visitors' browsers load nothing from elsewhere. */

export const articlePicturePrefix = "public/articles/";

/** Source of a regular expression for the storage key. */
export const articlePictureKey = String.raw`public/articles/[a-z0-9-]{1,80}\.(?:png|jpg|webp)`;
const ownAddress = new RegExp(`^/files/${articlePictureKey}$`, "i");
const inText = new RegExp(`/files/(${articlePictureKey})`, "gi");

export function isArticlePicture(src: string): boolean {
  return ownAddress.test(src);
}

/** Storage keys of the pictures that a Markdown text shows. */
export function articlePictureKeys(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(inText)].map(([, key = ""]) => key))];
}

/** The size in pixels, from the name of a stored picture such as `…-1200x800.jpg`. */
export function articlePictureSize(src: string): { width: number; height: number } | null {
  const [, width, height] = /-(\d{1,5})x(\d{1,5})\.[a-z]+$/i.exec(src) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}
