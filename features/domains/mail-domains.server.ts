/** The email domains of a company: adding, listing and removing them. */
import { and, asc, eq } from "drizzle-orm";
import { mailDomains } from "#db/schema/mail-domains.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { type Refused, refused, refusedAt } from "#shared/action-outcome.ts";
import type { DomainStatus } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { DnsRecord } from "./domain-records.ts";
import { mailDomainRecord, readMailDomain } from "./mail-domain-name.ts";

const maxMailDomains = 10;

export interface MailDomain {
  id: string;
  domain: string;
  status: DomainStatus;
  /** Null before the first check. */
  checkedAt: Date | null;
  /** The verified domain's record wasn't found in the last check. */
  isFailing: boolean;
  record: DnsRecord;
}

/** Callers check that the member may manage members. */
export async function listMailDomains(
  db: Db,
  { companyId }: Pick<OwnerScope, "companyId">,
): Promise<MailDomain[]> {
  const rows = await db
    .select()
    .from(mailDomains)
    .where(eq(mailDomains.companyId, companyId))
    .orderBy(asc(mailDomains.domain));
  return rows.map(({ id, domain, token, status, checkedAt, failures }) => ({
    id,
    domain,
    status,
    checkedAt,
    isFailing: failures > 0,
    record: mailDomainRecord({ domain, token }),
  }));
}

type Change = { ok: true; text: string } | Refused<"domain">;

export function addMailDomain(
  { db, ids }: Pick<Services, "db" | "ids">,
  scope: OwnerScope,
  { typed }: { typed: string },
): Promise<Change> {
  return db.transaction(async (tx): Promise<Change> => {
    await lockOwnCompany(tx, scope, "manage members");
    const read = await readMailDomain(typed);
    if ("error" in read) return refusedAt("domain", read.error);
    const { companyId } = scope;
    const { domain } = read;
    const own = await tx.select().from(mailDomains).where(eq(mailDomains.companyId, companyId));
    if (own.some((row) => row.domain === domain)) return refusedAt("domain", `You already added ${domain}.`);
    if (own.length >= maxMailDomains)
      return refusedAt("domain", `You can add ${maxMailDomains} domains. Remove one first.`);
    await tx.insert(mailDomains).values({ companyId, domain, token: ids.secret().slice(0, 32) });
    await recordChange(tx, scope, {
      action: "mail-domain.added",
      subject: { kind: "domain", title: domain },
    });
    return { ok: true, text: `Add the record for ${domain}, then verify it.` };
  });
}

/** Members who joined through the domain remain members. */
export function removeMailDomain(
  db: Db,
  scope: OwnerScope,
  { domainId }: { domainId: string },
): Promise<Change> {
  return db.transaction(async (tx): Promise<Change> => {
    await lockOwnCompany(tx, scope, "manage members");
    const [removed] = await tx
      .delete(mailDomains)
      .where(and(eq(mailDomains.id, domainId), eq(mailDomains.companyId, scope.companyId)))
      .returning({ domain: mailDomains.domain });
    if (!removed) return refused(404, "This domain was already removed.");
    const { domain } = removed;
    await recordChange(tx, scope, {
      action: "mail-domain.removed",
      subject: { kind: "domain", title: domain },
    });
    return { ok: true, text: `People with an address of ${domain} no longer join automatically.` };
  });
}

/**
 * The company that has proved control of the domain, or null. Subdomains need their own proof. A check that didn't find
 * the record pauses the domain immediately.
 */
export async function findMailDomainHolder(db: Db | Transaction, domain: string): Promise<string | null> {
  const [row] = await db
    .select({ companyId: mailDomains.companyId })
    .from(mailDomains)
    .where(
      and(eq(mailDomains.domain, domain), eq(mailDomains.status, "verified"), eq(mailDomains.failures, 0)),
    );
  return row?.companyId ?? null;
}
