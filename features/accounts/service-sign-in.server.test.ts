/** The sign-in service proves a person. Which account the person gets into is decided here. */
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  auditEntries,
  companies,
  invitations,
  mailDomains,
  members,
  providerIdentities,
  sessions,
  users,
} from "#db/schema.ts";
import { removeFromTeam } from "#features/team/change-members.server.ts";
import { createSignInService, type ProvenPerson } from "#platform/access/sign-in-service.ts";
import type { Database } from "#platform/db/open-database.ts";
import { ownerScope } from "#shared/owner-scope.ts";
import { type TestAccounts, testAccounts } from "#tests/support/account-deps.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import type { AccountDeps, Visitor } from "./account-deps.ts";
import { confirmApp, startAppSetup } from "./authenticator-app.server.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { readAppCode } from "./one-time-code.ts";
import { refuseProof } from "./own-account.server.ts";
import { connectIdentity, disconnectIdentity } from "./service-identities.server.ts";
import { mayFinish, signInByService, signUpByService } from "./service-sign-in.server.ts";
import { openTicket, sealTicket } from "./service-tickets.ts";

const visitorAddress = "203.0.113.7";
const visitor: Visitor = { visitorAddress, deviceLabel: "Firefox on Linux", deviceCookie: null };
const issuer = "https://id.example";
let database: Database;
let deps: AccountDeps;
let logged: TestAccounts["logged"];
let now: Date;

beforeEach(async () => {
  database = await createTestDatabase();
  now = new Date("2026-03-01T10:00:00Z");
  const made = await testAccounts(database.db, { now: () => now });
  ({ logged } = made);
  const signInService = createSignInService({
    config: { issuer, clientId: "step", clientSecret: "secret", label: "Hubley ID", scopes: "openid" },
    allowPrivate: [],
    origin: made.deps.origin,
    log: made.deps.log,
    now: () => now,
  });
  deps = { ...made.deps, signInService };
});
afterEach(() => database.close());

const personOf = (subject: string, more: Partial<ProvenPerson> = {}): ProvenPerson => ({
  issuer,
  subject,
  verifiedEmail: `${subject}@acme.example`,
  name: "",
  provedSecondFactor: false,
  ...more,
});
const verified = (subject: string) => ({ ...personOf(subject), verifiedEmail: `${subject}@acme.example` });
const connect = (userId: string, person: ProvenPerson) =>
  connectIdentity(deps, { userId, visitorAddress }, { person, label: "Hubley ID" });
const rolesOf = async (userId: string) =>
  (await database.db.select().from(members).where(eq(members.userId, userId))).map(({ role }) => role);

describe("a person of the service", () => {
  test("is issuer and subject: neither an address nor another issuer leads into the account", async () => {
    const { userId } = await createUser(deps, { email: "ada@acme.example" });
    expect(await connect(userId, personOf("ada"))).toBe("connected");
    const same = personOf("ada", { verifiedEmail: "other@bolt.example" });
    expect(await signInByService(deps, same, visitor)).toMatchObject({ outcome: "signed-in", userId });
    for (const person of [
      personOf("ada", { issuer: "https://evil.example" }),
      personOf("impostor", { verifiedEmail: "ada@acme.example" }),
      personOf("ADA", { verifiedEmail: "ada@acme.example" }),
    ]) {
      const answer = await signInByService(deps, person, visitor);
      expect(answer.outcome).toBe("registered");
    }
  });

  test("needs a verified address for an account, but not to sign in to a connected one", async () => {
    const { userId } = await createUser(deps, { email: "ada@acme.example" });
    const unverified = personOf("ada", { verifiedEmail: null });
    expect(await signInByService(deps, unverified, visitor)).toEqual({ outcome: "unverified" });
    await connect(userId, unverified);
    expect(await signInByService(deps, unverified, visitor)).toMatchObject({ outcome: "signed-in", userId });
    expect(logged()).toContainEqual(
      expect.objectContaining({ security: "sign-in-service-refused", outcome: "unverified" }),
    );
  });

  test("belongs to one account, and an account to one person", async () => {
    const ada = await createUser(deps);
    const bob = await createUser(deps);
    expect(await connect(ada.userId, personOf("ada"))).toBe("connected");
    expect(await connect(ada.userId, personOf("ada"))).toBe("connected");
    expect(await connect(bob.userId, personOf("ada"))).toBe("taken");
    expect(await connect(ada.userId, personOf("other"))).toBe("other");
    const both = await Promise.all([
      connect(bob.userId, personOf("bob")),
      connect(bob.userId, personOf("rob")),
    ]);
    expect(both.sort()).toEqual(["connected", "other"]);
  });

  test("is asked for the account's second factor unless the service checked one", async () => {
    const { userId, email } = await createUser(deps);
    const secret = (await startAppSetup(deps, userId)) ?? "";
    const { Secret, TOTP } = await import("otpauth");
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
    expect(readAppCode(code)).toBe(code);
    await confirmApp(deps, { userId, email, visitorAddress }, code);
    await connect(userId, personOf("ada"));
    const weak = await signInByService(deps, personOf("ada"), visitor);
    expect(weak.outcome).toBe("second-factor");
    const strong = await signInByService(deps, personOf("ada", { provedSecondFactor: true }), visitor);
    expect(strong.outcome).toBe("signed-in");
    const rows = await database.db.select().from(sessions).where(eq(sessions.userId, userId));
    expect(rows.map(({ secondFactor }) => secondFactor)).toContain("provider");
  });

  test("signs up once, however many requests there are", async () => {
    const account = { person: verified("ada"), companyName: "Acme", betaCode: null, plan: "basic" as const };
    const made = await Promise.all([1, 2, 3].map(() => signUpByService(deps, account, visitor)));
    expect(made.map(({ outcome }) => outcome).sort()).toEqual(["registered", "registered", "signed-in"]);
    expect(await database.db.$count(users)).toBe(1);
    expect(await database.db.$count(providerIdentities)).toBe(1);
  });

  test("leaves nothing behind when the account is deleted", async () => {
    const ada = await createUser(deps);
    await connect(ada.userId, personOf("ada"));
    const scope = ownerScope({ ...ada, companyId: ada.companyId ?? "" });
    const pageCache = { invalidate: () => undefined };
    await deleteAccount({ db: database.db, jobs: deps.jobs, pageCache }, scope);
    expect(await database.db.$count(providerIdentities)).toBe(0);
    expect((await signInByService(deps, personOf("ada"), visitor)).outcome).toBe("new");
  });
});

describe("an account without a password", () => {
  const proofOf = async ({ userId, email }: TestUser) => {
    const [session] = await database.db.select().from(sessions).where(eq(sessions.userId, userId));
    return { userId, email, sessionId: session?.id ?? "", password: "", visitorAddress };
  };

  test("can't lose its only way in", async () => {
    const { userId, email } = await createUser(deps);
    await connect(userId, personOf("ada"));
    const disconnect = () =>
      disconnectIdentity(deps, { userId, email, visitorAddress }, { issuer, label: "Hubley ID" });
    expect(await disconnect()).toBe("only-way");
    const owner = await createUser(deps, { password: "a long enough sentence" });
    await connect(owner.userId, personOf("bob"));
    const other = { userId: owner.userId, email: owner.email, visitorAddress };
    expect(await disconnectIdentity(deps, other, { issuer, label: "Hubley ID" })).toBe("disconnected");
    expect(await disconnectIdentity(deps, other, { issuer, label: "Hubley ID" })).toBe("gone");
    expect(await database.db.$count(providerIdentities, eq(providerIdentities.userId, userId))).toBe(1);
  });

  test("is changed for ten minutes after signing in, and by no other session", async () => {
    const ada = await createUser(deps);
    const bob = await createUser(deps);
    const proof = await proofOf(ada);
    await database.db.update(sessions).set({ createdAt: now });
    expect(await refuseProof(deps, proof)).toBeNull();
    const foreign = { ...proof, sessionId: (await proofOf(bob)).sessionId };
    expect(await refuseProof(deps, foreign)).toEqual({ outcome: "sign-in-again" });
    now = new Date(now.getTime() + 10 * 60_000);
    expect(await refuseProof(deps, proof)).toEqual({ outcome: "sign-in-again" });
  });

  test("with a password, a recent sign-in is no proof", async () => {
    const ada = await createUser(deps, { password: "a long enough sentence" });
    await database.db.update(sessions).set({ createdAt: now });
    expect(await refuseProof(deps, await proofOf(ada))).toEqual({ outcome: "wrong-password" });
  });
});

describe("a ticket of the browser", () => {
  const ticket = { person: verified("ada"), next: null, plan: "basic" as const };

  test("takes a ticket of this browser, unaltered and in time", () => {
    const { secretBox } = deps;
    const sealed = sealTicket({ secretBox, now }, "person", ticket);
    const open = (value: string | null, ms = 0) =>
      openTicket({ secretBox, now: new Date(now.getTime() + ms) }, "person", value);
    expect(open(sealed)).toEqual(ticket);
    expect(sealed).not.toContain("ada");
    expect(open(sealed, 20 * 60_000)).toEqual(ticket);
    expect(open(sealed, 20 * 60_000 + 1)).toBeNull();
    expect(open(sealed, -1)).toBeNull();
    expect(open(null)).toBeNull();
    const connecting = sealTicket({ secretBox, now }, "connect", { userId: "a", sessionId: "b" });
    expect(open(connecting)).toBeNull();
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.constantFrom(..."AZaz09-_"), (at, character) => {
        fc.pre(sealed[at] !== character && at < sealed.length - 1);
        expect(open(sealed.slice(0, at) + character + sealed.slice(at + 1))).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(open(text)).toBeNull();
      }),
    );
  });

  test("each answer of the service is used once", async () => {
    const once = { state: "s", visitorAddress };
    const answers = await Promise.all([mayFinish(deps, once), mayFinish(deps, once)]);
    expect(answers.sort()).toEqual(["repeated", "yes"]);
  });
});

describe("an email domain", () => {
  let owner: TestUser;
  let companyId: string;
  beforeEach(async () => {
    owner = await createUser(deps, { companyName: "Acme", onboardingCompleted: true });
    companyId = owner.companyId ?? "";
    await database.db
      .insert(mailDomains)
      .values({ companyId, domain: "acme.example", token: "t", status: "verified", checkedAt: now });
  });

  async function signUp(subject: string, more: Partial<ProvenPerson> = {}) {
    const person = { ...verified(subject), ...more } as ReturnType<typeof verified>;
    const account = { person, companyName: "", betaCode: null, plan: "basic" as const };
    const answer = await signUpByService(deps, account, visitor);
    return answer.outcome === "signed-in" ? answer : null;
  }

  test("makes its people writers, once, and the audit log tells it", async () => {
    const made = await signUp("wendy");
    expect(made?.joined).toBe("Acme");
    const userId = made?.userId ?? "";
    expect(await rolesOf(userId)).toEqual(["writer"]);
    expect(await signInByService(deps, personOf("wendy"), visitor)).toMatchObject({ joined: null });
    const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.actorUserId, userId));
    expect(entries.filter(({ action }) => action === "member.joined-by-domain")).toHaveLength(1);
  });

  test.each([
    ["a subdomain", { verifiedEmail: "eve@mail.acme.example" }],
    ["a name that ends like it", { verifiedEmail: "eve@notacme.example" }],
    ["the name before another domain", { verifiedEmail: "eve@acme.example.evil.example" }],
  ])("admits no one of %s", async (_, more) => {
    expect((await signUp("eve", more))?.joined).toBeNull();
  });

  test.each([
    ["not verified", { status: "pending" as const }],
    ["no longer verified", { status: "failed" as const }],
    ["not found in the last check", { failures: 1 }],
  ])("admits no one while it is %s", async (_, values) => {
    await database.db.update(mailDomains).set(values);
    expect((await signUp("wendy"))?.joined).toBeNull();
  });

  test("admits no one to a company that waits for access", async () => {
    await database.db.update(companies).set({ betaStatus: "waitlist" }).where(eq(companies.id, companyId));
    expect((await signUp("wendy"))?.joined).toBeNull();
  });

  test("gives the role of an open invitation, and uses it up", async () => {
    const expiresAt = new Date(now.getTime() + 86_400_000);
    await database.db
      .insert(invitations)
      .values({ companyId, email: "wendy@acme.example", role: "editor", tokenHash: "h", expiresAt });
    const made = await signUp("wendy");
    expect(await rolesOf(made?.userId ?? "")).toEqual(["editor"]);
    const [used] = await database.db.select().from(invitations);
    expect(used?.acceptedAt).toEqual(now);
  });

  test("doesn't admit a removed member again without an invitation", async () => {
    const { userId = "" } = (await signUp("wendy")) ?? {};
    const scope = ownerScope({ ...owner, companyId });
    await removeFromTeam(database.db, scope, { memberId: userId });
    expect(await signInByService(deps, personOf("wendy"), visitor)).toMatchObject({ joined: null });
    expect(await rolesOf(userId)).toEqual([]);
    const expiresAt = new Date(now.getTime() + 86_400_000);
    await database.db
      .insert(invitations)
      .values({ companyId, email: "wendy@acme.example", role: "support", tokenHash: "h", expiresAt });
    expect(await signInByService(deps, personOf("wendy"), visitor)).toMatchObject({ joined: "Acme" });
    expect(await rolesOf(userId)).toEqual(["support"]);
  });

  test("says nothing about people who sign in with a password or whose address isn't verified", async () => {
    const { userId } = await createUser(deps, { email: "paul@acme.example", betaStatus: null });
    await connect(userId, personOf("paul", { verifiedEmail: null }));
    const answer = await signInByService(deps, personOf("paul", { verifiedEmail: null }), visitor);
    expect(answer).toMatchObject({ outcome: "signed-in", joined: null });
    expect(await rolesOf(userId)).toEqual([]);
  });
});
