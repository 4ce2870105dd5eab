import { readFileSync, readlinkSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

export interface PostmasterFile {
  pid: number;
  port: number;
  /** "starting", "ready", "stopping" or "standby", as for pg_ctl. Empty until Postgres writes the first status. */
  status: string;
}

/** Returns null if `postmaster.pid` is absent. A clean shutdown removes it. */
export function readPostmasterFile(clusterDir: string): PostmasterFile | null {
  try {
    // The lines are pid, data directory, start time, port, socket directory, listen address, shared memory and status.
    const lines = readFileSync(join(clusterDir, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 1) return null;
    return { pid, port: Number(lines[3]), status: (lines[7] ?? "").trim() };
  } catch {
    return null;
  }
}

/** True if the pid exists, even as a zombie. */
export function isKnown(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** False for a zombie, which its parent hasn't reaped, as in a container without an init. */
export function isAlive(pid: number): boolean {
  if (!isKnown(pid)) return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2, stat.lastIndexOf(")") + 3) !== "Z";
  } catch {
    return process.platform !== "linux";
  }
}

/** True if the process's working directory is the cluster's, as a postmaster's is. Null if unreadable. */
export function worksIn(pid: number, clusterDir: string): boolean | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir);
  } catch {
    return null;
  }
}

/**
 * Stops a postmaster, first gracefully (open transactions are rolled back, committed ones flushed), then with stronger
 * signals. Committed work survives all three. Resolves to the signal that worked.
 */
export async function stopPostmaster(pid: number, { cleanMs = 10_000, harderMs = 5_000 } = {}) {
  for (const [signal, limitMs] of [
    ["SIGINT", cleanMs],
    ["SIGQUIT", harderMs],
    ["SIGKILL", harderMs],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return signal;
    }
    if (await hasEnded(pid, limitMs)) return signal;
  }
  throw new Error(`Process ${pid} did not end after SIGKILL.`);
}

async function hasEnded(pid: number, limitMs: number): Promise<boolean> {
  for (const end = performance.now() + limitMs; performance.now() < end; ) {
    if (!isAlive(pid)) return true;
    await delay(10);
  }
  return !isAlive(pid);
}
