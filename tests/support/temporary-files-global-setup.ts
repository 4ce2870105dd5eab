/**
 * Vitest's global setup, once per run. Temporary files of the run, with the databases, are in memory where there is enough
 * of it. Each test database is 700 files, and ext4 takes up to half a second of processor time to create them while others
 * were deleted in the last seconds. In memory, they take 30 ms.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const prefix = "step-tests-";
/** A run takes at most a gigabyte, beside its processes. A container's /dev/shm is often smaller. */
const neededBytes = 2 * 2 ** 30;
const neededMemoryBytes = 6 * 2 ** 30;

export function setup(): (() => void) | undefined {
  removeFilesOfKilledRuns();
  if (!hasSpace()) return undefined;
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder, { mode: 0o755 });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // A run that is interrupted ends without its teardown.
  process.once("exit", remove);
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    remove();
  };
}

function hasSpace(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes && freemem() >= neededMemoryBytes;
  } catch {
    return false;
  }
}

/** They would stay in memory until the machine restarts. */
function removeFilesOfKilledRuns(): void {
  if (!existsSync(memory)) return;
  for (const name of readdirSync(memory)) {
    const pid = name.startsWith(prefix) ? name.slice(prefix.length) : "";
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}
