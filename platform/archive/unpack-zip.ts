/** Unpacks untrusted ZIP files and verifies the metadata that each entry declares. */
import type { Readable } from "node:stream";
import { type Entry, fromBufferPromise } from "yauzl";
import { decodeAs, legacyEncodingOf } from "#shared/decode-text.ts";

export interface UnpackLimits {
  /** Limit on the total size of all unpacked files. */
  maxBytes: number;
  /** Limit on the number of entries of any kind. */
  maxFiles: number;
  /** Unwanted entries are not unpacked and count only toward `maxFiles`. */
  isWanted(path: string): boolean;
  /** Of the files, for names that don't say how they are encoded. */
  language?: string;
}

/** Entries are unpacked on demand. */
export interface OpenedZip {
  /** Declared size of each wanted entry, by path. */
  sizes: ReadonlyMap<string, number>;
  /**
   * Unpacks off the main thread. The stream fails at the first byte beyond the declared size. Throws for a broken entry
   * and returns null for a missing one.
   */
  stream(path: string): Promise<Readable | null>;
  /** Returns null for a broken or missing entry. */
  read(path: string): Promise<Uint8Array | null>;
}

const maxNameLength = 500;
const headerBytes = 30;

/**
 * Opens the file without unpacking anything. Returns null if it isn't a ZIP file or is broken, if its declared sizes
 * exceed the limits, or if it has traversing, overlong or duplicate paths or overlapping entries.
 */
export async function openZip(
  bytes: Uint8Array,
  { maxBytes, maxFiles, isWanted, language }: UnpackLimits,
): Promise<OpenedZip | null> {
  const entries = new Map<string, Entry>();
  const spans: Span[] = [];
  let left = maxBytes;
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (zip.entryCount > maxFiles) return null;
    for await (const entry of zip.eachEntry()) {
      if (entry.fileNameLength > maxNameLength) return null;
      const start = entry.relativeOffsetOfLocalHeader;
      spans.push({ start, end: start + headerBytes + entry.compressedSize });
      const path = pathOf(entry, language ?? null);
      if (!isWanted(path)) continue;
      left -= entry.uncompressedSize;
      if (left < 0 || entries.has(path)) return null;
      entries.set(path, entry);
    }
    if (doOverlap(spans)) return null;
    const stream = async (path: string) => {
      const entry = entries.get(path);
      return entry ? zip.openReadStreamPromise(entry) : null;
    };
    return {
      sizes: new Map([...entries].map(([path, entry]) => [path, entry.uncompressedSize])),
      stream,
      read: (path) => stream(path).then(bytesOf, () => null),
    };
  } catch {
    return null;
  }
}

const isUtf8Flag = 0x800;
const unicodePathField = 0x7075;
const eastAsian = /^(?:shift_jis|euc-kr|gb18030|big5)$/;

/**
 * Without the flag for UTF-8, the library reads names as those of DOS. But macOS writes UTF-8 without it, in decomposed
 * letters that no link has, and Windows in East Asia what is usual there.
 */
function pathOf(
  { fileName, fileNameRaw, generalPurposeBitFlag, extraFields }: Entry,
  language: string | null,
): string {
  const isKnown =
    (generalPurposeBitFlag & isUtf8Flag) !== 0 || extraFields.some(({ id }) => id === unicodePathField);
  if (isKnown) return fileName.normalize("NFC");
  const legacy = legacyEncodingOf(language);
  const name =
    decodeAs("utf-8", fileNameRaw) ?? (eastAsian.test(legacy) ? decodeAs(legacy, fileNameRaw) : null);
  return (name?.replaceAll("\\", "/") ?? fileName).normalize("NFC");
}

interface Span {
  start: number;
  end: number;
}

/** A zip bomb lists one compressed part under many names to multiply its unpacked size. */
function doOverlap(spans: Span[]): boolean {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  return sorted.some(({ start }, index) => start < (sorted[index - 1]?.end ?? 0));
}

async function bytesOf(stream: Readable | null): Promise<Uint8Array | null> {
  if (!stream) return null;
  const parts: Buffer[] = [];
  try {
    for await (const part of stream) parts.push(part as Buffer);
  } catch {
    return null;
  }
  return Buffer.concat(parts);
}
