/** Members lose their role or membership while they write: nothing is written after that change is committed. */
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { members } from "#db/schema.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { addFaq } from "#features/faqs/change-faqs.server.ts";
import { connect } from "#platform/db/connect.ts";
import type { Database, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { Role } from "#shared/permissions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildMember, buildOwner } from "#tests/support/factories.ts";

let database: Database;
let pool: ReturnType<typeof connect>;
let owner: OwnerScope;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = connect(database.url, { max: 16, applicationName: "step-test-races" });
  owner = await buildOwner(database.db, { betaStatus: "beta_user" });
  // Written under the company's lock, so its order is the order of the commits.
  await database.db.execute(
    sql`create table events (number bigserial primary key, user_id uuid not null, event text not null)`,
  );
});
afterAll(async () => {
  await pool?.sql.end({ timeout: 1 });
  await database?.close();
});

async function note(tx: Transaction, { userId }: OwnerScope, event: Role | "removed" | "wrote") {
  await tx.execute(sql`insert into events (user_id, event) values (${userId}, ${event})`);
}

const isRow = ({ companyId, userId }: OwnerScope) =>
  and(eq(members.companyId, companyId), eq(members.userId, userId));

function changeRole(member: OwnerScope, role: Role): Promise<void> {
  return pool.db.transaction(async (tx) => {
    await lockOwnCompany(tx, owner, "manage members");
    const changed = await tx.update(members).set({ role }).where(isRow(member)).returning();
    if (changed.length > 0) await note(tx, member, role);
  });
}

function remove(member: OwnerScope): Promise<void> {
  return pool.db.transaction(async (tx) => {
    await lockOwnCompany(tx, owner, "manage members");
    await tx.delete(members).where(isRow(member));
    await note(tx, member, "removed");
  });
}

async function write(member: OwnerScope): Promise<"wrote" | "refused"> {
  try {
    await pool.db.transaction(async (tx) => {
      await addFaq(tx, member, { category: null });
      await note(tx, member, "wrote");
    });
    return "wrote";
  } catch (error) {
    if (error instanceof AppError) return "refused";
    throw error;
  }
}

const rounds = 10;

test("200 concurrent changes of roles and 200 writes leave no write by a member without the right", {
  tags: "long",
}, async () => {
  const people = await Promise.all(
    Array.from({ length: 20 }, () => buildMember(database.db, owner, "writer")),
  );
  const writes: Promise<"wrote" | "refused">[] = [];
  const changes: Promise<void>[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (const person of people) {
      writes.push(write(person));
      changes.push(
        round === rounds - 2 ? remove(person) : changeRole(person, round % 3 === 0 ? "writer" : "support"),
      );
    }
  }
  await Promise.all(changes);
  const outcomes = await Promise.all(writes);
  const events = await database.db.execute<{ user_id: string; event: string }>(
    sql`select user_id, event from events order by number`,
  );
  const roleOf = new Map(people.map(({ userId }) => [userId, "writer"]));
  const late: string[] = [];
  for (const { user_id: userId, event } of events) {
    const role = roleOf.get(userId) ?? "";
    if (event !== "wrote") roleOf.set(userId, event);
    else if (role !== "writer") late.push(`${role} ${userId}`);
  }
  expect(late).toEqual([]);
  expect([changes.length, outcomes.length]).toEqual([200, 200]);
  // Both happened, so the members did race.
  expect(new Set(outcomes)).toEqual(new Set(["wrote", "refused"]));
  expect(new Set(roleOf.values())).toEqual(new Set(["removed"]));
});
