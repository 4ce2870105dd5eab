import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { companies, members, users } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany, buildMember, buildOwner, buildUser } from "#tests/support/factories.ts";
import { findCompanyOfOwner, lockOwnCompany, updateCompany } from "./company-record.server.ts";
import { findOwnCompany } from "./find-own-company.server.ts";
import { findFirstOwner } from "./first-owner.server.ts";
import { findRole } from "./membership.server.ts";

let database: Database;
let owner: OwnerScope;

beforeEach(async () => {
  database = await createTestDatabase();
  owner = await buildOwner(database.db, { betaStatus: "beta_user" });
});
afterEach(() => database.close());

test("makes a company's user its owner, even if a process of the previous version stores it", async () => {
  const { db } = database;
  expect(await findRole(db, owner)).toBe("owner");
  const claimed = await buildCompany(db);
  const { id: userId } = await buildUser(db);
  await db.update(companies).set({ userId }).where(eq(companies.id, claimed.companyId));
  expect(await findRole(db, { ...claimed, userId })).toBe("owner");
});

test("deletes the company with its owner's account, unless it has another owner", async () => {
  const { db } = database;
  const shared = await buildOwner(db);
  const heir = await buildMember(db, shared, "owner");
  await buildMember(db, owner, "editor");
  for (const { userId } of [owner, shared]) await db.delete(users).where(eq(users.id, userId));
  expect(await findCompanyOfOwner(db, heir)).toMatchObject({ id: shared.companyId });
  expect(await findFirstOwner(db, shared.companyId)).toEqual(heir);
  expect(await db.$count(companies, eq(companies.id, owner.companyId))).toBe(0);
});

test("rejects a role without the permission, and treats strangers as if there were no company", async () => {
  const { db } = database;
  const writer = await buildMember(db, owner, "writer");
  const lock = (scope: OwnerScope) => db.transaction((tx) => lockOwnCompany(tx, scope, "publish content"));
  await expect(lock(writer)).rejects.toMatchObject({ code: "forbidden" });
  const stranger = ownerScope({ ...(await buildOwner(db)), companyId: owner.companyId });
  await expect(lock(stranger)).rejects.toMatchObject({ code: "not_found" });
  expect(await lock(owner)).toMatchObject({ role: "owner" });
});

test("rejects a write by a member who was removed while waiting for the lock", async () => {
  const { db } = database;
  const editor = await buildMember(db, owner, "editor");
  const isLocked = Promise.withResolvers<void>();
  const mayRemove = Promise.withResolvers<void>();
  const removing = db.transaction(async (tx) => {
    await lockOwnCompany(tx, owner, "manage members");
    isLocked.resolve();
    await mayRemove.promise;
    const row = and(eq(members.companyId, editor.companyId), eq(members.userId, editor.userId));
    await tx.delete(members).where(row);
  });
  await isLocked.promise;
  const writing = db.transaction(async (tx) => {
    await lockOwnCompany(tx, editor, "publish content");
    await updateCompany(tx, editor, { companyName: "Written by a stranger" });
  });
  mayRemove.resolve();
  await removing;
  await expect(writing).rejects.toMatchObject({ code: "not_found" });
});

test("opens the selected company, otherwise the first one with access", async () => {
  const { db } = database;
  const { userId } = owner;
  const joined = await buildOwner(db, { betaStatus: "beta_user" });
  await db.insert(members).values({ ...joined, userId, role: "writer" });
  const companyOf = async (activeCompanyId: string | null) =>
    (await findOwnCompany(db, { userId, activeCompanyId }))?.id;
  expect(await companyOf(null)).toBe(owner.companyId);
  expect(await companyOf(joined.companyId)).toBe(joined.companyId);
  expect(await companyOf((await buildOwner(db)).companyId)).toBe(owner.companyId);
  await db.update(companies).set({ betaStatus: "waitlist" }).where(eq(companies.id, owner.companyId));
  expect(await companyOf(null)).toBe(joined.companyId);
});
