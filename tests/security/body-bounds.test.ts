/**
 * Tests every route with a request body in server/body-bounds.ts. It must read a body of just the limit, and refuse a
 * larger one with a clear sentence. A route that has an action but isn't in the list fails the test.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type BodyBound,
  bodyRefusals,
  type FormBound,
  type JsonBodyBound,
} from "#platform/body/body-bound.ts";
import { bodyBounds, noBody } from "#server/body-bounds.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import {
  contentTypeOf,
  createPosting,
  fullForm,
  jsonBody,
  multipartForm,
  type PostedBody,
  type Posting,
  routeAddress,
  urlencodedForm,
} from "#tests/support/bodies.ts";
import { sendRaw } from "#tests/support/raw-http.ts";

let app: TestApp;
let posting: Posting;

beforeAll(async () => {
  app = await startApp({ TRUSTED_PROXIES: "127.0.0.1" });
  posting = await createPosting(app.services, app.origin);
});

afterAll(() => app?.close());

let senders = 0;

/** Sends each request from another network, so that no rate limit applies before the size limit. */
async function post(route: string, body: PostedBody, { isLengthNamed = true } = {}) {
  const { bytes } = body;
  senders += 1;
  const { host, path } = routeAddress(app, route, posting.user);
  const head = [
    `${route.includes(" ") ? route.split(" ")[0] : "POST"} ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Cookie: ${posting.cookieFor(route)}`,
    `Authorization: Bearer ${posting.tokenFor(path)}`,
    `X-Forwarded-For: 203.0.${senders >> 8}.${senders & 255}`,
    `Content-Type: ${contentTypeOf(route, body)}`,
    isLengthNamed ? `Content-Length: ${bytes.length}` : "Transfer-Encoding: chunked",
    "Connection: close",
  ];
  const sent = isLengthNamed
    ? [bytes]
    : [Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n0\r\n\r\n")];
  return sendRaw(app.port, Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), ...sent]));
}

const isOfKind =
  <Kind extends BodyBound["kind"]>(kind: Kind) =>
  (entry: [string, BodyBound | typeof noBody]): entry is [string, Extract<BodyBound, { kind: Kind }>] =>
    entry[1] !== noBody && entry[1].kind === kind;
const forms: [string, FormBound][] = Object.entries(bodyBounds).filter(isOfKind("form"));
const jsons: [string, JsonBodyBound][] = Object.entries(bodyBounds).filter(isOfKind("json"));

describe("the list", () => {
  test("names every action and no other", () => {
    const actions = [app.build.main, app.build.tenant].flatMap(({ routes }) =>
      Object.values(routes).flatMap((route) => (route?.module.action ? [route.id] : [])),
    );
    const listed = Object.keys(bodyBounds).filter((name) => !name.includes(" "));
    expect(listed.toSorted()).toEqual([...new Set(actions)].toSorted());
  });

  test("names every server route with a body", () => {
    const calls = app.serverRoutes.filter((name) => /^(?:POST|PUT|PATCH) /.test(name));
    // A request that creates an upload has only headers.
    const withBody = calls.filter((name) => name !== "POST /dashboard/uploads");
    const listed = Object.keys(bodyBounds).filter((name) => name.includes(" "));
    expect(listed.toSorted()).toEqual([...new Set(withBody)].toSorted());
  });
});

describe("a form", () => {
  test.each(forms)("for %s is read at its limit", (route, bound) => expectRead(route, [fullForm(bound)]));
  test.each(forms)(
    "for %s is read at the limit of its text and of its fields",
    { tags: "long" },
    (route, bound) => expectRead(route, [urlencodedForm(bound), multipartForm(bound)]),
  );

  async function expectRead(route: string, bodies: PostedBody[]): Promise<void> {
    for (const body of bodies) {
      const { status } = await post(route, body);
      expect([body.name, status]).toEqual([body.name, expect.not.toBeOneOf([0, 408, 413, 429, 500, 503])]);
    }
  }

  // All forms have the same parser, so that they take turns with the ways to exceed a limit.
  test.each(forms.map(([route, bound], index) => ({ route, bound, index })))(
    "for $route is refused above its limit",
    async ({ route, bound, index }) => {
      await expectTooLarge(route, bound, index % 2 === 0);
      const bodies = withTooMany(bound);
      await expectTooMany(
        route,
        bodies.filter((_, turn) => turn === index % bodies.length),
      );
    },
  );
  test.each(forms)("for %s is refused above each of its limits", { tags: "long" }, async (route, bound) => {
    for (const isLengthNamed of [true, false]) await expectTooLarge(route, bound, isLengthNamed);
    await expectTooMany(route, withTooMany(bound));
  });

  async function expectTooLarge(route: string, bound: FormBound, isLengthNamed: boolean): Promise<void> {
    const { text } = bodyRefusals.tooLarge(bound.maxTextBytes);
    const body = urlencodedForm({ ...bound, maxTextBytes: bound.maxTextBytes + 1 });
    const { status, body: answer } = await post(route, body, { isLengthNamed });
    expect([isLengthNamed, status, answer]).toEqual([isLengthNamed, 413, expect.stringContaining(text)]);
  }

  function withTooMany(bound: FormBound): PostedBody[] {
    const moreFields = { ...bound, maxFields: bound.maxFields + 1 };
    const moreFiles = { ...bound, maxFiles: bound.maxFiles + 1 };
    return [urlencodedForm(moreFields), multipartForm(moreFields), multipartForm(moreFiles)];
  }

  async function expectTooMany(route: string, bodies: PostedBody[]): Promise<void> {
    expect(bodies).not.toEqual([]);
    for (const body of bodies) {
      const { status, body: answer } = await post(route, body);
      const { text } = bodyRefusals.tooManyFields;
      expect([body.name, status, answer]).toEqual([body.name, 413, expect.stringContaining(text)]);
    }
  }
});

describe("JSON", () => {
  test.each(jsons)("for %s is read up to its limit, and refused beyond it", async (route, bound) => {
    for (const within of jsonBody(bound)) {
      const { status } = await post(route, within);
      expect([within.name, status]).toEqual([
        within.name,
        expect.not.toBeOneOf([0, 408, 413, 429, 500, 503]),
      ]);
    }
    const beyond = jsonBody({
      ...bound,
      maxBytes: bound.maxBytes + 1,
      maxDepth: bound.maxDepth + 1,
      maxTokens: bound.maxTokens + 1,
    });
    for (const body of beyond) {
      const { status, body: answer } = await post(route, body, { isLengthNamed: false });
      const { text } =
        body.name === "bytes" ? bodyRefusals.tooLarge(bound.maxBytes) : bodyRefusals.tooComplex;
      expect([body.name, status, answer]).toEqual([body.name, 413, expect.stringContaining(text)]);
    }
  });
});

test("limits a network that sends too much, but not the next network", async () => {
  const send = (address: string) =>
    sendRaw(
      app.port,
      [
        "POST /auth HTTP/1.1",
        `Host: localhost:${app.port}`,
        `X-Forwarded-For: ${address}`,
        "Content-Type: application/x-www-form-urlencoded",
        // Announces a body but never sends it, because the request is refused before.
        "Content-Length: 100001",
        "Connection: close",
        "",
        "",
      ].join("\r\n"),
    );
  const statuses: number[] = [];
  let answer = await send("198.51.100.1");
  while (answer.status !== 429 && statuses.length < 1_000) {
    statuses.push(answer.status);
    answer = await send("198.51.100.1");
  }
  expect(new Set(statuses)).toEqual(new Set([413]));
  expect(answer).toMatchObject({ status: 429, body: bodyRefusals.tooOften(1).text });
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect((await send("198.51.100.2")).status).toBe(413);
});
