/** Checks whether the team's website is theirs: by their email addresses, in DNS, and on the website itself. */
import { Parser } from "htmlparser2";
import { recordChange, recordProgramChange } from "#features/companies/audit/record-change.server.ts";
import {
  findCompanyOfOwner,
  lockCompany,
  lockOwnCompany,
  updateCompany,
} from "#features/companies/company-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { createEgress } from "#platform/egress/create-egress.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import { type Refused, refused } from "#shared/action-outcome.ts";
import type { EgressFetch } from "#shared/egress.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { LookUpTexts } from "./look-up-domain.server.ts";
import { isPublicMailHost } from "./mail-domain-name.ts";
import {
  isAddressOf,
  isOfWebsite,
  needsProof,
  proofOf,
  type WebsiteProof,
  websiteHost,
} from "./website-proof.ts";

const limit = { name: "website-proof", max: 30, windowMs: 600_000 };
const maxPageBytes = 300_000;
const maxFileBytes = 1_000;

export function websiteTokenOf(secret: string): string {
  return secret.slice(0, 32);
}

/** Null if nothing has to be proven. */
export async function getWebsiteProof(db: Db, scope: OwnerScope): Promise<WebsiteProof | null> {
  const company = await findCompanyOfOwner(db, scope);
  return company && proofOf(company);
}

/** An email address on the website's domain is proof. The caller ensures that it is confirmed. */
export async function proveByAddress(
  tx: Transaction,
  { companyId, email }: Pick<OwnerScope, "companyId" | "email">,
): Promise<boolean> {
  const company = await lockCompany(tx, { companyId });
  const host = company && needsProof(company) ? websiteHost(company.websiteUrl) : null;
  if (host === null || !isAddressOf(email, host) || (await isPublicMailHost(host))) return false;
  await updateCompany(tx, { companyId }, { websiteProvenHost: host });
  await recordProgramChange(
    tx,
    { companyId, by: "job" },
    { action: "website.proven", subject: { kind: "domain", title: host } },
  );
  return true;
}

type Deps = Pick<Services, "db" | "clock" | "config" | "log" | "pageCache"> & { lookUpTexts: LookUpTexts };

/** Checks because a member asked. The result is already stored. */
export async function checkWebsiteProof(
  deps: Deps,
  scope: OwnerScope,
): Promise<{ ok: true; text: string } | Refused> {
  const { db, clock } = deps;
  const before = await db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, scope, "change settings");
    const host = websiteHost(company.websiteUrl);
    return { host, proof: (await proveByAddress(tx, scope)) ? null : proofOf(company) };
  });
  const { proof } = before;
  if (proof === null) {
    deps.pageCache.invalidate(scope.companyId);
    return { ok: true, text: provenText(before.host ?? "") };
  }
  const limits = [{ ...limit, who: scope.companyId }];
  if (!(await isWithinLimits(db, { limits, now: clock.now() })))
    return refused(429, "Too many checks. Try again in a few minutes.");
  if (!(await isFound(deps, proof)))
    return refused(409, `We didn't find the proof at ${proof.host} yet. DNS changes can take up to 6 hours.`);
  const isStored = await db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, scope, "change settings");
    // The website was changed during the check.
    if (websiteHost(company.websiteUrl) !== proof.host) return false;
    await updateCompany(tx, scope, { websiteProvenHost: proof.host });
    await recordChange(tx, scope, {
      action: "website.proven",
      subject: { kind: "domain", title: proof.host },
    });
    return true;
  });
  if (!isStored) return refused(409, "Your website's address was changed. Reload the page.");
  deps.pageCache.invalidate(scope.companyId);
  return { ok: true, text: provenText(proof.host) };
}

const provenText = (host: string) => `${host} is verified.`;

async function isFound({ config, log, lookUpTexts }: Deps, proof: WebsiteProof): Promise<boolean> {
  const egress = createEgress({ allowPrivate: config.crawl.allowPrivate, log });
  try {
    const found = await Promise.all([
      isInDns(lookUpTexts, proof),
      isInFile(egress.fetch, proof),
      isOnPage(egress.fetch, proof),
    ]);
    return found.includes(true);
  } finally {
    await egress.close();
  }
}

async function isInDns(lookUpTexts: LookUpTexts, { record }: WebsiteProof): Promise<boolean> {
  const answer = await lookUpTexts(record.name);
  return answer.outcome === "found" && answer.values.some((value) => value.trim() === record.value);
}

async function isInFile(fetch: EgressFetch, { host, file }: WebsiteProof): Promise<boolean> {
  const text = await readOwn(fetch, { address: file.address, host, maxBytes: maxFileBytes });
  return text?.trim() === file.content;
}

async function isOnPage(fetch: EgressFetch, { host, file }: WebsiteProof): Promise<boolean> {
  const address = new URL("/", file.address).href;
  const text = await readOwn(fetch, { address, host, maxBytes: maxPageBytes });
  return text !== null && verificationTags(text).includes(file.content);
}

/** Null if there is no answer, or if it comes from another website. */
async function readOwn(
  fetch: EgressFetch,
  { address, host, maxBytes }: { address: string; host: string; maxBytes: number },
): Promise<string | null> {
  const answer = await fetch(address, { maxBytes }).catch(() => null);
  if (!answer || answer.status !== 200 || !isOfWebsite(answer.url, host)) return null;
  return new TextDecoder().decode(answer.body);
}

const headElements = new Set([
  "html",
  "head",
  "title",
  "meta",
  "link",
  "script",
  "style",
  "base",
  "noscript",
]);

/** Only counts tags of the head, because visitors may write into the rest of a page. */
export function verificationTags(html: string): string[] {
  const found: string[] = [];
  let isHead = true;
  const parser = new Parser({
    onopentag(name, { name: key, content }) {
      if (!headElements.has(name)) isHead = false;
      if (isHead && name === "meta" && key === "step-verification" && content) found.push(content.trim());
    },
  });
  parser.end(html);
  return found;
}
