/**
 * Raw HTTP of anonymous clients, with odd hosts, paths, headers and bodies. None may confuse the server or reveal
 * internals.
 */
import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { getRaw, type RawAnswer, sendRaw } from "#tests/support/raw-http.ts";

let app: TestApp;
let main = "";
let claimPath = "";

beforeAll(async () => {
  app = await startApp();
  main = `localhost:${app.port}`;
  ({ claimPath } = await makePublicCenter(app.services, "acme"));
  await makePublicCenter(app.services, "other");
  const picture = new Uint8Array([137, 80, 78, 71]);
  await app.services.storage.put("company-logos/acme.png", picture, { contentType: "image/png" });
});

afterAll(() => app?.close());

const get = (target: string, host = main, headers: string[] = []) => getRaw(app.port, target, host, headers);
const form = "application/x-www-form-urlencoded";

function post(target: string, { type, body, host = main }: { type: string; body: string; host?: string }) {
  const length = Buffer.byteLength(body, "latin1");
  const head = [
    `POST ${target} HTTP/1.1`,
    `Host: ${host}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
  ];
  return sendRaw(app.port, Buffer.from([...head, "Connection: close", "", body].join("\r\n"), "latin1"));
}

/** Matches words that only internals contain. */
const insides =
  /\bat .+:\d+:\d+|node_modules|\.tsx?\b|Error:|select |insert |Failed query|postgres|\/work\/|\/tmp\/|undefined/i;

describe("protective headers", () => {
  function expectProtected(answer: RawAnswer, status: number): void {
    expect(answer.status).toBe(status);
    const { headers } = answer;
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
    expect(headers["referrer-policy"]).toMatch(/^(strict-origin-when-cross-origin|same-origin)$/);
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["cross-origin-resource-policy"]).toMatch(/^(same|cross)-origin$/);
    expect(headers["permissions-policy"]).toContain("geolocation=()");
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/frame-ancestors 'none'|sandbox/);
    expect(policy).not.toContain("unsafe");
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers).not.toHaveProperty("x-powered-by");
  }

  test.each([
    ["a page", "/", 200],
    ["a help center", "/help/acme", 200],
    ["a help center's data", "/help/acme/faq.data", 200],
    ["a claim page", "CLAIM", 200],
    ["an unknown page", "/nowhere", 404],
    ["a preview", "/help/preview?company=1", 401],
    ["a file", "/files/company-logos/acme.png", 200],
    ["an asset", "/favicon.svg", 200],
    ["the sample", "/sample/", 200],
    ["health", "/healthz", 200],
    ["an unreadable address", "/%", 400],
    ["an address that is too long", "TOO LONG", 431],
  ])("are on %s", async (_, target, status) => {
    const targets: Record<string, string> = { CLAIM: claimPath, "TOO LONG": `/${"a".repeat(17_000)}` };
    expectProtected(await get(targets[target] ?? target), status);
  });

  test("are on requests refused before they reach the app", async () => {
    const close = "Connection: close\r\n";
    const send = (bytes: string) => sendRaw(app.port, bytes);
    expectProtected(await get("/", "evil.example"), 421);
    expectProtected(await send("nonsense\r\n\r\n"), 400);
    expectProtected(await send(`GET / HTTP/1.1\r\n${close}\r\n`), 400);
    expectProtected(await send(`PUT / HTTP/1.1\r\nHost: ${main}\r\n${close}\r\n`), 405);
    expectProtected(await post("/help/acme/contact", { type: form, body: "a".repeat(1_000_001) }), 413);
    expectProtected(await post("/help/acme/contact", { type: "application/json", body: "{}" }), 400);
  });

  test("are on responses from the page cache, full and 304, and HEAD has those of GET", async () => {
    await expect.poll(async () => (await get("/help/acme/faq")).headers.etag).toBeTruthy();
    const cached = await get("/help/acme/faq");
    expectProtected(cached, 200);
    const etag = cached.headers.etag ?? "";
    expectProtected(await get("/help/acme/faq", main, [`If-None-Match: ${etag}`]), 304);
    const head = await sendRaw(
      app.port,
      `HEAD /help/acme/faq HTTP/1.1\r\nHost: ${main}\r\nConnection: close\r\n\r\n`,
    );
    expect(head.body).toBe("");
    const own = { date: "", "x-request-id": "" };
    expect({ ...head.headers, ...own }).toEqual({ ...cached.headers, ...own });
  });

  test("allow public pages no inline script, and keep the claim link from other sites", async () => {
    for (const path of ["/", "/help/acme", "/help/acme/faq", claimPath, "/nowhere"]) {
      const policy = (await get(path)).headers["content-security-policy"] ?? "";
      expect(policy).toContain("script-src 'self';");
    }
    expect((await get(claimPath)).headers["referrer-policy"]).toBe("same-origin");
    expect((await get(claimPath)).headers["cache-control"]).toContain("no-store");
  });
});

describe("the host", () => {
  const spellings = (name: string) => [
    `${name}.localhost:${app.port}`,
    `${name.toUpperCase()}.LocalHost:${app.port}`,
    `${name}.localhost.`,
    `${name}.localhost:1`,
    `${name}.localhost`,
  ];

  test("decides the tenant in every spelling, cached or not", async () => {
    for (let round = 0; round < 3; round++) {
      for (const name of ["acme", "other"]) {
        for (const host of spellings(name)) {
          const { status, body } = await get("/faq", host);
          expect([host, status]).toEqual([host, 200]);
          expect(body).toContain(`What does ${name} do?`);
          expect(body).not.toContain(`What does ${name === "acme" ? "other" : "acme"} do?`);
        }
      }
    }
  });

  test.each([
    ["a stranger's name", "GET /help/acme HTTP/1.1\r\nHost: evil.example", 421],
    ["a name inside another one", "GET /help/acme HTTP/1.1\r\nHost: localhost.evil.example", 421],
    ["characters that no host has", "GET /help/acme HTTP/1.1\r\nHost: a_b.localhost", 421],
    ["a name behind credentials", "GET /help/acme HTTP/1.1\r\nHost: localhost@evil.example", 400],
    ["two hosts", "GET /help/acme HTTP/1.1\r\nHost: MAIN\r\nHost: evil.example", 400],
    ["two hosts, ours last", "GET /help/acme HTTP/1.1\r\nHost: evil.example\r\nHost: MAIN", 400],
    ["a target that names another host", "GET http://evil.example/help/acme HTTP/1.1\r\nHost: MAIN", 421],
    [
      "a target that names another tenant",
      "GET http://other.localhost/faq HTTP/1.1\r\nHost: acme.localhost",
      421,
    ],
    ["no host at all", "GET /help/acme HTTP/1.0\r\nX-A: b", 400],
  ])("is refused when it is %s, also where the page is cached", async (_, lines, status) => {
    await expect.poll(async () => (await get("/help/acme")).headers.etag).toBeTruthy();
    const answer = await sendRaw(app.port, `${lines.replace("MAIN", main)}\r\nConnection: close\r\n\r\n`);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain("acme");
  });

  test.each(["/healthz", "/readyz"])("may be missing when a load balancer checks %s", async (path) => {
    const answer = await sendRaw(app.port, `GET ${path} HTTP/1.0\r\n\r\n`);
    expect(answer.status).toBe(200);
  });

  test("is never taken from forwarding headers", async () => {
    const lies = [
      "X-Forwarded-Host: other.localhost",
      "Forwarded: host=other.localhost;proto=https",
      "X-Original-URL: /dev/mailbox",
      "X-Rewrite-URL: /dev/mailbox",
      "X-Forwarded-Proto: https",
      "X-Forwarded-Prefix: /evil",
    ];
    const plain = await get("/search?q=x", "acme.localhost");
    const lied = await get("/search?q=x", "acme.localhost", lies);
    expect(lied.body).toBe(plain.body);
    expect(plain.body).not.toContain("evil");
  });
});

test("forwarding headers count from a trusted proxy only", async () => {
  const behindProxy = await startApp({ TRUSTED_PROXIES: "127.0.0.1", ORIGIN: "https://localhost" });
  try {
    await makePublicCenter(behindProxy.services, "acme");
    const send = (port: number, headers: string[]) => {
      const body = `name=Ada&email=ada%40visitor.example&message=${Math.random()}`;
      const head = ["POST /help/acme/contact HTTP/1.1", "Host: localhost", `Content-Type: ${form}`];
      const lines = [...head, `Content-Length: ${body.length}`, ...headers, "Connection: close", "", body];
      return sendRaw(port, lines.join("\r\n"));
    };
    const secure = ["Origin: https://localhost", "X-Forwarded-Proto: https"];
    expect((await send(behindProxy.port, [...secure, "X-Forwarded-For: 203.0.113.5"])).status).toBe(200);
    const untrusted = await send(app.port, secure);
    expect([untrusted.status, untrusted.body]).toEqual([403, expect.stringContaining("TRUSTED_PROXIES")]);
    // A forged entry is to the left of the entry that the proxy appended. Limits use the proxy's.
    for (let n = 0; n < 4; n++)
      await send(behindProxy.port, [...secure, `X-Forwarded-For: 198.51.100.${n}, 203.0.113.5`]);
    const sixth = await send(behindProxy.port, [...secure, "X-Forwarded-For: 198.51.100.77, 203.0.113.5"]);
    expect(sixth.status).toBe(429);
  } finally {
    await behindProxy.close();
  }
});

test("built files are immutable, and a worker's file allows it OPFS access", async () => {
  const names = await readdir("build/client/assets");
  const headersOf = async (start: string) => {
    const name = names.find((each) => each.startsWith(start) && each.endsWith(".js"));
    const response = await fetch(`${app.origin}/assets/${name}`);
    expect(response.status).toBe(200);
    return response.headers;
  };
  const script = await headersOf("overview-");
  expect(script.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(script.get("content-security-policy")).toMatch(/sandbox/);
  const worker = await headersOf("video-writer.worker-");
  expect(worker.get("content-security-policy")).toMatch(/^default-src 'none'/);
  expect(worker.get("content-security-policy")).not.toMatch(/sandbox/);
});

describe("the path", () => {
  test.each([
    ["/assets/../../package.json"],
    ["/assets/%2e%2e/%2e%2e/package.json"],
    ["/assets/..%2f..%2f..%2fpackage.json"],
    ["/assets/....//....//package.json"],
    ["/sample/..%2fpackage.json"],
    ["/sample/%2e%2e%2fpackage.json"],
    ["/sample/..%5cpackage.json"],
    ["/sample//etc/passwd"],
    ["/files/company-logos/..%2f..%2fserver.json"],
    ["/files/company-logos/../../server.json"],
    ["/files/..%2fserver.json"],
    ["/files/partial/x.png"],
    ["/files/videos/x.mp4"],
    ["//evil.example"],
    ["/\\evil.example"],
    ["/help/acme%2ffaq"],
    ["/help//acme"],
    ["/.env"],
    ["/.git/config"],
    ["/__manifest?paths=/claim/x"],
  ])("%s isn't found", async (target) => {
    const { status, text } = await get(target);
    expect([400, 404]).toContain(status);
    expect(text).not.toMatch(/"dependencies"|root:x|location: |embedded/i);
  });

  test.each([
    ["/en//evil.example/%2f", "/en/evil.example/%2F"],
    ["/EN//evil.example/%2F..", "/en/evil.example/%2F.."],
    ["/en/.//evil.example/%2f", "/en/evil.example/%2F"],
    ["//evil.example/%2f", "/evil.example/%2F"],
  ])("%s of a help center leads to no other host", async (target, location) => {
    const { status, headers } = await get(target, "acme.localhost");
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each([
    ["/help/a%00b"],
    ["/claim/a%00b"],
    ["/help/acme/search?q=%00"],
    ["/help/preview?company=%00"],
    ["/%"],
    ["/help/%E0%A4%A"],
    ["/help/%ff%fe/faq"],
  ])("%s is refused as malformed", async (target) => {
    const { status, body } = await get(target);
    expect(status).toBe(400);
    expect(body).not.toMatch(insides);
  });

  test.each([
    ["/help/preview?company=not-a-uuid", 401],
    ["/help/preview?company=' or 1=1 --", 400],
    ["/help/preview?company='%20or%201=1%20--", 401],
    ["/help/'%20or%20''='", 404],
    [`/help/${"a".repeat(10_000)}`, 404],
    [`/claim/${"a".repeat(10_000)}`, 404],
    [`/help/acme/search?q=${"a".repeat(10_000)}`, 200],
    ["/help/acme/search?q=%E0%A4", 200],
    ["/help/acme/search?q=(((((a%2B)%2B)%2B)%2B)%5B%5C", 200],
    ["/help/acme/search?q=a&q=b&q[x]=c&__proto__[x]=1", 200],
    ["/help/acme?_routes=root%2Cmain/claim", 200],
    ["/help/acme.data?_routes=main/claim", 200],
    ["/help/__proto__", 404],
    ["/help/constructor/faq", 404],
  ])("%.60s never causes a server error", async (target, status) => {
    const answer = await get(target);
    expect(answer.status).toBe(status);
    if (status >= 400) expect(answer.body).not.toMatch(insides);
  });
});

describe("the page cache", () => {
  test("keeps one entry per page in any spelling, and removes what it evicts", async () => {
    const { pageCache } = app.services;
    await expect.poll(async () => (await get("/help/acme")).headers.etag).toBeTruthy();
    const before = pageCache.stats().entries;
    const odd = ["/help/acme?", "/help/acme?x=1", "/help/%61cme", "/help/acme#x", `http://${main}/help/acme`];
    for (let n = 0; n < 50; n++) odd.push(`/help/acme?bust=${n}`);
    for (const target of odd) expect((await get(target)).status).toBe(200);
    for (let n = 1; n < 8; n++)
      await get(
        "/help/acme",
        [..."localhost"].map((c, i) => (n & (1 << (i % 3)) ? c.toUpperCase() : c)).join(""),
      );
    expect(pageCache.stats().entries).toBe(before);
    expect(pageCache.stats().keys).toBe(pageCache.stats().entries);
  });

  test("serves every visitor the same page, whatever the first request's headers", async () => {
    const { companyId } = await makePublicCenter(app.services, "poisoned");
    const headers = [
      "Accept-Encoding: br;q=0, evil, gzip;q=0, identity",
      "Accept-Language: ar",
      "Cookie: session=evil; theme=<script>",
      "User-Agent: <script>alert(1)</script>",
      "Referer: javascript:alert(1)",
      "Authorization: Bearer evil",
      "Range: bytes=0-10",
      "X-Forwarded-Host: evil.example",
      "Accept: text/evil",
    ];
    app.services.pageCache.invalidate(companyId);
    const host = "poisoned.localhost";
    const first = await get("/faq", host, headers);
    await expect.poll(async () => (await get("/faq", host)).headers.etag).toBeTruthy();
    const later = await get("/faq", host);
    expect(first.status).toBe(200);
    expect(later.status).toBe(200);
    expect(later.text).not.toMatch(/evil|alert/);
    expect(later.body).toContain("What does poisoned do?");
    expect(later.headers["content-length"]).toBe(String(later.body.length));
    for (const encoding of ["gzip", "br"])
      expect((await get("/faq", host, [`Accept-Encoding: ${encoding}`])).headers["content-encoding"]).toBe(
        encoding,
      );
  });

  test("stores only public pages", async () => {
    const before = app.services.pageCache.stats().entries;
    for (const target of [
      "/",
      claimPath,
      "/dev/mailbox",
      "/nowhere",
      "/help/nobody",
      "/help/acme/faq.data",
    ]) {
      await get(target);
      const { headers } = await get(target);
      expect(headers).not.toHaveProperty("etag");
      expect(headers["cache-control"]).toContain("no-store");
    }
    expect(app.services.pageCache.stats().entries).toBe(before);
  });
});

describe("the body", () => {
  const contact = "/help/acme/contact";
  const whole = "name=Ada&email=ada%40visitor.example&message=Hello";

  test.each([
    ["JSON", 400, "application/json", "{}"],
    ["plain text", 400, "text/plain", whole],
    ["a broken multipart form", 400, "multipart/form-data; boundary=x", "garbage"],
    ["multipart without a boundary", 400, "multipart/form-data", "garbage"],
    ["nothing", 400, form, ""],
    ["NUL in every field", 400, form, "name=%00&email=%00&message=%00"],
    ["a list where a text belongs", 400, form, "name[]=a&email[]=b&message[]=c"],
    ["a field far too long", 400, form, whole.replace("Ada", "a".repeat(90_000))],
    ["more than a form may hold", 413, form, whole.replace("Ada", "a".repeat(900_000))],
    ["ten thousand fields", 413, form, "a=b&".repeat(10_000)],
  ])("that is %s is a client error and reveals no internals", async (_, status, type, body) => {
    const answer = await post(contact, { type, body });
    expect(answer.status).toBe(status);
    expect(answer.body).not.toMatch(insides);
  });

  test("that has a file where a text belongs is refused", async () => {
    const part = (name: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"; filename="../../${name}.html"\r\n\r\n<script>\r\n`;
    const body = `${part("name")}${part("email")}${part("message")}--x--\r\n`;
    const answer = await post(contact, { type: "multipart/form-data; boundary=x", body });
    expect(answer.status).toBe(413);
    expect(answer.body).toContain("This form has too many fields or files.");
  });

  test("that is chunked is read like any other", async () => {
    const pieces = ["name=Ada&email=ada%40visitor", ".example&message=In+pieces"];
    const chunks = pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join("");
    const head = `POST ${contact} HTTP/1.1\r\nHost: ${main}\r\nContent-Type: ${form}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
    const answer = await sendRaw(app.port, `${head}${chunks}0\r\n\r\n`);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain("Message sent successfully!");
  });

  test("without a length is cut at the same limit", async () => {
    const chunk = `${(65_536).toString(16)}\r\n${"a".repeat(65_536)}\r\n`;
    const head = `POST ${contact} HTTP/1.1\r\nHost: ${main}\r\nContent-Type: ${form}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
    expect((await sendRaw(app.port, `${head}${chunk.repeat(20)}0\r\n\r\n`)).status).toBe(413);
  });

  test.each([
    ["two lengths", "Content-Length: 3\r\nContent-Length: 30"],
    ["a length and chunks", "Content-Length: 3\r\nTransfer-Encoding: chunked"],
    ["an unknown coding", "Transfer-Encoding: chunked, evil"],
    ["a space before the colon", "Content-Length : 3"],
    ["a bare line feed", "Content-Length: 3\nX: y"],
  ])("with %s hides no second request", async (_, headers) => {
    const hidden = `GET /help/other HTTP/1.1\r\nHost: ${main}\r\n\r\n`;
    const bytes = `POST ${contact} HTTP/1.1\r\nHost: ${main}\r\n${headers}\r\n\r\n0\r\n\r\n${hidden}`;
    const { status, text } = await sendRaw(app.port, bytes);
    expect(status).toBe(400);
    expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

test("slow clients are disconnected after a limited time", () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = app.server;
  expect(headersTimeout).toBeGreaterThan(0);
  expect(headersTimeout).toBeLessThanOrEqual(15_000);
  expect(requestTimeout).toBeGreaterThan(0);
  expect(requestTimeout).toBeLessThanOrEqual(60_000);
  // Applies only between two requests, and is longer than load balancers wait (Caddy: 120 s). The limits above apply to
  // a request that has started.
  expect(keepAliveTimeout).toBeGreaterThan(120_000);
  expect(keepAliveTimeout).toBeLessThanOrEqual(150_000);
});

test("the log holds no token and no message, and reports no server error", async () => {
  await get(claimPath);
  await get(`${claimPath}.data`);
  await post("/help/acme/contact", {
    type: form,
    body: "name=Ada&email=ada%40visitor.example&message=a+secret+of+mine",
  });
  const text = JSON.stringify(app.logged());
  expect(text).toContain("/claim/[redacted]");
  expect(text).not.toContain(claimPath.slice("/claim/".length));
  expect(text).not.toContain("secret of mine");
  // Requests with unknown Host headers came before, and ORIGIN isn't set here.
  const faults = app.logged().filter(({ level, msg }) => {
    return Number(level) >= 40 && !String(msg).includes("ORIGIN not set");
  });
  expect(faults).toEqual([]);
});
