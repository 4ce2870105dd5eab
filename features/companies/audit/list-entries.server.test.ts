import { parse } from "csv-parse/sync";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuditDetails, auditEntries, companies, users } from "#db/schema.ts";
import { englishTexts } from "#engines/messages/team/team-texts.ts";
import { findAccountNames as find } from "#features/accounts/account-names.server.ts";
import type { Database } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildMember, buildOwner } from "#tests/support/factories.ts";
import type { AuditAction } from "./audit-actions.ts";
import { auditFilterSchema } from "./audit-filter.ts";
import { listActors } from "./list-entries.server.ts";
import { sentenceOf } from "./present-entry.ts";
import { readAuditLog } from "./read-audit-log.server.ts";
import { auditCsvBody } from "./write-audit-csv.server.ts";

let database: Database;
let mara: OwnerScope;
let tom: OwnerScope;
const now = new Date("2026-11-23T12:00:00Z");

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  const { db } = database;
  await db.delete(users);
  await db.delete(companies);
  mara = await buildOwner(db, { email: "mara@hubley.example" });
  tom = await buildMember(db, mara, "admin", "tom@hubley.example");
});

interface Entry {
  by?: OwnerScope | "job";
  action?: AuditAction;
  title?: string;
  daysAgo?: number;
  details?: AuditDetails;
  subject?: { subjectKind: string; subjectId?: string };
}

/** Newest first. */
async function store(entries: Entry[]): Promise<void> {
  const rows = entries.map((entry, index) => {
    const { by = mara, action = "content.edited", title, daysAgo = 0, details = {}, subject } = entry;
    return {
      companyId: mara.companyId,
      actorKind: by === "job" ? ("job" as const) : ("person" as const),
      actorUserId: by === "job" ? null : by.userId,
      action,
      ...(title ? { subjectKind: "question", subjectTitle: title } : {}),
      ...subject,
      details,
      at: new Date(now.getTime() - daysAgo * 86_400_000 - index),
    };
  });
  await database.db.insert(auditEntries).values(rows);
}

const texts = englishTexts("auditEntries");

async function read(query: Record<string, string>, scope = mara) {
  return readAuditLog(database.db, scope, { filter: auditFilterSchema.parse(query), now, find, texts });
}

async function sentences(query: Record<string, string>, scope = mara): Promise<string[]> {
  return (await read(query, scope)).entries.map(sentenceOf);
}

describe("filters", () => {
  const gifts = "mara@hubley.example edited Gift plans";
  const role = "tom@hubley.example changed the role of mara@hubley.example";
  const check = "Website check suggested 3 changes";
  const old = "tom@hubley.example edited Old 100%_plans";
  beforeEach(() =>
    store([
      { title: "Gift plans" },
      {
        by: tom,
        action: "member.role-changed",
        subject: { subjectKind: "person", subjectId: mara.userId },
      },
      {
        by: "job",
        action: "website.proposed",
        subject: { subjectKind: "proposal" },
        details: { count: 3 },
      },
      { by: tom, title: "Old 100%_plans", daysAgo: 40 },
    ]),
  );

  test.each<[string, Record<string, string>, string[]]>([
    ["nothing: the last 30 days", {}, [gifts, role, check]],
    ["a title", { q: "gift" }, [gifts]],
    ["a person, as actor or subject", { q: "MARA" }, [gifts, role]],
    ["a person and an action", { q: "tom role" }, [role]],
    ["a job", { q: "website check" }, [check]],
    ["characters that are special in patterns", { q: "0%_p", days: "all" }, [old]],
    ["words that no entry has", { q: "0_p", days: "all" }, []],
    ["an area", { area: "team" }, [role]],
    ["what people didn't do", { who: "step" }, [check]],
    ["an unknown area, ignored", { area: "kitchen" }, [gifts, role, check]],
    ["90 days", { days: "90", q: "plans" }, [gifts, old]],
  ])("by %s", async (_, query, expected) => {
    expect(await sentences(query)).toEqual(expected);
  });

  test("by one person", async () => {
    expect(await sentences({ who: tom.userId })).toEqual([role]);
  });

  test("show nothing of another company", async () => {
    const stranger = await buildOwner(database.db);
    expect(await sentences({ days: "all" }, stranger)).toEqual([]);
    const page = await read({ days: "all", who: mara.userId, q: "mara" }, stranger);
    expect([page.entries, page.people]).toEqual([[], []]);
  });
});

test("pages by cursor show every entry once, also those of the same millisecond", async () => {
  await store(Array.from({ length: 120 }, (_, n) => ({ title: `Question ${n}` })));
  await database.db.update(auditEntries).set({ at: now });
  const seen: string[] = [];
  let before: string | null = null;
  for (let page = 1; page <= 3; page++) {
    const answer: Awaited<ReturnType<typeof read>> = await read(before === null ? {} : { before });
    expect(answer.total).toBe("120");
    seen.push(...answer.entries.map(({ id }) => id));
    before = answer.next;
  }
  expect(before).toBeNull();
  expect(new Set(seen).size).toBe(120);
});

test.each(["", "1.2", "99999999999999.00000000-0000-4000-8000-000000000000", "x"])(
  "an invalid cursor (%s) opens the first page",
  (before) => {
    expect(auditFilterSchema.parse({ before }).before).toBeNull();
  },
);

test("the file has every entry, and no cell that a spreadsheet would run", async () => {
  const changes = [{ label: "=cmd()", from: "a", to: null }];
  await store([
    { title: '=HYPERLINK("https://evil.example")', details: { changes } },
    ...Array.from({ length: 2_100 }, () => ({ by: tom, title: "Question" })),
  ]);
  const filter = auditFilterSchema.parse({});
  const text = await new Response(auditCsvBody(database.db, mara, { filter, now, find, texts })).text();
  const rows: Record<string, string>[] = parse(text, { columns: true });
  expect(rows).toHaveLength(2_101);
  expect(rows[0]).toMatchObject({
    "Time (UTC)": now.toISOString(),
    Person: "mara@hubley.example",
    Entry: 'mara@hubley.example edited =HYPERLINK("https://evil.example")',
    Area: "Content",
    Changes: "'=cmd(): a → empty",
  });
});

test("200,000 entries are read by index, with and without filters", {
  tags: "long",
}, async () => {
  await database.db.execute(sql`
    insert into audit_entries (company_id, actor_kind, actor_user_id, action, subject_kind, subject_title, at)
    select ${mara.companyId}::uuid, 'person',
      case when n % 2 = 0 then ${mara.userId}::uuid else ${tom.userId}::uuid end,
      'content.edited', 'question', 'Question ' || n,
      ${now.toISOString()}::timestamptz - n * interval '5 minutes'
    from generate_series(1, 200000) n`);
  await database.db.execute(sql`analyze audit_entries`);
  const plan = await database.db.execute<{ "QUERY PLAN": string }>(sql`
    explain select * from audit_entries where company_id = ${mara.companyId}
    order by at desc, id desc limit 51`);
  const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
  expect(text).toContain("Index Scan");
  expect(text).not.toMatch(/Seq Scan|^Sort/m);
  expect(new Set(await listActors(database.db, mara))).toEqual(new Set([mara.userId, tom.userId]));
  const totals: string[] = [];
  const queries: Record<string, string>[] = [{}, { days: "all" }, { days: "all", q: "question 199999" }];
  for (const query of queries) {
    const started = performance.now();
    const { entries, total } = await read(query);
    expect(entries.length).toBeGreaterThan(0);
    totals.push(total);
    expect(performance.now() - started).toBeLessThan(15_000);
  }
  expect(totals).toEqual(["8,640", "10,000+", "1"]);
});
