import { closeSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs";

/** Atomically writes a file that only its owner can read. */
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
