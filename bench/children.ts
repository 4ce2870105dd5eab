/** Tracks every process that a benchmark starts, so that none keeps running. */
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { processTree } from "./process-tree.ts";

const running = new Set<ChildProcess>();

process.on("exit", () => {
  for (const child of running) killTree(child);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

export function startChild(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, options);
  running.add(child);
  child.once("exit", () => running.delete(child));
  child.once("error", () => running.delete(child));
  return child;
}

/** Sends SIGTERM and kills the child's process tree after `graceMs`. */
export async function stopChild(child: ChildProcess, graceMs = 5_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const late = Symbol("late");
  const timer = new AbortController();
  const first = await Promise.race([ended, wait(graceMs, late, { signal: timer.signal }).catch(() => late)]);
  timer.abort();
  if (first !== late) return;
  killTree(child);
  await ended;
}

/** Runs a command to its end and returns its standard output. Rejects if the exit status isn't 0. */
export async function runChild(command: string, args: string[], options: SpawnOptions = {}): Promise<string> {
  const child = startChild(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => errors.push(chunk));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) {
    const reason = Buffer.concat(errors).toString("utf8").trim().split("\n").at(-1) ?? "";
    throw new Error(`${command} ended with ${code ?? "a signal"}: ${reason}`);
  }
  return Buffer.concat(output).toString("utf8");
}

export async function isInstalled(command: string): Promise<boolean> {
  const child = startChild(command, ["--version"], { stdio: "ignore" });
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code !== 127));
  });
}

function killTree(child: ChildProcess): void {
  if (child.pid === undefined) return;
  for (const pid of processTree(child.pid).reverse()) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has exited already.
    }
  }
}
