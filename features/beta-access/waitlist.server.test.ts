import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { waitlist } from "#db/schema/beta-access.ts";
import { companies } from "#db/schema/companies.ts";
import { outboxMails } from "#db/schema/mail.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createJobs, type Jobs } from "#platform/jobs/create-jobs.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany, buildUser } from "#tests/support/factories.ts";
import { type InviteDeps, inviteFromWaitlist } from "./invite-from-waitlist.server.ts";
import { findWaitlistPosition, joinWaitlist, listWaitlist } from "./waitlist.server.ts";

let database: Database;
let jobs: Jobs;
const now = new Date("2026-11-21T10:00:00Z");

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = createJobs({ url: database.url, log: collectLog().log });
});
beforeEach(async () => {
  await database.db.delete(users);
  await database.db.delete(outboxMails);
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

/** Adds people who joined at intervals of one second, each with a waiting company, as after sign-up. */
async function people(...names: string[]): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    ids[name] = await person(name, { joinedAt: new Date(now.getTime() + 1_000 * index) });
  }
  return ids;
}

async function person(name: string, { joinedAt = now, withCompany = true } = {}): Promise<string> {
  const email = `${name}@waiting.example`;
  const { id: userId } = await buildUser(database.db, { email, plan: "ai" });
  const companyName = `${name}'s shop`;
  await joinWaitlist(database.db, { userId, email, companyName, now: joinedAt });
  if (withCompany) await buildCompany(database.db, { userId, companyName, betaStatus: "waitlist" });
  return userId;
}

async function positions(ids: Record<string, string>): Promise<Record<string, number | undefined>> {
  const found: Record<string, number | undefined> = {};
  for (const [name, id] of Object.entries(ids))
    found[name] = (await findWaitlistPosition({ db: database.db }, id))?.position;
  return found;
}

function invite(
  whom: Parameters<typeof inviteFromWaitlist>[1],
  composeInvitation: InviteDeps["composeInvitation"] = ({ companyName }) => ({
    kind: "invitation",
    subject: `Your invitation, ${companyName}`,
    text: "Come in.",
  }),
) {
  const deps = { db: database.db, jobs, clock: { now: () => now }, composeInvitation };
  return inviteFromWaitlist(deps, whom);
}

async function statusOf(userId: string) {
  const [row] = await database.db.select().from(companies).where(eq(companies.userId, userId));
  return row?.betaStatus;
}

describe("waitlist position", () => {
  test("is one more than the number of earlier people still waiting", async () => {
    const ids = await people("ada", "bob", "cy");
    expect(await positions(ids)).toEqual({ ada: 1, bob: 2, cy: 3 });
    await invite({ userIds: [ids.bob!] });
    expect(await positions(ids)).toEqual({ ada: 1, bob: 0, cy: 2 });
  });

  test("is unique, even for people who joined in the same millisecond", async () => {
    const ids: Record<string, string> = {};
    for (const name of ["ada", "bob", "cy", "dee"]) ids[name] = await person(name);
    const found = Object.values(await positions(ids));
    expect(found.sort()).toEqual([1, 2, 3, 4]);
    const { rows } = await listWaitlist({ db: database.db }, { state: "waiting", limit: 9 });
    for (const { userId, position } of rows)
      expect((await findWaitlistPosition({ db: database.db }, userId))?.position).toBe(position);
  });

  test("doesn't change when a person joins again, and is stored as 0", async () => {
    const ids = await people("ada", "bob");
    const again = {
      email: "ada@waiting.example",
      companyName: "Other",
      now: new Date(now.getTime() + 9_000),
    };
    await joinWaitlist(database.db, { userId: ids.ada!, ...again });
    expect(await findWaitlistPosition({ db: database.db }, ids.ada!)).toEqual({
      position: 1,
      behind: 1,
      email: "ada@waiting.example",
      companyName: "ada's shop",
      joinedAt: now,
      invitedAt: null,
    });
    const stored = await database.db.select().from(waitlist);
    expect(stored.map(({ position }) => position)).toEqual([0, 0]);
  });

  test("is null for people who never joined", async () => {
    const { id } = await buildUser(database.db);
    expect(await findWaitlistPosition({ db: database.db }, id)).toBeNull();
  });
});

describe("inviteFromWaitlist", () => {
  test("gives the first in line access and one mail each", async () => {
    const ids = await people("ada", "bob", "cy");
    const invited = await invite({ first: 2 });
    expect(invited.map(({ email }) => email)).toEqual(["ada@waiting.example", "bob@waiting.example"]);
    expect([await statusOf(ids.ada!), await statusOf(ids.bob!), await statusOf(ids.cy!)]).toEqual([
      "beta_user",
      "beta_user",
      "waitlist",
    ]);
    const mails = await database.db.select().from(outboxMails).orderBy(outboxMails.to);
    expect(mails).toMatchObject([
      { to: "ada@waiting.example", kind: "invitation", subject: "Your invitation, ada's shop" },
      { to: "bob@waiting.example", kind: "invitation" },
    ]);
    expect((await findWaitlistPosition({ db: database.db }, ids.ada!))?.invitedAt).toEqual(now);
  });

  test("invites no one twice in concurrent calls", async () => {
    const ids = await people("ada", "bob", "cy", "dee", "eve", "fay");
    const everybody = Object.values(ids);
    const rounds = await Promise.all([
      invite({ userIds: everybody }),
      invite({ userIds: [...everybody].reverse() }),
      invite({ first: 3 }),
      invite({ first: 6 }),
    ]);
    const invited = rounds.flat().map(({ userId }) => userId);
    expect(invited.sort()).toEqual(everybody.sort());
    expect(await database.db.select().from(outboxMails)).toHaveLength(6);
    expect(await invite({ first: 9 })).toEqual([]);
  });

  test("invites people without a company", async () => {
    const userId = await person("ada", { withCompany: false });
    await invite({ userIds: [userId] });
    const [company] = await database.db.select().from(companies).where(eq(companies.userId, userId));
    expect(company).toMatchObject({
      betaStatus: "beta_user",
      companyName: "ada's shop",
      onboardingCompleted: false,
      onboardingStep: 1,
      plan: "ai",
      isPublic: false,
    });
  });

  test("changes nothing when one mail fails", async () => {
    const ids = await people("ada", "bob");
    const failing = invite({ first: 2 }, ({ email }) => {
      if (email.startsWith("bob")) throw new Error("no mail for bob");
      return { kind: "invitation", subject: "Hello", text: "Come in." };
    });
    await expect(failing).rejects.toThrow("no mail for bob");
    expect(await positions(ids)).toEqual({ ada: 1, bob: 2 });
    expect(await statusOf(ids.ada!)).toBe("waitlist");
    expect(await database.db.select().from(outboxMails)).toEqual([]);
  });

  test("leaves other companies unchanged and ignores unknown ids", async () => {
    const ids = await people("ada", "bob");
    expect(await invite({ userIds: ["00000000-0000-4000-8000-000000000000"] })).toEqual([]);
    expect(await invite({ userIds: [] })).toEqual([]);
    expect(await invite({ first: 0 })).toEqual([]);
    await invite({ userIds: [ids.bob!] });
    expect(await statusOf(ids.ada!)).toBe("waitlist");
  });
});

describe("listWaitlist", () => {
  test("finds people by part of their email or company, with their real positions", async () => {
    await people("ada", "bob", "cy");
    const find = (search: string) =>
      listWaitlist({ db: database.db }, { state: "waiting", search, limit: 9 });
    expect(await find("BOB'S SH")).toMatchObject({
      total: 1,
      rows: [{ position: 2, companyName: "bob's shop" }],
    });
    expect(await find("cy@waiting")).toMatchObject({ total: 1, rows: [{ position: 3 }] });
    expect((await find("waiting.example")).total).toBe(3);
    for (const nothing of ["%", "_", "\\", "\0%"]) expect((await find(nothing)).total).toBe(0);
  });

  test("lists a page at a time, and invited people separately", async () => {
    const ids = await people("ada", "bob", "cy", "dee");
    await invite({ userIds: [ids.ada!] });
    const page = await listWaitlist({ db: database.db }, { state: "waiting", limit: 2, offset: 1 });
    expect(page.total).toBe(3);
    expect(page.rows.map(({ email, position }) => [email, position])).toEqual([
      ["cy@waiting.example", 2],
      ["dee@waiting.example", 3],
    ]);
    const invited = await listWaitlist({ db: database.db }, { state: "invited", limit: 9 });
    expect(invited).toMatchObject({ total: 1, rows: [{ email: "ada@waiting.example", position: 0 }] });
  });
});
