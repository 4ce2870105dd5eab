import { createServer as createHttpServer, type ServerResponse } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEgress, type Egress } from "#platform/egress/create-egress.ts";
import { createLog } from "#platform/log.ts";
import { EgressError, type EgressRequest } from "#shared/egress.ts";

const egress: Egress = createEgress({
  allowPrivate: ["127.0.0.1/32"],
  log: createLog({ logLevel: "silent" }),
});
const maxBytes = 2_000_000;
const mostGrowthBytes = 50_000_000;
const gzipMember = gzipSync(Buffer.alloc(10_000_000));
const brotliBomb = brotliCompressSync(Buffer.alloc(100_000_000));
const doubleGzipBomb = gzipSync(Buffer.concat(Array.from({ length: 50 }, () => gzipMember)));
const html = `<p>${"Ten words that say nothing much. ".repeat(2_000)}</p>`;

const bodies: Record<string, (response: ServerResponse) => void> = {
  // One gigabyte of zeros in about one megabyte. A gzip file may consist of several members.
  "/gzip-bomb": (response) => {
    response.setHeader("content-encoding", "gzip");
    for (let member = 0; member < 100; member += 1) response.write(gzipMember);
    response.end();
  },
  "/brotli-bomb": (response) => {
    response.setHeader("content-encoding", "br");
    response.end(brotliBomb);
  },
  "/double-gzip-bomb": (response) => {
    response.setHeader("content-encoding", "gzip, gzip");
    response.end(doubleGzipBomb);
  },
  "/triple-gzip": (response) => {
    response.setHeader("content-encoding", "gzip, gzip, gzip");
    response.end(gzipSync(gzipSync(gzipSync(html))));
  },
  "/empty-gzip-members": (response) => {
    response.setHeader("content-encoding", "gzip");
    pour(response, Buffer.concat(Array.from({ length: 2_000 }, () => gzipSync(""))));
  },
  "/endless": (response) => pour(response, Buffer.alloc(64 * 1024, "a")),
  "/tiny-chunks": (response) => {
    response.socket?.setNoDelay(true);
    pour(response, Buffer.from("a"));
  },
  "/gzip": (response) => void response.setHeader("content-encoding", "gzip").end(gzipSync(html)),
  "/brotli": (response) => void response.setHeader("content-encoding", "br").end(brotliCompressSync(html)),
  "/deflate": (response) => void response.setHeader("content-encoding", "deflate").end(deflateSync(html)),
  "/deflate-raw": (response) =>
    void response.setHeader("content-encoding", "deflate").end(deflateRawSync(html)),
  "/twice": (response) =>
    void response.setHeader("content-encoding", "gzip, br").end(brotliCompressSync(gzipSync(html))),
  "/not-gzip": (response) => void response.setHeader("content-encoding", "gzip").end(html),
  "/zstd": (response) => void response.setHeader("content-encoding", "zstd").end(html),
  "/odd-coding": (response) => void response.setHeader("content-encoding", "UTF-8").end(html),
  "/empty-gzip": (response) => void response.setHeader("content-encoding", "gzip").end(),
  "/huge-headers": (response) => void response.setHeader("x-big", "a".repeat(20_000)).end("hello"),
  "/drip": (response) => drip(response),
};

/** Writes without end, as fast as the reader accepts it. */
function pour(response: ServerResponse, chunk: Buffer): void {
  const write = () => {
    if (response.destroyed) return;
    if (response.write(chunk)) setImmediate(write);
    else response.once("drain", write);
  };
  write();
}

function drip(stream: { write(text: string): unknown; destroyed: boolean }): void {
  const timer = setInterval(() => (stream.destroyed ? clearInterval(timer) : stream.write("a")), 10);
}

let site: Server;
let origin: string;
const sockets = new Set<Socket>();
let raw: Server;
let rawPort: number;
/** How the raw server answers any request. */
let rawAnswer: (socket: Socket) => void = (socket) => socket.end();

beforeAll(async () => {
  site = createHttpServer((request, response) => {
    response.on("error", () => undefined);
    (bodies[request.url ?? ""] ?? (() => response.writeHead(404).end()))(response);
  });
  raw = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => rawAnswer(socket));
  });
  for (const server of [site, raw]) {
    server.on("connection", (socket: Socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  }
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  rawPort = (raw.address() as AddressInfo).port;
});
afterAll(async () => {
  await egress.close();
  for (const socket of sockets) socket.destroy();
  for (const server of [site, raw]) await new Promise((resolve) => server.close(resolve));
});

/** Returns the answer and the largest growth of memory during it. */
async function measured(path: string, request?: EgressRequest) {
  const inUse = () => process.memoryUsage().heapUsed + process.memoryUsage().external;
  const before = inUse();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, inUse());
  }, 2);
  try {
    const answer = await egress.fetch(origin + path, request);
    return { answer, grownBytes: Math.max(most, inUse()) - before };
  } finally {
    clearInterval(timer);
  }
}

async function failureOf(url: string, request?: EgressRequest): Promise<string> {
  const startedMs = performance.now();
  const error = await egress.fetch(url, request).then(
    () => "answered",
    (reason: unknown) => reason,
  );
  expect(performance.now() - startedMs).toBeLessThan(30_000);
  return error instanceof EgressError ? error.code : String(error);
}

describe("an oversized answer", () => {
  test.each(["/gzip-bomb", "/brotli-bomb", "/double-gzip-bomb", "/endless"])(
    "%s stops at the cap, with little memory",
    async (path) => {
      const { answer, grownBytes } = await measured(path);
      expect([answer.truncated, answer.body.length]).toEqual([true, maxBytes]);
      expect(grownBytes).toBeLessThan(mostGrowthBytes);
    },
  );

  test("keeps a custom cap to the byte", async () => {
    const { answer } = await measured("/endless", { maxBytes: 1_234 });
    expect([answer.truncated, answer.body.length]).toEqual([true, 1_234]);
    const whole = await egress.fetch(`${origin}/gzip`, { maxBytes: Buffer.byteLength(html) });
    expect([whole.truncated, Buffer.from(whole.body).toString()]).toEqual([false, html]);
  });

  test("stops compressed data that unpacks to nothing", async () => {
    const { answer, grownBytes } = await measured("/empty-gzip-members", { timeoutMs: 60_000 });
    expect(answer.body.length).toBe(0);
    expect(grownBytes).toBeLessThan(mostGrowthBytes);
  });

  test("uses no more memory for a body in one-byte chunks", async () => {
    const { answer, grownBytes } = await measured("/tiny-chunks", { maxBytes: 20_000, timeoutMs: 60_000 });
    expect(answer.body.length).toBe(20_000);
    // If each chunk were kept separately, its 64 kB read buffer would remain, which is 1.3 GB. Less growth is
    // uncollected garbage.
    expect(grownBytes).toBeLessThan(4 * mostGrowthBytes);
  });

  test("headers over 16 KB end the request", async () => {
    expect(await failureOf(`${origin}/huge-headers`)).toBe("protocol");
  });

  test("three layers of compression are not unpacked", async () => {
    expect(await failureOf(`${origin}/triple-gzip`)).toBe("protocol");
  });
});

describe("a slow answer", () => {
  test("a body that drips ends at the time limit", async () => {
    expect(await failureOf(`${origin}/drip`, { timeoutMs: 300 })).toBe("timeout");
  });

  test("headers that drip end at the time limit", async () => {
    rawAnswer = (socket) => {
      socket.write("HTTP/1.1 200 OK\r\nX-Slow: ");
      drip(socket);
    };
    expect(await failureOf(`http://127.0.0.1:${rawPort}/`, { timeoutMs: 300 })).toBe("timeout");
  });

  test("a host that never answers ends at the time limit", async () => {
    rawAnswer = () => undefined;
    expect(await failureOf(`http://127.0.0.1:${rawPort}/`, { timeoutMs: 300 })).toBe("timeout");
  });

  test("a TLS handshake that never comes ends at the time limit", async () => {
    rawAnswer = () => undefined;
    expect(await failureOf(`https://127.0.0.1:${rawPort}/`, { timeoutMs: 300 })).toBe("timeout");
  });

  test("the caller can cancel, before and during", async () => {
    expect(await failureOf(`${origin}/drip`, { signal: AbortSignal.abort() })).toBe("aborted");
    const stop = new AbortController();
    const failure = failureOf(`${origin}/drip`, { signal: stop.signal });
    stop.abort();
    expect(await failure).toBe("aborted");
  });
});

describe("a malformed answer", () => {
  test.each([
    ["no HTTP at all", "SSH-2.0-OpenSSH_9.2\r\n", "protocol"],
    ["bad chunking", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabc", "protocol"],
    ["two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!", "protocol"],
    ["an answer cut short", "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\nhello", "connection-failed"],
    ["nothing", "", "connection-failed"],
  ])("%s fails with its code", async (_name, answer, code) => {
    rawAnswer = (socket) => socket.end(answer);
    expect(await failureOf(`http://127.0.0.1:${rawPort}/`)).toBe(code);
  });

  test.each(["/not-gzip", "/zstd"])("%s can't be unpacked", async (path) => {
    expect(await failureOf(origin + path)).toBe("protocol");
  });

  test("plain HTTP on an https address is a TLS failure", async () => {
    rawAnswer = (socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n");
    expect(await failureOf(`https://127.0.0.1:${rawPort}/`)).toBe("tls");
  });

  test("fails for a redirect to an invalid URL", async () => {
    rawAnswer = (socket) =>
      socket.end(
        "HTTP/1.1 302 Found\r\nLocation: http://[\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
      );
    expect(await failureOf(`http://127.0.0.1:${rawPort}/`)).toBe("protocol");
  });
});

describe("an ordinary answer", () => {
  test.each(["/gzip", "/brotli", "/deflate", "/deflate-raw", "/twice", "/odd-coding"])(
    "%s arrives unpacked and whole",
    async (path) => {
      const answer = await egress.fetch(origin + path);
      expect(Buffer.from(answer.body).toString()).toBe(html);
      expect(answer.truncated).toBe(false);
    },
  );

  test("an empty compressed body is empty", async () => {
    expect((await egress.fetch(`${origin}/empty-gzip`)).body.length).toBe(0);
  });

  test("HEAD has a status and no body", async () => {
    const answer = await egress.fetch(`${origin}/gzip`, { method: "HEAD" });
    expect([answer.status, answer.body.length, answer.headers["content-encoding"]]).toEqual([200, 0, "gzip"]);
  });

  test("a redirect in raw UTF-8 is followed, and repeated headers are joined", async () => {
    const answers = [
      "HTTP/1.1 301 Moved\r\nLocation: /caf\u00e9?a=\u00fc#x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
      "HTTP/1.1 200 OK\r\nLink: a\r\nLink: b\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok",
    ];
    rawAnswer = (socket) => socket.end(answers.shift() ?? "");
    const answer = await egress.fetch(`http://127.0.0.1:${rawPort}/`);
    expect(answer.url).toBe(`http://127.0.0.1:${rawPort}/caf%C3%A9?a=%C3%BC`);
    expect(answer.headers.link).toBe("a, b");
  });

  test("15 pages go over at most ten connections, which are used again", async () => {
    const connections = new Set<Socket>();
    const onConnection = (socket: Socket) => connections.add(socket);
    site.on("connection", onConnection);
    await Promise.all(Array.from({ length: 15 }, () => egress.fetch(`${origin}/gzip`)));
    await Promise.all(Array.from({ length: 15 }, () => egress.fetch(`${origin}/gzip`)));
    site.off("connection", onConnection);
    expect(connections.size).toBeLessThanOrEqual(10);
  });
});
