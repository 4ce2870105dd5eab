import { spawn } from "node:child_process";

export type ToolRun =
  | { kind: "done"; output: string }
  | { kind: "missing" }
  | { kind: "failed" }
  | { kind: "too-long" };

/** In bytes. ffprobe prints a few hundred; the rest is discarded. */
const maxOutputBytes = 64 * 1024;
const maxMemoryKb = 2_000_000;

/**
 * Runs an installed program without a shell, with only PATH in its environment, at low priority, and with a memory
 * limit where `prlimit` exists (Linux). Kills the program on timeout or abort. An abort throws an AbortError.
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
    // prlimit exits with 127 if the program is missing.
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
      // A detached process group would outlive the server.
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
