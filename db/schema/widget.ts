/** Where the widget was opened, and the secret with which a company says who its visitors are. */
import { check, date, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { idColumn, isAtLeast, timeColumn } from "../columns.ts";
import { companies } from "./companies.ts";

/** One row for each website on which the widget was loaded or refused, without anything about visitors. */
export const widgetSightings = pgTable(
  "widget_sightings",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Such as "https://acme.com". */
    origin: text("origin").notNull(),
    /** The path of the page, without its query. Null if the widget was never opened there. */
    path: text("path"),
    /** The last time that the widget was loaded or refused here. */
    seenAt: timeColumn("seen_at").notNull(),
    /** How often the widget was refused on `refusedOn`. */
    refusedCount: integer("refused_count").notNull().default(0),
    /** Date in UTC. Null if the widget was never refused. */
    refusedOn: date("refused_on", { mode: "string" }),
  },
  (table) => [
    unique("widget_sightings_company_origin_key").on(table.companyId, table.origin),
    index("widget_sightings_seen_at_index").on(table.seenAt),
    check("widget_sightings_origin_not_empty", isAtLeast(table.origin, 1)),
  ],
);

/** Signs the tokens with which a company's server names a visitor. Encrypted. */
export const widgetSecrets = pgTable("widget_secrets", {
  companyId: uuid("company_id")
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  sealed: text("sealed").notNull(),
  /** The secret before the last rotation, which still works for a while. */
  previousSealed: text("previous_sealed"),
  rotatedAt: timeColumn("rotated_at").notNull(),
});

/** Which website sent an identity token first. The token stays valid for ten minutes. */
export const widgetTokens = pgTable(
  "widget_tokens",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    origin: text("origin").notNull(),
    firstUsedAt: timeColumn("first_used_at").notNull(),
  },
  (table) => [
    unique("widget_tokens_company_token_key").on(table.companyId, table.tokenHash),
    index("widget_tokens_first_used_at_index").on(table.firstUsedAt),
  ],
);
