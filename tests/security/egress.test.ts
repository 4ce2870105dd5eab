import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEgress, type Egress } from "#platform/egress/create-egress.ts";
import { createLog } from "#platform/log.ts";
import { EgressError, type EgressErrorCode, type EgressRequest } from "#shared/egress.ts";
import { type Canary, findClosedPort, startCanary } from "#tests/support/canary.ts";
import { createFakeDns } from "#tests/support/dns.ts";

const log = createLog({ logLevel: "silent" });
let canary: Canary;

beforeAll(async () => {
  canary = await startCanary();
});
afterAll(() => canary.close());

/** Returns the code of the failure, or the status if the request succeeded. */
async function outcome(
  egress: Egress,
  url: string,
  request?: EgressRequest,
): Promise<EgressErrorCode | number> {
  try {
    return (await egress.fetch(url, request)).status;
  } catch (error) {
    if (error instanceof EgressError) return error.code;
    throw error;
  }
}

describe("with no private address allowed", () => {
  const dns = createFakeDns({
    "private.test": [["127.0.0.1"]],
    "private6.test": [["::1"]],
    "mapped.test": [["::ffff:127.0.0.1"]],
    "mixed.test": [["93.184.215.14", "127.0.0.1"]],
    "metadata.test": [["169.254.169.254"]],
    "nothing.test": [[]],
    localhost: [["127.0.0.1", "::1"]],
  });
  let egress: Egress;
  beforeAll(() => {
    egress = createEgress({ allowPrivate: [], lookup: dns.lookup, log });
  });
  afterAll(() => egress.close());

  test.each([
    ["loopback", "http://127.0.0.1:PORT/"],
    ["loopback over https", "https://127.0.0.1:PORT/"],
    ["IPv6 loopback", "http://[::1]:PORT/"],
    ["IPv6 loopback, written out", "http://[0:0:0:0:0:0:0:1]:PORT/"],
    ["IPv4-mapped loopback", "http://[::ffff:127.0.0.1]:PORT/"],
    ["IPv4-compatible loopback", "http://[::127.0.0.1]:PORT/"],
    ["NAT64 loopback", "http://[64:ff9b::7f00:1]:PORT/"],
    ["6to4 loopback", "http://[2002:7f00:1::]:PORT/"],
    ["unspecified", "http://0.0.0.0:PORT/"],
    ["unspecified, short", "http://0:PORT/"],
    ["decimal", "http://2130706433:PORT/"],
    ["octal", "http://0177.0.0.1:PORT/"],
    ["hex", "http://0x7f000001:PORT/"],
    ["hex parts", "http://0x7f.0x0.0x0.0x1:PORT/"],
    ["short", "http://127.1:PORT/"],
    ["full width", "http://１２７.０.０.１:PORT/"],
    ["circled digits", "http://①②⑦.⓪.⓪.①:PORT/"],
    ["ideographic full stops", "http://127。0。0。1:PORT/"],
    ["percent-encoded", "http://%31%32%37.0.0.1:PORT/"],
    ["trailing dot", "http://127.0.0.1.:PORT/"],
    ["tab inside", "http://127.0.\t0.1:PORT/"],
    ["localhost", "http://localhost:PORT/"],
    ["LOCALHOST", "http://LOCALHOST:PORT/"],
    ["a name for loopback", "http://private.test:PORT/"],
    ["a name for IPv6 loopback", "http://private6.test:PORT/"],
    ["a name for mapped loopback", "http://mapped.test:PORT/"],
    ["a name with a public and a private address", "http://mixed.test:PORT/"],
    ["a name for the cloud's metadata", "http://metadata.test/latest/"],
    ["the cloud's metadata", "http://169.254.169.254/latest/"],
    ["a port that is not for the web", "http://93.184.215.14:25/"],
  ])("refuses %s: %s", async (_name, url) => {
    expect(await outcome(egress, url.replace("PORT", String(canary.port)))).toBe("refused-address");
    expect(canary.heard).toEqual([]);
  });

  test.each([
    ["another scheme", "ftp://127.0.0.1:PORT/"],
    ["a file", "file:///etc/passwd"],
    ["data", "data:text/html,hello"],
    ["script", "javascript:alert(1)"],
    ["credentials", "http://user:secret@example.com/"],
    ["a name as user", "http://example.com@127.0.0.1:PORT/"],
    ["no address", "not an address"],
    ["an endless address", `http://example.com/${"a".repeat(9_000)}`],
  ])("does not read %s", async (_name, url) => {
    expect(await outcome(egress, url.replace("PORT", String(canary.port)))).toBe("invalid-url");
    expect(canary.heard).toEqual([]);
  });

  test("says that a name without an address does not exist", async () => {
    expect(await outcome(egress, "http://nothing.test/")).toBe("no-such-host");
    expect(await outcome(egress, "http://unknown.test/")).toBe("no-such-host");
  });

  test("keeps a password out of the error", async () => {
    const error = await egress.fetch("http://user:secret@example.com/").catch((reason: unknown) => reason);
    expect(JSON.stringify([String(error), error])).not.toContain("secret");
  });

  test("answers the same for an open and a closed port", async () => {
    const closedPort = await findClosedPort();
    const answers = [];
    for (const port of [canary.port, closedPort]) {
      for (const host of ["127.0.0.1", "private.test"]) {
        const error = await egress.fetch(`http://${host}:${port}/`).catch((reason: unknown) => reason);
        answers.push(error instanceof EgressError ? [error.code, error.message, error.cause] : error);
      }
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(canary.heard).toEqual([]);
  });
});

// 127.0.0.2 acts as the public internet, so it is allowed, and the canaries on 127.0.0.1 and ::1 aren't.
describe.skipIf(process.platform !== "linux")("with one address allowed", () => {
  let egress: Egress;
  let site: Server;
  let origin: string;
  const seen: { url: string; headers: Record<string, unknown> }[] = [];

  beforeAll(async () => {
    site = createServer((request, response) => {
      seen.push({ url: request.url ?? "", headers: request.headers });
      const target = new URL(request.url ?? "/", "http://site").searchParams.get("to");
      response.setHeader("connection", "close");
      if (target !== null) response.writeHead(302, { location: target });
      response.end("hello");
    });
    // Uses the canary's port on another address, so that the canary receives requests to the wrong one.
    await new Promise<void>((resolve) => site.listen(canary.port, "127.0.0.2", resolve));
    origin = `http://127.0.0.2:${(site.address() as AddressInfo).port}`;
    egress = createEgress({ allowPrivate: ["127.0.0.2/32"], log });
  });
  afterAll(async () => {
    await egress.close();
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  });

  test("reads the allowed address", async () => {
    const answer = await egress.fetch(`${origin}/page#part`);
    expect([answer.status, answer.url, Buffer.from(answer.body).toString()]).toEqual([
      200,
      `${origin}/page`,
      "hello",
    ]);
  });

  test.each([
    ["loopback", "http://127.0.0.1:PORT/"],
    ["IPv6 loopback", "http://[::1]:PORT/"],
    ["localhost", "http://localhost:PORT/"],
    ["decimal", "http://2130706433:PORT/"],
    ["a host without scheme", "//127.0.0.1:PORT/"],
    ["a backslash host", "\\\\127.0.0.1:PORT/"],
  ])("does not follow a redirect to %s", async (_name, target) => {
    const to = encodeURIComponent(target.replace("PORT", String(canary.port)));
    expect(await outcome(egress, `${origin}/?to=${to}`)).toBe("refused-address");
    expect(canary.heard).toEqual([]);
  });

  test("does not follow a redirect to another scheme or with credentials", async () => {
    expect(await outcome(egress, `${origin}/?to=${encodeURIComponent("file:///etc/passwd")}`)).toBe(
      "invalid-url",
    );
    const named = `http://a:b@127.0.0.2:${canary.port}/`;
    expect(await outcome(egress, `${origin}/?to=${encodeURIComponent(named)}`)).toBe("invalid-url");
  });

  test("checks every hop of a chain of redirects", async () => {
    const last = `http://127.0.0.1:${canary.port}/`;
    const middle = `${origin}/?to=${encodeURIComponent(last)}`;
    expect(await outcome(egress, `${origin}/?to=${encodeURIComponent(middle)}`)).toBe("refused-address");
    expect(canary.heard).toEqual([]);
  });

  test("stops after five redirects", async () => {
    const loop = createServer((_request, response) => response.writeHead(302, { location: "/again" }).end());
    await new Promise<void>((resolve) => loop.listen(0, "127.0.0.2", resolve));
    let requests = 0;
    loop.on("request", () => {
      requests += 1;
    });
    const { port } = loop.address() as AddressInfo;
    expect(await outcome(egress, `http://127.0.0.2:${port}/`)).toBe("too-many-redirects");
    expect(requests).toBe(6);
    loop.closeAllConnections();
    await new Promise((resolve) => loop.close(resolve));
  });

  test("sends a host's credentials to no other host", async () => {
    const other = createServer((request, response) => response.end(JSON.stringify(request.headers)));
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.2", resolve));
    const { port } = other.address() as AddressInfo;
    const to = encodeURIComponent(`http://127.0.0.2:${port}/`);
    const answer = await egress.fetch(`${origin}/?to=${to}`, {
      headers: { authorization: "Bearer key", cookie: "a=b", host: "127.0.0.1", "x-mine": "yes" },
    });
    const headers = JSON.parse(Buffer.from(answer.body).toString());
    expect(headers).toMatchObject({ host: `127.0.0.2:${port}`, "x-mine": "yes" });
    expect(headers.authorization ?? headers.cookie).toBeUndefined();
    expect(seen.at(-1)?.headers.authorization).toBe("Bearer key");
    other.closeAllConnections();
    await new Promise((resolve) => other.close(resolve));
  });

  test("connects to the address that was checked, however the name changes its answer", async () => {
    for (const flips of [1, 2, 3]) {
      const dns = createFakeDns({
        "rebind.test": [...Array.from({ length: flips }, () => ["127.0.0.2"]), ["127.0.0.1"]],
      });
      const rebound = createEgress({ allowPrivate: ["127.0.0.2/32"], lookup: dns.lookup, log });
      const outcomes = [];
      for (let turn = 0; turn < 4; turn += 1) {
        outcomes.push(await outcome(rebound, `http://rebind.test:${canary.port}/`));
      }
      expect(outcomes[0]).toBe(200);
      expect(outcomes.every((result) => result === 200 || result === "refused-address")).toBe(true);
      await rebound.close();
    }
    expect(canary.heard).toEqual([]);
  });

  test("refuses a name as soon as one of its addresses is private, in any order", async () => {
    const dns = createFakeDns({ "a.test": [["127.0.0.2", "127.0.0.1"]], "b.test": [["::1", "127.0.0.2"]] });
    const mixed = createEgress({ allowPrivate: ["127.0.0.2/32"], lookup: dns.lookup, log });
    expect(await outcome(mixed, `http://a.test:${canary.port}/`)).toBe("refused-address");
    expect(await outcome(mixed, `http://b.test:${canary.port}/`)).toBe("refused-address");
    expect(canary.heard).toEqual([]);
    await mixed.close();
  });

  test("the canary receives an allowed request", async () => {
    const open = createEgress({ allowPrivate: ["127.0.0.0/8"], log });
    expect(await outcome(open, `http://127.0.0.1:${canary.port}/`)).toBe(200);
    expect(canary.heard).toEqual(["tcp 127.0.0.1"]);
    canary.heard.length = 0;
    await open.close();
  });
});
