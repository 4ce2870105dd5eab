/** Each scan of a company's website finds contradictions. They are kept until the owner resolves them. */

import { createHash } from "node:crypto";
import { and, asc, eq, inArray, notInArray, or, sql } from "drizzle-orm";
import { faqContradictions, generatedFaqs, sourcePages } from "#db/schema.ts";
import { foldExactly, foldLoosely } from "#engines/faq-writer/ground.ts";
import { settledFaq } from "#engines/faq-writer/settle-contradiction.ts";
import type { Contradiction } from "#engines/faq-writer/types.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { primaryLanguage } from "#shared/primary-language.ts";
import { urlKey } from "#shared/url.ts";
import { readWebLink } from "#shared/web-link.ts";
import type { OpenContradiction } from "./contradiction.ts";
import { sourcePath } from "./source-path.ts";

/** If there are more, the website is broken, and no owner would resolve that many. */
const maxKept = 20;
const maxValues = 8;

/**
 * Stores the contradictions of one scan. Resolved ones stay resolved as long as the statements on the website don't
 * change. Open ones that weren't found again are deleted, but only if all of their pages were read. The caller must
 * hold the company lock.
 */
export async function storeContradictions(
  tx: Transaction,
  {
    companyId,
    found,
    readUrls,
    now,
  }: {
    companyId: string;
    found: Contradiction[];
    /** Null if the whole website was read. */
    readUrls: string[] | null;
    now: Date;
  },
): Promise<void> {
  const short = found.map((one) => ({ ...one, values: one.values.slice(0, maxValues) }));
  const rows = [...new Map(short.map((one) => [fingerprintOf(one), one])).entries()].slice(0, maxKept);
  const isRead = readUrls && new Set(readUrls.map(urlKey));
  const fingerprints = rows.map(([fingerprint]) => fingerprint);
  const open = await tx
    .select({ id: faqContradictions.id, values: faqContradictions.values })
    .from(faqContradictions)
    .where(
      and(
        eq(faqContradictions.companyId, companyId),
        eq(faqContradictions.status, "open"),
        fingerprints.length > 0 ? notInArray(faqContradictions.fingerprint, fingerprints) : undefined,
      ),
    );
  const stale = open.filter(
    ({ values }) => !isRead || values.every(({ sourceUrl }) => isRead.has(urlKey(sourceUrl))),
  );
  if (stale.length > 0)
    await tx.delete(faqContradictions).where(
      inArray(
        faqContradictions.id,
        stale.map(({ id }) => id),
      ),
    );
  for (const [fingerprint, { kind, subject, values }] of rows) {
    await tx
      .insert(faqContradictions)
      .values({ companyId, kind, subject, fingerprint, values, foundAt: now })
      .onConflictDoUpdate({
        target: [faqContradictions.companyId, faqContradictions.fingerprint],
        set: { values, foundAt: now },
        setWhere: eq(faqContradictions.status, "open"),
      });
  }
}

/** Hash of the subject and all statements about it. Doesn't depend on which page makes which statement. */
function fingerprintOf({ kind, subject, values }: Contradiction): string {
  const said = values.map(({ value, evidence }) => `${foldExactly(value)} ${foldExactly(evidence)}`).sort();
  return hashOf([kind, foldLoosely(subject), ...new Set(said)]);
}

/** Generation key of the question that resolving the contradiction creates. */
export function settledKey({ kind, subject }: Pick<Contradiction, "kind" | "subject">): string {
  return `settled:${hashOf([kind, foldLoosely(subject)])}`;
}

function hashOf(parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);
}

export async function listContradictions(
  db: Db | Transaction,
  { companyId }: Pick<OwnerScope, "companyId">,
  { where }: { where: "onboarding" | "dashboard" },
): Promise<OpenContradiction[]> {
  const rows = await db
    .select()
    .from(faqContradictions)
    .where(and(eq(faqContradictions.companyId, companyId), eq(faqContradictions.status, "open")))
    .orderBy(asc(faqContradictions.foundAt), asc(faqContradictions.kind), asc(faqContradictions.id));
  if (rows.length === 0) return [];
  const company = await findCompany(db, { companyId });
  const language = primaryLanguage(company?.language);
  const hashes = rows.flatMap(({ values }) => values.map(({ pageHash }) => pageHash));
  const kept = await db
    .select({ pageHash: sourcePages.pageHash })
    .from(sourcePages)
    .where(and(eq(sourcePages.companyId, companyId), inArray(sourcePages.pageHash, hashes)));
  const isKept = new Set(kept.map(({ pageHash }) => pageHash));
  return Promise.all(
    rows.map(async ({ id, kind, subject, values }) => ({
      id,
      kind,
      subject,
      question: settledFaq({ kind, subject }, { value: "", language }).question,
      values: values.map(({ value, evidence, sourceUrl, pageHash }, at) => {
        const link = readWebLink(sourceUrl);
        return {
          value,
          evidence,
          page: { url: link?.url ?? null, label: link?.label ?? sourceUrl },
          sourcePath: isKept.has(pageHash) ? sourcePath({ contradictionId: id, at }, where) : null,
        };
      }),
      statedBy: await listStating(
        db,
        companyId,
        values.map(({ value }) => value),
      ),
    })),
  );
}

export async function countContradictions(
  db: Db,
  { companyId }: Pick<OwnerScope, "companyId">,
): Promise<number> {
  return db.$count(
    faqContradictions,
    and(eq(faqContradictions.companyId, companyId), eq(faqContradictions.status, "open")),
  );
}

const maxStatedBy = 5;

async function listStating(db: Db | Transaction, companyId: string, values: string[]) {
  const said = values.map((value) => value.trim()).filter((value) => value.length >= 3);
  if (said.length === 0) return [];
  return db
    .select({ id: generatedFaqs.id, question: generatedFaqs.question })
    .from(generatedFaqs)
    .where(
      and(
        eq(generatedFaqs.companyId, companyId),
        or(...said.map((value) => sql`position(${value} in ${generatedFaqs.answer}) > 0`)),
      ),
    )
    .orderBy(asc(generatedFaqs.position), asc(generatedFaqs.id))
    .limit(maxStatedBy);
}
