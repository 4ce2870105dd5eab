/**
 * Makes a picture of the browser's own from one that is large, or of a kind that the server does not read (BMP, HEIC
 * where the browser knows it): less to send, and any image that can be seen here can be used.
 */

/** What the server reads as it is. */
const plainTypes = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif", "image/svg+xml"];
const smallBytes = 2_000_000;
/** As the server stores it at most. */
const maxPixels = 2_048;

/** The file itself where it is fine, or where this browser can't read it. */
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
    // Photographs stay photographs; everything else keeps its edges and what is see-through.
    const type = file.type === "image/jpeg" || /hei[cf]/.test(file.type) ? "image/jpeg" : "image/png";
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
    return made ?? file;
  } catch {
    return file;
  }
}
