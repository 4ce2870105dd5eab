/** The owner's side of the contact details: reading, saving without overwriting somebody, showing or hiding. */
import { and, eq, sql } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { PageCache } from "#platform/page-cache.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { detailsOf, fieldsOf } from "./owner-schema.ts";
import type { ContactFields } from "./owner-texts.ts";

export interface OwnContact {
  fields: ContactFields;
  isShown: boolean;
  /** Names the stored state; `saveOwnContact` takes it back. */
  state: string;
}

// Of the details alone, so that saving another part of the settings is no conflict here.
const state = sql<string>`md5(${companies.contactDetails}::text)`;

function isOwn(scope: OwnerScope) {
  return and(eq(companies.id, scope.companyId), eq(companies.userId, scope.userId));
}

export async function findOwnContact(db: Db, scope: OwnerScope): Promise<OwnContact> {
  const [row] = await db
    .select({ details: companies.contactDetails, theme: companies.themeSettings, state })
    .from(companies)
    .where(isOwn(scope));
  if (!row) throw new Error("the company of this session is gone");
  return {
    fields: fieldsOf(row.details),
    isShown: row.theme.show_contact !== false,
    state: row.state,
  };
}

interface Deps {
  db: Db;
  pageCache: Pick<PageCache, "invalidate">;
}

/** "conflict" when something else was stored since `state`, unless it is just this. */
export async function saveOwnContact(
  { db, pageCache }: Deps,
  scope: OwnerScope,
  { fields, state: drawnFrom }: { fields: ContactFields; state: string },
): Promise<"saved" | "conflict"> {
  const details = JSON.stringify(detailsOf(fields));
  const saved = await db
    .update(companies)
    .set({ contactDetails: sql`${details}::jsonb` })
    .where(
      and(isOwn(scope), sql`(${state} = ${drawnFrom} or ${companies.contactDetails} = ${details}::jsonb)`),
    )
    .returning({ id: companies.id });
  if (saved.length === 0) return "conflict";
  pageCache.invalidate(scope.companyId);
  return "saved";
}

export async function setContactVisibility(
  { db, pageCache }: Deps,
  scope: OwnerScope,
  { isShown }: { isShown: boolean },
): Promise<void> {
  await db
    .update(companies)
    .set({
      // Merged in the database: another switch that is set at the same moment keeps its place.
      themeSettings: sql`${companies.themeSettings} || jsonb_build_object('show_contact', ${isShown}::boolean)`,
    })
    .where(isOwn(scope));
  pageCache.invalidate(scope.companyId);
}
