/** Writes a tar file entry by entry and records the size and SHA-256 of each entry and of the whole file. */
import { createHash, type Hash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { appendFile, open } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pack } from "tar-stream";
import { StartupError } from "#platform/errors.ts";
import { type ArchivedEntry, trailerOf } from "./archive-format.ts";

export interface ArchiveWriter {
  entries: Record<string, ArchivedEntry>;
  /** Rejects if the content's length differs from `bytes`. The archive is unusable then. */
  add(name: string, bytes: number, content: Readable): Promise<void>;
  addText(name: string, text: string): Promise<void>;
  /** Resolves once the archive is synced to disk. */
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

export function writeArchive(
  path: string,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): ArchiveWriter {
  const tar = pack();
  const whole = createHash("sha256");
  let written = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      written += chunk.length;
      whole.update(chunk);
      done(written > maxBytes ? new StartupError(tooLarge(maxBytes)) : null, chunk);
    },
  });
  const writing = pipeline(tar, limited, createWriteStream(path, { mode: 0o600 }), { signal });
  // Only the first error is kept, because later ones are its consequences.
  let failure: unknown;
  writing.catch((error: unknown) => {
    failure ??= error;
  });
  const entries: ArchiveWriter["entries"] = {};

  async function openEntry(name: string, bytes: number): Promise<ReturnType<typeof tar.entry>> {
    try {
      return tar.entry({ name, size: bytes, mode: 0o600 });
    } catch (error) {
      // The archive has failed, and rejects with the cause in a moment.
      await writing;
      throw error;
    }
  }

  async function add(name: string, bytes: number, content: Readable) {
    if (failure !== undefined) throw failure;
    const hash = createHash("sha256");
    const entry = await openEntry(name, bytes);
    const adding = pipeline(content, hashed(hash), entry, { signal });
    await Promise.race([adding, writing.then(() => adding)]).catch((error: unknown) => {
      throw failure ?? error;
    });
    entries[name] = { bytes, sha256: hash.digest("hex") };
  }

  return {
    entries,
    add,
    async addText(name, text) {
      const content = Buffer.from(text);
      await add(name, content.length, Readable.from([content]));
    },
    async finish() {
      tar.finalize();
      await writing;
      await appendFile(path, trailerOf(whole.digest("hex")));
      const file = await open(path, "r+");
      await file.sync();
      await file.close();
    },
    async abandon() {
      tar.destroy();
      await writing.catch(() => {});
    },
  };
}

function hashed(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

function tooLarge(maxBytes: number): string {
  return `The backup would take more than ${Math.round(maxBytes / 1e8) / 10} GB, which is all that backups may take (BACKUPS_MAX_GB).`;
}
