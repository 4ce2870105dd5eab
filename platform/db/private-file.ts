import { closeSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs";

/** Writes a file that only its owner can read; a reader sees the old content or the new, never a part. */
export function writePrivateFile(path: string, content: string): void {
  const draft = `${path}.new`;
  const file = openSync(draft, "w", 0o600);
  try {
    writeSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}
