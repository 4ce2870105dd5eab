import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { betaCodes, companies, users, waitlist } from "#db/schema.ts";
import { removeMember } from "#features/companies/member-records.server.ts";
import { readConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildUser } from "#tests/support/factories.ts";
import { bootstrapCompany } from "./bootstrap-company.server.ts";

let database: Database;
const now = new Date("2026-03-01T10:00:00Z");

beforeEach(async () => {
  database = await createTestDatabase();
  await database.db.insert(betaCodes).values({ code: "ONE-LEFT", maxUses: 1 });
});
afterEach(() => database.close());

function services(adminEmails = "") {
  const clock = { now: () => now, monotonicMs: () => 0 };
  return { db: database.db, clock, config: readConfig({ ADMIN_EMAILS: adminEmails }) };
}

async function addUser(email: string, options: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const values = { email, emailVerified: true, companyName: "Acme", ...options };
  return (await buildUser(database.db, values)).id;
}

test("gives access once for a valid code, with the plan and name from the sign-up", async () => {
  const id = await addUser("ada@acme.example", { betaCode: "one-left", plan: "ai" });
  expect(await bootstrapCompany(services(), id)).toMatchObject({
    betaStatus: "beta_user",
    isActivated: true,
  });
  expect(await bootstrapCompany(services(), id)).toMatchObject({
    betaStatus: "beta_user",
    isActivated: false,
  });
  const [company] = await database.db.select().from(companies);
  expect(company).toMatchObject({
    companyName: "Acme",
    plan: "ai",
    betaCodeUsed: "ONE-LEFT",
    onboardingCompleted: false,
    onboardingStep: 1,
  });
  expect(await database.db.$count(waitlist)).toBe(0);
});

test("creates one company and uses the code once for twenty concurrent sign-ins", async () => {
  const id = await addUser("ada@acme.example", { betaCode: "ONE-LEFT" });
  const all = await Promise.all(Array.from({ length: 20 }, () => bootstrapCompany(services(), id)));
  expect(all.filter((each) => each?.isActivated)).toHaveLength(1);
  expect(new Set(all.map((each) => each?.betaStatus))).toEqual(new Set(["beta_user"]));
  expect(await database.db.$count(companies)).toBe(1);
});

test("puts the user on the waitlist and keeps them there without a usable code", async () => {
  const first = await addUser("ada@acme.example", { betaCode: "ONE-LEFT" });
  const late = await addUser("bob@acme.example", { betaCode: "ONE-LEFT" });
  await bootstrapCompany(services(), first);
  expect(await bootstrapCompany(services(), late)).toMatchObject({
    betaStatus: "waitlist",
    isActivated: false,
  });
  // Raising a code's limit later must not admit users who are already waiting.
  await database.db.update(betaCodes).set({ maxUses: 9 });
  expect(await bootstrapCompany(services(), late)).toMatchObject({ betaStatus: "waitlist" });
  const rows = await database.db.select().from(waitlist);
  expect(rows).toMatchObject([{ email: "bob@acme.example", companyName: "Acme", position: 0 }]);
});

test("lets an operator skip the waitlist without using up a code", async () => {
  const id = await addUser("op@acme.example", { betaCode: "ONE-LEFT" });
  const other = await addUser("ada@acme.example");
  await bootstrapCompany(services(), other);
  expect(await bootstrapCompany(services("op@acme.example"), id)).toMatchObject({ betaStatus: "beta_user" });
  const [code] = await database.db.select().from(betaCodes);
  expect(code?.uses).toBe(0);
  // A waiting user who becomes an operator leaves the waitlist.
  await database.db.update(users).set({ isOperator: true }).where(eq(users.id, other));
  expect(await bootstrapCompany(services(), other)).toMatchObject({ betaStatus: "beta_user" });
  const rows = await database.db.select().from(waitlist);
  expect(rows).toMatchObject([{ userId: other, invitedAt: now }]);
});

test("creates none for an owner who left, and uses up no code, unless they request one", async () => {
  await database.db.update(betaCodes).set({ maxUses: 2 });
  const id = await addUser("ada@acme.example", { betaCode: "ONE-LEFT" });
  const companyId = (await bootstrapCompany(services(), id))?.companyId ?? "";
  await database.db.transaction((tx) => removeMember(tx, { companyId, userId: id }));
  expect(await bootstrapCompany(services(), id)).toBeNull();
  const [code] = await database.db.select().from(betaCodes);
  expect(code?.uses).toBe(1);
  expect(await bootstrapCompany(services(), id, { isRequested: true })).not.toBeNull();
});

test("creates none for people who signed up by an invitation and left, unless they request one", async () => {
  const id = await addUser("sam@acme.example", { companyName: "" });
  expect(await bootstrapCompany(services(), id)).toBeNull();
  expect(await database.db.$count(companies)).toBe(0);
  expect(await bootstrapCompany(services(), id, { isRequested: true })).toMatchObject({
    betaStatus: "waitlist",
  });
});
