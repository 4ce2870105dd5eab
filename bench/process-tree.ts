/** Reads process trees and their real memory from /proc, which only Linux has. */
import { readdirSync, readFileSync } from "node:fs";

export interface ProcessMemory {
  pid: number;
  name: string;
  /** Resident memory, in which shared pages count for every process. */
  rssKb: number;
  /** Proportional set size, which divides shared pages among their processes, so that it can be summed. */
  pssKb: number;
}

/** Returns the process and all its descendants, parents first. Empty if it has exited, and without /proc. */
export function processTree(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of listProc()) {
    const stat = read(`/proc/${entry}/stat`);
    // Parses after the last parenthesis, because the name in parentheses may contain spaces.
    const [state, parent] = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
    // A zombie has exited and only awaits its parent.
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

/** Processor time of a process with its threads, without its children. Null if it has exited, and without /proc. */
export function processorSeconds(pid: number): number | null {
  const stat = read(`/proc/${pid}/stat`);
  // Parses after the last parenthesis, because the name in parentheses may contain spaces.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields ? (Number(fields[11]) + Number(fields[12])) / ticksPerSecond : null;
}

/** Linux reports processor time in these units, whatever its own clock is. */
const ticksPerSecond = 100;

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
