/** Starts `queue-worker-child.ts` as a process that a test can freeze. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { WorkState } from "#tests/support/queued-work.ts";

const program = join(import.meta.dirname, "queue-worker-child.ts");

export interface WorkerProcess {
  /** What it printed: "ready", then "<n> <state> <attempt>". */
  lines: string[];
  freeze(): void;
  thaw(): void;
  /** Lets a job that waits in its state continue. */
  resume(): void;
  /** Resolves with the exit status. */
  end(): Promise<number | null>;
}

interface WorkerProcessOptions {
  url: string;
  /** The first attempt of each job waits here until `resume`. */
  waitsAt?: WorkState;
  env?: Record<string, string>;
}

/** Resolves when the worker takes jobs. */
export async function startWorkerProcess({
  url,
  waitsAt,
  env = {},
}: WorkerProcessOptions): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [program, url, ...(waitsAt ? [waitsAt] : [])], {
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout });
  output.on("line", (line) => lines.push(line));
  await new Promise<void>((resolve, reject) => {
    output.once("line", () => resolve());
    child.once("exit", (code) => reject(new Error(`the worker ended with ${code} before it was ready`)));
  });
  return {
    lines,
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
    resume: () => void child.stdin.write("\n"),
    end: () => endOf(child),
  };
}

function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  child.kill("SIGCONT");
  child.kill("SIGTERM");
  return ended;
}
