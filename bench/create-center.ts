/** Runs commands beside a running server, above all `create URL` until the new help center answers. */
import type { SpawnOptions } from "node:child_process";
import { programFile } from "#platform/program-file.ts";
import { runChild, startChild } from "./children.ts";
import { projectRoot, serverEnvironment, untilAnswers } from "./server-process.ts";

interface Place {
  dataDir: string;
  port: number;
}

const liveTimeoutMs = 10_000;

/** Parameters of `runChild` and `startChild`. */
export function command(
  { dataDir, port }: Place,
  ...args: string[]
): [program: string, args: string[], options: SpawnOptions] {
  return [
    process.execPath,
    ["--disable-warning=ExperimentalWarning", programFile("#server/cli/main.ts"), ...args],
    { cwd: projectRoot, env: serverEnvironment(dataDir, port) },
  ];
}

/** Returns the time from the command to the live help center, and what the command printed. */
export async function createCenter(place: Place, url: string): Promise<{ ms: number; printed: string }> {
  const started = performance.now();
  const printed = await runChild(...command(place, "create", url));
  const address = /https?:\/\/\S+\/help\/[\w-]+/.exec(printed)?.[0];
  if (!address) throw new Error(`No address of a help center in: ${printed}`);
  await untilAnswers(address, { timeoutMs: liveTimeoutMs, everyMs: 10 });
  return { ms: performance.now() - started, printed };
}

/** The import continues in the server if the command is stopped. */
export function startCreating(place: Place, url: string) {
  const [program, args, options] = command(place, "create", url);
  return startChild(program, args, { ...options, stdio: "ignore" });
}
