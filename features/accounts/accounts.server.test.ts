import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { linkTokens, outboxMails, sessions, users } from "#db/schema.ts";
import { type Access, createAccess } from "#platform/access/create-access.ts";
import type { Database } from "#platform/db/open-database.ts";
import { randomIds } from "#platform/ids.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import type { AccountDeps } from "./account-deps.ts";
import { signInLimits } from "./account-rates.ts";
import { confirmEmail } from "./confirm-email.server.ts";
import type { TokenPair } from "./link-tokens.server.ts";
import { resendConfirmation } from "./resend-confirmation.server.ts";
import { requestPasswordReset, resetPassword } from "./reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";

const email = "ada@acme.example";
const password = "a long enough sentence";
const visitorAddress = "203.0.113.7";
let database: Database;
let access: Access;
let deps: AccountDeps;
let now: Date;

beforeEach(async () => {
  database = await createTestDatabase();
  const { log } = collectLog();
  const { db } = database;
  now = new Date("2026-03-01T10:00:00Z");
  access = await createAccess({ db, log, origin: "https://step.example", secret: "s".repeat(43) });
  const mail = (kind: string, link = "") => ({ kind, subject: kind, text: link, html: link });
  deps = {
    ...{ db, log, access, ids: randomIds, origin: "https://step.example" },
    clock: { now: () => now, monotonicMs: () => now.getTime() },
    jobs: { enqueue: async () => {} } as unknown as AccountDeps["jobs"],
    mails: {
      confirmSignup: async ({ link }) => mail("confirm-signup", link),
      resetPassword: async ({ link }) => mail("reset-password", link),
      passwordChanged: async () => mail("password-changed"),
    },
  };
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
  test("makes an account that gets in once the mailed link was used", async () => {
    expect(await signUpAs()).toEqual({ outcome: "created" });
    expect(await signIn(deps, { email, password, visitorAddress })).toEqual({ outcome: "unconfirmed" });
    const [link] = await mailedLinks("confirm-signup");
    expect(`${link?.origin}${link?.pathname}`).toBe("https://step.example/auth/callback");
    expect(link?.searchParams.get("type")).toBe("signup");
    expect((await confirmEmail(deps, { pair: await mailedPair(), visitorAddress })).outcome).toBe(
      "confirmed",
    );
    expect((await signIn(deps, { email, password, visitorAddress })).outcome).toBe("signed-in");
  });

  test("stores nothing of the link that could be used", async () => {
    await signUpAs();
    const pair = await mailedPair();
    const stored = JSON.stringify(await database.db.select().from(linkTokens));
    expect(stored).not.toContain(pair.accessToken);
    expect(stored).not.toContain(pair.refreshToken);
  });

  test("with an address that has an account says so and changes nothing", async () => {
    await signUpAs();
    expect(await signUpAs({ password: "another long sentence" })).toEqual({ outcome: "registered" });
    expect(await mailedLinks("confirm-signup")).toHaveLength(1);
    await confirmEmail(deps, { pair: await mailedPair(), visitorAddress });
    expect((await signIn(deps, { email, password: "another long sentence", visitorAddress })).outcome).toBe(
      "refused",
    );
  });

  test("twenty times at once with one address makes one account and one mail", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signUpAs({ visitorAddress: `203.${index}.113.7` })),
    );
    expect(outcomes.filter(({ outcome }) => outcome === "created")).toHaveLength(1);
    expect(await database.db.select().from(users)).toHaveLength(1);
    expect(await mailedLinks("confirm-signup")).toHaveLength(1);
  });

  test("twice with one form, by a double click, is one sign-up; with another form the address is taken", async () => {
    const twice = await Promise.all([signUpAs({ formId: "a" }), signUpAs({ formId: "a" })]);
    expect(twice.map(({ outcome }) => outcome)).toContain("created");
    expect(await signUpAs({ formId: "a" })).toEqual({ outcome: "created" });
    expect(await signUpAs({ formId: "b" })).toEqual({ outcome: "registered" });
    const other = { formId: "a", password: "another long sentence" };
    expect(await signUpAs(other)).toEqual({ outcome: "registered" });
    expect(await mailedLinks("confirm-signup")).toHaveLength(1);
  });

  test("with a weak password gives every reason and counts against no limit", async () => {
    for (let attempt = 0; attempt < 40; attempt++) {
      expect((await signUpAs({ password: "acme" })).outcome).toBe("weak");
    }
    expect((await signUpAs()).outcome).toBe("created");
  });

  test("is limited for one visitor, whatever address is tried", async () => {
    const outcomes = [];
    for (let n = 0; n < 31; n++)
      outcomes.push((await signUpAs({ email: `person-${n}@acme.example` })).outcome);
    expect(outcomes.slice(0, 30).every((outcome) => outcome === "created")).toBe(true);
    expect(outcomes[30]).toBe("limited");
    expect((await signUpAs({ email: "other@acme.example", visitorAddress: "198.51.100.1" })).outcome).toBe(
      "created",
    );
  });
});

describe("the confirmation link", () => {
  beforeEach(async () => void (await signUpAs()));

  test("works once, and the second time starts no session", async () => {
    const pair = await mailedPair();
    expect((await confirmEmail(deps, { pair, visitorAddress })).outcome).toBe("confirmed");
    expect(await confirmEmail(deps, { pair, visitorAddress })).toEqual({ outcome: "used" });
    expect(await database.db.select().from(sessions)).toHaveLength(1);
  });

  test("opened by ten at once starts one session", async () => {
    const pair = await mailedPair();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => confirmEmail(deps, { pair, visitorAddress })),
    );
    expect(outcomes.filter(({ outcome }) => outcome === "confirmed")).toHaveLength(1);
    expect(await database.db.select().from(sessions)).toHaveLength(1);
  });

  test("opened by who is signed in already ends the earlier sessions, and not the one it starts", async () => {
    await requestPasswordReset(deps, { email, visitorAddress });
    await resetPassword(deps, {
      pair: await mailedPair("reset-password"),
      password: "brand new sentence",
      visitorAddress,
    });
    const earlier = await signIn(deps, { email, password: "brand new sentence", visitorAddress });
    const signedInUserId = earlier.outcome === "signed-in" ? earlier.userId : null;
    const pair = await mailedPair();
    const answer = await confirmEmail(deps, { pair, visitorAddress, signedInUserId });
    const [own = ""] = answer.outcome === "confirmed" ? answer.setCookies : [];
    const cookie = own.split(";")[0] ?? "";
    expect((await access.findSession(new Headers({ cookie })))?.user.email).toBe(email);
    expect(await database.db.select().from(sessions)).toHaveLength(1);
  });

  test("does nothing when it is late, altered or made of two links", async () => {
    const pair = await mailedPair();
    pass(2);
    await resendConfirmation(deps, { email, visitorAddress });
    const second = await mailedPair();
    expect(second.accessToken).not.toBe(pair.accessToken);
    const mixed = { accessToken: pair.accessToken, refreshToken: second.refreshToken };
    const altered = { ...pair, accessToken: `${pair.accessToken.slice(0, -1)}_` };
    for (const wrong of [mixed, altered, { accessToken: "", refreshToken: "" }]) {
      expect(await confirmEmail(deps, { pair: wrong, visitorAddress })).toEqual({ outcome: "invalid" });
    }
    pass(24 * 60 + 1);
    expect(await confirmEmail(deps, { pair, visitorAddress })).toEqual({ outcome: "invalid" });
    expect(await confirmEmail(deps, { pair: second, visitorAddress })).toEqual({ outcome: "invalid" });
    const [user] = await database.db.select().from(users);
    expect(user?.emailVerified).toBe(false);
  });

  test("of a password reset confirms nothing, and the other way round", async () => {
    await requestPasswordReset(deps, { email, visitorAddress });
    const reset = await mailedPair("reset-password");
    expect(await confirmEmail(deps, { pair: reset, visitorAddress })).toEqual({ outcome: "invalid" });
    const signup = await mailedPair();
    expect(
      await resetPassword(deps, { pair: signup, password: "brand new sentence", visitorAddress }),
    ).toEqual({
      outcome: "invalid",
    });
  });

  test("is sent again after a wait, once; an earlier one stays good until one is used", async () => {
    const first = await mailedPair();
    await resendConfirmation(deps, { email, visitorAddress });
    expect(await mailedLinks("confirm-signup")).toHaveLength(1);
    pass(2);
    await Promise.all([1, 2, 3].map(() => resendConfirmation(deps, { email, visitorAddress })));
    expect(await mailedLinks("confirm-signup")).toHaveLength(2);
    const second = await mailedPair();
    expect((await confirmEmail(deps, { pair: first, visitorAddress })).outcome).toBe("confirmed");
    expect(await confirmEmail(deps, { pair: second, visitorAddress })).toEqual({ outcome: "used" });
  });

  test("is not sent again to who is confirmed, unknown, or asked too often", async () => {
    pass(2);
    expect(await resendConfirmation(deps, { email: "nobody@acme.example", visitorAddress })).toBe("sent");
    await confirmEmail(deps, { pair: await mailedPair(), visitorAddress });
    const outcomes = [];
    for (let n = 0; n < 6; n++) {
      pass(2);
      outcomes.push(await resendConfirmation(deps, { email, visitorAddress: `198.51.100.${n}` }));
    }
    expect(outcomes).toEqual(["sent", "sent", "sent", "sent", "sent", "limited"]);
    expect(await mailedLinks("confirm-signup")).toHaveLength(1);
  });
});

describe("guessing a password", () => {
  beforeEach(async () => {
    await signUpAs();
    await confirmEmail(deps, { pair: await mailedPair(), visitorAddress });
  });

  test("of one address is limited, from however many addresses it comes", async () => {
    const outcomes = [];
    for (let n = 0; n < 21; n++) {
      outcomes.push(
        (await signIn(deps, { email, password: "wrong", visitorAddress: `198.51.100.${n}` })).outcome,
      );
    }
    expect(outcomes.slice(0, 20).every((outcome) => outcome === "refused")).toBe(true);
    expect(outcomes[20]).toBe("limited");
    expect((await signIn(deps, { email, password, visitorAddress })).outcome).toBe("limited");
    pass(16);
    expect((await signIn(deps, { email, password, visitorAddress })).outcome).toBe("signed-in");
  });

  test("at many addresses is limited for one visitor, whose neighbour in the same IPv6 network is the same", async () => {
    let last = "";
    for (let n = 0; n < 61; n++) {
      const input = {
        email: `p${n}@acme.example`,
        password: "wrong",
        visitorAddress: `2a01:db8:1:2::${n.toString(16)}`,
      };
      last = (await signIn(deps, input)).outcome;
    }
    expect(last).toBe("limited");
  });

  test("goes on after the visitor's own limit without using up what others may try at their addresses", async () => {
    const guesser = "198.51.100.9";
    for (let n = 0; n < 60; n++) {
      const limits = signInLimits({ visitorAddress: guesser, email: `p${n}@acme.example` });
      await isWithinLimits(database.db, { limits, now });
    }
    for (let n = 0; n < 25; n++) {
      const answer = await signIn(deps, { email, password: "wrong", visitorAddress: guesser });
      expect(answer.outcome).toBe("limited");
    }
    expect((await signIn(deps, { email, password, visitorAddress })).outcome).toBe("signed-in");
  });

  test("a success forgets the mistakes before it", async () => {
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 15; n++) {
        await signIn(deps, { email, password: "wrong", visitorAddress: `198.51.${round}.${n}` });
      }
      expect((await signIn(deps, { email, password, visitorAddress })).outcome).toBe("signed-in");
    }
  });
});

describe("a forgotten password", () => {
  const next = "brand new sentence";
  beforeEach(async () => {
    await signUpAs();
    await confirmEmail(deps, { pair: await mailedPair(), visitorAddress });
  });

  test("is replaced once; every session ends, and a mail tells of it", async () => {
    await requestPasswordReset(deps, { email, visitorAddress });
    const pair = await mailedPair("reset-password");
    expect(await resetPassword(deps, { pair, password: next, visitorAddress })).toEqual({
      outcome: "changed",
      email,
    });
    expect(await database.db.select().from(sessions)).toHaveLength(0);
    expect((await signIn(deps, { email, password, visitorAddress })).outcome).toBe("refused");
    expect((await signIn(deps, { email, password: next, visitorAddress })).outcome).toBe("signed-in");
    expect(await resetPassword(deps, { pair, password, visitorAddress })).toEqual({ outcome: "invalid" });
    const mails = await database.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.kind, "password-changed"));
    expect(mails.map(({ to }) => to)).toEqual([email]);
  });

  test("a weak new one leaves the link good", async () => {
    await requestPasswordReset(deps, { email, visitorAddress });
    const pair = await mailedPair("reset-password");
    const answer = await resetPassword(deps, { pair, password: "Acme", visitorAddress });
    expect(answer.outcome).toBe("weak");
    expect((await resetPassword(deps, { pair, password: next, visitorAddress })).outcome).toBe("changed");
  });

  test("a late link does nothing; an unknown address gets no mail and the same answer", async () => {
    expect(await requestPasswordReset(deps, { email: "nobody@acme.example", visitorAddress })).toBe("sent");
    expect(await mailedLinks("reset-password")).toHaveLength(0);
    await requestPasswordReset(deps, { email, visitorAddress });
    pass(61);
    const pair = await mailedPair("reset-password");
    expect(await resetPassword(deps, { pair, password: next, visitorAddress })).toEqual({
      outcome: "invalid",
    });
  });
});
