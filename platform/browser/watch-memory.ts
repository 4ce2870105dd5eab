/** Kills a browser whose pages exceed the memory limit. Linux only. */
import { readdirSync, readFileSync } from "node:fs";

export interface WatchMemoryOptions {
  /** Occurs only in the command line of the browser's root process. */
  mark: string;
  maxBytes: number;
  everyMs?: number;
  /**
   * With "page", the largest process, which renders one site's pages, was killed. With "browser", that was not enough,
   * so the whole browser was killed.
   */
  onTooMuch(bytes: number, ended: "page" | "browser"): void;
}

export interface MemoryWatch {
  stop(): void;
}

/** A killed process releases its memory within this time. */
const graceMs = 1_000;

/** Does nothing outside Linux, where the JavaScript heap limit of each page still applies. */
export function watchMemory({ mark, maxBytes, everyMs = 250, onTooMuch }: WatchMemoryOptions): MemoryWatch {
  let root: number | null = null;
  let endedAtMs = Number.NEGATIVE_INFINITY;
  const timer = setInterval(() => {
    root ??= processWith(mark);
    if (root === null) return;
    const sizes = privateBytes(root);
    if (sizes === null) {
      root = null;
      return;
    }
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    if (bytes <= maxBytes) return;
    const [largest] = [...sizes].filter(([pid]) => pid !== root).sort((a, b) => b[1] - a[1]);
    const sinceMs = performance.now() - endedAtMs;
    // Other imports' pages are in other processes and survive.
    if (largest && largest[1] > bytes / 2 && sinceMs > 10 * graceMs) {
      endedAtMs = performance.now();
      kill(largest[0]);
      onTooMuch(bytes, "page");
    } else if (sinceMs > graceMs) {
      clearInterval(timer);
      // SIGKILL, because a graceful close would need memory.
      kill(root);
      onTooMuch(bytes, "browser");
    }
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

function processWith(mark: string): number | null {
  return processes().find((pid) => read(`/proc/${pid}/cmdline`)?.split("\0").includes(mark)) ?? null;
}

/** Returns the anonymous memory of a process and each of its descendants. Shared pages aren't counted twice. */
function privateBytes(root: number): Map<number, number> | null {
  const children = new Map<number, number[]>();
  const sizes = new Map<number, number>();
  for (const pid of processes()) {
    const status = read(`/proc/${pid}/status`);
    if (status === null) continue;
    const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
    sizes.set(pid, Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024);
  }
  if (!sizes.has(root)) return null;
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return new Map(tree.map((pid) => [pid, sizes.get(pid) ?? 0]));
}

function processes(): number[] {
  try {
    return readdirSync("/proc").map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // The process has exited in the meantime.
  }
}
