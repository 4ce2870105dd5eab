/**
 * WebSocket for following a crawl or a batch of the crawl service. It sends the existing pages, then each new page,
 * then a message that the job is done. The official client sends its API key as the subprotocol.
 */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { findKeyScope, type KeyScope } from "#features/crawl-service/api-keys.server.ts";
import { ServiceError } from "#features/crawl-service/service-error.ts";
import { isOpen, jobChannel, presentStatus } from "#features/crawl-service/service-job.ts";
import { getServiceJob } from "#features/crawl-service/service-jobs.server.ts";
import { listPages } from "#features/crawl-service/service-pages.server.ts";
import { oneAtATime } from "#platform/realtime/one-at-a-time.ts";
import { createStreamLimit } from "#platform/realtime/stream-limit.ts";
import type { Services } from "#platform/services.ts";
import { bearerToken } from "#shared/bearer-token.ts";
import { parseHost } from "#shared/host.ts";
import { baseSecurityHeaders } from "./security-headers.ts";

const path = /^\/v1\/crawl\/([0-9a-f-]{36})$/i;
const maxSockets = 200;
const maxSocketsPerKey = 20;
const heartbeatMs = 25_000;
/** Also polls, because a notification between processes may get lost. */
const scanIntervalMs = 5_000;

/** Node calls this before it upgrades a connection. Requests for other paths stay normal requests. */
export function isSocketRequest(request: IncomingMessage): boolean {
  return path.test(pathOf(request));
}

/** Returns a function that closes all sockets. */
export function serveCrawlSockets(server: Server, services: Services): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 1_024,
    perMessageDeflate: false,
    // Clients require an accepted subprotocol, so the response repeats the one with the key.
    handleProtocols: (offered) => [...offered][0] ?? false,
  });
  const rules = {
    baseDomain: services.config.baseDomain,
    originHostname: new URL(services.origin).hostname,
  };
  const limit = createStreamLimit({ max: maxSockets, maxPerKey: maxSocketsPerKey });

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const [, jobId] = path.exec(pathOf(request)) ?? [];
    if (jobId === undefined) return;
    socket.on("error", () => socket.destroy());
    admit(request, jobId).then(
      (scope) => {
        // Checks and counts in one step, so that concurrent requests can't all pass the same check.
        const release = limit.acquire(scope.apiKeyId);
        if (!release) return refuse(socket, 429);
        socket.once("close", release);
        sockets.handleUpgrade(request, socket, head, (client) => void watch(client, scope, jobId));
      },
      (error: unknown) => {
        if (!(error instanceof ServiceError))
          services.log.error({ err: error }, "crawl socket authorization failed");
        refuse(socket, error instanceof ServiceError ? error.status : 500);
      },
    );
  };
  server.on("upgrade", onUpgrade);
  return () => {
    server.off("upgrade", onUpgrade);
    for (const client of sockets.clients) client.close(1001);
    sockets.close();
  };

  async function admit(request: IncomingMessage, jobId: string): Promise<KeyScope> {
    if (parseHost(request.headers.host, rules)?.kind !== "main")
      throw new ServiceError(404, "There is nothing at this address.");
    const offered = request.headers["sec-websocket-protocol"]?.split(",")[0]?.trim() || null;
    const token = bearerToken(request.headers.authorization) ?? offered;
    const visitorAddress = request.socket.remoteAddress ?? "";
    const scope = await findKeyScope(services, { token, visitorAddress });
    await getServiceJob(services, scope, { id: jobId, kinds: ["crawl", "batch"] });
    return scope;
  }

  async function watch(client: WebSocket, scope: KeyScope, jobId: string): Promise<void> {
    let last = 0;
    let isFirst = true;
    const looks = oneAtATime(tell, (error) => {
      const isGone = error instanceof ServiceError;
      if (!isGone) services.log.warn({ err: error }, "crawl socket update failed");
      end({ type: "error", error: isGone ? error.message : "Unexpected error" });
    });
    client.on("error", () => client.terminate());
    const heartbeat = setInterval(() => client.ping(), heartbeatMs);
    const timer = setInterval(looks.ask, scanIntervalMs);
    const unsubscribe = services.realtime.subscribe(jobChannel(jobId), looks.ask);
    client.once("close", () => {
      clearInterval(heartbeat);
      clearInterval(timer);
      unsubscribe();
      looks.stop();
    });
    looks.ask();

    async function tell(): Promise<void> {
      if (client.readyState !== client.OPEN) return;
      const job = await getServiceJob(services, scope, { id: jobId, kinds: ["crawl", "batch"] });
      for (;;) {
        const { documents, hasMore, lastSequence } = await listPages(services, scope, { jobId, after: last });
        last = lastSequence;
        if (isFirst) send({ type: "catchup", data: { ...presentStatus(job), data: documents } });
        else for (const data of documents) send({ type: "document", data });
        isFirst = false;
        if (!hasMore) break;
      }
      if (isOpen(job)) return;
      if (job.status === "completed") end({ type: "done" });
      else end({ type: "error", error: job.error ?? `The job was ${job.status}.` });
    }

    function send(message: unknown): void {
      client.send(JSON.stringify(message));
    }

    /**
     * Clients also parse the close reason as a message. So it must be a valid one, but different from `message`, or
     * they would handle that twice.
     */
    function end(message: { type: "done" } | { type: "error"; error: string }): void {
      send(message);
      client.close(1000, JSON.stringify({ type: "closed" }));
    }
  }
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? "").split("?", 1)[0] ?? "";
}

function refuse(socket: Duplex, status: number): void {
  const headers = { ...baseSecurityHeaders, connection: "close", "content-length": "0" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${status}\r\n${lines.join("\r\n")}\r\n\r\n`);
}
