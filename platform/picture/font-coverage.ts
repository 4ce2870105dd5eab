/** Reads which characters a font file has (TrueType, OpenType, and the first font of a collection). */
import { closeSync, openSync, readSync } from "node:fs";

/** Fonts with all Chinese characters stay far below this. */
const maxTableBytes = 4_000_000;

export type Coverage = (codePoint: number) => boolean;

/** Returns null for other files and for damaged ones. */
export function readCoverage(file: string): Coverage | null {
  const opened = openSync(file, "r");
  try {
    const table = findTable((at, length) => readAt(opened, at, length));
    return table && coverageOf(table);
  } catch (error) {
    // A field points outside of the file.
    if (error instanceof RangeError) return null;
    throw error;
  } finally {
    closeSync(opened);
  }
}

function readAt(opened: number, at: number, length: number): DataView {
  const bytes = new Uint8Array(length);
  const count = readSync(opened, bytes, 0, length, at);
  return new DataView(bytes.buffer, 0, count);
}

/** The table that maps characters to glyphs. */
function findTable(read: (at: number, length: number) => DataView): DataView | null {
  const start = tagAt(read(0, 4), 0) === "ttcf" ? read(12, 4).getUint32(0) : 0;
  const header = read(start, 12);
  if (header.getUint32(0) !== 0x00010000 && !["OTTO", "true"].includes(tagAt(header, 0))) return null;
  const count = header.getUint16(4);
  const tables = read(start + 12, count * 16);
  for (let at = 0; at < count * 16; at += 16) {
    if (tagAt(tables, at) !== "cmap") continue;
    const length = tables.getUint32(at + 12);
    return length > maxTableBytes ? null : read(tables.getUint32(at + 8), length);
  }
  return null;
}

function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}

function coverageOf(table: DataView): Coverage | null {
  const lookups: Coverage[] = [];
  for (let index = 0; index < table.getUint16(2); index += 1) {
    const record = 4 + index * 8;
    const [platform, encoding] = [table.getUint16(record), table.getUint16(record + 2)];
    const isUnicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));
    const at = table.getUint32(record + 4);
    const format = table.getUint16(at);
    if (isUnicode && format === 4) lookups.push((code) => hasInSegments(table, at, code));
    if (isUnicode && format === 12) lookups.push((code) => hasInGroups(table, at, code));
  }
  return lookups.length === 0 ? null : (code) => lookups.some((has) => has(code));
}

/** Format 4: segments of the Basic Multilingual Plane. */
function hasInSegments(table: DataView, at: number, code: number): boolean {
  const bytes = table.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + bytes];
  for (let offset = 0; offset < bytes; offset += 2) {
    if (table.getUint16(ends + offset) < code) continue;
    const start = table.getUint16(starts + offset);
    if (start > code) return false;
    const delta = table.getUint16(starts + bytes + offset);
    const place = starts + 2 * bytes + offset;
    const range = table.getUint16(place);
    if (range === 0) return ((code + delta) & 0xffff) !== 0;
    return table.getUint16(place + range + 2 * (code - start)) !== 0;
  }
  return false;
}

/** Format 12: groups of all planes. */
function hasInGroups(table: DataView, at: number, code: number): boolean {
  const count = table.getUint32(at + 12);
  for (let index = 0; index < count; index += 1) {
    const group = at + 16 + index * 12;
    if (table.getUint32(group + 4) < code) continue;
    const start = table.getUint32(group);
    return start <= code && table.getUint32(group + 8) + code - start !== 0;
  }
  return false;
}
