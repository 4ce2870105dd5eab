import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companies, members } from "#db/schema.ts";
import { findRole } from "#features/companies/membership.server.ts";
import type { Database } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { Role } from "#shared/permissions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildMember, buildOwner } from "#tests/support/factories.ts";
import { changeRole, leaveTeam, removeFromTeam, transferOwnership } from "./change-members.server.ts";
import { teamTexts } from "./team-texts.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const roleOf = (scope: OwnerScope) => findRole(database.db, scope);
const userIdOf = async ({ companyId }: OwnerScope) => {
  const [row] = await database.db.select().from(companies).where(eq(companies.id, companyId));
  return row?.userId;
};

async function team(...others: Role[]): Promise<[OwnerScope, ...OwnerScope[]]> {
  const owner = await buildOwner(database.db, { betaStatus: "beta_user" });
  const joined: OwnerScope[] = [];
  for (const role of others) joined.push(await buildMember(database.db, owner, role));
  return [owner, ...joined];
}

function at<Value>(list: Value[], index: number): Value {
  const value = list[index];
  if (value === undefined) throw new Error("the team is smaller");
  return value;
}

describe("a role", () => {
  test("is changed by owners and admins, but owners only by owners", async () => {
    const people = await team("admin", "writer", "owner");
    const [owner, admin, writer, second] = [at(people, 0), at(people, 1), at(people, 2), at(people, 3)];
    const { db } = database;
    expect(await changeRole(db, admin, { memberId: writer.userId, role: "editor" })).toMatchObject({
      ok: true,
    });
    expect(await roleOf(writer)).toBe("editor");
    const refused = { ok: false, status: 403, problem: teamTexts.ownersOnly };
    expect(await changeRole(db, admin, { memberId: writer.userId, role: "owner" })).toMatchObject(refused);
    expect(await changeRole(db, admin, { memberId: admin.userId, role: "owner" })).toMatchObject(refused);
    expect(await changeRole(db, admin, { memberId: second.userId, role: "admin" })).toMatchObject(refused);
    expect(await removeFromTeam(db, admin, { memberId: second.userId })).toMatchObject(refused);
    expect(await transferOwnership(db, admin, { memberId: writer.userId })).toMatchObject(refused);
    expect(await changeRole(db, owner, { memberId: second.userId, role: "admin" })).toMatchObject({
      ok: true,
    });
    expect(await roleOf(second)).toBe("admin");
  });

  test.each(["editor", "writer", "support"] as const)("is changed by no %s", async (role) => {
    const people = await team(role, "writer");
    const [member, writer] = [at(people, 1), at(people, 2)];
    const { db } = database;
    const { userId: memberId } = writer;
    for (const change of [
      () => changeRole(db, member, { memberId, role: "support" }),
      () => removeFromTeam(db, member, { memberId }),
      () => transferOwnership(db, member, { memberId }),
    ])
      await expect(change()).rejects.toMatchObject({ code: "forbidden" });
    expect(await roleOf(writer)).toBe("writer");
  });

  test("of another company's member can't be changed", async () => {
    const [owner] = await team();
    const theirs = await team("writer");
    const { userId: memberId } = at(theirs, 1);
    const { db } = database;
    const gone = { ok: false, status: 404, problem: teamTexts.memberGone };
    expect(await changeRole(db, owner, { memberId, role: "admin" })).toMatchObject(gone);
    expect(await removeFromTeam(db, owner, { memberId })).toMatchObject(gone);
    expect(await transferOwnership(db, owner, { memberId })).toMatchObject(gone);
    expect(await roleOf(at(theirs, 1))).toBe("writer");
    expect(await roleOf(owner)).toBe("owner");
  });
});

describe("the last owner", () => {
  test("can't be demoted or removed, and can't leave", async () => {
    const [owner] = await team("admin");
    const { db } = database;
    const { userId: memberId } = owner;
    const refused = { ok: false, status: 409, problem: teamTexts.lastOwner };
    expect(await changeRole(db, owner, { memberId, role: "admin" })).toMatchObject(refused);
    expect(await removeFromTeam(db, owner, { memberId })).toMatchObject(refused);
    expect(await leaveTeam(db, owner)).toMatchObject({ ...refused, problem: teamTexts.lastOwnerLeaves });
    expect(await roleOf(owner)).toBe("owner");
  });

  test("stays, however many owners demote, remove and leave concurrently", async () => {
    const people = await team("owner", "owner", "owner");
    const { db } = database;
    await Promise.allSettled(
      people.flatMap((actor) => [
        leaveTeam(db, actor),
        ...people.flatMap(({ userId: memberId }) => [
          changeRole(db, actor, { memberId, role: "writer" }),
          removeFromTeam(db, actor, { memberId }),
          transferOwnership(db, actor, { memberId }),
        ]),
      ]),
    );
    const { companyId } = people[0];
    const left = await db.select().from(members).where(eq(members.companyId, companyId));
    const owners = left.filter(({ role }) => role === "owner").map(({ userId }) => userId);
    expect(owners.length).toBeGreaterThan(0);
    expect(owners).toContain(await userIdOf(people[0]));
  });
});

test("ownership is transferred: the previous owner stays as an admin", async () => {
  const people = await team("editor");
  const [owner, editor] = [people[0], at(people, 1)];
  expect(await transferOwnership(database.db, owner, { memberId: editor.userId })).toMatchObject({
    ok: true,
  });
  expect([await roleOf(owner), await roleOf(editor)]).toEqual(["admin", "owner"]);
  expect(await userIdOf(owner)).toBe(editor.userId);
  await expect(transferOwnership(database.db, owner, { memberId: editor.userId })).resolves.toMatchObject({
    status: 403,
  });
});

test("versions before teams see an owner without another company there, otherwise none", async () => {
  const people = await team("owner");
  const [owner, second] = [people[0], at(people, 1)];
  expect(await leaveTeam(database.db, owner)).toMatchObject({ ok: true });
  expect(await userIdOf(second)).toBe(second.userId);
  // The heir owns another company there already.
  const [busy] = await team();
  const others = await team();
  await database.db.insert(members).values({ ...others[0], userId: busy.userId, role: "owner" });
  expect(await leaveTeam(database.db, others[0])).toMatchObject({ ok: true });
  expect(await userIdOf(others[0])).toBeNull();
  expect(await userIdOf(busy)).toBe(busy.userId);
});

test("two companies whose only free owner is the same person settle on one each", async () => {
  const [first] = await team();
  const [second] = await team();
  const { db } = database;
  const heir = await buildMember(db, first, "owner");
  await db.insert(members).values({ ...second, userId: heir.userId, role: "owner" });
  const left = await Promise.all([first, second].map((owner) => leaveTeam(db, owner)));
  expect(left).toMatchObject([{ ok: true }, { ok: true }]);
  expect([await userIdOf(first), await userIdOf(second)].toSorted()).toEqual([heir.userId, null]);
});
