import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOperatorFetch } from "./create-operator-fetch.ts";

let own: Server;
let other: Server;
const asked: string[] = [];
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
let operator: ReturnType<typeof createOperatorFetch>;

beforeAll(async () => {
  const start = async (name: string) => {
    const server = createServer((request, response) => {
      asked.push(`${name} ${request.method} ${request.url}`);
      if (request.url === "/away") response.writeHead(302, { location: originOf(other) }).end();
      else if (request.url === "/large") response.end("x".repeat(1_000_001));
      else if (request.url === "/bomb")
        response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(50_000_000)));
      else if (request.url === "/encoding") response.end(request.headers["accept-encoding"]);
      else request.pipe(response.writeHead(200, { "x-type": String(request.headers["content-type"]) }));
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return server;
  };
  [own, other] = await Promise.all([start("own"), start("other")]);
  operator = createOperatorFetch({ url: `${originOf(own)}/realm`, allowPrivate: [] });
});
afterAll(async () => {
  await operator.close();
  own.close();
  other.close();
});

test("reaches the configured host although it is private", async () => {
  const body = new URLSearchParams({ code: "a b" });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const answer = await operator.fetch(`${originOf(own)}/token`, { method: "POST", headers, body });
  expect(await answer.text()).toBe("code=a+b");
  expect(answer.headers.get("x-type")).toBe(headers["content-type"]);
});

test("reaches no other private host, neither by an address nor by a redirect", async () => {
  await expect(operator.fetch(`${originOf(other)}/token`, {})).rejects.toThrow();
  expect((await operator.fetch(`${originOf(own)}/away`, {})).status).toBe(302);
  expect(asked.filter((line) => line.startsWith("other"))).toEqual([]);
});

test.each(["file:///etc/passwd", "http://user:secret@example.com/", "ftp://example.com/"])(
  "refuses %s",
  async (url) => {
    await expect(operator.fetch(url, {})).rejects.toThrow();
  },
);

test("rejects a long answer", async () => {
  await expect(operator.fetch(`${originOf(own)}/large`, {})).rejects.toThrow();
});

test("asks for no compressed answer, and rejects one", async () => {
  const answer = await operator.fetch(`${originOf(own)}/encoding`, {
    headers: { "accept-encoding": "gzip" },
  });
  expect(await answer.text()).toBe("identity");
  await expect(operator.fetch(`${originOf(own)}/bomb`, {})).rejects.toThrow("compressed");
});
