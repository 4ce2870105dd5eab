/** Sentences of a help center and its website that contradict each other. Found with each exam. */
import { createHash } from "node:crypto";
import { and, asc, eq, notInArray } from "drizzle-orm";
import { z } from "zod";
import { claimConflicts, type StoredClaim } from "#db/schema/contradictions.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

export type ClaimConflict = typeof claimConflicts.$inferSelect;

export interface FoundConflict {
  kind: ClaimConflict["kind"];
  claims: [StoredClaim, StoredClaim];
}

/** Replaces what was found before. Conflicts that the owner has dismissed stay dismissed while both sentences stay. */
export async function storeClaimConflicts(
  tx: Transaction,
  { companyId, found, now }: { companyId: string; found: FoundConflict[]; now: Date },
): Promise<void> {
  const rows = new Map(found.map((conflict) => [fingerprintOf(conflict), conflict]));
  const fingerprints = [...rows.keys()];
  await tx
    .delete(claimConflicts)
    .where(
      and(
        eq(claimConflicts.companyId, companyId),
        fingerprints.length > 0 ? notInArray(claimConflicts.fingerprint, fingerprints) : undefined,
      ),
    );
  for (const [fingerprint, { kind, claims }] of rows)
    await tx
      .insert(claimConflicts)
      .values({ companyId, kind, fingerprint, claims, foundAt: now })
      .onConflictDoUpdate({
        target: [claimConflicts.companyId, claimConflicts.fingerprint],
        set: { kind, claims },
      });
}

/** Doesn't depend on which page says which sentence. */
function fingerprintOf({ claims }: FoundConflict): string {
  const said = claims.map(({ sentence, title }) => `${title}\n${sentence}`).sort();
  return createHash("sha256").update(JSON.stringify(said)).digest("base64url").slice(0, 22);
}

export async function listClaimConflicts(
  db: Db,
  { companyId }: Pick<OwnerScope, "companyId">,
): Promise<ClaimConflict[]> {
  return db
    .select()
    .from(claimConflicts)
    .where(and(eq(claimConflicts.companyId, companyId), eq(claimConflicts.status, "open")))
    .orderBy(asc(claimConflicts.foundAt), asc(claimConflicts.id));
}

/** Both sentences are right. Returns false if the company has no such conflict. */
export async function dismissClaimConflict(
  tx: Transaction,
  scope: OwnerScope,
  { conflictId }: { conflictId: string },
): Promise<boolean> {
  await lockOwnCompany(tx, scope, "publish content");
  if (!z.uuid().safeParse(conflictId).success) return false;
  const dismissed = await tx
    .update(claimConflicts)
    .set({ status: "dismissed" })
    .where(
      and(
        eq(claimConflicts.companyId, scope.companyId),
        eq(claimConflicts.id, conflictId),
        eq(claimConflicts.status, "open"),
      ),
    )
    .returning({ claims: claimConflicts.claims });
  const [row] = dismissed;
  if (!row) return false;
  const title = row.claims[0].title;
  await recordChange(tx, scope, {
    action: "contradiction.dismissed",
    subject: { kind: "contradiction", title },
  });
  return true;
}
