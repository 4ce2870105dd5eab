/** Reads, saves, shows and hides an owner's contact details, with conflict detection. */

import { showSection } from "#features/companies/company-record.server.ts";
import { findContactDetails, saveContactDetails } from "#features/companies/contact-details.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { PageCache } from "#platform/page-cache.ts";
import type { EditorScope, OwnerScope } from "#shared/owner-scope.ts";
import { detailsOf, fieldsOf } from "./owner-schema.ts";
import type { ContactFields } from "./owner-texts.ts";

export interface OwnContact {
  fields: ContactFields;
  isShown: boolean;
  state: string;
}

export async function findOwnContact(db: Db, scope: EditorScope): Promise<OwnContact> {
  const row = await findContactDetails(db, scope);
  if (!row) throw new Error("this session's company no longer exists");
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

/** Returns "conflict" if the details changed since `state` was read, unless the new ones are the same. */
export async function saveOwnContact(
  { db, pageCache }: Deps,
  scope: EditorScope,
  { fields, state: drawnFrom }: { fields: ContactFields; state: string },
): Promise<"saved" | "conflict"> {
  const details = detailsOf(fields);
  if (!(await saveContactDetails(db, scope, { details, state: drawnFrom }))) return "conflict";
  pageCache.invalidate(scope.companyId);
  return "saved";
}

export async function setContactVisibility(
  { db, pageCache }: Deps,
  scope: OwnerScope,
  { isShown }: { isShown: boolean },
): Promise<void> {
  await showSection(db, scope, { section: "show_contact", isShown });
  pageCache.invalidate(scope.companyId);
}
