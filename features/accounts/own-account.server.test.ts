import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  articleVersions,
  companies,
  contactMessages,
  extensionCodes,
  extensionConnections,
  generatedFaqs,
  gettingStarted,
  guideImages,
  helpCenterContent,
  invitations,
  mailDomains,
  members,
  onboardingLogos,
  outboxMails,
  providerIdentities,
  rateLimits,
  sessions,
  users,
} from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { testAccounts } from "#tests/support/account-deps.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { exportedAccount } from "#tests/support/exported-account.ts";
import { buildCompany, buildMember } from "#tests/support/factories.ts";
import { createUser } from "#tests/support/sign-in.ts";
import type { AccountDeps } from "./account-deps.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { writeAccount } from "./export-account.server.ts";
import { findAccount, findDevice } from "./known-device.server.ts";
import { changePassword, confirmEmailChange, requestEmailChange } from "./own-account.server.ts";
import { isDeletionPhrase } from "./own-account-texts.ts";
import { endOtherSessions } from "./own-sessions.server.ts";
import { signIn } from "./sign-in.server.ts";
import { requestSignInLink, signInByLink } from "./sign-in-link.server.ts";

const password = "a long enough sentence";
const visitorAddress = "203.0.113.7";
const visitor = { visitorAddress, deviceLabel: "Firefox on Linux", deviceCookie: null };
const sessionId = "00000000-0000-4000-8000-000000000001";
let database: Database;
let deps: AccountDeps;
let ada: OwnerScope;
let bob: OwnerScope;
let now: Date;
const enqueue = vi.fn(async () => null);

beforeAll(async () => {
  database = await createTestDatabase();
  ({ deps } = await testAccounts(database.db, { now: () => now, enqueue }));
});

beforeEach(async () => {
  now = new Date("2026-03-01T10:00:00Z");
  for (const table of [users, companies, outboxMails, rateLimits]) await database.db.delete(table);
  ada = await makeOwner("ada@acme.example", "Acme");
  bob = await makeOwner("bob@bolt.example", "Bolt");
  enqueue.mockClear();
});

afterAll(() => database.close());

async function makeOwner(email: string, companyName: string): Promise<OwnerScope> {
  const { userId, companyId } = await createUser(deps, { email, companyName, password });
  return ownerScope({ userId, companyId: companyId ?? "", email });
}

function proofOf({ userId, email }: OwnerScope, typed = password) {
  return { userId, sessionId, email, password: typed, visitorAddress };
}

async function canSignIn(email: string, typed = password): Promise<boolean> {
  return (await signIn(deps, { email, password: typed, ...visitor })).outcome === "signed-in";
}

async function mailed(kind: string) {
  return database.db.select().from(outboxMails).where(eq(outboxMails.kind, kind));
}

async function mailedPair() {
  const link = new URL((await mailed("change-email")).at(-1)?.text ?? "");
  return {
    accessToken: link.searchParams.get("access_token") ?? "",
    refreshToken: link.searchParams.get("refresh_token") ?? "",
  };
}

/** Opens a mailed link without a session, where no address is an operator's. */
const stranger = { signedInAs: null, adminEmails: [] };

describe("changing the password", () => {
  const change = { newPassword: "another long sentence", companyName: "Acme", ...visitor };

  it("requires the current password, signs out everywhere else and sends a mail", async () => {
    const answer = await changePassword(deps, proofOf(ada), change);
    expect(answer).toEqual({
      outcome: "changed",
      setCookies: [expect.stringContaining("session_token=")],
      deviceCookie: expect.any(String),
    });
    expect(await database.db.select().from(sessions).where(eq(sessions.userId, ada.userId))).toHaveLength(1);
    expect([await canSignIn(ada.email), await canSignIn(ada.email, change.newPassword)]).toEqual([
      false,
      true,
    ]);
    expect(await mailed("password-changed")).toMatchObject([{ to: ada.email }]);
  });

  it("stays in the company, with the second factor that the session proved", async () => {
    const further = await buildCompany(database.db);
    await database.db.insert(members).values({ ...further, userId: ada.userId, role: "writer" });
    const kept = { secondFactor: "app" as const, activeCompanyId: further.companyId };
    await deps.access.startSession(ada.userId, "Safari on iPhone");
    const others = await database.db.select({ id: sessions.id }).from(sessions);
    await deps.access.startSession(ada.userId, "Firefox on Linux", kept);
    const mine = (await database.db.select().from(sessions)).find(
      ({ id }) => !others.some((other) => other.id === id),
    );
    const proof = { ...proofOf(ada), sessionId: mine?.id ?? "" };
    expect(await changePassword(deps, proof, change)).toMatchObject({ outcome: "changed" });
    expect(await database.db.select().from(sessions).where(eq(sessions.userId, ada.userId))).toMatchObject([
      kept,
    ]);
  });

  it("changes nothing if the current password is wrong or the new one is weak or the same", async () => {
    expect(await changePassword(deps, proofOf(ada, "wrong"), change)).toEqual({ outcome: "wrong-password" });
    for (const newPassword of ["short", password])
      expect(await changePassword(deps, proofOf(ada), { ...change, newPassword })).toMatchObject({
        outcome: "weak",
      });
    expect(await canSignIn(ada.email)).toBe(true);
    expect(await mailed("password-changed")).toEqual([]);
  });

  it("limits attempts per session, so an unattended session can't be used to guess the password", async () => {
    const outcomes = new Set<string>();
    for (let n = 0; n < 25; n++)
      outcomes.add((await changePassword(deps, proofOf(ada, `guess ${n}`), change)).outcome);
    expect(outcomes).toEqual(new Set(["wrong-password", "limited"]));
    expect(await changePassword(deps, proofOf(ada), change)).toEqual({ outcome: "limited" });
  });

  it("works for the owner even if attackers guess passwords at sign-in and in another session", async () => {
    for (let n = 0; n < 40; n++)
      await signIn(deps, {
        email: ada.email,
        password: "wrong",
        ...visitor,
        visitorAddress: `198.51.100.${n}`,
      });
    const other = { ...proofOf(ada, "wrong"), sessionId: "00000000-0000-4000-8000-000000000002" };
    for (let n = 0; n < 25; n++) await changePassword(deps, other, change);
    expect((await changePassword(deps, proofOf(ada), change)).outcome).toBe("changed");
  });

  it("revokes known devices and mailed links", async () => {
    const before = await signIn(deps, { email: ada.email, password, ...visitor });
    const deviceCookie = before.outcome === "signed-in" ? before.deviceCookie : null;
    await requestSignInLink(deps, { email: ada.email, ...visitor });
    now = new Date(now.getTime() + 1_000);
    await changePassword(deps, proofOf(ada), change);
    const account = await findAccount(database.db, ada.email);
    expect(findDevice(deps, account, deviceCookie)).toBeNull();
    const link = new URL((await mailed("sign-in-link")).at(-1)?.text ?? "");
    const pair = {
      accessToken: link.searchParams.get("access_token") ?? "",
      refreshToken: link.searchParams.get("refresh_token") ?? "",
    };
    expect(await signInByLink(deps, { pair, ...visitor })).toEqual({ outcome: "invalid" });
  });

  it("disconnects recorder extensions, and keeps other people's", async () => {
    for (const { companyId, userId } of [ada, bob]) {
      const connection = { companyId, userId, device: "Chrome on Linux", tokenHash: userId };
      await database.db.insert(extensionConnections).values(connection);
      const code = { companyId, userId, codeHash: userId, expiresAt: new Date(now.getTime() + 60_000) };
      await database.db.insert(extensionCodes).values(code);
    }
    await changePassword(deps, proofOf(ada), change);
    for (const table of [extensionConnections, extensionCodes])
      expect(await database.db.select({ userId: table.userId }).from(table)).toEqual([
        { userId: bob.userId },
      ]);
  });

  it("revokes a mailed change of the email, as signing out everywhere else does", async () => {
    const ends = [
      () => changePassword(deps, proofOf(ada), change),
      () => endOtherSessions(deps, { ...ada, sessionId }, visitor),
    ];
    const proofs = [proofOf(ada), proofOf(ada, change.newPassword)];
    for (const [n, end] of ends.entries()) {
      const proof = proofs[n] ?? proofOf(ada);
      await requestEmailChange(deps, proof, { newEmail: "attacker@evil.example" });
      const pair = await mailedPair();
      await end();
      expect(await confirmEmailChange(deps, { pair, visitorAddress, ...stranger })).toEqual({
        outcome: "invalid",
      });
    }
    expect(await mailed("change-email")).toHaveLength(2);
  });
});

describe("changing the email", () => {
  const newEmail = "ada@new.example";

  it("requires the mailed link, works once, and notifies the old address", async () => {
    expect(await requestEmailChange(deps, proofOf(ada), { newEmail })).toEqual({ outcome: "sent" });
    expect(await canSignIn(newEmail)).toBe(false);
    expect(await mailed("change-email")).toMatchObject([{ to: newEmail }]);
    const pair = await mailedPair();
    expect(await confirmEmailChange(deps, { pair, visitorAddress, ...stranger })).toEqual({
      outcome: "changed",
      newEmail,
    });
    expect([await canSignIn(newEmail), await canSignIn(ada.email)]).toEqual([true, false]);
    expect(await mailed("email-changed")).toMatchObject([{ to: ada.email }]);
    expect(await confirmEmailChange(deps, { pair, visitorAddress, ...stranger })).toEqual({
      outcome: "invalid",
    });
  });

  it("needs the account's own session for an operator's address, and keeps the link for it", async () => {
    const adminEmails = [newEmail];
    await requestEmailChange(deps, proofOf(ada), { newEmail });
    const pair = await mailedPair();
    const refused = { outcome: "other-account" };
    for (const signedInAs of [null, bob.userId])
      expect(await confirmEmailChange(deps, { pair, visitorAddress, signedInAs, adminEmails })).toEqual(
        refused,
      );
    expect(await canSignIn(newEmail)).toBe(false);
    expect(
      await confirmEmailChange(deps, { pair, visitorAddress, signedInAs: ada.userId, adminEmails }),
    ).toEqual({ outcome: "changed", newEmail });
  });

  it("sends no mail to a registered address, and doesn't reveal that it is registered", async () => {
    expect(await requestEmailChange(deps, proofOf(ada), { newEmail: bob.email })).toEqual({
      outcome: "sent",
    });
    expect(await requestEmailChange(deps, proofOf(ada), { newEmail: ada.email })).toEqual({
      outcome: "same",
    });
    expect(await mailed("change-email")).toEqual([]);
  });

  it("fails if the address was taken in the meantime", async () => {
    await requestEmailChange(deps, proofOf(ada), { newEmail });
    await makeOwner(newEmail, "Quick");
    const pair = await mailedPair();
    expect(await confirmEmailChange(deps, { pair, visitorAddress, ...stranger })).toEqual({
      outcome: "taken",
    });
    expect(await canSignIn(ada.email)).toBe(true);
  });

  it("accepts only the newest link, for one hour", async () => {
    await requestEmailChange(deps, proofOf(ada), { newEmail: "first@new.example" });
    const first = await mailedPair();
    await requestEmailChange(deps, proofOf(ada), { newEmail });
    expect(await confirmEmailChange(deps, { pair: first, visitorAddress, ...stranger })).toEqual({
      outcome: "invalid",
    });
    now = new Date(now.getTime() + 61 * 60_000);
    const [, late] = await mailed("change-email");
    const link = new URL(late?.text ?? "");
    const pair = {
      accessToken: link.searchParams.get("access_token") ?? "",
      refreshToken: link.searchParams.get("refresh_token") ?? "",
    };
    expect(await confirmEmailChange(deps, { pair, visitorAddress, ...stranger })).toEqual({
      outcome: "invalid",
    });
  });
});

describe("deleting the account", () => {
  const pageCache = { invalidate: vi.fn() };
  const remove = (scope: OwnerScope) => deleteAccount({ db: database.db, jobs: deps.jobs, pageCache }, scope);

  it("deletes all of its data, including files, and nothing from other accounts", async () => {
    for (const { companyId } of [ada, bob]) {
      await database.db
        .insert(contactMessages)
        .values({ companyId, name: "V", email: "v@v.example", message: "Hi" });
      await database.db.insert(onboardingLogos).values({
        companyId,
        kind: "uploaded",
        storageKey: `company-logos/${companyId}.png`,
        width: 1,
        height: 1,
      });
      const storageKey = `public/getting-started/${companyId}.png`;
      await database.db.insert(guideImages).values({ companyId, storageKey, width: 1, height: 1 });
      const imageUrl = `/files/public/getting-started/${companyId}-before.png`;
      const steps = [{ id: "a", title: "A", description: "B", imageUrl }];
      await database.db
        .insert(gettingStarted)
        .values({ companyId, steps: [], previous: { title: "Before", steps, published: true } });
    }
    expect(await remove(ada)).toEqual({ outcome: "deleted" });
    expect(enqueue).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ name: "delete-files" }),
      {
        keys: [
          `company-logos/${ada.companyId}.png`,
          `public/getting-started/${ada.companyId}-before.png`,
          `public/getting-started/${ada.companyId}.png`,
        ],
      },
    );
    expect(await canSignIn(ada.email)).toBe(false);
    expect(await database.db.select({ id: companies.id }).from(companies)).toEqual([{ id: bob.companyId }]);
    expect(await database.db.select().from(contactMessages)).toMatchObject([{ companyId: bob.companyId }]);
    expect(await remove(ada)).toEqual({ outcome: "gone" });
  });

  it("is refused for the last owner of a team, and keeps a company that has another owner", async () => {
    const writer = await buildMember(database.db, ada, "writer");
    expect(await remove(ada)).toEqual({ outcome: "last-owner", companyName: expect.any(String) });
    expect(await canSignIn(ada.email)).toBe(true);
    await buildMember(database.db, ada, "owner");
    expect(await remove(ada)).toEqual({ outcome: "deleted" });
    expect(await database.db.$count(companies, eq(companies.id, ada.companyId))).toBe(1);
    expect(await remove(writer)).toEqual({ outcome: "deleted" });
    expect(await database.db.$count(companies, eq(companies.id, ada.companyId))).toBe(1);
  });

  it("works for a person without a company", async () => {
    await database.db.delete(members).where(eq(members.userId, ada.userId));
    expect(await remove(ada)).toEqual({ outcome: "deleted" });
    expect(await database.db.$count(users, eq(users.id, ada.userId))).toBe(0);
  });

  it("deletes further companies of the person, also if another process deletes the account", async () => {
    const [further, kept] = [await buildCompany(database.db), await buildCompany(database.db)];
    const addTo = (company: { companyId: string }, { userId }: OwnerScope) =>
      database.db.insert(members).values({ ...company, userId, role: "owner" });
    await addTo(further, ada);
    await addTo(kept, bob);
    expect(await remove(ada)).toEqual({ outcome: "deleted" });
    expect(await database.db.$count(companies, eq(companies.id, further.companyId))).toBe(0);
    // As a process of the previous version does.
    await database.db.delete(users).where(eq(users.id, bob.userId));
    expect(await database.db.$count(companies)).toBe(0);
  });

  it("never deletes another user's company", async () => {
    expect(await remove(ownerScope({ ...ada, companyId: bob.companyId }))).toEqual({ outcome: "deleted" });
    expect(await canSignIn(bob.email)).toBe(true);
    expect(await database.db.select({ id: companies.id }).from(companies)).toEqual([{ id: bob.companyId }]);
  });

  it("compares the typed name regardless of whitespace", () => {
    expect(isDeletionPhrase(" Acme  Ltd ", "Acme Ltd")).toBe(true);
    expect(isDeletionPhrase("acme ltd", "Acme Ltd")).toBe(false);
    expect(isDeletionPhrase("delete", "")).toBe(true);
    expect(isDeletionPhrase("", "")).toBe(false);
  });
});

describe("the export", () => {
  it("is written row by row, so that it is never in memory as a whole", async () => {
    const { companyId } = ada;
    const [article] = await database.db
      .insert(helpCenterContent)
      .values({ companyId, title: "Long", content: "x", slug: "long" })
      .returning();
    const content = "a".repeat(100_000);
    const versions = Array.from({ length: 25 }, (_each, n) => ({
      ...{ companyId, itemId: article?.id ?? "", number: n + 1, kind: "saved" as const },
      ...{ title: `Version ${n}`, content, addedWords: 1, removedWords: 0 },
    }));
    await database.db.insert(articleVersions).values(versions);
    const parts: string[] = [];
    await writeAccount(database.db, ada, { now, write: async (part) => parts.push(part) });
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(110_000);
    const { article_versions } = JSON.parse(parts.join(""));
    const numbers = article_versions.map(({ number }: { number: number }) => number);
    expect(numbers.sort((a: number, b: number) => a - b)).toEqual(versions.map(({ number }) => number));
  });

  it("contains all of the owner's data, no secrets, and nothing from other accounts", async () => {
    for (const [scope, text] of [
      [ada, "Where is Ada?"],
      [bob, "Where is Bob?"],
    ] as const) {
      const { companyId } = scope;
      await database.db
        .update(companies)
        .set({ domainToken: "secret-token" })
        .where(eq(companies.id, companyId));
      await database.db
        .insert(generatedFaqs)
        .values({ companyId, question: text, answer: "It is right here.", slug: "where" });
      await database.db
        .insert(contactMessages)
        .values({ companyId, name: text, email: "v@v.example", message: text });
    }
    await database.db.insert(invitations).values({
      companyId: ada.companyId,
      email: "sam@acme.example",
      role: "writer",
      tokenHash: "secret-token-hash",
      expiresAt: now,
    });
    await database.db.insert(mailDomains).values({
      companyId: ada.companyId,
      domain: "acme.example",
      token: "secret-token-of-domain",
    });
    for (const { userId, email } of [ada, bob])
      await database.db
        .insert(providerIdentities)
        .values({ userId, issuer: "https://id.example", subject: `subject of ${email}` });
    const file = await exportedAccount(database.db, ada, { now });
    expect(file).toContain("Where is Ada?");
    expect(file).toContain("ada@acme.example");
    expect(JSON.parse(file).team).toMatchObject({
      memberships: [{ role: "owner" }],
      members: [{ email: "ada@acme.example", role: "owner" }],
      invitations: [{ email: "sam@acme.example", role: "writer" }],
    });
    expect(JSON.parse(file)).toMatchObject({
      sign_in_identities: [{ issuer: "https://id.example", subject: "subject of ada@acme.example" }],
      mail_domains: [{ domain: "acme.example", status: "pending" }],
    });
    expect(Object.keys(JSON.parse(file))).toEqual(
      expect.arrayContaining(["user", "company", "faq_versions"]),
    );
    for (const hidden of ["Bob", "bob@", "secret-token", "password", "session"])
      expect(file).not.toContain(hidden);
    await expect(
      exportedAccount(database.db, ownerScope({ ...ada, companyId: bob.companyId }), { now }),
    ).rejects.toThrow();
  });
});
