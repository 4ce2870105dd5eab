import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { roles } from "#shared/permissions.ts";
import { createdAtColumn, idColumn, isOneOf, timeColumn } from "../columns.ts";
import { users } from "./accounts.ts";
import { companies } from "./companies.ts";

/** Invitations to a company's team. Only the hash of the emailed token is stored. */
export const invitations = pgTable(
  "invitations",
  {
    id: idColumn(),
    /** Null if the company was deleted. The link then says so. */
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "set null" }),
    /** Lower case. */
    email: text("email").notNull(),
    role: text("role", { enum: roles }).notNull(),
    tokenHash: text("token_hash").notNull().unique("invitations_token_hash_key"),
    /** Null if the account of the member who sent the invitation was deleted. */
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    expiresAt: timeColumn("expires_at").notNull(),
    acceptedAt: timeColumn("accepted_at"),
    revokedAt: timeColumn("revoked_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex("invitations_open_key")
      .on(table.companyId, table.email)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
    index("invitations_expires_at_index").on(table.expiresAt),
    index("invitations_invited_by_index").on(table.invitedBy),
    check("invitations_email_lower_case", sql`${table.email} = lower(${table.email})`),
    check("invitations_role_known", isOneOf(table.role, roles)),
  ],
);
