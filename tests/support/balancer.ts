/**
 * A load balancer on loopback. It polls each server's /readyz, sends a request to one that was ready at the last check,
 * reuses connections, and never retries a request.
 */
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

export interface Balancer {
  /** The ORIGIN of the servers behind it, such as "http://localhost:40123". */
  origin: string;
  /** Resolves when the server at that port receives requests. */
  add(port: number): Promise<void>;
  remove(port: number): void;
  /** Requests that the balancer answered with 502 or 503 itself. */
  failures: string[];
  close(): Promise<void>;
}

interface Backend {
  port: number;
  isReady: boolean;
  /** Consecutive checks without an answer. */
  silences: number;
  isChecked: boolean;
  agent: Agent;
}

export async function startBalancer({ checkMs = 500 }: { checkMs?: number } = {}): Promise<Balancer> {
  const backends = new Map<number, Backend>();
  const failures: string[] = [];
  let turn = 0;

  function next(): Backend | undefined {
    const ready = [...backends.values()].filter(({ isReady }) => isReady);
    turn += 1;
    return ready[turn % ready.length];
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const fail = (status: number, reason: string) => {
      failures.push(`${request.method} ${request.url}: ${reason}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(status, { "content-type": "text/plain" }).end(`balancer: ${reason}`);
    };

    const backend = next();
    if (!backend) {
      fail(503, "no server is ready");
      return;
    }
    const forwarded = [request.headers["x-forwarded-for"], "127.0.0.1"].filter(Boolean).join(", ");
    const { method, url: path } = request;
    const headers = { ...request.headers, "x-forwarded-for": forwarded };
    const { port, agent } = backend;
    const onward = send({ host: "127.0.0.1", port, agent, method, path, headers }, (answered) => {
      // Hop-by-hop headers describe the server's connection, not the client's.
      const { connection: _, "keep-alive": __, ...rest } = answered.headers;
      response.writeHead(answered.statusCode ?? 502, rest);
      answered.pipe(response);
      answered.on("error", () => fail(502, "the answer was cut off"));
    });
    onward.on("error", (error) => {
      if (!response.destroyed) fail(502, `${port} ${"code" in error ? error.code : error.message}`);
    });
    response.on("close", () => onward.destroy());
    request.pipe(onward);
  }

  async function check(backend: Backend): Promise<void> {
    if (backend.isChecked) return;
    backend.isChecked = true;
    await ask(backend).finally(() => {
      backend.isChecked = false;
    });
  }

  async function ask(backend: Backend): Promise<void> {
    const url = `http://127.0.0.1:${backend.port}/readyz`;
    const signal = AbortSignal.timeout(5_000);
    // Each check uses a new connection, as health checks do.
    const answer = await fetch(url, { signal, headers: { connection: "close" } }).catch(() => null);
    await answer?.text().catch(() => "");
    // A negative answer counts immediately. A timeout may only mean a slow server.
    backend.silences = answer ? 0 : backend.silences + 1;
    if (answer) backend.isReady = answer.status === 200;
    else if (backend.silences >= 3) backend.isReady = false;
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const timer = setInterval(() => {
    for (const backend of backends.values()) void check(backend);
  }, checkMs);
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    failures,
    async add(port) {
      const backend = {
        port,
        isReady: false,
        silences: 0,
        isChecked: false,
        agent: new Agent({ keepAlive: true, maxSockets: 50 }),
      };
      backends.set(port, backend);
      for (const end = performance.now() + 30_000; !backend.isReady; await delay(20)) {
        await check(backend);
        if (performance.now() > end) throw new Error(`the server on ${port} never got ready`);
      }
    },
    remove(port) {
      backends.get(port)?.agent.destroy();
      backends.delete(port);
    },
    async close() {
      clearInterval(timer);
      for (const { agent } of backends.values()) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
