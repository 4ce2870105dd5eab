import { renderSVG } from "uqr";

/** Returns a QR code as the source of an image, with the quiet zone that cameras need. */
export function qrPicture(text: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(renderSVG(text, { border: 2 })).toString("base64")}`;
}
