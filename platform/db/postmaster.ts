/** Finds, watches and stops the Postgres process through the operating system. */
import { readFileSync, readlinkSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

export interface PostmasterFile {
  pid: number;
  port: number;
  /** "starting", "ready", "stopping" or "standby", as pg_ctl reads it; empty before the first is written. */
  status: string;
}

/** Parses `postmaster.pid`; null when absent (a clean shutdown removes it). */
export function readPostmasterFile(clusterDir: string): PostmasterFile | null {
  try {
    // Lines: pid, data directory, start time, port, socket directory, listen address, shared memory, status.
    const lines = readFileSync(join(clusterDir, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 1) return null;
    return { pid, port: Number(lines[3]), status: (lines[7] ?? "").trim() };
  } catch {
    return null;
  }
}

/** True when the pid exists, zombies included. */
export function isKnown(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A zombie (not reaped by its parent, as in a container without an init) is not alive. */
export function isAlive(pid: number): boolean {
  if (!isKnown(pid)) return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2, stat.lastIndexOf(")") + 3) !== "Z";
  } catch {
    return process.platform !== "linux";
  }
}

/** True when the process's working directory is the cluster's, as for a postmaster; null when unreadable. */
export function worksIn(pid: number, clusterDir: string): boolean | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir);
  } catch {
    return null;
  }
}

/**
 * Stops a postmaster: first gracefully (open transactions are rolled back, committed ones flushed), then
 * escalating. Committed work survives all three signals. Resolves to the signal that worked.
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
