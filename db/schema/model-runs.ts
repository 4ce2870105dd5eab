/**
 * Requests to language models with their token usage. Rows are kept when the company is deleted, because the usage was
 * paid for.
 */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, isOneOf, timeColumn } from "../columns.ts";
import { companies } from "./companies.ts";

/** In order: generation in the wizard, import on the command line, scan of the website, drafts of translations. */
export const modelRunPurposes = ["wizard", "import", "check", "translation"] as const;
export type ModelRunPurpose = (typeof modelRunPurposes)[number];

export const modelRuns = pgTable(
  "model_runs",
  {
    id: idColumn(),
    /** Null if the company was deleted. */
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "set null" }),
    /** Host of the website. It identifies the run after the company has been deleted. */
    host: text("host").notNull(),
    purpose: text("purpose", { enum: modelRunPurposes }).notNull(),
    model: text("model").notNull(),
    /** Why the model returned nothing usable. Null on success. */
    failure: text("failure"),
    inputTokens: integer("input_tokens").notNull().default(0),
    outputTokens: integer("output_tokens").notNull().default(0),
    parts: integer("parts").notNull().default(0),
    unansweredParts: integer("unanswered_parts").notNull().default(0),
    acceptedAnswers: integer("accepted_answers").notNull().default(0),
    /** Answers discarded because their sources don't support them, or because they were duplicates. */
    droppedAnswers: integer("dropped_answers").notNull().default(0),
    /** Content hashes of the pages that the model has answered questions about, so that no page is paid for twice. */
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
