/** No way into a protected account without its second factor, and no way for others to lock its owner out. */
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  authenticatorApps,
  linkTokens,
  outboxMails,
  pendingSignIns,
  recoveryCodes,
  sessions,
  users,
} from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { type TestAccounts, testAccounts } from "#tests/support/account-deps.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createUser } from "#tests/support/sign-in.ts";
import type { AccountDeps, Visitor } from "./account-deps.ts";
import { confirmApp, removeApp, startAppSetup } from "./authenticator-app.server.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { confirmEmail } from "./confirm-email.server.ts";
import { createLinkToken } from "./link-tokens.server.ts";
import { refuseFactorProof, renewRecoveryCodes } from "./own-factors.server.ts";
import { proveSecondFactor } from "./prove-second-factor.server.ts";
import { resetPassword } from "./reset-password.server.ts";
import { findSecondFactors } from "./second-factors.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signInByLink } from "./sign-in-link.server.ts";

const email = "ada@acme.example";
const password = "a long enough sentence";
const visitor: Visitor = {
  visitorAddress: "203.0.113.7",
  deviceLabel: "Firefox on Linux",
  deviceCookie: null,
};
let database: Database;
let deps: AccountDeps;
let logged: TestAccounts["logged"];
let userId: string;
let now: Date;
let me: { userId: string; email: string; visitorAddress: string };

beforeEach(async () => {
  database = await createTestDatabase();
  now = new Date("2026-03-01T10:00:00Z");
  ({ deps, logged } = await testAccounts(database.db, { now: () => now }));
  ({ userId } = await createUser(deps, { email, password }));
  me = { userId, email, visitorAddress: visitor.visitorAddress };
  await database.db.delete(sessions);
});
afterEach(() => database.close());

function pass(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1_000);
}

function codeOf(secret: string, offsetSeconds = 0): string {
  const timestamp = now.getTime() + offsetSeconds * 1_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** An account with an app, whose setup code is too old to matter. */
async function turnAppOn(): Promise<{ secret: string; codes: string[] }> {
  const secret = (await startAppSetup(deps, userId)) ?? "";
  const confirmed = await confirmApp(deps, me, codeOf(secret));
  if (confirmed.outcome !== "added" || !confirmed.codes) throw new Error(confirmed.outcome);
  pass(120);
  return { secret, codes: confirmed.codes };
}

/** A token for the second step, as after the right password. */
async function pending(): Promise<string> {
  const answer = await completeSignIn(deps, { userId, method: "password", secondFactor: null }, visitor);
  if (answer.outcome !== "second-factor") throw new Error(answer.outcome);
  return answer.pendingToken;
}

function prove(token: string, typed: string, other: Partial<Visitor> = {}) {
  return proveSecondFactor(deps, { token, typed, ...visitor, ...other });
}

function sessionCount(): Promise<number> {
  return database.db.$count(sessions);
}

async function mailedPair(kind: "sign_in" | "signup" | "password_reset") {
  const link = { ids: deps.ids, userId, kind, now, lifetimeMs: 60_000 };
  return createLinkToken(database.db, link);
}

describe("an account with an authenticator app", () => {
  test("gets a session only after the code, by password, mailed link and confirmation", async () => {
    const { secret } = await turnAppOn();
    const byPassword = await signIn(deps, { email, password, ...visitor });
    const byLink = await signInByLink(deps, { pair: await mailedPair("sign_in"), ...visitor });
    await database.db.update(users).set({ emailVerified: false });
    const byConfirmation = await confirmEmail(deps, { pair: await mailedPair("signup"), ...visitor });
    expect(byPassword.outcome).toBe("second-factor");
    expect(byLink.outcome).toBe("second-factor");
    expect(byConfirmation).toMatchObject({ outcome: "confirmed", signIn: { outcome: "second-factor" } });
    expect(await sessionCount()).toBe(0);
    const token = byPassword.outcome === "second-factor" ? byPassword.pendingToken : "";
    expect((await prove(token, codeOf(secret))).outcome).toBe("signed-in");
    const [session] = await database.db.select().from(sessions);
    expect(session).toMatchObject({ userId, secondFactor: "app" });
  });

  test("is asked for its code after a password reset too", async () => {
    await turnAppOn();
    const pair = await mailedPair("password_reset");
    const newPassword = "another 9 horses in a field";
    const reset = await resetPassword(deps, { pair, password: newPassword, ...visitor });
    expect(reset.outcome).toBe("changed");
    const answer = await signIn(deps, { email, password: newPassword, ...visitor });
    expect(answer.outcome).toBe("second-factor");
    expect(await sessionCount()).toBe(0);
  });

  test("accepts a code once, and none of an earlier step", async () => {
    const { secret } = await turnAppOn();
    const code = codeOf(secret);
    expect((await prove(await pending(), code)).outcome).toBe("signed-in");
    expect((await prove(await pending(), code)).outcome).toBe("used");
    expect((await prove(await pending(), codeOf(secret, -30))).outcome).toBe("used");
    pass(30);
    expect((await prove(await pending(), codeOf(secret))).outcome).toBe("signed-in");
  });

  test("used by ten concurrent requests starts one session", async () => {
    const { secret } = await turnAppOn();
    const tokens = await Promise.all(Array.from({ length: 10 }, pending));
    const answers = await Promise.all(tokens.map((token) => prove(token, codeOf(secret))));
    expect(answers.filter(({ outcome }) => outcome === "signed-in")).toHaveLength(1);
    expect(await sessionCount()).toBe(1);
  });

  test.each([
    [-30, "signed-in"],
    [30, "signed-in"],
    [-60, "wrong"],
    [60, "wrong"],
  ])("with a code of %i seconds from now: %s", async (offset, outcome) => {
    const { secret } = await turnAppOn();
    expect((await prove(await pending(), codeOf(secret, offset))).outcome).toBe(outcome);
  });

  test("refuses another account's code and one that isn't a code", async () => {
    await turnAppOn();
    const foreign = codeOf(new Secret({ size: 20 }).base32);
    expect((await prove(await pending(), foreign)).outcome).toBe("wrong");
    for (const typed of ["12345", "1234567", "not a code", "\0"])
      expect((await prove(await pending(), typed)).outcome).toBe("wrong");
    expect((await prove(await pending(), " ")).outcome).toBe("empty");
  });

  test("stores neither its secret nor its recovery codes in readable form", async () => {
    const { secret, codes } = await turnAppOn();
    const rows = JSON.stringify([
      await database.db.select().from(authenticatorApps),
      await database.db.select().from(recoveryCodes),
      logged(),
    ]);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))])
      expect(rows).not.toContain(text);
  });

  test("is off and without recovery codes once it is turned off", async () => {
    await turnAppOn();
    expect(await removeApp(deps, me)).toBe(true);
    expect(await removeApp(deps, me)).toBe(false);
    expect(await findSecondFactors(database.db, userId)).toEqual({
      passkeyCount: 0,
      appSince: null,
      recoveryCodesLeft: 0,
      hasAny: false,
    });
    expect((await signIn(deps, { email, password, ...visitor })).outcome).toBe("signed-in");
  });
});

describe("a setup", () => {
  test("doesn't count until a code confirms it, and can't replace a confirmed app", async () => {
    const secret = (await startAppSetup(deps, userId)) ?? "";
    expect((await signIn(deps, { email, password, ...visitor })).outcome).toBe("signed-in");
    expect(await confirmApp(deps, me, "000000")).toEqual({ outcome: "wrong", secret });
    expect((await confirmApp(deps, me, codeOf(secret))).outcome).toBe("added");
    expect(await startAppSetup(deps, userId)).toBeNull();
    expect(await confirmApp(deps, me, codeOf(secret))).toEqual({ outcome: "gone" });
  });
});

describe("a pending sign-in", () => {
  test("ends after ten minutes, with its use and with a new password", async () => {
    const { secret } = await turnAppOn();
    const late = await pending();
    pass(601);
    expect((await prove(late, codeOf(secret))).outcome).toBe("expired");
    const used = await pending();
    expect((await prove(used, codeOf(secret))).outcome).toBe("signed-in");
    pass(30);
    expect((await prove(used, codeOf(secret))).outcome).toBe("expired");
    const revoked = await pending();
    const pair = await mailedPair("password_reset");
    await resetPassword(deps, { pair, password: "another 9 horses in a field", ...visitor });
    expect((await prove(revoked, codeOf(secret))).outcome).toBe("expired");
    expect((await prove("made-up", codeOf(secret))).outcome).toBe("expired");
  });

  test("is stored as a hash", async () => {
    await turnAppOn();
    const token = await pending();
    expect(JSON.stringify(await database.db.select().from(pendingSignIns))).not.toContain(token);
    expect(await database.db.$count(linkTokens)).toBe(0);
  });
});

describe("a recovery code", () => {
  test("signs in once, however it is typed, and a mail reports it", async () => {
    const { codes } = await turnAppOn();
    const [code = ""] = codes;
    expect((await prove(await pending(), ` ${code.toUpperCase().replaceAll("-", " ")} `)).outcome).toBe(
      "signed-in",
    );
    expect((await prove(await pending(), code)).outcome).toBe("wrong-recovery-code");
    expect((await findSecondFactors(database.db, userId)).recoveryCodesLeft).toBe(9);
    const mails = await database.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.kind, "sign-in-security-code-used"));
    expect(mails).toHaveLength(1);
  });

  test("of another account or an older set is refused", async () => {
    const { codes } = await turnAppOn();
    const renewed = await renewRecoveryCodes(deps, me);
    expect(renewed).toHaveLength(10);
    expect((await prove(await pending(), codes[0] ?? "")).outcome).toBe("wrong-recovery-code");
    expect((await prove(await pending(), renewed?.[0] ?? "")).outcome).toBe("signed-in");
  });
});

describe("guesses of codes by a thief of the password", () => {
  async function spendBudget(): Promise<void> {
    const outcomes = [];
    for (let n = 0; n < 30; n++)
      outcomes.push((await prove(await pending(), "000000", { visitorAddress: `198.51.100.${n}` })).outcome);
    expect(outcomes.filter((outcome) => outcome === "wrong")).toHaveLength(20);
    expect(outcomes.at(-1)).toBe("limited");
  }

  test("are limited over all networks, also concurrently", async () => {
    await turnAppOn();
    const tokens = await Promise.all(Array.from({ length: 50 }, pending));
    const answers = await Promise.all(
      tokens.map((token, n) => prove(token, "000000", { visitorAddress: `198.51.100.${n}` })),
    );
    expect(answers.filter(({ outcome }) => outcome === "wrong")).toHaveLength(20);
  });

  test("by one network end after ten", async () => {
    await turnAppOn();
    const outcomes = [];
    for (let n = 0; n < 12; n++) outcomes.push((await prove(await pending(), "000000")).outcome);
    expect(outcomes).toEqual([...Array(10).fill("wrong"), "limited", "limited"]);
  });

  test("don't lock the owner out on a known device or with a recovery code", async () => {
    const { secret, codes } = await turnAppOn();
    const here = await prove(await pending(), codeOf(secret));
    const deviceCookie = here.outcome === "signed-in" ? here.deviceCookie : "";
    await spendBudget();
    pass(30);
    expect((await prove(await pending(), codeOf(secret))).outcome).toBe("limited");
    expect((await prove(await pending(), codeOf(secret), { deviceCookie })).outcome).toBe("signed-in");
    expect((await prove(await pending(), codes[0] ?? "")).outcome).toBe("signed-in");
  });
});

describe("a change to the own factors", () => {
  test("takes the password or a code, both counted for the session", async () => {
    const { secret } = await turnAppOn();
    const cookies = await deps.access.startSession(userId);
    const cookie = cookies.map((one) => one.split(";")[0]).join("; ");
    const sessionId = (await deps.access.findSession(new Headers({ cookie })))?.sessionId ?? "";
    const proof = (typed: string) => ({ ...me, sessionId, password: typed });
    expect(await refuseFactorProof(deps, proof(password))).toBeNull();
    expect(await refuseFactorProof(deps, proof(codeOf(secret)))).toBeNull();
    expect(await refuseFactorProof(deps, proof(codeOf(secret)))).toEqual({ outcome: "wrong-password" });
    for (let n = 0; n < 9; n++) await refuseFactorProof(deps, proof("000000"));
    pass(30);
    expect(await refuseFactorProof(deps, proof(codeOf(secret)))).toEqual({ outcome: "limited" });
  });
});
