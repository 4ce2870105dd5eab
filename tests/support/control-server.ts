/**
 * A server of a few lines in a process of its own. What delays it is the machine, which other programs may be using, and
 * not the server under test.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

export interface ControlServer {
  /** Answers after as much processor time. */
  address(workMs: number): string;
  close(): void;
}

export async function startControlServer(): Promise<ControlServer> {
  const child = fork(fileURLToPath(import.meta.url), ["serve"], { stdio: "inherit" });
  const [port] = (await once(child, "message")) as [number];
  return {
    address: (workMs) => `http://localhost:${port}/?ms=${workMs.toFixed(1)}`,
    close: () => void child.kill(),
  };
}

function work(ms: number): void {
  const usedMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  const until = usedMs() + ms;
  while (usedMs() < until);
}

function serve(): void {
  const server = createServer((request, response) => {
    work(Number(new URL(request.url ?? "/", "http://localhost").searchParams.get("ms")));
    response.end("done");
  });
  server.listen(0, "localhost", () => process.send?.((server.address() as AddressInfo).port));
}

if (process.send && process.argv[2] === "serve") serve();
