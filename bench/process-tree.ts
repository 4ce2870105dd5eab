/** Reads /proc: which processes belong to one, and how much memory they really take. Linux only. */
import { readdirSync, readFileSync } from "node:fs";

export interface ProcessMemory {
  pid: number;
  name: string;
  /** Memory in RAM; what is shared counts in every process that shares it. */
  rssKb: number;
  /** The same with what is shared divided among those who share it, so that it can be summed. */
  pssKb: number;
}

/** The process and all its descendants, parents first. Empty when it is gone or there is no /proc. */
export function processTree(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of listProc()) {
    const stat = read(`/proc/${entry}/stat`);
    // The name in parentheses may hold spaces; what follows its last parenthesis may not.
    const [state, parent] = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
    // A zombie has ended; it only waits for its parent to take note.
    if (state !== "Z" && parent !== undefined) parents.set(entry, Number(parent));
  }
  if (!parents.has(pid)) return [];
  const tree = [pid];
  for (const each of tree) {
    for (const [child, parent] of parents) if (parent === each) tree.push(child);
  }
  return tree;
}

export function readMemory(pids: number[]): ProcessMemory[] {
  return pids.flatMap((pid) => {
    const rollup = read(`/proc/${pid}/smaps_rollup`);
    const name = read(`/proc/${pid}/comm`)?.trim();
    if (rollup === null || name === undefined) return [];
    return [{ pid, name, rssKb: field(rollup, "Rss"), pssKb: field(rollup, "Pss") }];
  });
}

function field(rollup: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(rollup)?.[1] ?? 0);
}

function listProc(): number[] {
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
