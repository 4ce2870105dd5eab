import { spawn } from "node:child_process";

export type ToolRun =
  | { kind: "done"; output: string }
  /** It is not on this machine. */
  | { kind: "missing" }
  | { kind: "failed" }
  | { kind: "too-long" };

/** Bytes of standard output that are kept. Probing a film prints a few hundred. */
const maxOutputBytes = 64 * 1024;
const maxMemoryKb = 2_000_000;

/**
 * Runs a program of this machine without a shell, with nothing of our environment but the path, at low priority, and
 * with a bound on its memory where `prlimit` exists (Linux). Killed when it takes too long or the signal says so; then
 * AbortError is thrown.
 */
export async function runTool(
  name: "ffmpeg" | "ffprobe",
  toolArguments: string[],
  { path, timeoutMs, signal }: { path: string; timeoutMs: number; signal: AbortSignal },
): Promise<ToolRun> {
  signal.throwIfAborted();
  const options = { path, timeoutMs, signal };
  if (process.platform === "linux") {
    const bounded = await run("prlimit", [`--as=${maxMemoryKb * 1024}`, name, ...toolArguments], options);
    // prlimit itself says 127 for a program that is not there.
    if (bounded.kind !== "missing") return bounded;
  }
  return run(name, toolArguments, options);
}

function run(
  command: string,
  commandArguments: string[],
  { path, timeoutMs, signal }: { path: string; timeoutMs: number; signal: AbortSignal },
): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArguments, {
      env: { PATH: path },
      stdio: ["ignore", "pipe", "ignore"],
      // A group of its own would outlive the server; the child itself is killed.
      detached: false,
    });
    let output = "";
    let hasTimedOut = false;
    const kill = () => child.kill("SIGKILL");
    const timer = setTimeout(() => {
      hasTimedOut = true;
      kill();
    }, timeoutMs);
    signal.addEventListener("abort", kill, { once: true });
    child.stdout.on("data", (chunk: Buffer) => {
      if (output.length < maxOutputBytes) output += chunk.toString();
    });
    function settle(then: () => void): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", kill);
      then();
    }
    child.on("error", (error: NodeJS.ErrnoException) =>
      settle(() => (error.code === "ENOENT" ? resolve({ kind: "missing" }) : reject(error))),
    );
    child.on("close", (code) =>
      settle(() => {
        if (signal.aborted) reject(signal.reason);
        else if (hasTimedOut) resolve({ kind: "too-long" });
        else if (code === 127) resolve({ kind: "missing" });
        else resolve(code === 0 ? { kind: "done", output } : { kind: "failed" });
      }),
    );
  });
}
