/** A real PgBouncer in transaction mode, with the docs' configuration. Debian has a package (apt install pgbouncer). */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findPostgresUser } from "#platform/db/postgres-user.ts";
import { patienceMs } from "./patience.ts";

const program = process.env.PGBOUNCER_PATH ?? "pgbouncer";

export interface Pooler {
  port: number;
  stop(): Promise<void>;
}

export function isPoolerInstalled(): boolean {
  return spawnSync(program, ["--version"]).status === 0;
}

/** In front of all databases of the server that the URL names. */
export async function startPooler(url: string): Promise<Pooler> {
  const directory = mkdtempSync(join(tmpdir(), "step-pooler-"));
  chmodSync(directory, 0o755);
  const port = await findFreePort();
  const file = join(directory, "pgbouncer.ini");
  writeFileSync(file, configuration(url, port), { mode: 0o644 });
  // PgBouncer refuses to run as root.
  const {
    file: command,
    args,
    ...ids
  } = findPostgresUser("/usr/bin/env", directory).command(program, [file]);
  const child = spawn(command, args, { ...ids, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-10_000);
  });
  const stop = async () => {
    await end(child);
    rmSync(directory, { recursive: true, force: true });
  };
  for (const until = performance.now() + patienceMs; !(await accepts(port)); await delay(20)) {
    if (child.exitCode === null && performance.now() < until) continue;
    await stop();
    throw new Error(`PgBouncer did not start: ${said}`);
  }
  return { port, stop };
}

function configuration(url: string, port: number): string {
  const { hostname, port: target, username, password } = new URL(url);
  const written = readFileSync(new URL("../../docs/pgbouncer.ini", import.meta.url), "utf8");
  const server = `* = host=${hostname} port=${target} user=${username} password=${decodeURIComponent(password)}`;
  return written
    .replace(/^step = .*$/m, server)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .concat(
      // The sessions of the databases of earlier tests end soon.
      "server_idle_timeout = 5\n",
      // Two statements of a client are rarely in the same session.
      "server_round_robin = 1\n",
    );
}

/** The URL through the pooler of this run (`npm run test:pooler`), or null. */
export function throughPooler(url: string): string | null {
  const port = process.env.STEP_TEST_POOLER_PORT;
  return port ? withPort(url, Number(port)) : null;
}

export function withPort(url: string, port: number): string {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.href;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}
