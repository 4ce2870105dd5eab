/** Runs the product's real server as a child process with its own data directory. */
import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { programFile } from "#platform/program-file.ts";
import serverSettings from "../scripts/lib/server-environment.json" with { type: "json" };
import serverFlags from "../scripts/lib/server-flags.json" with { type: "json" };
import { startChild, stopChild } from "./children.ts";

export const projectRoot = join(import.meta.dirname, "..");
const readyTimeoutMs = 60_000;
/** Longer than the server's own shutdown limit of 22 s. */
const stopGraceMs = 25_000;

export interface ServerProcess {
  origin: string;
  pid: number;
  dataDir: string;
  /** Time from the process's start until /readyz succeeds. */
  readyMs: number;
  stop(): Promise<void>;
}

/** Rejects with the server's output if it isn't ready after a minute. */
export async function startServer({
  dataDir,
  port,
  env = {},
}: {
  dataDir: string;
  port: number;
  env?: Record<string, string>;
}): Promise<ServerProcess> {
  const started = performance.now();
  const child = startChild(process.execPath, [...serverFlags, programFile("#server/main.ts")], {
    cwd: projectRoot,
    env: { ...serverEnvironment(dataDir, port), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  const keep = (chunk: Buffer) => {
    written = (written + chunk).slice(-4_000);
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  const origin = `http://localhost:${port}`;
  try {
    await untilAnswers(`${origin}/readyz`, { timeoutMs: readyTimeoutMs, everyMs: 10, child });
  } catch (error) {
    await stopChild(child);
    throw new Error(`The server did not get ready. It wrote:\n${written}`, { cause: error });
  }
  const readyMs = performance.now() - started;
  return { origin, pid: child.pid!, dataDir, readyMs, stop: () => stopChild(child, stopGraceMs) };
}

/** Stops the server, and starts it again on the same data directory and port. */
export async function restartServer(server: ServerProcess, env: Record<string, string>): Promise<void> {
  const { dataDir, origin } = server;
  await server.stop();
  Object.assign(server, await startServer({ dataDir, port: Number(new URL(origin).port), env }));
}

/** Returns the environment of the server and its commands, without the caller's own settings. */
export function serverEnvironment(dataDir: string, port: number): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, NODE_OPTIONS } = process.env;
  return {
    PATH,
    HOME,
    LANG,
    NODE_OPTIONS,
    ...serverSettings,
    NODE_COMPILE_CACHE: join(projectRoot, "node_modules/.cache/node-compile"),
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    CRAWL_ALLOW_PRIVATE: "127.0.0.0/8",
  };
}

/** Polls until the response is 200. Rejects on timeout, or if the child has exited. */
export async function untilAnswers(
  url: string,
  { timeoutMs, everyMs, child }: { timeoutMs: number; everyMs: number; child?: ChildProcess },
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (child && (child.exitCode !== null || child.signalCode !== null))
      throw new Error("The process ended.");
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (answer?.status === 200) return;
    await wait(everyMs);
  }
  throw new Error(`${url} did not answer 200 within ${timeoutMs / 1000} s`);
}

/** Passes a temporary folder to `use` and removes it afterward. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  try {
    return await use(folder);
  } finally {
    // A database may still be writing while it ends.
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** Returns a port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
