import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type PrebuiltHead, writeOkHead } from "./prebuilt-head.ts";

let server: Server | null = null;
afterEach(() => server?.close());

const headers = ["content-type", "text/plain", "content-length", "5", "etag", '"tag"'];

/** Answers with repeated heads, or lets Node write each of them. */
async function serve(isRepeated: boolean): Promise<{ port: number; prebuilt: PrebuiltHead }> {
  const prebuilt: PrebuiltHead = { known: null };
  let number = 0;
  server = createServer((request, response) => {
    const requestId = `request-${++number}`;
    if (request.url === "/ends") response.shouldKeepAlive = false;
    if (isRepeated) writeOkHead(prebuilt, { request, response }, { headers, requestId, nowMs: Date.now() });
    else response.writeHead(200, [...headers, "x-request-id", requestId]);
    response.end("hello", "latin1");
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, prebuilt };
}

/** What the server sends for requests that follow each other on one connection. */
function send(port: number, requests: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let sent = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(requests.join("")));
    socket.on("data", (chunk) => {
      sent += chunk.toString("latin1");
    });
    socket.on("end", () => resolve(sent));
    socket.on("error", reject);
  });
}

const get = (path = "/", { method = "GET", version = "1.1", more = "" } = {}) =>
  `${method} ${path} HTTP/${version}\r\nhost: x\r\n${more}\r\n`;
const withoutDate = (text: string) => text.replaceAll(/Date: [^\r]+ GMT\r\n/g, "Date: now\r\n");

test("sends the same bytes as Node, for each kind of request", async () => {
  const requests = [
    get(),
    get(),
    get("/", { method: "HEAD" }),
    get("/", { more: "expect: 100-continue\r\n" }),
    get(),
    get("/", { version: "1.0", more: "connection: keep-alive\r\n" }),
    get(),
    get("/ends"),
  ];
  const usual = await serve(false);
  const expected = withoutDate(await send(usual.port, requests));
  expect(expected.match(/x-request-id/g)).toHaveLength(requests.length);
  expect(expected).toContain("Connection: close");
  server?.close();
  const repeated = await serve(true);
  expect(withoutDate(await send(repeated.port, requests))).toBe(expected);
  expect(repeated.prebuilt.known).not.toBeNull();
  const closing = [get("/", { more: "connection: close\r\n" })];
  expect(await send(repeated.port, closing)).toContain("Connection: close");
});

test("repeats the first head, with the current date and the request's own id", async () => {
  const { port, prebuilt } = await serve(true);
  const sent = await send(port, [get(), get(), get("/ends")]);
  expect(prebuilt.known?.join("")).not.toContain("request-1");
  expect([...sent.matchAll(/x-request-id: (\S+)/g)].map(([, id]) => id)).toEqual([
    "request-1",
    "request-2",
    "request-3",
  ]);
  // Marks the known head, which only repeated heads have.
  const [shared, own, middle, end] = prebuilt.known!;
  prebuilt.known = [shared, own, `\r\nx-repeated: yes${middle}`, end];
  const again = await send(port, [get(), get("/ends")]);
  expect(again.match(/x-repeated/g)).toHaveLength(1);
  const dates = [...again.matchAll(/Date: ([^\r]+)/g)].map(([, date]) => Date.parse(date!));
  expect(dates).toHaveLength(2);
  for (const date of dates) expect(Math.abs(Date.now() - date)).toBeLessThan(10_000);
});
