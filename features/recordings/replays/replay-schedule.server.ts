/** Checks guides every week, on websites that the team has proven to be theirs. */
import { and, asc, eq, lte } from "drizzle-orm";
import { guideReplaySchedules } from "#db/schema/guide-replays.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import {
  type CompanyRow,
  isOfOwner,
  lockCompany,
  lockOwnCompany,
} from "#features/companies/company-record.server.ts";
import { isPublicMailHost } from "#features/domains/mail-domain-name.ts";
import { isAddressOf, isWithinHost } from "#features/domains/website-proof.ts";
import { stepGuideTexts } from "#features/guides/own-step-guide.ts";
import { findRecordedGuide } from "#features/guides/recorded-steps.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import { AppError } from "#platform/errors.ts";
import { offsetOf } from "#platform/offset-of.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { hostsOf, startAddress } from "../clicks/replay/replay-view.ts";
import { guideCheckTexts } from "./guide-check.ts";
import { countScheduledReplays, endAbandonedReplays, enqueueGuideCheck } from "./guide-replays.server.ts";
import { replayStepsOf } from "./replay-steps-of.ts";

type Schedule = typeof guideReplaySchedules.$inferSelect;
type Proof = Pick<CompanyRow, "websiteProvenHost"> & { provenHost: string | null };

const weekMs = 7 * 24 * 3_600_000;
/** After an outage, all overdue guides would otherwise be queued together. */
const maxWaiting = 20;

/** The hosts of a guide that the team has proven to be theirs. Scheduled checks open no others. */
export function provenHosts(hosts: string[], { websiteProvenHost, provenHost }: Proof): string[] {
  const proven = [websiteProvenHost, provenHost].flatMap((host) => host ?? []);
  return hosts.filter((host) => proven.some((one) => isWithinHost(hostname(host), one)));
}

/** What an email address proves: its own domain, unless anyone can have an address there. */
export async function hostProvenBy(email: string, host: string): Promise<string | null> {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const isTheirs = isAddressOf(email, hostname(host)) && !(await isPublicMailHost(domain));
  return isTheirs ? domain : null;
}

/** Without the port. */
function hostname(host: string): string {
  return URL.parse(`http://${host}`)?.hostname ?? "";
}

export async function findSchedule(
  db: Db | Transaction,
  scope: OwnerScope,
  guideId: string,
): Promise<Schedule | null> {
  const [row] = await db
    .select()
    .from(guideReplaySchedules)
    .where(and(eq(guideReplaySchedules.guideId, guideId), isOfOwner(guideReplaySchedules.companyId, scope)));
  return row ?? null;
}

/** Doesn't check who asks, so it is only for jobs. */
export async function findProvenHost(db: Db | Transaction, guideId: string): Promise<string | null> {
  const [row] = await db
    .select({ provenHost: guideReplaySchedules.provenHost })
    .from(guideReplaySchedules)
    .where(eq(guideReplaySchedules.guideId, guideId));
  return row?.provenHost ?? null;
}

/** Throws an AppError with a message for the owner. */
export async function scheduleGuideChecks(
  { db, clock }: Pick<Services, "db" | "clock">,
  scope: OwnerScope,
  { guideId, isOn }: { guideId: string; isOn: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, scope, "publish content", stepGuideTexts.gone);
    const { companyId } = scope;
    const guide = await findRecordedGuide(tx, { companyId, guideId });
    if (!guide) throw new AppError("not_found", stepGuideTexts.gone);
    const known = await findSchedule(tx, scope, guideId);
    if ((known !== null) === isOn) return;
    if (isOn) {
      if (company.plan !== "ai") throw new AppError("forbidden", stepGuideTexts.notInPlan);
      const provenHost = await requireProof(company, scope, guide.frames);
      const dueAt = nextDueAt(guideId, clock.now());
      await tx.insert(guideReplaySchedules).values({ guideId, companyId, provenHost, dueAt });
    } else await tx.delete(guideReplaySchedules).where(eq(guideReplaySchedules.guideId, guideId));
    await recordChange(tx, scope, {
      action: isOn ? "guide.checks-on" : "guide.checks-off",
      subject: { kind: "step guide", id: guideId, title: guide.title },
    });
  });
}

/** Returns what the member's address proves, if the company's proven website isn't enough. */
async function requireProof(
  { websiteProvenHost }: CompanyRow,
  { email }: OwnerScope,
  frames: Parameters<typeof replayStepsOf>[0],
): Promise<string | null> {
  const address = startAddress(replayStepsOf(frames).map(({ step }) => step));
  if (address === null) throw new AppError("invalid", guideCheckTexts.notCheckable);
  const host = URL.parse(address)?.host ?? "";
  if (provenHosts([host], { websiteProvenHost, provenHost: null }).length > 0) return null;
  const provenHost = await hostProvenBy(email, host);
  if (provenHost === null) throw new AppError("forbidden", guideCheckTexts.notVerified);
  return provenHost;
}

/** Safe to run concurrently, because each company's row is locked before its check is created. */
export async function startDueGuideChecks(
  deps: Pick<Services, "db" | "jobs" | "clock" | "log">,
): Promise<number> {
  await endAbandonedReplays(deps);
  const { db, clock, log } = deps;
  const due = await db
    .select()
    .from(guideReplaySchedules)
    .where(lte(guideReplaySchedules.dueAt, clock.now()))
    .orderBy(asc(guideReplaySchedules.dueAt))
    .limit(Math.max(0, maxWaiting - (await countScheduledReplays(db))));
  let started = 0;
  for (const schedule of due) {
    try {
      if (await startScheduled(deps, schedule)) started += 1;
    } catch (error) {
      // One guide's failure must not stop the others. It stays due, unless it is being checked already.
      if (!isUniqueViolation(error))
        log.error({ err: error, guideId: schedule.guideId }, "scheduled guide check not started");
    }
  }
  return started;
}

async function startScheduled(
  { db, jobs, clock }: Pick<Services, "db" | "jobs" | "clock">,
  { guideId, companyId }: Schedule,
): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, { companyId });
    const isOwn = eq(guideReplaySchedules.guideId, guideId);
    const [row] = await tx
      .select()
      .from(guideReplaySchedules)
      .where(and(isOwn, lte(guideReplaySchedules.dueAt, now)))
      .for("update");
    const guide = await findRecordedGuide(tx, { companyId, guideId });
    if (!company || !row || !guide) return false;
    await tx
      .update(guideReplaySchedules)
      .set({ dueAt: nextDueAt(guideId, now) })
      .where(isOwn);
    const hosts = hostsOf(replayStepsOf(guide.frames).map(({ step }) => step));
    // The plan, the website or the steps may have changed since.
    if (company.plan !== "ai" || provenHosts(hosts, { ...company, ...row }).length === 0) return false;
    await enqueueGuideCheck(tx, jobs, { companyId, guide, isScheduled: true, now });
    return true;
  });
}

/** At the guide's own offset within the week, so that checks are spread evenly. */
function nextDueAt(guideId: string, now: Date): Date {
  const offsetMs = offsetOf(guideId, weekMs);
  const weeks = Math.floor((now.getTime() - offsetMs) / weekMs) + 1;
  return new Date(weeks * weekMs + offsetMs);
}
