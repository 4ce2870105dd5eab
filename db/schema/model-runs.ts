/** Requests to a language model for questions, and their token usage. Kept when the company is deleted. */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, isOneOf, timeColumn } from "../columns.ts";
import { companies } from "./companies.ts";

/** Generation in the wizard, import by command, and website checks. */
export const modelRunPurposes = ["wizard", "import", "check"] as const;

export const modelRuns = pgTable(
  "model_runs",
  {
    id: idColumn(),
    /** Null if the company was deleted. */
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "set null" }),
    /** Host of the website, which identifies the run after its company was deleted. */
    host: text("host").notNull(),
    purpose: text("purpose", { enum: modelRunPurposes }).notNull(),
    model: text("model").notNull(),
    /** Why the model returned nothing usable; null on success. */
    failure: text("failure"),
    inputTokens: integer("input_tokens").notNull().default(0),
    outputTokens: integer("output_tokens").notNull().default(0),
    parts: integer("parts").notNull().default(0),
    unansweredParts: integer("unanswered_parts").notNull().default(0),
    acceptedAnswers: integer("accepted_answers").notNull().default(0),
    /** Answers that failed verification against their sources, or were duplicates. */
    droppedAnswers: integer("dropped_answers").notNull().default(0),
    /** Content hashes of the pages that the model was asked about and answered, so that no page is paid for twice. */
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
