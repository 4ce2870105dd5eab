/** The requests of the recorder extension, against the real server. */
import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  auditEntries,
  authenticatorApps,
  companies,
  extensionCodes,
  extensionConnections,
  members,
  recordings,
  sessions,
} from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createMember, createUser, type TestUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let picture: Blob;

beforeAll(async () => {
  app = await startApp({ TRUSTED_PROXIES: "127.0.0.1" });
  const blank = sharp({ create: { width: 400, height: 300, channels: 3, background: "#fff" } });
  picture = new Blob([new Uint8Array(await blank.jpeg().toBuffer())], { type: "image/jpeg" });
});
afterAll(() => app?.close());

/** Each person is in a network of their own. */
let networks = 0;
const newNetwork = () => `198.51.100.${++networks}`;

const newOwner = () => createUser(app.services, { onboardingCompleted: true });

function post(user: TestUser, fields: Record<string, string>): Promise<Response> {
  return fetch(`${app.origin}/dashboard/extension`, {
    method: "POST",
    headers: { cookie: user.cookie, origin: app.origin },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

async function codeOf(user: TestUser): Promise<string> {
  const page = await (await post(user, { intent: "create-code" })).text();
  const [, first = "", second = ""] = />([2-9A-Z]{4}) ([2-9A-Z]{4})<\/code>/.exec(page) ?? [];
  return first + second;
}

function connect(code: string, network = newNetwork()): Promise<Response> {
  return fetch(`${app.origin}/extension/connections`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: "chrome-extension://abcdefghijklmnopabcdefghijklmnop",
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0",
      "x-forwarded-for": network,
    },
    body: JSON.stringify({ code }),
  });
}

async function tokenOf(user: TestUser): Promise<string> {
  const answer = await connect(await codeOf(user));
  return ((await answer.json()) as { token: string }).token;
}

function send(token: string, clientKey = crypto.randomUUID()): Promise<Response> {
  const click = {
    verb: "click",
    role: "button",
    name: "Save",
    value: null,
    box: { x: 10, y: 10, width: 50, height: 20 },
    url: "https://app.example.com/team",
    pageTitle: "Team",
    dialogTitle: "",
  };
  const form = new FormData();
  form.append("frames", picture, "frame-1.jpg");
  form.set(
    "facts",
    JSON.stringify([{ timestampSeconds: 1, kind: "change", changed: null, covered: [], click }]),
  );
  form.set("clientKey", clientKey);
  form.set("durationSeconds", "3");
  return fetch(`${app.origin}/extension/recordings`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "x-forwarded-for": "198.51.100.250" },
    body: form,
  });
}

const connectionsOf = (user: TestUser) =>
  app.services.db.select().from(extensionConnections).where(eq(extensionConnections.userId, user.userId));

describe("a code", () => {
  test("connects one browser, however it is typed, and names the company", async () => {
    const owner = await newOwner();
    const code = await codeOf(owner);
    const answer = await connect(`${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      token: expect.stringMatching(/^step_rec_[\w-]{43}$/),
      companyName: expect.any(String),
      language: null,
    });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    expect((await connect(code)).status).toBe(400);
    expect(await connectionsOf(owner)).toMatchObject([{ device: "Chrome on Linux", lastUsedAt: null }]);
    const entries = await app.services.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.companyId, owner.companyId ?? ""),
          eq(auditEntries.action, "extension.connected"),
        ),
      );
    expect(entries).toHaveLength(1);
  });

  test("is stored as a hash, and replaced by the member's next one", async () => {
    const owner = await newOwner();
    const first = await codeOf(owner);
    const second = await codeOf(owner);
    const rows = await app.services.db
      .select()
      .from(extensionCodes)
      .where(eq(extensionCodes.userId, owner.userId));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(second);
    expect((await connect(first)).status).toBe(400);
    expect((await connect(second)).status).toBe(201);
  });

  test("expires after five minutes", async () => {
    const owner = await newOwner();
    const code = await codeOf(owner);
    const [row] = await app.services.db
      .select()
      .from(extensionCodes)
      .where(eq(extensionCodes.userId, owner.userId));
    const left = (row?.expiresAt.getTime() ?? 0) - Date.now();
    expect(left).toBeGreaterThan(4 * 60_000);
    expect(left).toBeLessThanOrEqual(5 * 60_000);
    await app.services.db
      .update(extensionCodes)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(extensionCodes.userId, owner.userId));
    const answer = await connect(code);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: "This code is wrong or has expired. Create a new one in Step." },
    ]);
  });

  test("can be guessed five times from a network, and the right one doesn't help after that", async () => {
    const code = await codeOf(await newOwner());
    const network = newNetwork();
    for (let tries = 0; tries < 5; tries += 1) expect((await connect("22222222", network)).status).toBe(400);
    expect((await connect(code, network)).status).toBe(429);
    expect((await connect(code)).status).toBe(201);
  });

  test("is nothing if its member may no longer write", async () => {
    const owner = await newOwner();
    const writer = await createMember(app.services, owner.companyId ?? "", "writer");
    const code = await codeOf(writer);
    await app.services.db.update(members).set({ role: "support" }).where(eq(members.userId, writer.userId));
    expect((await connect(code)).status).toBe(400);
  });
});

describe("a connected browser", () => {
  test("sends a recording to its company once, as its member", async () => {
    const owner = await newOwner();
    const token = await tokenOf(owner);
    const clientKey = crypto.randomUUID();
    const answer = await send(token, clientKey);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ recording: { target: "getting-started", status: "queued" } });
    expect((await send(token, clientKey)).status).toBe(200);
    const stored = await app.services.db
      .select()
      .from(recordings)
      .where(eq(recordings.companyId, owner.companyId ?? ""));
    expect(stored).toHaveLength(1);
    expect(stored[0]?.frames[0]?.click).toMatchObject({ name: "Save", role: "button" });
    const [connection] = await connectionsOf(owner);
    expect(connection?.lastUsedAt).not.toBeNull();
  });

  test("is refused with a wrong token, without one, and with a session instead", async () => {
    const owner = await newOwner();
    expect((await send(`step_rec_${"a".repeat(43)}`)).status).toBe(401);
    expect((await send("nothing")).status).toBe(401);
    const { status } = await fetch(`${app.origin}/extension/recordings`, {
      method: "POST",
      headers: { cookie: owner.cookie, origin: app.origin },
      body: new FormData(),
    });
    expect(status).toBe(401);
  });

  test("reads nothing: its token opens no page and no API", async () => {
    const token = await tokenOf(await newOwner());
    const headers = { authorization: `Bearer ${token}` };
    const statuses = await Promise.all(
      ["/api/v1/questions", "/dashboard/recordings", "/extension/recordings"].map(async (path) => {
        const { status } = await fetch(app.origin + path, { headers, redirect: "manual" });
        return status;
      }),
    );
    expect(statuses).toEqual([401, 302, 404]);
  });

  test("sends nothing after its member has left or lost the right to write", async () => {
    const owner = await newOwner();
    const writer = await createMember(app.services, owner.companyId ?? "", "writer");
    const token = await tokenOf(writer);
    expect((await send(token)).status).toBe(200);
    const isWriter = eq(members.userId, writer.userId);
    await app.services.db.update(members).set({ role: "support" }).where(isWriter);
    expect((await send(token)).status).toBe(401);
    await app.services.db.delete(members).where(isWriter);
    expect((await send(token)).status).toBe(401);
  });

  test("sends nothing until its member has the second factor that the company requires", async () => {
    const owner = await newOwner();
    const [token, code] = [await tokenOf(owner), await codeOf(owner)];
    const clientKey = crypto.randomUUID();
    const { db } = app.services;
    await db
      .update(companies)
      .set({ requiresSecondFactor: true })
      .where(eq(companies.id, owner.companyId ?? ""));
    for (const answer of [await send(token), await connect(code)])
      expect([answer.status, await answer.json()]).toEqual([
        403,
        { message: "Your company requires a passkey or second factor. Sign in to Step and set one up." },
      ]);
    const isOwn = eq(sessions.userId, owner.userId);
    await db.update(sessions).set({ secondFactor: "provider" }).where(isOwn);
    expect((await send(token, clientKey)).status).toBe(200);
    await db.update(sessions).set({ secondFactor: null }).where(isOwn);
    const factor = { userId: owner.userId, secret: "sealed", confirmedAt: new Date() };
    await db.insert(authenticatorApps).values(factor);
    expect((await send(token, clientKey)).status).toBe(200);
    expect((await connect(code)).status).toBe(201);
  });

  test("is disconnected by its member only, and then sends nothing", async () => {
    const owner = await newOwner();
    const writer = await createMember(app.services, owner.companyId ?? "", "writer");
    const stranger = await newOwner();
    const token = await tokenOf(writer);
    const [connection] = await connectionsOf(writer);
    const end = (user: TestUser) => post(user, { intent: "disconnect", id: connection?.id ?? "" });
    for (const other of [stranger, owner]) {
      await end(other);
      expect(await connectionsOf(writer)).toHaveLength(1);
    }
    await end(writer);
    expect(await connectionsOf(writer)).toEqual([]);
    const answer = await send(token);
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { message: "This browser isn't connected any more. Connect it again in Step." },
    ]);
  });
});
