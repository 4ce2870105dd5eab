import { and, eq, gt } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { linkTokens, outboxMails, sessions, users } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { testAccounts } from "#tests/support/account-deps.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import type { AccountDeps } from "./account-deps.ts";
import { confirmEmail } from "./confirm-email.server.ts";
import type { TokenPair } from "./link-tokens.server.ts";
import { resendConfirmation } from "./resend-confirmation.server.ts";
import { requestPasswordReset, resetPassword } from "./reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { requestSignInLink } from "./sign-in-link.server.ts";
import { signUp } from "./sign-up.server.ts";

const email = "ada@acme.example";
const password = "a long enough sentence";
const visitorAddress = "203.0.113.7";
const visitor = { visitorAddress, deviceLabel: "Firefox on Linux", deviceCookie: null };
let database: Database;
let deps: AccountDeps;
let now: Date;

beforeEach(async () => {
  database = await createTestDatabase();
  now = new Date("2026-03-01T10:00:00Z");
  ({ deps } = await testAccounts(database.db, { now: () => now }));
});
afterEach(() => database.close());

function signUpAs(input: Partial<Parameters<typeof signUp>[1]> = {}) {
  return signUp(deps, {
    email,
    password,
    companyName: "Acme",
    betaCode: null,
    plan: "basic",
    formId: null,
    visitorAddress,
    ...input,
  });
}

async function mailedLinks(kind: string): Promise<URL[]> {
  const mails = await database.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.kind, kind))
    .orderBy(outboxMails.createdAt);
  return mails.map(({ text }) => new URL(text));
}

async function mailedPair(kind = "confirm-signup"): Promise<TokenPair> {
  const link = (await mailedLinks(kind)).at(-1);
  return {
    accessToken: link?.searchParams.get("access_token") ?? "",
    refreshToken: link?.searchParams.get("refresh_token") ?? "",
  };
}

function pass(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000);
}

describe("signing up", () => {
  test("creates an account that can sign in once the mailed link was used", async () => {
    expect(await signUpAs()).toEqual({ outcome: "created", userId: expect.any(String) });
    expect(await signIn(deps, { email, password, ...visitor })).toEqual({ outcome: "unconfirmed" });
    const [link] = await mailedLinks("confirm-signup");
    expect(`${link?.origin}${link?.pathname}`).toBe("https://step.example/auth/callback");
    expect(link?.searchParams.get("type")).toBe("signup");
    expect((await confirmEmail(deps, { pair: await mailedPair(), ...visitor })).outcome).toBe("confirmed");
    expect((await signIn(deps, { email, password, ...visitor })).outcome).toBe("signed-in");
  });

  test("stores the mailed link only as a hash", async () => {
    await signUpAs();
    const pair = await mailedPair();
    const stored = JSON.stringify(await database.db.select().from(linkTokens));
    expect(stored).not.toContain(pair.accessToken);
    expect(stored).not.toContain(pair.refreshToken);
  });

  test("reports a registered address and changes nothing", async () => {
    await signUpAs();
    expect(await signUpAs({ password: "another long sentence" })).toEqual({ outcome: "registered" });
    expect(await mailedLinks("confirm-signup")).toHaveLength(1);
    await confirmEmail(deps, { pair: await mailedPair(), ...visitor });
    expect((await signIn(deps, { email, password: "another long sentence", ...visitor })).outcome).toBe(
      "refused",
    );
  });

  test("creates one account and sends one mail for twenty concurrent requests with one address", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signUpAs({ visitorAddress: `203.${index}.113.7` })),
    );
    expect(outcomes.filter(({ outcome }) => outcome === "created")).toHaveLength(1);
    expect(await database.db.select().from(users)).toHaveLength(1);
    expect(await mailedLinks("confirm-signup")).toHaveLength(1);
  });

  test("treats a double click as one sign-up, but reports the address as taken if it comes from another form", async () => {
    const twice = await Promise.all([signUpAs({ formId: "a" }), signUpAs({ formId: "a" })]);
    expect(twice.map(({ outcome }) => outcome)).toContain("created");
    expect(await signUpAs({ formId: "a" })).toEqual({ outcome: "created", userId: expect.any(String) });
    expect(await signUpAs({ formId: "b" })).toEqual({ outcome: "registered" });
    const other = { formId: "a", password: "another long sentence" };
    expect(await signUpAs(other)).toEqual({ outcome: "registered" });
    expect(await mailedLinks("confirm-signup")).toHaveLength(1);
  });

  test("returns every reason for a weak password, and doesn't count the attempt against any limit", async () => {
    for (let attempt = 0; attempt < 40; attempt++) {
      expect((await signUpAs({ password: "acme" })).outcome).toBe("weak");
    }
    expect((await signUpAs()).outcome).toBe("created");
  });

  test("is rate limited per visitor, even with a different address each time", async () => {
    const outcomes = [];
    for (let n = 0; n < 31; n++)
      outcomes.push((await signUpAs({ email: `person-${n}@acme.example` })).outcome);
    expect(outcomes.slice(0, 30).every((outcome) => outcome === "created")).toBe(true);
    expect(outcomes[30]).toBe("limited");
    expect(
      (await signUpAs({ email: "other@acme.example", ...visitor, visitorAddress: "198.51.100.1" })).outcome,
    ).toBe("created");
  });
});

describe("the confirmation link", () => {
  beforeEach(async () => void (await signUpAs()));

  test("works once and starts no session the second time", async () => {
    const pair = await mailedPair();
    expect((await confirmEmail(deps, { pair, ...visitor })).outcome).toBe("confirmed");
    expect(await confirmEmail(deps, { pair, ...visitor })).toEqual({ outcome: "used" });
    expect(await database.db.select().from(sessions)).toHaveLength(1);
  });

  test("opened ten times concurrently starts one session", async () => {
    const pair = await mailedPair();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => confirmEmail(deps, { pair, ...visitor })),
    );
    expect(outcomes.filter(({ outcome }) => outcome === "confirmed")).toHaveLength(1);
    expect(await database.db.select().from(sessions)).toHaveLength(1);
  });

  test("does nothing if it is expired, altered or combined from two links", async () => {
    const pair = await mailedPair();
    pass(2);
    await resendConfirmation(deps, { email, ...visitor });
    const second = await mailedPair();
    expect(second.accessToken).not.toBe(pair.accessToken);
    const mixed = { accessToken: pair.accessToken, refreshToken: second.refreshToken };
    const altered = { ...pair, accessToken: `${pair.accessToken.slice(0, -1)}_` };
    for (const wrong of [mixed, altered, { accessToken: "", refreshToken: "" }]) {
      expect(await confirmEmail(deps, { pair: wrong, ...visitor })).toEqual({ outcome: "invalid" });
    }
    pass(24 * 60 + 1);
    expect(await confirmEmail(deps, { pair, ...visitor })).toEqual({ outcome: "invalid" });
    expect(await confirmEmail(deps, { pair: second, ...visitor })).toEqual({ outcome: "invalid" });
    const [user] = await database.db.select().from(users);
    expect(user?.emailVerified).toBe(false);
  });

  test("can't be used for a password reset, nor a reset link for confirmation", async () => {
    await requestPasswordReset(deps, { email, ...visitor });
    const reset = await mailedPair("reset-password");
    expect(await confirmEmail(deps, { pair: reset, ...visitor })).toEqual({ outcome: "invalid" });
    const signup = await mailedPair();
    expect(await resetPassword(deps, { pair: signup, password: "brand new sentence", ...visitor })).toEqual({
      outcome: "invalid",
    });
  });

  test("is sent again only after a wait, and the earlier link stays valid until one of them is used", async () => {
    const first = await mailedPair();
    await resendConfirmation(deps, { email, ...visitor });
    expect(await mailedLinks("confirm-signup")).toHaveLength(1);
    pass(2);
    await Promise.all([1, 2, 3].map(() => resendConfirmation(deps, { email, ...visitor })));
    expect(await mailedLinks("confirm-signup")).toHaveLength(2);
    const second = await mailedPair();
    expect((await confirmEmail(deps, { pair: first, ...visitor })).outcome).toBe("confirmed");
    expect(await confirmEmail(deps, { pair: second, ...visitor })).toEqual({ outcome: "used" });
  });

  test("is not sent again to a confirmed or unknown address, and the response doesn't reveal that", async () => {
    pass(2);
    await confirmEmail(deps, { pair: await mailedPair(), ...visitor });
    for (const address of [email, "nobody@acme.example"]) {
      expect(await resendConfirmation(deps, { email: address, ...visitor })).toMatchObject({
        outcome: "sent",
      });
      expect(await resendConfirmation(deps, { email: address, ...visitor })).toMatchObject({
        outcome: "wait",
      });
    }
    expect(await mailedLinks("confirm-signup")).toHaveLength(1);
  });

  test("is sent with growing delays, and the reported wait is accurate", async () => {
    const elsewhere = { ...visitor, visitorAddress: "198.51.100.1" };
    expect(await resendConfirmation(deps, { email, ...elsewhere })).toEqual({
      outcome: "wait",
      waitMs: 60_000,
    });
    pass(1);
    for (const outcome of ["sent", "wait"])
      expect(await resendConfirmation(deps, { email, ...visitor })).toEqual({ outcome, waitMs: 120_000 });
    pass(2);
    expect(await resendConfirmation(deps, { email, ...visitor })).toMatchObject({ outcome: "sent" });
    expect(await mailedLinks("confirm-signup")).toHaveLength(3);
  });

  test("starts no session once the address was confirmed without it", async () => {
    const pair = await mailedPair();
    await database.db.update(users).set({ emailVerified: true });
    expect(await confirmEmail(deps, { pair, ...visitor })).toEqual({ outcome: "used" });
    expect(await database.db.select().from(sessions)).toHaveLength(0);
  });

  test("works even if another visitor on the same network tried invalid links", async () => {
    const wrong = { accessToken: "a".repeat(43), refreshToken: "b".repeat(43) };
    let last = "";
    for (let n = 0; n < 61; n++) last = (await confirmEmail(deps, { pair: wrong, ...visitor })).outcome;
    expect(last).toBe("limited");
    expect((await confirmEmail(deps, { pair: await mailedPair(), ...visitor })).outcome).toBe("confirmed");
  });
});

describe("a forgotten password", () => {
  const next = "brand new sentence";
  beforeEach(async () => {
    await signUpAs();
    await confirmEmail(deps, { pair: await mailedPair(), ...visitor });
  });

  test("is replaced once, which ends every session and sends a mail about it", async () => {
    await requestPasswordReset(deps, { email, ...visitor });
    const pair = await mailedPair("reset-password");
    expect(await resetPassword(deps, { pair, password: next, ...visitor })).toMatchObject({
      outcome: "changed",
      email,
    });
    expect(await database.db.select().from(sessions)).toHaveLength(0);
    expect((await signIn(deps, { email, password, ...visitor })).outcome).toBe("refused");
    expect((await signIn(deps, { email, password: next, ...visitor })).outcome).toBe("signed-in");
    expect(await resetPassword(deps, { pair, password, ...visitor })).toEqual({ outcome: "invalid" });
    const mails = await database.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.kind, "password-changed"));
    expect(mails.map(({ to }) => to)).toEqual([email]);
  });

  test("keeps the link valid after a weak new password", async () => {
    await requestPasswordReset(deps, { email, ...visitor });
    const pair = await mailedPair("reset-password");
    const answer = await resetPassword(deps, { pair, password: "Acme", ...visitor });
    expect(answer.outcome).toBe("weak");
    expect((await resetPassword(deps, { pair, password: next, ...visitor })).outcome).toBe("changed");
  });

  test("rejects an expired link, and sends no mail to an unknown address but gives the same response", async () => {
    expect(await requestPasswordReset(deps, { email: "nobody@acme.example", ...visitor })).toBe("sent");
    expect(await mailedLinks("reset-password")).toHaveLength(0);
    await requestPasswordReset(deps, { email, ...visitor });
    pass(61);
    const pair = await mailedPair("reset-password");
    expect(await resetPassword(deps, { pair, password: next, ...visitor })).toEqual({
      outcome: "invalid",
    });
  });

  test("can be reset even if attackers used up the budget, because a valid link is in the mailbox", async () => {
    for (let n = 0; n < 30; n++) {
      const from = { ...visitor, visitorAddress: `198.51.100.${n}` };
      await resendConfirmation(deps, { email, ...from });
      await requestSignInLink(deps, { email, ...from });
    }
    for (let minutes = 0; minutes < 180; minutes += 7) {
      pass(7);
      for (let n = 0; n < 3; n++)
        await requestPasswordReset(deps, { email, ...visitor, visitorAddress: `203.0.${minutes}.${n}` });
      expect(await requestPasswordReset(deps, { email, ...visitor })).toMatch(/sent|enough/);
      const links = await database.db
        .select()
        .from(linkTokens)
        .where(and(eq(linkTokens.kind, "password_reset"), gt(linkTokens.expiresAt, now)));
      expect(links.filter(({ usedAt }) => usedAt === null).length).toBeGreaterThan(0);
    }
    const pair = await mailedPair("reset-password");
    expect((await resetPassword(deps, { pair, password: next, ...visitor })).outcome).toBe("changed");
    // The reset revoked the links that had used up the budget, so it also resets the budget.
    expect(await requestPasswordReset(deps, { email, ...visitor })).toBe("sent");
  });

  test("doesn't count a mail that could not be queued, and never reports it as sent", async () => {
    const enqueue = vi.spyOn(deps.jobs, "enqueue");
    const requests = [
      () => requestPasswordReset(deps, { email, ...visitor }),
      () => requestSignInLink(deps, { email, ...visitor }),
    ];
    for (const request of requests) {
      for (let n = 0; n < 7; n++) {
        enqueue.mockRejectedValueOnce(new Error("broken"));
        await expect(request()).rejects.toThrow("broken");
      }
      expect(await request()).toBe("sent");
    }
    await signUpAs({ email: "bob@acme.example" });
    pass(1);
    enqueue.mockRejectedValueOnce(new Error("broken"));
    const resend = () => resendConfirmation(deps, { email: "bob@acme.example", ...visitor });
    await expect(resend()).rejects.toThrow("broken");
    expect(await resend()).toMatchObject({ outcome: "sent" });
  });

  test("lets this browser sign in after a password reset, even if guesses have used up the budget", async () => {
    for (let n = 0; n < 25; n++)
      await signIn(deps, { email, password: "wrong", ...visitor, visitorAddress: `198.51.100.${n}` });
    await requestPasswordReset(deps, { email, ...visitor });
    const pair = await mailedPair("reset-password");
    const answer = await resetPassword(deps, { pair, password: next, ...visitor });
    const deviceCookie = answer.outcome === "changed" ? answer.deviceCookie : null;
    expect((await signIn(deps, { email, password: next, ...visitor })).outcome).toBe("limited");
    expect((await signIn(deps, { email, password: next, ...visitor, deviceCookie })).outcome).toBe(
      "signed-in",
    );
  });
});
