/** When a company's members get their mail about texts to check: each company has its own time of the week. */
import { and, asc, eq, lte } from "drizzle-orm";
import { textCheckMails } from "#db/schema/check-dates.ts";
import { listCompaniesWithTeam } from "#features/companies/website-mail.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { offsetOf } from "#platform/offset-of.ts";

const weekMs = 7 * 24 * 3_600_000;
const plannedPerRun = 1_000;

/** Gives a time to each company without one. */
export async function planCheckMails(db: Db, now: Date): Promise<void> {
  const without = db.select({ companyId: textCheckMails.companyId }).from(textCheckMails);
  const ids = await listCompaniesWithTeam(db, { without, limit: plannedPerRun });
  if (ids.length === 0) return;
  await db
    .insert(textCheckMails)
    .values(ids.map((companyId) => ({ companyId, dueAt: nextMailAt(companyId, now) })))
    .onConflictDoNothing();
}

/** The company that waits longest comes first. */
export async function listDueCheckMails(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<{ companyId: string }[]> {
  return db
    .select({ companyId: textCheckMails.companyId })
    .from(textCheckMails)
    .where(lte(textCheckMails.dueAt, now))
    .orderBy(asc(textCheckMails.dueAt))
    .limit(limit);
}

/** Plans the next mail. Returns false if another process has already sent this one. */
export async function takeCheckMail(
  tx: Transaction,
  { companyId, now }: { companyId: string; now: Date },
): Promise<boolean> {
  const taken = await tx
    .update(textCheckMails)
    .set({ dueAt: nextMailAt(companyId, now) })
    .where(and(eq(textCheckMails.companyId, companyId), lte(textCheckMails.dueAt, now)))
    .returning({ companyId: textCheckMails.companyId });
  return taken.length > 0;
}

function nextMailAt(companyId: string, now: Date): Date {
  const offsetMs = offsetOf(companyId, weekMs);
  const weeks = Math.floor((now.getTime() - offsetMs) / weekMs) + 1;
  return new Date(weeks * weekMs + offsetMs);
}
