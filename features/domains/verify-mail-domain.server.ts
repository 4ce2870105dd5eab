/** Looks up the TXT records of email domains, when a member asks and in the background. */
import { and, asc, eq, isNull, lt, ne, or } from "drizzle-orm";
import { mailDomains } from "#db/schema/mail-domains.ts";
import { recordChange, recordProgramChange } from "#features/companies/audit/record-change.server.ts";
import { lockCompany, lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import { type Refused, refused } from "#shared/action-outcome.ts";
import type { DomainStatus } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { nextDomainState, recheckRules } from "./domain-rules.ts";
import type { DnsAnswer } from "./judge-domain.ts";
import type { LookUpTexts } from "./look-up-domain.server.ts";
import { mailDomainRecord } from "./mail-domain-name.ts";

type Deps = Pick<Services, "db" | "clock" | "log"> & { lookUpTexts: LookUpTexts };
type Row = typeof mailDomains.$inferSelect;
type Finding = "found" | "missing" | "unknown";

const askLimit = { name: "mail-domain-check", max: 30, windowMs: 600_000 };
const parallel = 8;
const maxPerRun = 1_000;

/** Checks a domain because a member asked. The result is already stored. */
export async function verifyMailDomain(
  deps: Deps,
  scope: OwnerScope,
  { domainId }: { domainId: string },
): Promise<{ ok: true; text: string } | Refused> {
  const { db, clock } = deps;
  const row = await db.transaction(async (tx) => {
    await lockOwnCompany(tx, scope, "manage members");
    return findRow(tx, { id: domainId, companyId: scope.companyId });
  });
  if (!row) return refused(404, "This domain was already removed.");
  const limits = [{ ...askLimit, who: scope.companyId }];
  if (!(await isWithinLimits(db, { limits, now: clock.now() })))
    return refused(429, "Too many checks. Try again in a few minutes.");
  const { domain } = row;
  const answer = await deps.lookUpTexts(mailDomainRecord(row).name);
  const settled = await settle(deps, { row, answer, scope });
  if (settled === "taken")
    return refused(409, `Another company uses ${domain}, and its record is still in DNS.`);
  if (settled === "verified") return { ok: true, text: `${domain} is verified.` };
  return refused(
    409,
    judge(answer, row) === "unknown"
      ? `The name servers of ${domain} didn't answer. Try again in a few minutes.`
      : `We didn't find the record of ${domain} yet. DNS changes can take up to 6 hours.`,
  );
}

/** Checks every domain that is due. Idempotent, and safe to interrupt. Returns how many were checked. */
export async function recheckMailDomains(deps: Deps): Promise<number> {
  const due = await listDue(deps);
  const waiting = [...due];
  async function work(): Promise<void> {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      try {
        const answer = await deps.lookUpTexts(mailDomainRecord(row).name);
        await settle(deps, { row, answer, scope: null });
      } catch (error) {
        // The other domains are still checked. This one is retried in an hour.
        deps.log.error({ err: error, domain: row.domain }, "email domain check failed");
      }
    }
  }
  await Promise.all(Array.from({ length: parallel }, work));
  return due.length;
}

function listDue({ db, clock }: Deps): Promise<Row[]> {
  const now = clock.now().getTime();
  const lastBefore = (ageMs: number) => lt(mailDomains.checkedAt, new Date(now - ageMs));
  const isVerified = eq(mailDomains.status, "verified");
  return db
    .select()
    .from(mailDomains)
    .where(
      or(
        and(isVerified, eq(mailDomains.failures, 0), lastBefore(recheckRules.verifiedMs)),
        and(isVerified, ne(mailDomains.failures, 0), lastBefore(recheckRules.failingMs)),
        and(
          ne(mailDomains.status, "verified"),
          lt(mailDomains.failures, recheckRules.maxWaitingFailures),
          or(isNull(mailDomains.checkedAt), lastBefore(recheckRules.waitingMs)),
        ),
      ),
    )
    .orderBy(asc(mailDomains.checkedAt))
    .limit(maxPerRun);
}

interface Candidate {
  row: Row;
  answer: DnsAnswer;
  /** The member who asked. Null for the job. */
  scope: OwnerScope | null;
}

async function settle(deps: Deps, candidate: Candidate): Promise<DomainStatus | "taken" | "gone"> {
  try {
    return await deps.db.transaction((tx) => settleIn(tx, deps, candidate));
  } catch (error) {
    // Another company was verified in the meantime.
    if (isUniqueViolation(error, "mail_domains_verified_key")) return "taken";
    throw error;
  }
}

async function settleIn(
  tx: Transaction,
  { clock }: Deps,
  { row: { id, companyId }, answer, scope }: Candidate,
): Promise<DomainStatus | "taken" | "gone"> {
  if (scope) await lockOwnCompany(tx, scope, "manage members");
  else await lockCompany(tx, { companyId });
  const row = await findRow(tx, { id, companyId });
  if (!row) return "gone";
  const finding = judge(answer, row);
  const isTaken = finding === "found" && (await keepsHolder(tx, row, answer, clock.now()));
  const state = nextDomainState(row, {
    check: {
      result: finding === "found" ? "matches" : finding === "missing" ? "differs" : "unknown",
      found: { cname: [], txt: [] },
      code: null,
      isTaken,
    },
    isAsked: scope !== null,
  });
  const status = state.status ?? "pending";
  await store(tx, row, { status, failures: state.failures, now: clock.now() });
  if (status !== row.status) {
    const action = status === "verified" ? "mail-domain.verified" : "mail-domain.failed";
    const change = { action, subject: { kind: "domain", title: row.domain } } as const;
    if (scope) await recordChange(tx, scope, change);
    else await recordProgramChange(tx, { companyId, by: "job" }, change);
  }
  return isTaken ? "taken" : status;
}

/**
 * Another company has proved control of the domain. It keeps the domain while its own record still exists, and loses it
 * as soon as that record is definitely gone.
 */
async function keepsHolder(tx: Transaction, row: Row, answer: DnsAnswer, now: Date): Promise<boolean> {
  const [holder] = await tx
    .select()
    .from(mailDomains)
    .where(
      and(
        eq(mailDomains.domain, row.domain),
        eq(mailDomains.status, "verified"),
        ne(mailDomains.companyId, row.companyId),
      ),
    )
    .for("update");
  if (!holder) return false;
  if (judge(answer, holder) !== "missing") return true;
  await store(tx, holder, { status: "failed", failures: recheckRules.maxVerifiedFailures, now });
  const subject = { kind: "domain", title: row.domain } as const;
  await recordProgramChange(
    tx,
    { companyId: holder.companyId, by: "job" },
    { action: "mail-domain.failed", subject },
  );
  return false;
}

function judge(answer: DnsAnswer, row: Pick<Row, "domain" | "token">): Finding {
  if (answer.outcome === "unknown") return "unknown";
  const wanted = mailDomainRecord(row).value;
  return answer.outcome === "found" && answer.values.some((value) => value.trim() === wanted)
    ? "found"
    : "missing";
}

async function store(
  tx: Transaction,
  { id }: Row,
  { status, failures, now }: { status: DomainStatus; failures: number; now: Date },
): Promise<void> {
  await tx.update(mailDomains).set({ status, failures, checkedAt: now }).where(eq(mailDomains.id, id));
}

async function findRow(
  tx: Transaction,
  { id, companyId }: { id: string; companyId: string },
): Promise<Row | null> {
  const [row] = await tx
    .select()
    .from(mailDomains)
    .where(and(eq(mailDomains.id, id), eq(mailDomains.companyId, companyId)))
    .for("update");
  return row ?? null;
}
