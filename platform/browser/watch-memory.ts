/** Ends a browser whose pages take more memory than this machine should give for reading a website. Linux only. */
import { readdirSync, readFileSync } from "node:fs";

export interface WatchMemoryOptions {
  /** Stands in the command line of the browser's first process and of no other. */
  mark: string;
  /** Private memory of all of its processes together. */
  maxBytes: number;
  everyMs?: number;
  onTooMuch(bytes: number): void;
}

export interface MemoryWatch {
  stop(): void;
}

/** Elsewhere than on Linux nothing is watched: the limit on each page's JavaScript still holds. */
export function watchMemory({ mark, maxBytes, everyMs = 250, onTooMuch }: WatchMemoryOptions): MemoryWatch {
  let root: number | null = null;
  const timer = setInterval(() => {
    root ??= processWith(mark);
    if (root === null) return;
    const bytes = privateBytes(root);
    if (bytes === null) root = null;
    else if (bytes > maxBytes) {
      clearInterval(timer);
      // Asked to close, it would first tidy up what it has no memory for.
      kill(root);
      onTooMuch(bytes);
    }
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

function processWith(mark: string): number | null {
  return processes().find((pid) => read(`/proc/${pid}/cmdline`)?.split("\0").includes(mark)) ?? null;
}

/** Anonymous memory of a process and its descendants; what they share with each other is not counted twice. */
function privateBytes(root: number): number | null {
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
  return tree.reduce((sum, pid) => sum + (sizes.get(pid) ?? 0), 0);
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
    // It has just ended by itself.
  }
}
