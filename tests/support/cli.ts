/** Runs operator commands, as child processes or in the test's process. */
import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { programFile } from "#platform/program-file.ts";
import { runCommand } from "#server/cli/run-command.ts";

const rootDir = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface TimedResult extends CommandResult {
  /** Time from the last output to the exit. */
  lingerMs: number;
}

export async function runCli(args: string[], env: Record<string, string> = {}): Promise<CommandResult> {
  const { code, stdout, stderr } = await runTimedCli(args, { env });
  return { code, stdout, stderr };
}

/** Runs a command in this process, which takes a tenth of the processor time of a child process. */
export async function runCliHere(args: string[], env: Record<string, string>): Promise<CommandResult> {
  const result: CommandResult = { code: null, stdout: "", stderr: "" };
  const originals = { stdout: process.stdout.write, stderr: process.stderr.write };
  for (const name of ["stdout", "stderr"] as const)
    process[name].write = (chunk: string | Uint8Array) => {
      result[name] += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString();
      return true;
    };
  try {
    result.code = await runCommand(args, env);
  } finally {
    for (const name of ["stdout", "stderr"] as const) process[name].write = originals[name];
  }
  return result;
}

/** Kills a command that neither exits nor prints for `maxSilenceMs` after its first output. */
export function runTimedCli(
  args: string[],
  { env = {}, maxSilenceMs = null }: { env?: Record<string, string>; maxSilenceMs?: number | null } = {},
): Promise<TimedResult> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", programFile("#server/cli/main.ts"), ...args],
      {
        cwd: rootDir,
        env: { ...process.env, NODE_ENV: "production", ...env },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    const result: CommandResult = { code: null, stdout: "", stderr: "" };
    let lastOutputMs = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const hear = (name: "stdout" | "stderr") => (chunk: Buffer) => {
      result[name] += chunk.toString();
      lastOutputMs = performance.now();
      clearTimeout(timer);
      if (maxSilenceMs !== null) timer = setTimeout(() => child.kill("SIGKILL"), maxSilenceMs);
    };
    child.stdout.on("data", hear("stdout"));
    child.stderr.on("data", hear("stderr"));
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve({ ...result, code, lingerMs: performance.now() - lastOutputMs });
    });
  });
}
