import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, isAtLeast, timeColumn } from "../columns.ts";
import { users } from "./accounts.ts";

export const waitlist = pgTable(
  "waitlist",
  {
    id: idColumn(),
    email: text("email").notNull(),
    companyName: text("company_name").notNull().default(""),
    userId: uuid("user_id")
      .notNull()
      .unique("waitlist_user_id_key")
      .references(() => users.id, { onDelete: "cascade" }),
    /**
     * The specification requires this column, but it is always 0. The position that users see is computed from earlier
     * rows.
     */
    position: integer("position").notNull().default(0),
    /** Null while the user is waiting. The row is kept after the invitation as a record of it. */
    invitedAt: timeColumn("invited_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("waitlist_waiting_index").on(table.createdAt, table.id).where(sql`${table.invitedAt} is null`),
  ],
);

/** The check constraint keeps `uses` within the limit even if an UPDATE forgets that condition. */
export const betaCodes = pgTable(
  "beta_codes",
  {
    id: idColumn(),
    /** Stored in upper case, because codes are compared case-insensitively. */
    code: text("code").notNull().unique("beta_codes_code_key"),
    maxUses: integer("max_uses").notNull().default(1),
    uses: integer("uses").notNull().default(0),
    /** Null if the code never expires. */
    expiresAt: timeColumn("expires_at"),
    note: text("note"),
    disabledAt: timeColumn("disabled_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    check("beta_codes_code_not_empty", isAtLeast(table.code, 1)),
    check("beta_codes_code_upper_case", sql`${table.code} = upper(${table.code})`),
    check("beta_codes_within_limit", sql`${table.uses} >= 0 and ${table.uses} <= ${table.maxUses}`),
  ],
);
