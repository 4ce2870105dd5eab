/** Passkeys, answered by a key in memory. tests/e2e/second-factor.test.ts has a browser's. */
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { passkeys, sessions } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { type TestAccounts, testAccounts } from "#tests/support/account-deps.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createUser } from "#tests/support/sign-in.ts";
import { createSoftPasskey } from "#tests/support/soft-passkey.ts";
import type { AccountDeps } from "./account-deps.ts";
import { requestPasskey, signInByPasskey } from "./passkey-sign-in.server.ts";
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from "./passkeys.server.ts";
import { maxPasskeys } from "./second-factor-texts.ts";

const origin = "https://step.example";
const visitor = { visitorAddress: "203.0.113.7", deviceLabel: "Firefox on Linux", deviceCookie: null };
let database: Database;
let deps: AccountDeps;
let logged: TestAccounts["logged"];
let now: Date;
let me: { userId: string; sessionId: string; email: string; visitorAddress: string };
let key: ReturnType<typeof createSoftPasskey>;

beforeEach(async () => {
  database = await createTestDatabase();
  now = new Date("2026-03-01T10:00:00Z");
  ({ deps, logged } = await testAccounts(database.db, { now: () => now }));
  const { userId, email } = await createUser(deps);
  me = { userId, sessionId: "session-1", email, visitorAddress: visitor.visitorAddress };
  key = createSoftPasskey();
  await database.db.delete(sessions);
});
afterEach(() => database.close());

type Answer = Parameters<typeof key.use>[0];

async function add({
  by = me,
  at = origin,
  soft = key,
  ...answer
}: Partial<Answer> & { by?: typeof me; at?: string; soft?: typeof key } = {}) {
  const { options, challengeCookie } = await startPasskey(deps, me, { appName: "Step" });
  const created = soft.create({ challenge: options.challenge, ...answer, origin: at });
  return addPasskey(deps, by, { answer: created, name: " Work \n laptop ", challengeCookie });
}

async function use({
  at = origin,
  soft = key,
  ...answer
}: Partial<Answer> & { at?: string; soft?: typeof key } = {}) {
  const { options, challengeCookie } = await requestPasskey(deps);
  const used = soft.use({ challenge: options.challenge, ...answer, origin: at });
  return signInByPasskey(deps, { answer: used, challengeCookie, ...visitor });
}

test("is added once, with recovery codes, and signs in without anything else", async () => {
  const added = await add();
  expect(added).toMatchObject({ outcome: "added" });
  expect(added.outcome === "added" && added.codes).toHaveLength(10);
  expect(await listPasskeys(deps, me.userId)).toMatchObject([{ name: "Work laptop", lastUsedAt: null }]);
  expect(await add()).toEqual({ outcome: "known" });
  expect(await use()).toMatchObject({ outcome: "signed-in", userId: me.userId });
  expect(await database.db.select().from(sessions)).toMatchObject([
    { userId: me.userId, secondFactor: "passkey" },
  ]);
  const [row] = await listPasskeys(deps, me.userId);
  expect(row?.lastUsedAt).toEqual(now);
});

test("comes with no new recovery codes if it is the second one", async () => {
  await add();
  expect(await add({ soft: createSoftPasskey() })).toEqual({ outcome: "added", codes: null });
});

describe("adding is refused", () => {
  test("from another website, another session, without the person's unlock, and with nonsense", async () => {
    expect(await add({ at: "https://evil.example" })).toEqual({ outcome: "invalid" });
    expect(await add({ by: { ...me, sessionId: "session-2" } })).toEqual({ outcome: "expired" });
    expect(await add({ isUnverified: true })).toEqual({ outcome: "invalid" });
    expect(await add({ challenge: Buffer.alloc(32).toString("base64url") })).toEqual({ outcome: "invalid" });
    for (const answer of ["", "{", "null", '{"id":5}', "[]"]) {
      const { challengeCookie } = await startPasskey(deps, me, { appName: "Step" });
      const nonsense = { answer, name: "", challengeCookie };
      expect(await addPasskey(deps, me, nonsense)).toEqual({ outcome: "invalid" });
    }
    expect(await database.db.$count(passkeys)).toBe(0);
  });

  test("after five minutes, and beyond the limit", async () => {
    const { options, challengeCookie } = await startPasskey(deps, me, { appName: "Step" });
    const answer = key.create({ challenge: options.challenge, origin });
    now = new Date(now.getTime() + 301_000);
    expect(await addPasskey(deps, me, { answer, name: "", challengeCookie })).toEqual({ outcome: "expired" });
    const { userId } = me;
    await database.db.insert(passkeys).values(
      Array.from({ length: maxPasskeys }, (_, n) => ({
        userId,
        credentialId: `key-${n}`,
        publicKey: "",
        signatureCount: 0,
        name: "Key",
      })),
    );
    expect(await add()).toEqual({ outcome: "too-many" });
  });
});

describe("signing in is refused", () => {
  beforeEach(() => add());

  test("with an answer that was used before", async () => {
    const { options, challengeCookie } = await requestPasskey(deps);
    const answer = key.use({ challenge: options.challenge, origin });
    const post = () => signInByPasskey(deps, { answer, challengeCookie, ...visitor });
    const answers = await Promise.all([post(), post(), post()]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(["expired", "expired", "signed-in"]);
  });

  test("in another browser, after five minutes, and with a challenge for adding", async () => {
    const first = await requestPasskey(deps);
    const second = await requestPasskey(deps);
    const answer = key.use({ challenge: first.options.challenge, origin });
    const post = (challengeCookie: string | null) =>
      signInByPasskey(deps, { answer, challengeCookie, ...visitor });
    expect((await post(second.challengeCookie)).outcome).toBe("invalid");
    expect((await post(null)).outcome).toBe("expired");
    expect((await post(`${first.challengeCookie.slice(0, -4)}AAAA`)).outcome).toBe("expired");
    const adding = await startPasskey(deps, me, { appName: "Step" });
    expect((await post(adding.challengeCookie)).outcome).toBe("expired");
    now = new Date(now.getTime() + 301_000);
    expect((await post(first.challengeCookie)).outcome).toBe("expired");
    expect(await database.db.$count(sessions)).toBe(0);
  });

  test("from another website, without the person's unlock, and with another key's signature", async () => {
    expect((await use({ at: "https://evil.example" })).outcome).toBe("invalid");
    expect((await use({ isUnverified: true })).outcome).toBe("invalid");
    expect((await use({ soft: createSoftPasskey() })).outcome).toBe("unknown");
    const { options, challengeCookie } = await requestPasskey(deps);
    const own = JSON.parse(key.use({ challenge: options.challenge, origin }));
    const foreign = JSON.parse(createSoftPasskey().use({ challenge: options.challenge, origin }));
    const answer = JSON.stringify({ ...own, response: foreign.response });
    expect((await signInByPasskey(deps, { answer, challengeCookie, ...visitor })).outcome).toBe("invalid");
  });

  test("with a copy of the key, whose counter doesn't grow", async () => {
    expect((await use({ counter: 5 })).outcome).toBe("signed-in");
    expect((await use({ counter: 5 })).outcome).toBe("invalid");
    expect((await use({ counter: 4 })).outcome).toBe("invalid");
    expect((await use({ counter: 0 })).outcome).toBe("invalid");
    expect((await use({ counter: 6 })).outcome).toBe("signed-in");
    const refused = logged().filter((line) => line.security === "passkey-refused");
    expect(refused.map(({ outcome }) => outcome)).toEqual(["cloned", "cloned", "cloned"]);
  });

  test("once it is removed, which only its owner can do", async () => {
    const [row] = await listPasskeys(deps, me.userId);
    const passkeyId = row?.id ?? "";
    const stranger = await createUser(deps);
    const other = { userId: stranger.userId, email: stranger.email, visitorAddress: "" };
    expect(await removePasskey(deps, other, passkeyId)).toBe(false);
    expect(await renamePasskey(deps, { userId: stranger.userId, passkeyId, name: "Mine" })).toBe(false);
    expect(await renamePasskey(deps, { userId: me.userId, passkeyId, name: "Phone" })).toBe(true);
    expect(await listPasskeys(deps, me.userId)).toMatchObject([{ name: "Phone" }]);
    expect(await removePasskey(deps, me, passkeyId)).toBe(true);
    expect((await use()).outcome).toBe("unknown");
    expect(await database.db.$count(passkeys, eq(passkeys.userId, me.userId))).toBe(0);
  });
});
