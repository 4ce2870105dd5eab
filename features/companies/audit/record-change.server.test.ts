import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditEntries, companies, users } from "#db/schema.ts";
import { englishTexts } from "#engines/messages/team/team-texts.ts";
import { findAccountNames } from "#features/accounts/account-names.server.ts";
import type { Database } from "#platform/db/open-database.ts";
import { requestScope } from "#platform/request-scope.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildMember, buildOwner } from "#tests/support/factories.ts";
import { auditActions } from "./audit-actions.ts";
import { auditFilterSchema } from "./audit-filter.ts";
import { sentenceOf } from "./present-entry.ts";
import { readAuditLog } from "./read-audit-log.server.ts";
import {
  type AuditChange,
  anonymizeInAuditLog,
  recordAccountChange,
  recordChange,
  recordProgramChange,
} from "./record-change.server.ts";

let database: Database;
let owner: OwnerScope;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  await database.db.delete(users);
  await database.db.delete(companies);
  owner = await buildOwner(database.db, { email: "mara@hubley.example", companyName: "Hubley" });
});

const origin = () => ({ device: "Firefox on Windows", address: "203.0.113.7" });
const fromBrowser = <Result>(run: () => Promise<Result>) =>
  requestScope.run({ requestId: "request-1", origin }, run);
const record = (scope: OwnerScope, change: AuditChange) =>
  database.db.transaction((tx) => recordChange(tx, scope, change));

async function read(scope = owner) {
  const filter = auditFilterSchema.parse({});
  const page = await readAuditLog(database.db, scope, {
    filter,
    now: new Date(),
    find: findAccountNames,
    texts: englishTexts("auditEntries"),
  });
  return { ...page, sentences: page.entries.map(sentenceOf) };
}

describe("an entry", () => {
  test("names who changed what, from where, and the change", async () => {
    const tom = await buildMember(database.db, owner, "support", "tom@hubley.example");
    await fromBrowser(() =>
      record(owner, {
        action: "member.role-changed",
        subject: { kind: "person", id: tom.userId },
        details: { changes: [{ label: "Role", from: "Support", to: "Writer" }] },
      }),
    );
    const { entries, sentences } = await read();
    expect(sentences).toEqual(["mara@hubley.example changed the role of tom@hubley.example"]);
    expect(entries[0]).toMatchObject({
      changes: [{ label: "Role", from: "Support", to: "Writer" }],
      device: "Firefox on Windows",
      ip: "203.0.113.7",
      path: "/dashboard/team",
    });
  });

  test("rolls back with its change", async () => {
    const change = database.db.transaction(async (tx) => {
      await recordChange(tx, owner, { action: "settings.changed" });
      throw new Error("the change failed");
    });
    await expect(change).rejects.toThrow("the change failed");
    expect(await database.db.$count(auditEntries)).toBe(0);
  });

  test("that can't be written rolls back its change", async () => {
    const change = database.db.transaction(async (tx) => {
      await tx.update(companies).set({ companyName: "Renamed" });
      await tx.execute(sql`alter table audit_entries add check (action <> 'settings.changed')`);
      await recordChange(tx, owner, { action: "settings.changed" });
    });
    await expect(change).rejects.toThrow();
    const names = await database.db.select({ name: companies.companyName }).from(companies);
    expect(names).toEqual([{ name: "Hubley" }]);
  });

  test("fits its limits, whatever was typed", async () => {
    const long = `"\\\u0000\n${'"🎈'.repeat(3_000)}`;
    await record(owner, {
      action: "content.edited",
      subject: { kind: "question", title: long },
      details: {
        note: long,
        changes: Array.from({ length: 40 }, () => ({ label: long, from: long, to: long })),
      },
    });
    const { entries } = await read();
    expect(entries[0]?.subject?.length).toBe(300);
    expect(entries[0]?.changes).toHaveLength(12);
  });

  test.each([
    [{ kind: "question", title: "What about gifts?" } as const, {}, "published What about gifts?"],
    [{ kind: "question" } as const, { count: 12 }, "published 12 questions"],
    [{ kind: "video", title: "" } as const, {}, "published a video"],
    [{ kind: "question", title: "One" } as const, { count: 1 }, "published One"],
  ])("about %o with %o reads well", async (subject, details, words) => {
    await record(owner, { action: "content.published", subject, details });
    expect((await read()).sentences).toEqual([`mara@hubley.example ${words}`]);
  });
});

describe("the actor", () => {
  test("is the program in jobs and commands, which work in an owner's name", async () => {
    for (const program of ["job", "command"] as const)
      await requestScope.run({ requestId: null, program }, () =>
        record(owner, { action: "center.imported" }),
      );
    await fromBrowser(() =>
      database.db.transaction((tx) =>
        recordProgramChange(tx, { companyId: owner.companyId, by: "operator" }, { action: "plan.changed" }),
      ),
    );
    const { entries, sentences } = await read();
    expect(sentences.toSorted()).toEqual([
      "Step imported a help center from a file",
      "The command line imported a help center from a file",
      "The operator changed the plan",
    ]);
    expect(entries.map(({ ip }) => ip)).toEqual([null, null, null]);
  });

  test("is recorded in every company of the person, for the account itself", async () => {
    const other = await buildOwner(database.db);
    const tom = await buildMember(database.db, owner, "writer", "tom@hubley.example");
    await database.db.execute(
      sql`insert into members (company_id, user_id, role) values (${other.companyId}, ${tom.userId}, 'writer')`,
    );
    await database.db.transaction((tx) =>
      recordAccountChange(tx, tom, { action: "account.password-changed" }),
    );
    for (const scope of [owner, other])
      expect((await read(scope)).sentences).toEqual(["tom@hubley.example changed their password"]);
  });

  test("becomes a deleted person with the account, and neither email nor IP address stays", async () => {
    const tom = await buildMember(database.db, owner, "writer", "tom@hubley.example");
    await fromBrowser(async () => {
      const subject = { kind: "invitation", title: "Tom@hubley.example" } as const;
      await record(owner, { action: "member.invited", subject });
      await record(tom, { action: "member.joined" });
      await record(owner, { action: "member.removed", subject: { kind: "person", id: tom.userId } });
    });
    await database.db.transaction(async (tx) => {
      await anonymizeInAuditLog(tx, tom);
      await tx.delete(users).where(sql`id = ${tom.userId}`);
    });
    const { entries, sentences } = await read();
    expect(sentences.toSorted()).toEqual([
      "Deleted person joined the team",
      "mara@hubley.example invited Deleted person",
      "mara@hubley.example removed Deleted person",
    ]);
    const joined = entries.find(({ before }) => before === "joined the team");
    expect([joined?.ip, joined?.device]).toEqual([null, null]);
    expect(entries.filter(({ ip }) => ip === "203.0.113.7")).toHaveLength(2);
  });
});

test("every action fits the table, and its sentence starts with a verb in the past", () => {
  for (const [action, { sentence }] of Object.entries(auditActions)) {
    expect(action.length).toBeLessThanOrEqual(60);
    expect(sentence).toMatch(/^(?:\w+ed|made|hid|undid|left|couldn't verify|sent|withdrew|resent|reset)\b/);
  }
});
