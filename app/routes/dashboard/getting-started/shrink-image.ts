/**
 * Re-encodes an image in the browser if it is large, or of a type that the server can't read (BMP, or HEIC if the
 * browser supports it). This makes uploads smaller, and any image that the browser can show works.
 */

/** Types that the server can read. */
const plainTypes = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif", "image/svg+xml"];
const smallBytes = 2_000_000;
/** The server stores images at most this large. */
const maxPixels = 2_048;

/** Returns the file itself if it needs no change, or if this browser can't read it. */
export async function shrinkImage(file: File): Promise<Blob> {
  if (plainTypes.includes(file.type) && (file.size <= smallBytes || file.type === "image/svg+xml"))
    return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, maxPixels / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    // Photos stay JPEG. Everything else becomes PNG, which keeps sharp edges and transparency.
    const type = file.type === "image/jpeg" || /hei[cf]/.test(file.type) ? "image/jpeg" : "image/png";
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
    return made ?? file;
  } catch {
    return file;
  }
}
