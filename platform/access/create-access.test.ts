import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { accounts, sessions } from "#db/schema.ts";
import { accessTables } from "#features/accounts/access-tables.ts";
import { type Access, createAccess } from "#platform/access/create-access.ts";
import type { Database } from "#platform/db/open-database.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildUser } from "#tests/support/factories.ts";

const password = "a long enough sentence";
let database: Database;
let access: Access;

beforeEach(async () => {
  database = await createTestDatabase();
  access = await accessAt("http://localhost:3000");
});
afterEach(() => database.close());

function accessAt(origin: string): Promise<Access> {
  return createAccess({
    db: database.db,
    tables: accessTables,
    log: collectLog().log,
    origin,
    secret: "s".repeat(43),
  });
}

async function addUser(email: string, emailVerified = true): Promise<string> {
  const values = { email, emailVerified, companyName: "Acme", betaCode: "STEP-1" };
  const { id } = await buildUser(database.db, values);
  const hash = await access.hashPassword(password);
  await database.db
    .insert(accounts)
    .values({ userId: id, accountId: id, providerId: "credential", password: hash });
  return id;
}

function cookieHeader(setCookies: string[]): Headers {
  return new Headers({ cookie: setCookies.map((cookie) => cookie.split(";")[0]).join("; ") });
}

test("checks the right password and finds the session that is started then by its cookie", async () => {
  const id = await addUser("ada@acme.example");
  expect(await access.checkPassword({ email: "Ada@Acme.example", password })).toEqual({
    outcome: "correct",
    userId: id,
  });
  expect(await database.db.$count(sessions)).toBe(0);
  const setCookies = await access.startSession(id);
  expect(setCookies).toHaveLength(1);
  expect(setCookies[0]).toMatch(/^step\.session_token=.+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  const found = await access.findSession(cookieHeader(setCookies));
  expect(found?.secondFactor).toBeNull();
  expect(found?.user).toEqual({
    id,
    email: "ada@acme.example",
    emailVerified: true,
    companyName: "Acme",
    betaCode: "STEP-1",
    plan: "basic",
    isOperator: false,
    language: null,
  });
});

test("a session knows the second factor that its sign-in proved", async () => {
  const id = await addUser("ada@acme.example");
  const setCookies = await access.startSession(id, "Firefox on Windows", { secondFactor: "app" });
  expect((await access.findSession(cookieHeader(setCookies)))?.secondFactor).toBe("app");
});

test("refuses a wrong password and an unknown address alike", async () => {
  await addUser("ada@acme.example");
  expect(await access.checkPassword({ email: "ada@acme.example", password: "wrong" })).toEqual({
    outcome: "refused",
  });
  expect(await access.checkPassword({ email: "eve@acme.example", password })).toEqual({ outcome: "refused" });
  expect(await access.checkPassword({ email: "no address", password })).toEqual({ outcome: "refused" });
  expect(await access.checkPassword({ email: "ada@acme.example", password: "x".repeat(100_000) })).toEqual({
    outcome: "refused",
  });
});

test("refuses an overlong password before hashing it, even when it would match", async () => {
  const userId = await addUser("ada@acme.example");
  const long = "x".repeat(100_000);
  await database.db.update(accounts).set({ password: await access.hashPassword(long) });
  expect(await access.verifyPassword({ userId, password: long })).toBe(false);
});

test("reveals that an address is unconfirmed only after the right password", async () => {
  await addUser("ada@acme.example", false);
  expect(await access.checkPassword({ email: "ada@acme.example", password })).toEqual({
    outcome: "unconfirmed",
  });
  expect(await access.checkPassword({ email: "ada@acme.example", password: "wrong" })).toEqual({
    outcome: "refused",
  });
});

test("signs out one user everywhere and no other user", async () => {
  const ada = await addUser("ada@acme.example");
  const bob = await addUser("bob@acme.example");
  const [one, two, other] = await Promise.all([ada, ada, bob].map((id) => access.startSession(id)));
  expect(await access.endSessions({ userId: ada, exceptSessionId: null })).toBe(2);
  expect(await access.findSession(cookieHeader(one!))).toBeNull();
  expect(await access.findSession(cookieHeader(two!))).toBeNull();
  expect((await access.findSession(cookieHeader(other!)))?.user.id).toBe(bob);
});

test("ends one session or all but one, never another user's", async () => {
  const ada = await addUser("ada@acme.example");
  const bob = await addUser("bob@acme.example");
  const [one, two, three, other] = await Promise.all(
    [ada, ada, ada, bob].map((id) => access.startSession(id)),
  );
  const idOf = async (setCookies: string[]) =>
    (await access.findSession(cookieHeader(setCookies)))?.sessionId ?? "";
  const [first, kept, bobs] = [await idOf(one!), await idOf(two!), await idOf(other!)];
  expect(await access.endSession({ userId: ada, sessionId: bobs })).toBe(false);
  expect(await access.endSession({ userId: ada, sessionId: first })).toBe(true);
  expect(await access.endSession({ userId: ada, sessionId: first })).toBe(false);
  expect(await access.findSession(cookieHeader(one!))).toBeNull();
  expect(await access.endSessions({ userId: ada, exceptSessionId: kept })).toBe(1);
  expect(await access.findSession(cookieHeader(three!))).toBeNull();
  expect(await idOf(two!)).toBe(kept);
  expect(await idOf(other!)).toBe(bobs);
});

test("lists sessions with their device, without expired ones and other users'", async () => {
  const ada = await addUser("ada@acme.example");
  const bob = await addUser("bob@acme.example");
  await access.startSession(ada, "Firefox on Windows");
  await access.startSession(ada, "Safari on iPhone");
  await access.startSession(bob, "Chrome on Linux");
  await access.startSession(ada);
  const listed = await access.listSessions(ada);
  expect(listed.map(({ device }) => device).sort()).toEqual(
    ["Firefox on Windows", "Safari on iPhone", null].sort(),
  );
  const [session] = await database.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userAgent, "Safari on iPhone"))
    .returning();
  expect(session?.ipAddress).toBeFalsy();
  expect(await access.listSessions(ada)).toHaveLength(2);
});

test("rejects a cookie that is altered, expired or signed by another installation", async () => {
  const id = await addUser("ada@acme.example");
  const setCookies = await access.startSession(id);
  const altered = cookieHeader(setCookies.map((cookie) => cookie.replace("=", "=x")));
  expect(await access.findSession(altered)).toBeNull();
  const elsewhere = await createAccess({
    tables: accessTables,
    db: database.db,
    log: collectLog().log,
    origin: "http://localhost:3000",
    secret: "t".repeat(43),
  });
  expect(await elsewhere.findSession(cookieHeader(setCookies))).toBeNull();
  await database.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userId, id));
  expect(await access.findSession(cookieHeader(setCookies))).toBeNull();
});

test("sets a Secure, host-bound cookie over https", async () => {
  const id = await addUser("ada@acme.example");
  access = await accessAt("https://step.example");
  const [cookie] = await access.startSession(id);
  expect(cookie).toMatch(/^__Secure-step\.session_token=/);
  expect(cookie).toContain("; Secure");
  expect(cookie).not.toMatch(/domain/i);
  expect(access.clearingCookies()[0]).toMatch(/^__Secure-step\.session_token=; Max-Age=0;.*Secure$/);
});
