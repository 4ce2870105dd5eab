import { spawn } from "node:child_process";

export interface ProgramRun {
  /** Null if the program timed out. */
  status: number | null;
  output: string;
}

const running = new Set<number>();

/** Ends all running programs with their child processes. */
export function stopPrograms(): void {
  for (const pid of running) process.kill(-pid, "SIGKILL");
}

/** Runs this Node with `args`. Kills it with its child processes after `timeoutMs`. */
export function runProgram(
  args: string[],
  { cwd, env, timeoutMs }: { cwd: string; env: NodeJS.ProcessEnv; timeoutMs: number },
): Promise<ProgramRun> {
  return new Promise((resolve, reject) => {
    // Uses its own process group, because the children of a test run would outlive it.
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    let output = "";
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      if (pid !== undefined) process.kill(-pid, "SIGKILL");
    }, timeoutMs);
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(timer);
      if (pid !== undefined) running.delete(pid);
      resolve({ status: isLate ? null : (code ?? 1), output });
    });
  });
}
