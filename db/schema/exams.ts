/** The exams that help centers take: how many questions each answered rightly, wrongly or not at all. */
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { idColumn, timeColumn } from "../columns.ts";
import { companies } from "./companies.ts";

/** A text of the help center or of the website, as the exam found it. */
export interface ExamText {
  title: string;
  /** Below the help center's base path, or absolute for pages of the website. */
  url: string;
  /** Null unless it is a question of the help center. */
  slug: string | null;
  sentence: string;
}

export interface ExamResult {
  text: string;
  origin: string;
  /** Whether the help center has the answer. */
  isKnown: boolean;
  outcome: "right" | "declined" | "wrong";
  /** Only with a wrong answer. */
  shown: ExamText | null;
  /** Where the answer is. Only if it wasn't given. */
  expected: ExamText | null;
}

export const examRuns = pgTable(
  "exam_runs",
  {
    /** Given by the job, so that a repeated job finds its result. */
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    contentVersion: bigint("content_version", { mode: "number" }).notNull(),
    ranAt: timeColumn("ran_at").notNull(),
    knownRight: integer("known_right").notNull(),
    knownDeclined: integer("known_declined").notNull(),
    knownWrong: integer("known_wrong").notNull(),
    unknownDeclined: integer("unknown_declined").notNull(),
    unknownWrong: integer("unknown_wrong").notNull(),
    /** Only in the newest runs. Older ones keep their counts. */
    results: jsonb("results").$type<ExamResult[]>().notNull().default([]),
  },
  (table) => [
    index("exam_runs_company_ran_at_index").on(table.companyId, table.ranAt),
    check(
      "exam_runs_counts_range",
      sql`least(${table.knownRight}, ${table.knownDeclined}, ${table.knownWrong}, ${table.unknownDeclined}, ${table.unknownWrong}) >= 0`,
    ),
  ],
);

/** When a help center is examined. It gets its row when its first exam is planned. */
export const examSchedules = pgTable(
  "exam_schedules",
  {
    companyId: uuid("company_id")
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    dueAt: timeColumn("due_at").notNull(),
    /** When a job was enqueued that hasn't ended. */
    queuedAt: timeColumn("queued_at"),
    /** When the last exam ended, and the content version that it read. */
    examinedAt: timeColumn("examined_at"),
    examinedVersion: bigint("examined_version", { mode: "number" }),
    /** Whether the help center had too few questions for its last exam, which has no run. */
    hadTooFew: boolean("had_too_few").notNull().default(false),
    /** When an exam got worse that no mail has reported. Null after a later exam that is as good again. */
    worseSince: timeColumn("worse_since"),
    mailedAt: timeColumn("mailed_at"),
  },
  (table) => [index("exam_schedules_due_at_index").on(table.dueAt)],
);
