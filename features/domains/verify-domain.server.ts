/** Checks a company's custom domain and stores the result. */

import { and, asc, eq, isNotNull, isNull, lt, ne, or } from "drizzle-orm";
import { companies } from "#db/schema.ts";
import {
  type AuditChange,
  recordChange,
  recordProgramChange,
} from "#features/companies/audit/record-change.server.ts";
import { isOwn } from "#features/companies/company-record.server.ts";
import { requireMember } from "#features/companies/membership.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import { domainRecords } from "./domain-records.ts";
import { type DomainState, nextDomainState, recheckRules } from "./domain-rules.ts";
import { type DomainAnswers, type DomainCheck, judgeDomain } from "./judge-domain.ts";
import type { LookUpDomain } from "./look-up-domain.server.ts";
import { proxyHostOf } from "./proxy-host.ts";

type Deps = Pick<Services, "db" | "clock" | "config" | "origin" | "pageCache" | "log">;
type Scope = { userId: string; companyId: string };

export type Verification =
  | { outcome: "checked"; domain: string; state: DomainState; check: DomainCheck }
  | { outcome: "no-domain" }
  | { outcome: "limited" };

/** Each check queries name servers, and owners who wait for a DNS change click often. */
const askLimit = { name: "domain-check", max: 30, windowMs: 600_000 };
const parallel = 8;
const maxPerRun = 1_000;

/** Checks a domain because its owner asked. The returned state is already stored. */
export async function verifyDomain(
  services: Deps & { lookUp: LookUpDomain },
  scope: Scope,
): Promise<Verification> {
  const { db, clock } = services;
  const [row] = await db
    .select({ domain: companies.customDomain, token: companies.domainToken })
    .from(companies)
    .where(isOwn(scope));
  if (!row?.domain || !row.token) return { outcome: "no-domain" };
  const limits = [{ ...askLimit, who: scope.companyId }];
  if (!(await isWithinLimits(db, { limits, now: clock.now() }))) return { outcome: "limited" };
  return check(services, {
    companyId: scope.companyId,
    domain: row.domain,
    token: row.token,
    isAsked: true,
    member: scope,
  });
}

/** Checks every domain that is due. Idempotent, and safe to interrupt. Returns how many were checked. */
export async function recheckDomains(services: Deps & { lookUp: LookUpDomain }): Promise<number> {
  const due = await listDue(services);
  const waiting = [...due];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { domain } = next;
      try {
        await check(services, { ...next, isAsked: false, member: null });
      } catch (error) {
        // The other domains are still checked. This one is retried in an hour.
        services.log.error({ err: error, domain }, "domain check failed");
      }
    }
  }
  await Promise.all(Array.from({ length: parallel }, work));
  return due.length;
}

async function listDue({ db, clock }: Deps) {
  const now = clock.now().getTime();
  const lastBefore = (ageMs: number) => lt(companies.domainCheckedAt, new Date(now - ageMs));
  const isVerified = eq(companies.domainVerificationStatus, "verified");
  const rows = await db
    .select({ companyId: companies.id, domain: companies.customDomain, token: companies.domainToken })
    .from(companies)
    .where(
      and(
        isNotNull(companies.customDomain),
        isNotNull(companies.domainToken),
        or(
          and(isVerified, eq(companies.domainCheckFailures, 0), lastBefore(recheckRules.verifiedMs)),
          and(isVerified, ne(companies.domainCheckFailures, 0), lastBefore(recheckRules.failingMs)),
          and(
            ne(companies.domainVerificationStatus, "verified"),
            lt(companies.domainCheckFailures, recheckRules.maxWaitingFailures),
            or(isNull(companies.domainCheckedAt), lastBefore(recheckRules.waitingMs)),
          ),
        ),
      ),
    )
    .orderBy(asc(companies.domainCheckedAt))
    .limit(maxPerRun);
  return rows.flatMap(({ companyId, domain, token }) =>
    domain && token ? [{ companyId, domain, token }] : [],
  );
}

interface Candidate {
  companyId: string;
  domain: string;
  token: string;
  isAsked: boolean;
  /** The owner who asked for the check. Null for the job. */
  member: Scope | null;
}

/** Queries DNS before the transaction, which must not wait for name servers. */
async function check(services: Deps & { lookUp: LookUpDomain }, candidate: Candidate): Promise<Verification> {
  const { domain, token } = candidate;
  const proxyHost = proxyHostOf(services);
  const { cname, txt } = domainRecords({ domain, token, proxyHost });
  const answers = await services.lookUp({ cname: cname.name, txt: txt.name });
  const proven = judgeDomain(answers, { domain, token, proxyHost });
  try {
    return await settle(services, { candidate, answers, proven });
  } catch (error) {
    if (!isUniqueViolation(error, "companies_verified_custom_domain_key")) throw error;
    // Another company was verified in the meantime.
    return settle(services, { candidate, answers, proven: { ...proven, isTaken: true } });
  }
}

interface Finding {
  candidate: Candidate;
  answers: DomainAnswers;
  proven: DomainCheck;
}

async function settle(services: Deps, { candidate, answers, proven }: Finding): Promise<Verification> {
  const { db, clock, pageCache } = services;
  const { companyId, domain, isAsked, member } = candidate;
  const changed: string[] = [];
  const verification = await db.transaction(async (tx): Promise<Verification> => {
    const [row] = await tx
      .select({ status: companies.domainVerificationStatus, failures: companies.domainCheckFailures })
      .from(companies)
      .where(and(eq(companies.id, companyId), eq(companies.customDomain, domain)))
      .for("update");
    if (!row) return { outcome: "no-domain" };
    if (member) await requireMember(tx, member, "change settings");
    let finding = proven;
    if (proven.result === "matches" && !proven.isTaken) {
      const holder = await releaseOrKeep(tx, { services, candidate, answers });
      if (holder.isReleased) changed.push(holder.companyId);
      finding = { ...proven, isTaken: holder.isKept };
    }
    const state = nextDomainState(row, { check: finding, isAsked });
    await tx
      .update(companies)
      .set({
        domainVerificationStatus: state.status,
        domainCheckFailures: state.failures,
        domainCheckedAt: clock.now(),
        domainCheckDetail: JSON.stringify(finding),
      })
      .where(and(eq(companies.id, companyId), eq(companies.customDomain, domain)));
    if (state.status !== row.status) {
      changed.push(companyId);
      await recordVerdict(tx, candidate, { isVerified: state.status === "verified" });
    }
    return { outcome: "checked", domain, state, check: finding };
  });
  for (const id of changed) pageCache.invalidate(id);
  return verification;
}

async function recordVerdict(
  tx: Transaction,
  { companyId, domain, member }: Candidate,
  { isVerified }: { isVerified: boolean },
): Promise<void> {
  const change: AuditChange = {
    action: isVerified ? "domain.verified" : "domain.failed",
    subject: { kind: "domain", title: domain },
  };
  if (member) await recordChange(tx, member, change);
  else await recordProgramChange(tx, { companyId, by: "job" }, change);
}

/**
 * Another company has proved that it controls the domain. The current company keeps the domain while its own record
 * still exists, and loses it as soon as that record is definitely gone.
 */
async function releaseOrKeep(
  tx: Transaction,
  {
    services,
    candidate: { companyId, domain },
    answers,
  }: { services: Deps; candidate: Candidate; answers: DomainAnswers },
): Promise<{ companyId: string; isKept: boolean; isReleased: boolean }> {
  const [holder] = await tx
    .select({ id: companies.id, token: companies.domainToken })
    .from(companies)
    .where(
      and(
        eq(companies.customDomain, domain),
        eq(companies.domainVerificationStatus, "verified"),
        ne(companies.id, companyId),
      ),
    )
    .for("update");
  if (!holder) return { companyId: "", isKept: false, isReleased: false };
  const proof = { domain, token: holder.token ?? "", proxyHost: proxyHostOf(services) };
  if (judgeDomain(answers, proof).result !== "differs") {
    return { companyId: holder.id, isKept: true, isReleased: false };
  }
  await tx
    .update(companies)
    .set({
      domainVerificationStatus: "failed",
      domainCheckedAt: services.clock.now(),
      domainCheckDetail: JSON.stringify(judgeDomain(answers, proof)),
    })
    .where(and(eq(companies.id, holder.id), eq(companies.domainVerificationStatus, "verified")));
  const subject = { kind: "domain", title: domain } as const;
  await recordProgramChange(tx, { companyId: holder.id, by: "job" }, { action: "domain.failed", subject });
  return { companyId: holder.id, isKept: false, isReleased: true };
}
