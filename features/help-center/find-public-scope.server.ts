import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { companies, subdomainReservations } from "#db/schema/companies.ts";
import { isOwn } from "#features/companies/company-record.server.ts";
import { findPrivateAccess, hasReaders } from "#features/companies/private-access.server.ts";
import type { PrivateCenter } from "#features/readers/private-center.ts";
import { languagesOfCompany } from "#features/translations/company-languages.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { prepared } from "#platform/db/prepared.ts";
import type { Host } from "#shared/host.ts";
import type { KeyHolderScope } from "#shared/owner-scope.ts";
import { type PublicScope, scopeOf } from "./public-scope.ts";

/** Finds the help center that an address names: by its host, or on the main host by the segment after /help/. */
export interface PublicAddress {
  host: Host;
  /** The route parameter. Undefined on a tenant's own host. */
  subdomain: string | undefined;
}

/** The presenters of public pages decide which of these fields are shown. */
export type PublicCompany = Awaited<ReturnType<typeof selectPublic>>[number];

const publicColumns = {
  id: companies.id,
  companyName: companies.companyName,
  helpCenterSubdomain: companies.helpCenterSubdomain,
  customDomain: companies.customDomain,
  domainType: companies.domainType,
  domainVerificationStatus: companies.domainVerificationStatus,
  logoUrl: companies.logoUrl,
  logoWidth: companies.logoWidth,
  logoHeight: companies.logoHeight,
  websiteUrl: companies.websiteUrl,
  websiteToken: companies.websiteToken,
  websiteProvenHost: companies.websiteProvenHost,
  themeSettings: companies.themeSettings,
  searchSettings: companies.searchSettings,
  centerSettings: companies.centerSettings,
  widgetSettings: companies.widgetSettings,
  contactDetails: companies.contactDetails,
  language: companies.language,
  /** The other languages, including those that visitors can't see yet. */
  languages: languagesOfCompany,
  messageOverrides: companies.messageOverrides,
  plan: companies.plan,
  /** Increases with every change that visitors can see. */
  contentVersion: companies.contentVersion,
  updatedAt: companies.updatedAt,
} as const;

/**
 * The only place that decides whether a help center is public. Returns null for unknown, unpublished, private and
 * unverified ones alike, so that visitors can't distinguish them. Rejects if the database fails.
 */
export async function findPublicScope(db: Db, address: PublicAddress): Promise<PublicScope | null> {
  const named = nameOf(address);
  if (!named) return null;
  const company = await findPublicCompany(db, named);
  return company ? scopeOf(company, named.basePath) : null;
}

export interface PrivateScope extends PrivateCenter {
  scope: PublicScope;
}

/** Null if there is no help center, if it is public, or if it has no readers. The caller must check the reader. */
export async function findPrivateScope(db: Db, address: PublicAddress): Promise<PrivateScope | null> {
  const named = nameOf(address);
  if (!named) return null;
  const { basePath } = named;
  const at =
    "domain" in named ? isAtDomain(named.domain) : eq(companies.helpCenterSubdomain, named.subdomain);
  const [company] = await db
    .select(publicColumns)
    .from(companies)
    .where(and(eq(companies.isPublic, false), at))
    .limit(1);
  const access = company && (await findPrivateAccess(db, company.id));
  if (!company || !access) return null;
  return { companyId: company.id, access, scope: scopeOf(company, basePath) };
}

/**
 * The id of the company whose help center has readers at this address, or null. Says whose requests these are, and not
 * what may be read.
 */
export async function findCompanyAt(db: Db, address: PublicAddress): Promise<string | null> {
  const named = nameOf(address);
  if (!named) return null;
  const [company] = await ("domain" in named
    ? idByDomain(db).execute(named)
    : idBySubdomain(db).execute(named));
  return company?.id ?? null;
}

/** An owner's own help center, whether public or not. Null for any other user. */
export async function findPreviewScope(
  db: Db,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<PublicScope | null> {
  const [company] = await db
    .select(publicColumns)
    .from(companies)
    .where(isOwn({ companyId, userId }))
    .limit(1);
  return company ? scopeOf(company, `/help/preview/${companyId}`) : null;
}

/** Finds an owner's help center as visitors see it at its subdomain. Returns null if it isn't public. */
export async function findOwnPublicScope(
  db: Db,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<{ scope: PublicScope; subdomain: string } | null> {
  const [company] = await selectPublic(db, isOwn({ companyId, userId }));
  const subdomain = company?.helpCenterSubdomain;
  return company && subdomain ? { scope: scopeOf(company, ""), subdomain } : null;
}

/** The help center of an API key's company, whether public or not. Links have no base path. */
export async function findKeyHolderScope(
  db: Db,
  { companyId }: KeyHolderScope,
): Promise<{ scope: PublicScope; isPublic: boolean } | null> {
  return findScopeOfJob(db, companyId);
}

/** Checks no access, so it is only for jobs, which have the company id from their own row. Links have no base path. */
export async function findScopeOfJob(
  db: Db,
  companyId: string,
): Promise<{ scope: PublicScope; isPublic: boolean } | null> {
  const [row] = await db
    .select({ ...publicColumns, isPublic: companies.isPublic })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!row) return null;
  const { isPublic, ...company } = row;
  return { scope: scopeOf(company, ""), isPublic };
}

/** Returns the current subdomain of a public help center that used to be at `subdomain`, or null. */
export async function findMovedSubdomain(db: Db, subdomain: string): Promise<string | null> {
  if (!mayBeSubdomain(subdomain)) return null;
  const [row] = await db
    .select({ present: companies.helpCenterSubdomain })
    .from(subdomainReservations)
    .innerJoin(companies, eq(companies.id, subdomainReservations.companyId))
    .where(and(eq(subdomainReservations.subdomain, subdomain.toLowerCase()), hasReaders))
    .limit(1);
  return row?.present && row.present !== subdomain.toLowerCase() ? row.present : null;
}

/** Whether the database would accept the text as a parameter and it could be a subdomain. */
function mayBeSubdomain(text: string): boolean {
  return /^[^\p{Cc}]{1,63}$/u.test(text);
}

type Named = { basePath: string } & ({ domain: string } | { subdomain: string });

function nameOf({ host, subdomain }: PublicAddress): Named | null {
  if (host.kind === "custom") return { basePath: "", domain: host.domain };
  if (host.kind === "tenant") return { basePath: "", subdomain: host.subdomain };
  if (!subdomain || !mayBeSubdomain(subdomain)) return null;
  const name = subdomain.toLowerCase();
  return { basePath: `/help/${encodeURIComponent(name)}`, subdomain: name };
}

function isPublicAnd(where: SQL | undefined): SQL | undefined {
  return and(where, eq(companies.isPublic, true));
}

function selectPublic(db: Db, where: SQL | undefined) {
  return db.select(publicColumns).from(companies).where(isPublicAnd(where)).limit(1);
}

/** By the condition that finds them. Each has about 5 kB. */
const known = new LRUCache<string, PublicCompany>({ max: 2_000 });

/**
 * Reads the row's version only, if the row was read before in this version. Every other column changes the version with
 * it, except for the time of the last change. The same object for the same version, so that what follows from it can be
 * remembered by it.
 */
async function findPublicCompany(db: Db, named: Named): Promise<PublicCompany | undefined> {
  const key = "domain" in named ? `domain ${named.domain}` : `subdomain ${named.subdomain}`;
  const before = known.get(key);
  if (before) {
    const [now] = await ("domain" in named
      ? versionByDomain(db).execute(named)
      : versionBySubdomain(db).execute(named));
    if (now && isSameVersion(now, before)) return before;
  }
  const [company] = await ("domain" in named ? byDomain(db).execute(named) : bySubdomain(db).execute(named));
  if (company) known.set(key, company);
  else known.delete(key);
  return company;
}

type Version = Pick<PublicCompany, "id" | "contentVersion" | "updatedAt">;

function isSameVersion(one: Version, other: Version): boolean {
  const isSame = one.id === other.id && one.contentVersion === other.contentVersion;
  return isSame && one.updatedAt.getTime() === other.updatedAt.getTime();
}

function selectPublicVersion(db: Db, where: SQL | undefined) {
  const { id, contentVersion, updatedAt } = publicColumns;
  return db.select({ id, contentVersion, updatedAt }).from(companies).where(isPublicAnd(where)).limit(1);
}

const atSubdomain = eq(companies.helpCenterSubdomain, sql.placeholder("subdomain"));
const atDomain = isAtDomain(sql.placeholder("domain"));

/** Prepared, because every page render runs one of them. */
const versionBySubdomain = prepared((db) =>
  selectPublicVersion(db, atSubdomain).prepare("public_version_by_subdomain"),
);
const versionByDomain = prepared((db) =>
  selectPublicVersion(db, atDomain).prepare("public_version_by_domain"),
);
const bySubdomain = prepared((db) => selectPublic(db, atSubdomain).prepare("public_by_subdomain"));
const byDomain = prepared((db) => selectPublic(db, atDomain).prepare("public_by_domain"));

function selectIdWithReaders(db: Db, where: SQL | undefined) {
  return db.select({ id: companies.id }).from(companies).where(and(where, hasReaders)).limit(1);
}

const idBySubdomain = prepared((db) =>
  selectIdWithReaders(db, atSubdomain).prepare("company_id_by_subdomain"),
);
const idByDomain = prepared((db) => selectIdWithReaders(db, atDomain).prepare("company_id_by_domain"));

/** Condition on `companies`: this is the company's own domain, which is in use and verified. */
function isAtDomain(domain: string | Placeholder): SQL | undefined {
  return and(
    eq(companies.customDomain, domain),
    eq(companies.domainType, "custom"),
    eq(companies.domainVerificationStatus, "verified"),
  );
}
