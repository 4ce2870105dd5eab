/** The secret that a company's server shares with Step to say who its visitors are. */
import { eq } from "drizzle-orm";
import { widgetSecrets } from "#db/schema/widget.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

type Company = Pick<OwnerScope, "companyId">;

/** The previous secret works for this long, so that a company can deploy the new one. */
const overlapMs = 86_400_000;

export interface OwnSecret {
  secret: string;
  rotatedAt: Date;
  /** When the previous secret stops working. Null unless one still works. */
  previousUntil: Date | null;
}

/** Null until the first secret is made. */
export async function findOwnSecret(
  { db, clock, secretBox }: Pick<Services, "db" | "clock" | "secretBox">,
  { companyId }: Company,
): Promise<OwnSecret | null> {
  const row = await findRow(db, companyId);
  if (!row) return null;
  const until = new Date(row.rotatedAt.getTime() + overlapMs);
  return {
    secret: secretBox.open(row.sealed, sealOwner(companyId)),
    rotatedAt: row.rotatedAt,
    previousUntil: row.previousSealed !== null && until > clock.now() ? until : null,
  };
}

/** The secrets that sign valid tokens now. Empty if the company has none. */
export async function listValidSecrets(
  { db, clock, secretBox }: Pick<Services, "db" | "clock" | "secretBox">,
  { companyId }: Company,
): Promise<string[]> {
  const row = await findRow(db, companyId);
  if (!row) return [];
  const isPreviousValid = row.rotatedAt.getTime() + overlapMs > clock.now().getTime();
  const sealed = [
    row.sealed,
    ...(row.previousSealed !== null && isPreviousValid ? [row.previousSealed] : []),
  ];
  return sealed.map((text) => secretBox.open(text, sealOwner(companyId)));
}

/** Makes a new secret. The one before it works for another day, or until the next rotation. */
export async function rotateSecret(
  { db, clock, ids, secretBox }: Pick<Services, "db" | "clock" | "ids" | "secretBox">,
  scope: OwnerScope,
): Promise<void> {
  const { companyId } = scope;
  const sealed = secretBox.seal(ids.secret(), sealOwner(companyId));
  const rotatedAt = clock.now();
  await db.transaction(async (tx) => {
    await lockOwnCompany(tx, scope, "change settings");
    await tx
      .insert(widgetSecrets)
      .values({ companyId, sealed, rotatedAt })
      .onConflictDoUpdate({
        target: widgetSecrets.companyId,
        set: { sealed, previousSealed: widgetSecrets.sealed, rotatedAt },
      });
    await recordChange(tx, scope, { action: "widget.secret-renewed" });
  });
}

async function findRow(db: Db, companyId: string) {
  const [row] = await db.select().from(widgetSecrets).where(eq(widgetSecrets.companyId, companyId));
  return row;
}

function sealOwner(companyId: string): string {
  return `widget ${companyId}`;
}

/** The `aud` of tokens for a help center: the name in its address. */
export function audienceOf({
  id,
  helpCenterSubdomain,
  customDomain,
}: {
  id: string;
  helpCenterSubdomain: string | null;
  customDomain: string | null;
}): string {
  return helpCenterSubdomain ?? customDomain ?? id;
}
