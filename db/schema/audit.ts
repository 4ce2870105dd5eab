/** Who changed what in a company. */
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { idColumn, isOneOf, timeColumn } from "../columns.ts";
import { users } from "./accounts.ts";
import { companies } from "./companies.ts";

export const auditActorKinds = ["person", "operator", "job", "command", "key"] as const;

/** What changed, as texts that stay readable when the fields are gone. */
export interface AuditDetails {
  /** How many things one action changed. */
  count?: number;
  /** Null means empty. A change without values only names the field, such as a long answer. */
  changes?: { label: string; from?: string | null; to?: string | null }[];
  /** Words after the subject, such as "as editor". */
  note?: string;
}

export const auditEntries = pgTable(
  "audit_entries",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    actorKind: text("actor_kind", { enum: auditActorKinds }).notNull(),
    /** Null for a person whose account was deleted, and for every other kind of actor. */
    actorUserId: uuid("actor_user_id").references(() => users.id, { onDelete: "set null" }),
    /** The name of an API key at that time. Null for every other kind of actor. */
    actorName: text("actor_name"),
    /** A key of `auditActions`. */
    action: text("action").notNull(),
    subjectKind: text("subject_kind"),
    /** No foreign key: the entry outlives what was deleted. */
    subjectId: uuid("subject_id"),
    /** The title at that time. Null for people, whose names come from their accounts. */
    subjectTitle: text("subject_title"),
    details: jsonb("details").$type<AuditDetails>().notNull().default({}),
    /** Such as "Firefox on Windows". */
    device: text("device"),
    ip: text("ip"),
    at: timeColumn("at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index("audit_entries_company_at_index").on(table.companyId, table.at, table.id),
    index("audit_entries_company_actor_index").on(table.companyId, table.actorUserId, table.at),
    index("audit_entries_actor_index").on(table.actorUserId),
    index("audit_entries_at_index").on(table.at),
    index("audit_entries_ip_at_index").on(table.at).where(sql`${table.ip} is not null`),
    index("audit_entries_invitation_index")
      .on(table.subjectTitle)
      .where(sql`${table.subjectKind} = 'invitation'`),
    check("audit_entries_actor_kind_known", isOneOf(table.actorKind, auditActorKinds)),
    check(
      "audit_entries_actor_is_person",
      sql`${table.actorUserId} is null or ${table.actorKind} = 'person'`,
    ),
    check(
      "audit_entries_bounded",
      sql`char_length(${table.action}) <= 60 and char_length(${table.subjectKind}) <= 60 and char_length(${table.subjectTitle}) <= 300 and char_length(${table.actorName}) <= 80 and char_length(${table.device}) <= 100 and char_length(${table.ip}) <= 45 and char_length(${table.details}::text) <= 16000`,
    ),
  ],
);
