/** Each time a language model was asked for questions, and what its provider charges for. Kept when its company is gone. */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, isOneOf, timeColumn } from "../columns.ts";
import { companies } from "./companies.ts";

/** The wizard's writing, an import by command, and reading a website again. */
export const modelRunPurposes = ["wizard", "import", "check"] as const;

export const modelRuns = pgTable(
  "model_runs",
  {
    id: idColumn(),
    /** Null: not made yet, or deleted since. */
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "set null" }),
    /** Of the website, so that a run can be told from others when its company is gone. */
    host: text("host").notNull(),
    purpose: text("purpose", { enum: modelRunPurposes }).notNull(),
    model: text("model").notNull(),
    /** Why it gave nothing that could be used; null: it did. */
    failure: text("failure"),
    inputTokens: integer("input_tokens").notNull().default(0),
    outputTokens: integer("output_tokens").notNull().default(0),
    parts: integer("parts").notNull().default(0),
    unansweredParts: integer("unanswered_parts").notNull().default(0),
    acceptedAnswers: integer("accepted_answers").notNull().default(0),
    /** That did not stand up to their sources, or were repeated. */
    droppedAnswers: integer("dropped_answers").notNull().default(0),
    /** Content hashes of the pages it was asked about and answered for: they are not paid for twice. */
    pageHashes: text("page_hashes").array().notNull().default(sql`'{}'::text[]`),
    startedAt: timeColumn("started_at").notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("model_runs_company_id_index").on(table.companyId, table.startedAt),
    index("model_runs_started_at_index").on(table.startedAt),
    check("model_runs_purpose_known", isOneOf(table.purpose, modelRunPurposes)),
    check("model_runs_tokens_range", sql`${table.inputTokens} >= 0 and ${table.outputTokens} >= 0`),
  ],
);
