import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Creates a folder that an operator named, with the missing ones above it. Node's own option `recursive` never returns
 * where the system says that a folder is missing although it is there, as below /proc.
 */
export function makeFolder(path: string, { mode = 0o777 }: { mode?: number } = {}): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (isFolder(path)) return;
    const above = dirname(path);
    if (!isMissing(error) || above === path) throw error;
    makeFolder(above, { mode });
    makeOne(path, mode);
  }
}

/** Another process may make it at the same time. */
function makeOne(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
