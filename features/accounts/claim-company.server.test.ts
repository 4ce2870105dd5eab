import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  articleImages,
  centerImports,
  claimLinks,
  companies,
  companyKeys,
  generatedFaqs,
  invitedReaders,
  onboardingLogos,
  recordings,
  redirects,
  removedArticles,
  waitlist,
  webhookEndpoints,
} from "#db/schema.ts";
import { createClaimLink, hashOfClaim } from "#features/companies/claim-links.server.ts";
import { findRole } from "#features/companies/membership.server.ts";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/db/open-database.ts";
import { randomIds } from "#platform/ids.ts";
import type { Plan } from "#shared/enumerations.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany, buildMember, buildUser } from "#tests/support/factories.ts";
import { claimCompany, isClaimedBy } from "./claim-company.server.ts";

let database: Database;
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const enqueue = vi.fn(async () => null);
const deps = () => ({ db: database.db, clock: systemClock, jobs: { enqueue } });

async function newUser(): Promise<{ userId: string }> {
  return { userId: (await buildUser(database.db)).id };
}

/** Creates a help center without an owner, and a claim link for it. */
async function unclaimed({ expiresInMs = 60_000 } = {}): Promise<{ companyId: string; token: string }> {
  const { db } = database;
  const token = `token-${++count}`;
  const values = { companyName: "Whetline", helpCenterSubdomain: `whetline-${count}`, isPublic: true };
  const { companyId } = await buildCompany(db, values);
  const expiresAt = new Date(Date.now() + expiresInMs);
  await db.insert(claimLinks).values({ companyId, tokenHash: hashOfClaim(token), expiresAt });
  return { companyId, token };
}

function ownCompany(userId: string, plan: Plan = "basic") {
  const values = { userId, companyName: "From the sign-up", betaStatus: "waitlist", plan } as const;
  return buildCompany(database.db, values);
}

async function companiesOf({ userId }: { userId: string }) {
  return database.db.select().from(companies).where(eq(companies.userId, userId));
}

describe("a claim link", () => {
  test("gives the center to a user without a company, and admits the user from the waitlist", async () => {
    const [user, { companyId, token }] = [await newUser(), await unclaimed()];
    expect(await claimCompany(deps(), user, token)).toEqual({ outcome: "claimed", companyId });
    expect(await companiesOf(user)).toMatchObject([
      { id: companyId, companyName: "Whetline", betaStatus: "beta_user", isPublic: true },
    ]);
  });

  test("replaces the empty company of a sign-up, including its waitlist entry", async () => {
    const [user, { companyId, token }] = [await newUser(), await unclaimed()];
    const old = await ownCompany(user.userId, "ai");
    await database.db.insert(onboardingLogos).values({
      companyId: old.companyId,
      kind: "uploaded",
      storageKey: `avatars/${old.companyId}.png`,
      width: 1,
      height: 1,
    });
    const storageKey = `public/articles/${old.companyId}/a.png`;
    await database.db.insert(articleImages).values({ companyId: old.companyId, storageKey });
    await database.db.insert(waitlist).values({ userId: user.userId, email: "a@b.example" });
    expect(await claimCompany(deps(), user, token)).toEqual({ outcome: "claimed", companyId });
    expect(await companiesOf(user)).toMatchObject([{ id: companyId, plan: "ai", betaStatus: "beta_user" }]);
    expect(await database.db.select().from(companies).where(eq(companies.id, old.companyId))).toEqual([]);
    const [waiting] = await database.db.select().from(waitlist).where(eq(waitlist.userId, user.userId));
    expect(waiting?.invitedAt).not.toBeNull();
    expect(enqueue).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ name: "delete-files" }),
      { keys: [`avatars/${old.companyId}.png`, `public/articles/${old.companyId}/a.png`] },
    );
  });

  test.each([
    [
      "was published",
      async (id: string) =>
        void (await database.db.update(companies).set({ isPublic: true }).where(eq(companies.id, id))),
    ],
    [
      "has an address",
      async (id: string) =>
        void (await database.db
          .update(companies)
          .set({ helpCenterSubdomain: `own-${++count}` })
          .where(eq(companies.id, id))),
    ],
    [
      "has questions",
      async (companyId: string) =>
        void (await database.db
          .insert(generatedFaqs)
          .values({ companyId, slug: "a", question: "What is it?", answer: "It is a question." })),
    ],
    [
      "has a deleted article",
      async (companyId: string) =>
        void (await database.db
          .insert(removedArticles)
          .values({ id: randomUUID(), companyId, title: "Pay", article: {} })),
    ],
    [
      "has a staged import",
      async (companyId: string) =>
        void (await database.db
          .insert(centerImports)
          .values({ companyId, source: "csv", label: "a.csv", phase: "plan" })),
    ],
    [
      "has an API key",
      async (companyId: string) =>
        void (await database.db
          .insert(companyKeys)
          .values({ companyId, name: "CI", scopes: ["read"], tokenHash: companyId, tokenHint: "…" })),
    ],
    [
      "has a webhook",
      async (companyId: string) =>
        void (await database.db
          .insert(webhookEndpoints)
          .values({ companyId, url: "https://a.example/", events: ["content.changed"], secret: "sealed" })),
    ],
    [
      "has a reader",
      async (companyId: string) =>
        void (await database.db.insert(invitedReaders).values({ companyId, email: "r@a.example" })),
    ],
    [
      "has a redirect",
      async (companyId: string) =>
        void (await database.db.insert(redirects).values({ companyId, path: "/a", target: "/b" })),
    ],
    [
      "has a recording under way",
      async (companyId: string) =>
        void (await database.db.insert(recordings).values({
          ...{ companyId, clientKey: randomUUID(), target: "guides", durationSeconds: 1, frames: [] },
        })),
    ],
  ])("gives a further company to a user whose company %s, and takes nothing", async (_, fill) => {
    const [user, { companyId, token }] = [await newUser(), await unclaimed()];
    const own = await ownCompany(user.userId);
    await fill(own.companyId);
    expect(await claimCompany(deps(), user, token)).toEqual({ outcome: "claimed", companyId });
    // Versions before teams know one company per user.
    expect(await companiesOf(user)).toMatchObject([{ id: own.companyId, betaStatus: "waitlist" }]);
    expect(await findRole(database.db, { ...user, companyId })).toBe("owner");
    expect(await claimCompany(deps(), await newUser(), token)).toEqual({ outcome: "invalid" });
  });

  test("keeps an empty company that has a team", async () => {
    const [user, { companyId, token }] = [await newUser(), await unclaimed()];
    const own = await ownCompany(user.userId);
    await buildMember(database.db, own, "writer");
    expect(await claimCompany(deps(), user, token)).toEqual({ outcome: "claimed", companyId });
    expect(await companiesOf(user)).toMatchObject([{ id: own.companyId }]);
  });

  test("works for only one of two concurrent users, and the other keeps their own company", async () => {
    const { token } = await unclaimed();
    const people = [await newUser(), await newUser()];
    for (const { userId } of people) await ownCompany(userId);
    const claims = await Promise.all(people.map((user) => claimCompany(deps(), user, token)));
    expect(claims.map(({ outcome }) => outcome).sort()).toEqual(["claimed", "invalid"]);
    for (const user of people) expect(await companiesOf(user)).toHaveLength(1);
  });

  test("is claimed beside another one of the same user; only the empty company is replaced", async () => {
    const [user, first, second] = [await newUser(), await unclaimed(), await unclaimed()];
    const own = await ownCompany(user.userId);
    const claims = await Promise.all([first, second].map(({ token }) => claimCompany(deps(), user, token)));
    expect(claims.map(({ outcome }) => outcome)).toEqual(["claimed", "claimed"]);
    for (const { companyId } of [first, second])
      expect(await findRole(database.db, { ...user, companyId })).toBe("owner");
    expect(await database.db.$count(companies, eq(companies.id, own.companyId))).toBe(0);
    expect(await companiesOf(user)).toHaveLength(1);
  });

  test("is idempotent for the same user", async () => {
    const [user, { companyId, token }] = [await newUser(), await unclaimed()];
    await ownCompany(user.userId);
    const claims = await Promise.all([1, 2, 3].map(() => claimCompany(deps(), user, token)));
    expect(claims).toEqual(Array(3).fill({ outcome: "claimed", companyId }));
    expect(await isClaimedBy(deps(), user, token)).toBe(true);
    expect(await isClaimedBy(deps(), await newUser(), token)).toBe(false);
  });

  test("is stored only as a hash, so that reading the table reveals no link", async () => {
    const { companyId } = await unclaimed();
    const origin = "http://localhost:3000";
    const address = await createClaimLink({ ...deps(), ids: randomIds, origin }, companyId);
    const token = address.slice(address.lastIndexOf("/") + 1);
    expect(token.length).toBeGreaterThan(20);
    const stored = await database.db.select().from(claimLinks).where(eq(claimLinks.companyId, companyId));
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await claimCompany(deps(), await newUser(), token)).toEqual({ outcome: "claimed", companyId });
  });

  test("returns the same result whether it is unknown, expired, or for a center with an owner", async () => {
    const user = await newUser();
    const late = await unclaimed({ expiresInMs: -1 });
    expect(await claimCompany(deps(), user, late.token)).toEqual({ outcome: "invalid" });
    expect(await claimCompany(deps(), user, "unknown")).toEqual({ outcome: "invalid" });
    const [owner, owned] = [await newUser(), await unclaimed()];
    await database.db.update(companies).set(owner).where(eq(companies.id, owned.companyId));
    expect(await claimCompany(deps(), user, owned.token)).toEqual({ outcome: "invalid" });
    expect(await companiesOf(owner)).toHaveLength(1);
    expect(await companiesOf(user)).toEqual([]);
  });
});
