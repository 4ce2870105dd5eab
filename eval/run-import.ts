/** Runs the product's own importer on a URL, as an operator would, and parses its output. */
import { spawn } from "node:child_process";
import { programFile } from "#platform/program-file.ts";
import { type ImportResult, importResultSchema } from "./import-result.ts";

const timeoutMs = 120_000;
const commandFile = programFile("#server/cli/main.ts");

export type ImportRun = { seconds: number } & ({ result: ImportResult } | { error: string });

/** Never rejects, because a failure is a result. Kills the child's process tree after two minutes. */
export function runImport(url: string): Promise<ImportRun> {
  return new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", commandFile, "import", url, "--json"],
      {
        env: { ...process.env, CRAWL_ALLOW_PRIVATE: "127.0.0.0/8" },
        stdio: ["ignore", "pipe", "pipe"],
        detached: true,
      },
    );
    const output: Buffer[] = [];
    let errors = "";
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => {
      errors = (errors + chunk).slice(-2_000);
    });
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    }, timeoutMs);
    child.on("error", (error) => {
      clearTimeout(timer);
      resolve({ seconds: 0, error: error.message });
    });
    child.on("close", (code) => {
      clearTimeout(timer);
      const seconds = (performance.now() - started) / 1000;
      const read = readOutput(Buffer.concat(output).toString("utf8"));
      resolve(
        "result" in read ? { seconds, ...read } : { seconds, error: failure(code, errors, read.error) },
      );
    });
  });
}

function readOutput(text: string): { result: ImportResult } | { error: string } {
  const start = text.indexOf("{");
  if (start < 0) return { error: "printed no JSON" };
  try {
    return { result: importResultSchema.parse(JSON.parse(text.slice(start))) };
  } catch (error) {
    return {
      error: error instanceof Error ? error.message.replace(/\s+/g, " ").slice(0, 300) : String(error),
    };
  }
}

function failure(code: number | null, errors: string, reading: string): string {
  const last = errors.trim().split("\n").at(-1);
  return `exit ${code ?? "by signal"}: ${last || reading}`;
}
