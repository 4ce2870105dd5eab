/** Runs one of the operator's commands as a child process. */
import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const rootDir = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

export function runCli(args: string[], env: Record<string, string> = {}): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", "server/cli/main.ts", ...args],
      {
        cwd: rootDir,
        env: { ...process.env, NODE_ENV: "production", ...env },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    const result: CommandResult = { code: null, stdout: "", stderr: "" };
    child.stdout.on("data", (chunk: Buffer) => {
      result.stdout += chunk.toString();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      result.stderr += chunk.toString();
    });
    child.on("close", (code) => resolve({ ...result, code }));
  });
}
