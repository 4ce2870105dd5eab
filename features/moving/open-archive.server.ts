/** Opens an uploaded ZIP file, or the ZIP files in it: Notion packs its exports twice. */
import { type OpenedZip, openZip } from "#platform/archive/unpack-zip.ts";

export interface Archive {
  /** Size of each file, by path. */
  sizes: ReadonlyMap<string, number>;
  /** Returns null for a broken or missing file. */
  read(path: string): Promise<Uint8Array | null>;
}

interface ArchiveLimits {
  unpackedBytes: number;
  entries: number;
  /** Of all ZIP files in the ZIP file. */
  packedBytes: number;
  /** Of the texts in it. */
  language: string;
}

/** Null if a file is broken or exceeds the limits. ZIP files that are packed three times stay closed. */
export async function openArchive(bytes: Uint8Array, limits: ArchiveLimits): Promise<Archive | null> {
  const outer = await open(bytes, limits);
  if (!outer) return null;
  const paths = [...outer.sizes.keys()].filter((path) => !path.startsWith("__MACOSX/"));
  const isPackedTwice = paths.length > 0 && paths.every((path) => /\.zip$/i.test(path));
  if (!isPackedTwice) return outer;
  if (sizeOf(outer) > limits.packedBytes) return null;
  const zips: OpenedZip[] = [];
  let left = limits.unpackedBytes;
  for (const path of paths) {
    const file = await outer.read(path);
    const zip = file && (await open(file, { ...limits, unpackedBytes: left }));
    if (!zip) return null;
    left -= sizeOf(zip);
    zips.push(zip);
  }
  return {
    sizes: new Map(zips.flatMap((zip) => [...zip.sizes])),
    read: async (path) => zips.find(({ sizes }) => sizes.has(path))?.read(path) ?? null,
  };
}

function open(
  bytes: Uint8Array,
  { unpackedBytes, entries, language }: ArchiveLimits,
): Promise<OpenedZip | null> {
  return openZip(bytes, {
    maxBytes: unpackedBytes,
    maxFiles: entries,
    language,
    isWanted: (path) => !path.endsWith("/"),
  });
}

function sizeOf({ sizes }: OpenedZip): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
