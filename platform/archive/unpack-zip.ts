/** Takes ZIP files apart that anybody may have made: what an entry says of itself counts only as far as it is true. */
import type { Readable } from "node:stream";
import { type Entry, fromBufferPromise } from "yauzl";

export interface UnpackLimits {
  /** All unpacked files together. */
  maxBytes: number;
  /** Entries of any kind. */
  maxFiles: number;
  /** Others are not unpacked; they count towards `maxFiles` alone. */
  isWanted(path: string): boolean;
}

/** Of a ZIP file that is taken apart as it is needed. */
export interface OpenedZip {
  /** The size that each wanted entry says it has, by path. */
  sizes: ReadonlyMap<string, number>;
  /**
   * Unpacked beside the main thread. Ends with an error at the first byte beyond the size that the entry says. Throws
   * for an entry that is broken; null for one that is missing.
   */
  stream(path: string): Promise<Readable | null>;
  /** Null for one that is broken or missing. */
  read(path: string): Promise<Uint8Array | null>;
}

const maxNameLength = 500;
/** Of an entry's own header, without its name. */
const headerBytes = 30;

/**
 * Nothing is unpacked yet. Null for what is no ZIP file, is broken, says that it holds too much, or has paths that lead
 * out of it, are endless or occur twice, or entries that share their bytes.
 */
export async function openZip(
  bytes: Uint8Array,
  { maxBytes, maxFiles, isWanted }: UnpackLimits,
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
      if (!isWanted(entry.fileName)) continue;
      left -= entry.uncompressedSize;
      if (left < 0 || entries.has(entry.fileName)) return null;
      entries.set(entry.fileName, entry);
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

interface Span {
  start: number;
  end: number;
}

/** One compressed part under many names unpacks to many times what any single one could. */
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
