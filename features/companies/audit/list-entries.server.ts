/** Reads the audit log for owners and admins. */
import { and, desc, eq, gte, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import { auditEntries } from "#db/schema/audit.ts";
import { isBefore } from "#platform/db/after-row.ts";
import { contains } from "#platform/db/contains.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { foldForSearch } from "#shared/text.ts";
import { type AuditSubjectKind, actionsOf, auditSubjects } from "./audit-actions.ts";
import { type AuditFilter, programFilter } from "./audit-filter.ts";
import type { EntryTexts } from "./present-entry.ts";

export type AuditRow = typeof auditEntries.$inferSelect;

interface AuditPerson {
  /** "" if the person never entered one. */
  name: string;
  email: string;
}

/** Accounts belong to another feature, so callers pass the lookup. Deleted accounts are missing from the result. */
export type FindPeople = (db: Db, userIds: string[]) => Promise<Map<string, AuditPerson>>;

export interface AuditQuery extends AuditFilter {
  now: Date;
  limit: number;
  /** The reader's. Words are searched in what the reader sees. */
  texts: EntryTexts;
}

const maxWords = 8;
const dayMs = 86_400_000;
/** Counting more would take longer than the number is worth. */
export const maxCounted = 10_000;

/** Newest first. */
export async function listEntries(
  db: Db,
  scope: OwnerScope,
  query: AuditQuery,
  find: FindPeople,
): Promise<AuditRow[]> {
  const { before, limit } = query;
  return db
    .select()
    .from(auditEntries)
    .where(and(await isWanted(db, scope, query, find), before ? isBefore(auditEntries, before) : undefined))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit);
}

/** At most `maxCounted` + 1. */
export async function countEntries(
  db: Db,
  scope: OwnerScope,
  query: AuditQuery,
  find: FindPeople,
): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(auditEntries)
    .where(await isWanted(db, scope, query, find))
    .limit(maxCounted + 1)
    .as("some");
  return db.$count(some);
}

/** Ids of everyone who changed something or was changed, including former members. */
async function listAuditedPeople(db: Db, scope: OwnerScope): Promise<string[]> {
  const isOfCompany = eq(auditEntries.companyId, scope.companyId);
  const actors = await listActors(db, scope);
  const subjects = await db
    .selectDistinct({ id: auditEntries.subjectId })
    .from(auditEntries)
    .where(and(isOfCompany, eq(auditEntries.subjectKind, "person"), isNotNull(auditEntries.subjectId)));
  return [...new Set([...actors, ...subjects.flatMap(({ id }) => id ?? [])])];
}

/** Jumps from one user to the next in the index, because a plain DISTINCT would read every entry. */
export async function listActors(db: Db, { companyId }: OwnerScope): Promise<string[]> {
  const next = (after: SQL) => sql`(
    select ${auditEntries.actorUserId} from ${auditEntries}
    where ${auditEntries.companyId} = ${companyId} and ${auditEntries.actorUserId} > ${after}
    order by ${auditEntries.actorUserId} limit 1
  )`;
  const rows = await db.execute<{ id: string }>(sql`
    with recursive actor as (
      select ${next(sql`'00000000-0000-0000-0000-000000000000'::uuid`)} as id
      union all
      select ${next(sql`actor.id`)} from actor where actor.id is not null
    )
    select id from actor where id is not null`);
  return rows.map(({ id }) => id);
}

async function isWanted(
  db: Db,
  scope: OwnerScope,
  { q, who, area, days, now, texts }: AuditQuery,
  find: FindPeople,
): Promise<SQL | undefined> {
  const words = q.split(/\s+/).filter(Boolean).slice(0, maxWords);
  const people = words.length > 0 ? await find(db, await listAuditedPeople(db, scope)) : new Map();
  return and(
    eq(auditEntries.companyId, scope.companyId),
    days === "all" ? undefined : gte(auditEntries.at, new Date(now.getTime() - Number(days) * dayMs)),
    who === programFilter ? ne(auditEntries.actorKind, "person") : undefined,
    who && who !== programFilter ? eq(auditEntries.actorUserId, who) : undefined,
    area
      ? inArray(
          auditEntries.action,
          actionsOf((text) => text.area === area),
        )
      : undefined,
    ...words.map((word) => matches(word, people, texts)),
  );
}

/** The word is in the title, the action's sentence, the kind of thing, or a person's name or address. */
function matches(word: string, people: Map<string, AuditPerson>, { said, t }: EntryTexts): SQL | undefined {
  const wanted = foldForSearch(word);
  const has = (text: string) => foldForSearch(text).includes(wanted);
  const ids = [...people].filter(([, { name, email }]) => has(`${name} ${email}`)).map(([id]) => id);
  const actions = actionsOf(({ sentence, subject, job }) =>
    has(`${said(sentence).replace("{subject}", "")} ${subject ? t(subject) : ""} ${job ? t(job) : ""}`),
  );
  const kinds = (Object.keys(auditSubjects) as AuditSubjectKind[]).filter((kind) =>
    has(auditSubjects[kind].map((noun) => t(noun)).join(" ")),
  );
  return or(
    contains(auditEntries.subjectTitle, word),
    contains(auditEntries.actorName, word),
    actions.length > 0 ? inArray(auditEntries.action, actions) : undefined,
    kinds.length > 0 ? inArray(auditEntries.subjectKind, kinds) : undefined,
    ids.length > 0 ? inArray(auditEntries.actorUserId, ids) : undefined,
    ids.length > 0 ? inArray(auditEntries.subjectId, ids) : undefined,
  );
}
