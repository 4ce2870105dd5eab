/** ZIP files with names as the Finder writes them: decomposed letters in UTF-8, without the flag that says so. */
import { type Zippable, zipSync } from "fflate";

const endBytes = 22;
const headerBytes = 46;
const utf8Flag = 0x800;

/** Only the central directory counts for readers. */
export function zipAsMacOS(files: Zippable): Uint8Array<ArrayBuffer> {
  const decomposed = Object.entries(files).map(([path, file]) => [path.normalize("NFD"), file]);
  const bytes = new Uint8Array(zipSync(Object.fromEntries(decomposed)));
  const view = new DataView(bytes.buffer);
  const end = bytes.length - endBytes;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    view.setUint16(at + 8, view.getUint16(at + 8, true) & ~utf8Flag, true);
    at += headerBytes + [28, 30, 32].reduce((sum, length) => sum + view.getUint16(at + length, true), 0);
  }
  return bytes;
}
