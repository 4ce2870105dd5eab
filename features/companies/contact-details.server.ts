import { isDeepStrictEqual } from "node:util";
import { and, eq, or, sql } from "drizzle-orm";
import { type ContactDetails, companies } from "#db/schema/companies.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import { recordChange } from "./audit/record-change.server.ts";
import { isOfEditor, lockOwnCompany } from "./company-record.server.ts";

// Hash of the contact details only, so that saving other settings causes no conflict.
const state = sql<string>`md5(${companies.contactDetails}::text)`;

export async function findContactDetails(db: Db, scope: EditorScope) {
  const [row] = await db
    .select({ details: companies.contactDetails, theme: companies.themeSettings, state })
    .from(companies)
    .where(isOfEditor(companies.id, scope));
  return row ?? null;
}

/** Returns false if the stored details no longer match `state`. Saving identical details succeeds. */
export async function saveContactDetails(
  db: Db,
  scope: EditorScope,
  { details, state: drawnFrom }: { details: object; state: string },
): Promise<boolean> {
  const value = sql`${JSON.stringify(details)}::jsonb`;
  return db.transaction(async (tx) => {
    const before = await lockOwnCompany(tx, scope, "change settings");
    const rows = await tx
      .update(companies)
      .set({ contactDetails: value })
      .where(
        and(
          eq(companies.id, scope.companyId),
          or(eq(state, drawnFrom), sql`${companies.contactDetails} = ${value}`),
        ),
      )
      .returning({ details: companies.contactDetails });
    const [saved] = rows;
    // Only the names of the fields, because the values may be personal.
    const changes = saved ? changedFields(before.contactDetails, saved.details) : [];
    if (changes.length > 0)
      await recordChange(tx, scope, { action: "contact.changed", details: { changes } });
    return saved !== undefined;
  });
}

const fieldLabels: Record<keyof ContactDetails, string> = {
  email: "Email",
  phone: "Phone",
  address: "Address",
  contactFormEnabled: "Contact form",
  socialMedia: "Social networks",
  openingHours: "Opening hours",
};

function changedFields(before: ContactDetails, after: ContactDetails): { label: string }[] {
  return (Object.keys(fieldLabels) as (keyof ContactDetails)[])
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => ({ label: fieldLabels[name] }));
}
