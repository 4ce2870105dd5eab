import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { companies, invitations, outboxMails } from "#db/schema.ts";
import { findRole } from "#features/companies/membership.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import type { Database } from "#platform/db/open-database.ts";
import { randomIds } from "#platform/ids.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildMember, buildOwner, buildUser } from "#tests/support/factories.ts";
import { acceptInvitation, findInvitation } from "./accept-invitation.server.ts";
import { removeFromTeam } from "./change-members.server.ts";
import { hashOfInvitation, type TeamDeps } from "./invitation-record.server.ts";
import { invitePeople } from "./invite.server.ts";
import {
  changeInvitedRole,
  listOpenInvitations,
  resendInvitation,
  revokeInvitation,
} from "./open-invitations.server.ts";
import { teamLimits, teamTexts } from "./team-texts.ts";

const origin = "https://step.example";
const dayMs = 86_400_000;
const start = new Date("2026-11-23T10:00:00Z");

let database: Database;
let owner: OwnerScope;
let now = start;
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  now = start;
  owner = await buildOwner(database.db, { betaStatus: "beta_user", companyName: "Hubley" });
});

function deps(): TeamDeps {
  return {
    db: database.db,
    ids: randomIds,
    origin,
    clock: { now: () => now, monotonicMs: () => 0 },
    jobs: { enqueue: async () => null } as unknown as TeamDeps["jobs"],
    mails: createMails({
      config: { appName: "Step", supportEmail: "help@step.example" },
      origin,
    } as Parameters<typeof createMails>[0]),
  };
}

const newAddress = () => `invited-${++count}@hubley.example`;

/** The token of the newest invitation mailed to an address. */
async function mailedToken(email: string): Promise<string> {
  const mails = await database.db.select().from(outboxMails).where(eq(outboxMails.to, email));
  const tokens = mails.map(({ text }) => /\/invitation\/([\w-]+)/.exec(text)?.[1] ?? "");
  const open = await database.db.select().from(invitations).where(eq(invitations.email, email));
  const token = tokens.find((each) => open.some(({ tokenHash }) => tokenHash === hashOfInvitation(each)));
  if (!token) throw new Error("no invitation was mailed");
  return token;
}

async function invite(email: string, role: "writer" | "admin" = "writer"): Promise<string> {
  expect(await invitePeople(deps(), owner, { addresses: email, role })).toEqual({
    ok: true,
    emails: [email],
  });
  return mailedToken(email);
}

const newPerson = async (email = newAddress()) => ({
  userId: (await buildUser(database.db, { email })).id,
  email,
});
const accept = (userId: string, token: string) => acceptInvitation(deps(), { userId }, token);
const idOf = async (email: string) =>
  (await listOpenInvitations(database.db, owner)).find((each) => each.email === email)?.id ?? "";

describe("an invitation", () => {
  test("is mailed to several people, and stores no token", async () => {
    const emails = [newAddress(), newAddress()];
    const sent = await invitePeople(deps(), owner, { addresses: emails.join(", "), role: "editor" });
    expect(sent).toEqual({ ok: true, emails });
    const token = await mailedToken(emails[0] ?? "");
    const stored = await database.db.select().from(invitations);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await listOpenInvitations(database.db, owner)).toMatchObject(
      emails.map((email) => ({ email, role: "editor", inviter: owner.email })),
    );
    expect(await findInvitation(deps(), token)).toMatchObject({
      state: "usable",
      companyName: "Hubley",
      email: emails[0],
      role: "editor",
    });
  });

  test("makes the invited person a member, once", async () => {
    const person = await newPerson();
    const token = await invite(person.email);
    const all = await Promise.all(Array.from({ length: 5 }, () => accept(person.userId, token)));
    expect(all.map(({ outcome }) => outcome).sort()).toEqual([
      "joined",
      "member",
      "member",
      "member",
      "member",
    ]);
    expect(await findRole(database.db, { ...owner, userId: person.userId })).toBe("writer");
    expect(await listOpenInvitations(database.db, owner)).toEqual([]);
    // After leaving, the used link doesn't bring the person back.
    await removeFromTeam(database.db, owner, { memberId: person.userId });
    expect(await accept(person.userId, token)).toEqual({ outcome: "used" });
  });

  test("is for its address only", async () => {
    const token = await invite(newAddress());
    const other = await newPerson();
    expect(await accept(other.userId, token)).toEqual({ outcome: "another-address" });
    expect(await findRole(database.db, { ...owner, userId: other.userId })).toBeNull();
    expect(await accept(owner.userId, token)).toMatchObject({ outcome: "member" });
    expect(await findInvitation(deps(), token)).toMatchObject({ state: "usable" });
  });

  test("expires after seven days, and can be sent again", async () => {
    const person = await newPerson();
    const token = await invite(person.email);
    now = new Date(start.getTime() + 7 * dayMs);
    expect(await accept(person.userId, token)).toEqual({ outcome: "expired" });
    expect(await findInvitation(deps(), token)).toEqual({ state: "expired" });
    const invitationId = await idOf(person.email);
    expect(await resendInvitation(deps(), owner, { invitationId })).toMatchObject({ ok: true });
    const again = await mailedToken(person.email);
    expect(await accept(person.userId, token)).toEqual({ outcome: "unknown" });
    expect(await accept(person.userId, again)).toMatchObject({ outcome: "joined" });
  });

  test("can be revoked, and its company deleted: the link says which", async () => {
    const [revoked, orphaned] = [await newPerson(), await newPerson()];
    const token = await invite(revoked.email);
    const invitationId = await idOf(revoked.email);
    expect(await revokeInvitation(deps(), owner, { invitationId })).toMatchObject({ ok: true });
    expect(await accept(revoked.userId, token)).toEqual({ outcome: "revoked" });
    expect(await findInvitation(deps(), token)).toEqual({ state: "revoked" });
    expect(await resendInvitation(deps(), owner, { invitationId })).toMatchObject({ status: 404 });
    const second = await invite(orphaned.email);
    await database.db.delete(companies).where(eq(companies.id, owner.companyId));
    expect(await accept(orphaned.userId, second)).toEqual({ outcome: "company-deleted" });
    expect(await findInvitation(deps(), second)).toEqual({ state: "company-deleted" });
    expect(await findInvitation(deps(), `${second}x`)).toEqual({ state: "unknown" });
  });

  test("gives the role that it has when it is accepted", async () => {
    const person = await newPerson();
    const token = await invite(person.email);
    const invitationId = await idOf(person.email);
    expect(await changeInvitedRole(database.db, owner, { invitationId, role: "editor" })).toMatchObject({
      ok: true,
    });
    expect(await accept(person.userId, token)).toMatchObject({ outcome: "joined" });
    expect(await findRole(database.db, { ...owner, userId: person.userId })).toBe("editor");
  });
});

describe("inviting", () => {
  test("refuses a list with a wrong, known or invited address as a whole", async () => {
    const { db } = database;
    const member = await buildMember(db, owner, "writer");
    const waiting = newAddress();
    await invite(waiting);
    const fresh = newAddress();
    const problemOf = async (addresses: string) => {
      const answer = await invitePeople(deps(), owner, {
        addresses: `${fresh}, ${addresses}`,
        role: "writer",
      });
      return answer.ok ? null : answer.problem;
    };
    expect(await problemOf("nora@")).toBe("“nora@” isn't an email address.");
    expect(await problemOf(member.email)).toBe(`${member.email} is already on your team.`);
    expect(await problemOf(waiting)).toBe(`${waiting} already has an invitation. Send it again instead.`);
    expect(await listOpenInvitations(db, owner)).toMatchObject([{ email: waiting }]);
    expect(await invitePeople(deps(), owner, { addresses: " ", role: "writer" })).toMatchObject({
      problem: teamTexts.noAddress,
    });
    const many = Array.from({ length: teamLimits.addressesAtOnce + 1 }, newAddress).join(" ");
    expect(await invitePeople(deps(), owner, { addresses: many, role: "writer" })).toMatchObject({
      problem: teamTexts.tooManyAddresses,
    });
  });

  test("is for owners and admins, and only of their own company", async () => {
    const { db } = database;
    const email = newAddress();
    await invite(email);
    const invitationId = await idOf(email);
    const admin = await buildMember(db, owner, "admin");
    expect(await invitePeople(deps(), admin, { addresses: newAddress(), role: "owner" })).toMatchObject({
      status: 403,
    });
    expect(await changeInvitedRole(db, admin, { invitationId, role: "owner" })).toMatchObject({
      status: 403,
    });
    const writer = await buildMember(db, owner, "writer");
    const stranger = await buildOwner(db);
    for (const change of [
      (scope: OwnerScope) => resendInvitation(deps(), scope, { invitationId }),
      (scope: OwnerScope) => revokeInvitation(deps(), scope, { invitationId }),
      (scope: OwnerScope) => changeInvitedRole(db, scope, { invitationId, role: "admin" }),
    ]) {
      await expect(change(writer)).rejects.toMatchObject({ code: "forbidden" });
      expect(await change(stranger)).toMatchObject({ status: 404, problem: teamTexts.invitationGone });
    }
    await expect(
      invitePeople(deps(), writer, { addresses: newAddress(), role: "writer" }),
    ).rejects.toMatchObject({ code: "forbidden" });
    expect(await listOpenInvitations(db, owner)).toMatchObject([{ email, role: "writer" }]);
  });

  test("of one address concurrently sends one invitation", async () => {
    const email = newAddress();
    const all = await Promise.all(
      Array.from({ length: 4 }, () => invitePeople(deps(), owner, { addresses: email, role: "writer" })),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await listOpenInvitations(database.db, owner)).toHaveLength(1);
  });

  test("that are refused because of one address use up no budget of the others", async () => {
    const [full, other] = [newAddress(), newAddress()];
    await invite(full);
    const invitationId = await idOf(full);
    for (let sent = 1; sent < teamLimits.mailsPerAddressAndDay; sent++)
      await resendInvitation(deps(), owner, { invitationId });
    await revokeInvitation(deps(), owner, { invitationId });
    for (let n = 0; n < teamLimits.mailsPerAddressAndDay; n++)
      expect(
        await invitePeople(deps(), owner, { addresses: `${other}, ${full}`, role: "writer" }),
      ).toMatchObject({ status: 429, problem: teamTexts.tooManyMails });
    expect(await invitePeople(deps(), owner, { addresses: other, role: "writer" })).toMatchObject({
      ok: true,
    });
  });

  test("stops at the limits of open invitations and of mails to one address", async () => {
    const email = newAddress();
    await invite(email);
    const invitationId = await idOf(email);
    for (let sent = 1; sent < teamLimits.mailsPerAddressAndDay; sent++)
      expect(await resendInvitation(deps(), owner, { invitationId })).toMatchObject({ ok: true });
    expect(await resendInvitation(deps(), owner, { invitationId })).toMatchObject({ status: 429 });
    const expiresAt = new Date(now.getTime() + dayMs);
    await database.db.insert(invitations).values(
      Array.from({ length: teamLimits.openInvitations - 1 }, (_, index) => ({
        companyId: owner.companyId,
        email: newAddress(),
        role: "writer" as const,
        tokenHash: `${owner.companyId}-${index}`,
        expiresAt,
      })),
    );
    expect(await invitePeople(deps(), owner, { addresses: newAddress(), role: "writer" })).toMatchObject({
      status: 409,
      problem: teamTexts.tooManyOpen,
    });
    // Expired ones don't count.
    now = new Date(expiresAt.getTime() + 1_000);
    expect(await invitePeople(deps(), owner, { addresses: newAddress(), role: "writer" })).toMatchObject({
      ok: true,
    });
  });
});
