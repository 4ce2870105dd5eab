/** Stores when a company's website is checked next, and what its checks have found. */
import { eq, sql } from "drizzle-orm";
import type { PageValidator } from "#db/schema/website-checks.ts";
import { websiteSchedules } from "#db/schema.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { findMailChoice, setMailChoice } from "#features/companies/website-mail.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import type { CheckFrequency } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { nextCheckAt, repeatAfterMs } from "./check-times.ts";
import { addDoubtfulDay } from "./doubtful-reading.ts";

export type WebsiteSchedule = typeof websiteSchedules.$inferSelect;
type Company = { companyId: string };

export interface ScheduleView {
  frequency: CheckFrequency;
  acceptsSmallChanges: boolean;
  /** Whether this member gets the mail. */
  wantsMail: boolean;
  /** ISO date. Null if checks are off or the first one isn't planned yet. */
  dueAt: string | null;
}

export type ScheduleInput = Pick<ScheduleView, "frequency" | "acceptsSmallChanges" | "wantsMail">;

export async function findSchedule(
  db: Db | Transaction,
  { companyId }: Company,
): Promise<WebsiteSchedule | null> {
  const [row] = await db.select().from(websiteSchedules).where(eq(websiteSchedules.companyId, companyId));
  return row ?? null;
}

export async function describeSchedule(db: Db, scope: OwnerScope): Promise<ScheduleView> {
  const [row, wantsMail] = await Promise.all([findSchedule(db, scope), findMailChoice(db, scope, "website")]);
  return {
    frequency: row?.frequency ?? "weekly",
    acceptsSmallChanges: row?.acceptsSmallChanges ?? false,
    wantsMail,
    dueAt: row?.dueAt?.toISOString() ?? null,
  };
}

export async function saveSchedule(
  { db, clock }: Pick<Services, "db" | "clock">,
  scope: OwnerScope,
  { frequency, acceptsSmallChanges, wantsMail }: ScheduleInput,
): Promise<void> {
  const { companyId } = scope;
  await db.transaction(async (tx) => {
    await lockOwnCompany(tx, scope, "publish content");
    await setMailChoice(tx, scope, { topic: "website", wantsMail });
    const before = await findSchedule(tx, scope);
    const isSame =
      (before?.frequency ?? "weekly") === frequency &&
      (before?.acceptsSmallChanges ?? false) === acceptsSmallChanges;
    if (isSame) return;
    const dueAt =
      before?.frequency === frequency
        ? before.dueAt
        : nextCheckAt(companyId, { frequency, now: clock.now() });
    await tx
      .insert(websiteSchedules)
      .values({ companyId, frequency, acceptsSmallChanges, dueAt })
      .onConflictDoUpdate({
        target: websiteSchedules.companyId,
        set: { frequency, acceptsSmallChanges, dueAt },
      });
    await recordChange(tx, scope, { action: "website.scheduled" });
  });
}

/** Stores the result of a complete, believed reading. The caller holds the company's lock. */
export async function noteReading(
  tx: Transaction,
  {
    companyId,
    now,
    validators,
    isScheduled,
  }: Company & { now: Date; validators: PageValidator[]; isScheduled: boolean },
): Promise<void> {
  const newsSince = isScheduled
    ? sql`coalesce(${websiteSchedules.newsSince}, ${now.toISOString()})`
    : undefined;
  await tx
    .update(websiteSchedules)
    .set({ validators, validatedAt: now, doubtfulDays: [], ...(newsSince ? { newsSince } : {}) })
    .where(eq(websiteSchedules.companyId, companyId));
}

/** The website is the same as at its last complete reading, so earlier doubts were unfounded. */
export async function noteUnchanged(tx: Transaction, { companyId }: Company): Promise<void> {
  await tx
    .update(websiteSchedules)
    .set({ doubtfulDays: [] })
    .where(eq(websiteSchedules.companyId, companyId));
}

/**
 * Stores a doubtful reading and plans the next one for the next day. Returns true if there were enough of them, so that
 * the website is believed. The caller holds the company's lock.
 */
export async function noteDoubt(
  tx: Transaction,
  { companyId, now }: Company & { now: Date },
): Promise<boolean> {
  const schedule = await findSchedule(tx, { companyId });
  const { days, isBelieved } = addDoubtfulDay(schedule?.doubtfulDays ?? [], now);
  if (isBelieved) return true;
  const isOff = schedule?.frequency === "off";
  const dueAt = isOff ? null : new Date(now.getTime() + repeatAfterMs);
  await tx
    .insert(websiteSchedules)
    .values({ companyId, doubtfulDays: days, dueAt })
    .onConflictDoUpdate({ target: websiteSchedules.companyId, set: { doubtfulDays: days, dueAt } });
  return false;
}
