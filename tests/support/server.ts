/** Runs the real server as a child process with its own data directory, for end-to-end tests. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programFile, projectRoot } from "#platform/program-file.ts";
import { copyDataDirectory } from "#tests/support/data-directory.ts";
import { patienceMs } from "#tests/support/patience.ts";
import serverSettings from "../../scripts/lib/server-environment.json" with { type: "json" };
import serverFlags from "../../scripts/lib/server-flags.json" with { type: "json" };

export interface TestServer {
  /** Such as "http://localhost:40123". */
  origin: string;
  port: number;
  dataDir: string;
  process: ChildProcess;
  /** Everything printed so far, from standard output and standard error. */
  output(): string;
  /** Resolves with the first match in the output so far or later. */
  printed(pattern: RegExp): Promise<RegExpMatchArray>;
  /** Returns the printed URL with the key, which opens the local mailbox in any browser. */
  mailboxAddress(): Promise<string>;
  /** Sends a signal and resolves with the exit status, or null if the signal ended the process. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** Ends the process and removes its data. */
  close(): Promise<void>;
}

export interface TestServerOptions {
  env?: Record<string, string>;
  args?: string[];
  /** An existing data directory, which `close` keeps. */
  dataDir?: string;
  /**
   * The tree whose build/programs has the bundled programs. Defaults to this tree, or its sources if nothing is
   * bundled.
   */
  programsIn?: string;
  /**
   * Starts with an empty directory and creates the sample center. By default, the server starts from the template of an
   * earlier start and creates none.
   */
  isFirstStart?: boolean;
}

export async function startServer({
  env = {},
  args = [],
  dataDir,
  programsIn,
  isFirstStart = false,
}: TestServerOptions = {}): Promise<TestServer> {
  const directory = dataDir ?? (await mkdtemp(join(tmpdir(), "step-server-")));
  if (!dataDir && !isFirstStart && !env.DATABASE_URL) await copyDataDirectory(directory);
  const child = spawnServer(args, { PORT: "0", DATA_DIR: directory, LOG_LEVEL: "warn", ...env }, programsIn);
  const printed = collectOutput(child);
  // With a custom ORIGIN, the port is printed next to it.
  const [, origin = "", namedPort] = await printed
    .match(/Ready on ([^\s,]+)(?:, port (\d+))?\n/)
    .catch(async (error: unknown) => {
      child.kill("SIGKILL");
      throw error;
    });
  async function end(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
    child.kill(signal);
    const timer = setTimeout(() => child.kill("SIGKILL"), patienceMs);
    const code = await ended;
    clearTimeout(timer);
    return code;
  }
  return {
    origin,
    port: Number(namedPort ?? new URL(origin).port),
    dataDir: directory,
    process: child,
    output: printed.text,
    printed: printed.match,
    async mailboxAddress() {
      const [, address = ""] = await printed.match(/Mailbox +(\S+)/);
      return address;
    },
    end,
    async close() {
      await end();
      if (!dataDir) await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Runs the server until it exits, for starts that must fail. `meanwhile` may end it. */
export async function runServerToEnd(
  env: Record<string, string>,
  args: string[] = [],
  meanwhile: (child: ChildProcess) => Promise<void> = async () => {},
): Promise<{ code: number | null; output: string }> {
  const child = spawnServer(args, env);
  const printed = collectOutput(child);
  const ended = new Promise<number | null>((resolve) => child.once("close", (status) => resolve(status)));
  await meanwhile(child);
  const code = await ended;
  return { code, output: printed.text() };
}

function spawnServer(args: string[], env: Record<string, string>, programsIn?: string): ChildProcess {
  const program = programsIn
    ? join(programsIn, "build/programs/server/main.js")
    : programFile("#server/main.ts");
  return spawn(process.execPath, [...serverFlags, program, ...args], {
    cwd: programsIn ?? projectRoot,
    env: { ...serverSettings, ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function collectOutput(child: ChildProcess) {
  let text = "";
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      for (const check of waiting) check();
    });
  }
  // Waits until all output has been read.
  let isOver = false;
  child.on("close", () => {
    isOver = true;
    for (const check of waiting) check();
  });
  function match(pattern: RegExp): Promise<RegExpMatchArray> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => finish(() => reject(new Error(`not printed in time: ${pattern}\n${text}`))),
        patienceMs,
      );
      function finish(settle: () => void): void {
        clearTimeout(timer);
        waiting.delete(check);
        settle();
      }
      function check(): void {
        const found = text.match(pattern);
        if (found) finish(() => resolve(found));
        else if (isOver) finish(() => reject(new Error(`ended before printing ${pattern}\n${text}`)));
      }
      waiting.add(check);
      check();
    });
  }
  return { text: () => text, match };
}
