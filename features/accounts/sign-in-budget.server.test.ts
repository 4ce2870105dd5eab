/** Guessing must be limited without locking the owner out. */
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { outboxMails, sessions, users } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { type TestAccounts, testAccounts } from "#tests/support/account-deps.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createUser } from "#tests/support/sign-in.ts";
import type { AccountDeps } from "./account-deps.ts";
import { endOtherSessions } from "./own-sessions.server.ts";
import { signIn } from "./sign-in.server.ts";
import { requestSignInLink, signInByLink } from "./sign-in-link.server.ts";

const email = "ada@acme.example";
const password = "a long enough sentence";
const visitor = { visitorAddress: "203.0.113.7", deviceLabel: "Firefox on Linux", deviceCookie: null };
let database: Database;
let deps: AccountDeps;
let logged: TestAccounts["logged"];
let userId: string;
let now: Date;

beforeEach(async () => {
  database = await createTestDatabase();
  now = new Date("2026-03-01T10:00:00Z");
  ({ deps, logged } = await testAccounts(database.db, { now: () => now }));
  ({ userId } = await createUser(deps, { email, password }));
  // Skips hashing for these passwords. The tests only check which attempts reach the password check.
  const { checkPassword } = deps.access;
  const accountOf = new Map<string, string>();
  vi.spyOn(deps.access, "checkPassword").mockImplementation(async (tried) => {
    if (tried.password.startsWith("guess")) return { outcome: "refused" };
    const pair = `${tried.email} ${tried.password}`;
    const known = accountOf.get(pair);
    if (known) return { outcome: "correct", userId: known };
    const answer = await checkPassword(tried);
    if (answer.outcome === "correct") accountOf.set(pair, answer.userId);
    return answer;
  });
});
afterEach(() => database.close());

function pass(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000);
}

function network(n: number): string {
  return `198.${Math.floor((n % 500) / 250)}.${n % 250}.1`;
}

function guess(n: number, other: { email?: string; visitorAddress?: string } = {}) {
  return signIn(deps, { email, password: `guess ${n}`, ...visitor, visitorAddress: network(n), ...other });
}

function signInAsOwner(deviceCookie: string | null = null) {
  return signIn(deps, { email, password, ...visitor, deviceCookie });
}

async function knownDevice(): Promise<string> {
  const answer = await signInAsOwner();
  if (answer.outcome !== "signed-in") throw new Error(answer.outcome);
  return answer.deviceCookie;
}

async function mailedPair() {
  const mails = await database.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.kind, "sign-in-link"))
    .orderBy(outboxMails.createdAt);
  const { searchParams } = new URL(mails.at(-1)?.text ?? "");
  return {
    accessToken: searchParams.get("access_token") ?? "",
    refreshToken: searchParams.get("refresh_token") ?? "",
  };
}

/** This is 33 guesses an hour, four times what the limits let through. More guesses would be refused as well. */
const guessesADay = 800;

test("checks under 200 of a day's guesses from 500 networks, and always admits the owner's known device", {
  tags: "long",
}, async () => {
  const deviceCookie = await knownDevice();
  const check = vi.mocked(deps.access.checkPassword).mockClear();
  let ownChecks = 0;
  const atOnce = 10;
  for (let n = 0; n < guessesADay; n += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, k) => guess(n + k)));
    pass((24 * 60) / (guessesADay / atOnce));
    if (n % (guessesADay / 20) === 0) {
      expect((await signInAsOwner(deviceCookie)).outcome).toBe("signed-in");
      ownChecks += 1;
    }
  }
  const looked = check.mock.calls.length - ownChecks;
  expect(looked).toBeGreaterThan(20);
  expect(looked).toBeLessThan(200);
});

test("holds the limit against a hundred concurrent guesses", { tags: "long" }, async () => {
  const check = vi.mocked(deps.access.checkPassword).mockClear();
  await Promise.all(Array.from({ length: 100 }, (_, n) => guess(n)));
  expect(check.mock.calls.length).toBeLessThanOrEqual(20);
});

test("keeps one network from using up the account's budget or affecting other networks", async () => {
  for (let n = 0; n < 70; n++) await guess(n, { visitorAddress: "198.51.100.1" });
  expect((await signInAsOwner()).outcome).toBe("signed-in");
  for (let n = 0; n < 61; n++)
    await guess(n, { email: `p${n}@acme.example`, visitorAddress: `2a01:db8:1:2::${n.toString(16)}` });
  expect((await guess(0, { visitorAddress: "2a01:db8:1:2::1" })).outcome).toBe("limited");
  expect((await signInAsOwner()).outcome).toBe("signed-in");
});

test("doesn't refund a guesser's attempts after a successful sign-in", { tags: "long" }, async () => {
  const mallory = await createUser(deps, { email: "mallory@evil.example", password });
  const from = "198.51.100.9";
  const outcomes = [];
  for (let n = 0; n < 70; n++) {
    outcomes.push((await guess(n, { email: `p${n}@acme.example`, visitorAddress: from })).outcome);
    await signIn(deps, { email: mallory.email, password, ...visitor, visitorAddress: from });
  }
  expect(outcomes.filter((outcome) => outcome === "refused").length).toBeLessThanOrEqual(60);
  for (let n = 0; n < 20; n++) {
    await guess(n);
    if (n % 5 === 0) expect((await signInAsOwner()).outcome).toBe("signed-in");
  }
  expect((await guess(20)).outcome).toBe("limited");
});

test("limits an unknown account like a known one", async () => {
  const outcomesFor = async (address: string) => {
    const outcomes = [];
    for (let n = 0; n < 25; n++) outcomes.push((await guess(n, { email: address })).outcome);
    return outcomes;
  };
  expect(await outcomesFor("nobody@acme.example")).toEqual(await outcomesFor(email));
});

describe("a known device", () => {
  test("has its own budget, which is limited as well", async () => {
    const deviceCookie = await knownDevice();
    const outcomes = [];
    for (let n = 0; n < 12; n++)
      outcomes.push((await signIn(deps, { email, password: "guess", ...visitor, deviceCookie })).outcome);
    expect(outcomes).toEqual([...Array(10).fill("refused"), "limited", "limited"]);
    pass(1);
    expect((await signInAsOwner(deviceCookie)).outcome).toBe("signed-in");
  });

  test("counts as unknown if it belongs to another account", async () => {
    const mallory = await createUser(deps, { email: "mallory@evil.example", password });
    const own = await signIn(deps, { email: mallory.email, password, ...visitor });
    const deviceCookie = own.outcome === "signed-in" ? own.deviceCookie : null;
    for (let n = 0; n < 20; n++) await guess(n);
    const answer = await signIn(deps, { email, password: "guess", ...visitor, deviceCookie });
    expect(answer.outcome).toBe("limited");
  });

  test("is revoked when the owner signs out everywhere else, unless it is the current one", async () => {
    const lost = await knownDevice();
    pass(1);
    const here = await signInAsOwner();
    const headers = new Headers({
      cookie: here.outcome === "signed-in" ? (here.setCookies[0]?.split(";")[0] ?? "") : "",
    });
    const { sessionId = "" } = (await deps.access.findSession(headers)) ?? {};
    const kept = await endOtherSessions(deps, { userId, sessionId, email }, visitor);
    expect(await database.db.select().from(sessions)).toMatchObject([{ id: sessionId }]);
    for (let n = 0; n < 30; n++) await guess(n);
    expect((await signInAsOwner(lost)).outcome).toBe("limited");
    expect((await signInAsOwner(kept.deviceCookie)).outcome).toBe("signed-in");
  });
});

describe("a mailed sign-in link", () => {
  test("signs in once even if guesses have used up the budget, and makes the device a known one", async () => {
    for (let n = 0; n < 40; n++) await guess(n);
    expect((await signInAsOwner()).outcome).toBe("limited");
    expect(await requestSignInLink(deps, { email, ...visitor })).toBe("sent");
    const pair = await mailedPair();
    const answer = await signInByLink(deps, { pair, ...visitor });
    expect(answer).toMatchObject({ outcome: "signed-in", userId });
    expect(await signInByLink(deps, { pair, ...visitor })).toEqual({ outcome: "invalid" });
    const deviceCookie = answer.outcome === "signed-in" ? answer.deviceCookie : null;
    expect((await signInAsOwner(deviceCookie)).outcome).toBe("signed-in");
    expect((await guess(41)).outcome).toBe("limited");
  });

  test("starts one session if it is used ten times concurrently", async () => {
    await database.db.delete(sessions);
    await requestSignInLink(deps, { email, ...visitor });
    const pair = await mailedPair();
    await Promise.all(Array.from({ length: 10 }, () => signInByLink(deps, { pair, ...visitor })));
    expect(await database.db.select().from(sessions)).toHaveLength(1);
  });

  test("is mailed three times an hour, and stays valid while attackers use up that budget", async () => {
    const answers = [];
    for (let n = 0; n < 5; n++)
      answers.push(await requestSignInLink(deps, { email, ...visitor, visitorAddress: network(n) }));
    expect(answers).toEqual(["sent", "sent", "sent", "enough", "enough"]);
    expect(await database.db.select().from(outboxMails)).toHaveLength(3);
    pass(59);
    expect((await signInByLink(deps, { pair: await mailedPair(), ...visitor })).outcome).toBe("signed-in");
    expect(await requestSignInLink(deps, { email, ...visitor })).toBe("sent");
  });

  test("expires after an hour, and works for nothing else", async () => {
    await requestSignInLink(deps, { email, ...visitor });
    pass(61);
    expect(await signInByLink(deps, { pair: await mailedPair(), ...visitor })).toEqual({
      outcome: "invalid",
    });
  });

  test("isn't mailed to an unknown or unconfirmed address, but the response is the same", async () => {
    await database.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
    for (const address of [email, "nobody@acme.example"])
      for (const answer of ["sent", "sent", "sent", "enough"])
        expect(await requestSignInLink(deps, { email: address, ...visitor })).toBe(answer);
    expect(await database.db.select().from(outboxMails)).toHaveLength(0);
  });
});

test("logs security events by name, without anything the visitor typed", async () => {
  const typed = "ada@acme.example stranger@acme.example mallory";
  await signInAsOwner();
  await guess(1);
  await guess(2, { email: "stranger@acme.example" });
  for (let n = 0; n < 30; n++) await guess(n);
  const security = logged().filter((line) => "security" in line);
  const of = (name: string) => security.filter((line) => line.security === name);
  expect(of("sign-in")).toMatchObject([{ account: userId, with: "password", device: "new" }]);
  expect(of("sign-in-refused")[0]).toMatchObject({ account: userId, device: "new" });
  expect(of("sign-in-refused")[1]?.account).toMatch(/^unknown:[\w-]{16}$/);
  expect(of("sign-in-limited")[0]).toMatchObject({ account: userId, limit: "account" });
  const text = JSON.stringify(security);
  for (const secret of [...typed.split(" "), password, "guess", "198.", "203.0"])
    expect(text).not.toContain(secret);
});
