import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { extract } from "tar-stream";
import { isStorageKey } from "#platform/storage/storage-key.ts";
import {
  type ArchivedEntry,
  BackupRefusedError,
  fileEntry,
  formatName,
  formatVersion,
  type Manifest,
  manifestEntry,
  manifestSchema,
  maxManifestBytes,
  readTrailer,
  tableEntry,
  trailerBytes,
} from "./archive-format.ts";

/** Reads the whole archive without side effects. Throws a BackupRefusedError that names the problem. */
export async function checkArchive(file: string): Promise<Manifest> {
  const entry = await stat(file).catch(() => null);
  if (!entry?.isFile()) throw new BackupRefusedError(`There is no backup ${file}.`);
  const { size } = entry;
  const whole = await readEnd(file, size);
  if (whole === null) {
    throw new BackupRefusedError(`${file} is no whole backup: it is cut off, or something else altogether.`);
  }
  const hash = createHash("sha256");
  await pipeline(createReadStream(file, { end: size - trailerBytes - 1 }), hash);
  if (hash.digest("hex") !== whole) {
    throw new BackupRefusedError(`${file} was changed or damaged since it was made: its sum does not fit.`);
  }
  const found: Record<string, ArchivedEntry> = {};
  let text = "";
  await eachEntry(file, async (name, content) => {
    const sums = createHash("sha256");
    let bytes = 0;
    for await (const chunk of content as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (name === manifestEntry && bytes <= maxManifestBytes) text += chunk.toString("latin1");
      else sums.update(chunk);
    }
    if (found[name]) throw new BackupRefusedError(`${file} has ${shown(name)} twice.`);
    found[name] = { bytes, sha256: sums.digest("hex") };
  });
  return checkManifest(file, { text: Buffer.from(text, "latin1").toString("utf8"), found });
}

function checkManifest(
  file: string,
  { text, found }: { text: string; found: Record<string, ArchivedEntry> },
): Manifest {
  const json = parseJson(text) as { format?: unknown; version?: unknown } | null;
  if (json?.format === formatName && typeof json.version === "number" && json.version > formatVersion) {
    throw new BackupRefusedError(
      `${file} was made by a newer version of Step; restore it with that version.`,
    );
  }
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) throw new BackupRefusedError(`${file} has no manifest that can be read.`);
  const manifest = parsed.data;
  const { [manifestEntry]: _self, ...entries } = found;
  const wrong = [...new Set([...Object.keys(entries), ...Object.keys(manifest.entries)])].find((name) => {
    const is = entries[name];
    const should = manifest.entries[name];
    return !is || !should || is.bytes !== should.bytes || is.sha256 !== should.sha256;
  });
  if (wrong !== undefined)
    throw new BackupRefusedError(`${file} is damaged: ${shown(wrong)} is not what it was.`);
  const tables = new Set(manifest.tables.map(tableEntry));
  const odd = Object.keys(entries).find((name) => !tables.has(name) && !isFileEntry(name));
  if (odd !== undefined)
    throw new BackupRefusedError(`${file} holds ${shown(odd)}, which doesn't belong in a backup.`);
  const lacking =
    [...tables].find((name) => !entries[name]) ?? manifest.files.find((key) => !entries[fileEntry(key)]);
  if (lacking !== undefined) throw new BackupRefusedError(`${file} lacks ${shown(lacking)}.`);
  return manifest;
}

function isFileEntry(name: string): boolean {
  return name.startsWith(fileEntry("")) && isStorageKey(name.slice(fileEntry("").length));
}

/** Visits the plain files in archive order. `visit` must read each stream to its end. */
export async function eachEntry(
  file: string,
  visit: (name: string, content: Readable) => Promise<void>,
): Promise<void> {
  const { size } = await stat(file);
  const entries = extract();
  const reading = pipeline(createReadStream(file, { end: size - trailerBytes - 1 }), entries);
  reading.catch(() => {});
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      if (type !== "file")
        throw new BackupRefusedError(`${file} holds ${shown(name)}, which is no plain file.`);
      // tar-stream has its own stream types, which are compatible.
      await visit(name, entry as unknown as Readable);
    }
    await reading;
  } catch (error) {
    if (error instanceof Error && /tar header|Unexpected end/i.test(error.message)) {
      throw new BackupRefusedError(`${file} is damaged: it can't be read to its end.`, { cause: error });
    }
    throw error;
  }
}

async function readEnd(file: string, size: number): Promise<string | null> {
  if (size <= trailerBytes) return null;
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(trailerBytes),
      0,
      trailerBytes,
      size - trailerBytes,
    );
    return readTrailer(buffer.toString("latin1", 0, bytesRead));
  } finally {
    await handle.close();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Names come from an untrusted archive, so control characters are escaped and the length is limited. */
function shown(name: string): string {
  return JSON.stringify(name.slice(0, 200));
}
