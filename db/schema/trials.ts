/** Websites that visitors had read before they had an account. */
import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, timeColumn } from "../columns.ts";
import { users } from "./accounts.ts";
import { companies } from "./companies.ts";
import { crawls } from "./crawls.ts";

export const trials = pgTable(
  "trials",
  {
    id: idColumn(),
    /** SHA-256 of the token in the visitor's cookie. */
    tokenHash: text("token_hash").notNull().unique("trials_token_hash_key"),
    /** The hidden company. Null after a website that couldn't be read, whose company is deleted. */
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "set null" }),
    crawlId: uuid("crawl_id").references(() => crawls.id, { onDelete: "set null" }),
    websiteUrl: text("website_url").notNull(),
    /** The account that asked to keep it, and gets it once it has access. */
    keptBy: uuid("kept_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAtColumn(),
    /** The purge then deletes the company, unless an account has asked to keep it. */
    expiresAt: timeColumn("expires_at").notNull(),
  },
  (table) => [
    index("trials_company_id_index").on(table.companyId),
    index("trials_crawl_id_index").on(table.crawlId),
    index("trials_kept_by_index").on(table.keptBy).where(sql`${table.keptBy} is not null`),
    index("trials_expires_at_index").on(table.expiresAt),
  ],
);
