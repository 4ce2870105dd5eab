/** Adds the redirects of an import and ends it, in one transaction. */
import { and, asc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import {
  centerImports,
  type ImportContradiction,
  importItems,
  importPictures,
} from "#db/schema/center-imports.ts";
import { recordProgramChange } from "#features/companies/audit/record-change.server.ts";
import { lockCompany } from "#features/companies/company-record.server.ts";
import { readCollectionSlugs } from "#features/faqs/collections.server.ts";
import { readFormerPath } from "#features/redirects/redirect-path.ts";
import { addMissingRedirects } from "#features/redirects/redirects.server.ts";
import { isBeingImported, startBrandReading } from "#features/websites/import/start-import.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { languageIn, redirectsOfArticles } from "./former-addresses.ts";
import type { ImportRow } from "./read-source.server.ts";
import { requireRunning } from "./running-import.server.ts";

export async function finishImport(
  tx: Transaction,
  row: ImportRow,
  {
    jobs,
    now,
    contradictions,
  }: Pick<Services, "jobs"> & { now: Date; contradictions: ImportContradiction[] },
): Promise<void> {
  const company = await lockCompany(tx, row);
  if (!company) return;
  await requireRunning(tx, row);
  const redirects = row.choices?.redirects ? await redirectsOf(tx, row) : [];
  const added = await addMissingRedirects(tx, row, redirects);
  await tx.delete(importPictures).where(eq(importPictures.importId, row.id));
  await tx
    .update(importItems)
    .set({ content: "" })
    .where(and(eq(importItems.importId, row.id), ne(importItems.content, "")));
  await tx
    .update(centerImports)
    .set({ status: "completed", finishedAt: now, sealedAccess: null, redirects: added, contradictions })
    .where(eq(centerImports.id, row.id));
  if (await isBeingImported(tx, company))
    await startBrandReading(
      tx,
      { jobs },
      { companyId: row.companyId, url: row.origin, allowPrivate: row.allowPrivate },
    );
  const changed = await tx.$count(
    importItems,
    and(
      eq(importItems.importId, row.id),
      inArray(importItems.outcome, ["added", "updated"]),
      eq(importItems.locale, ""),
    ),
  );
  if (changed > 0)
    await recordProgramChange(
      tx,
      { companyId: row.companyId, by: "job" },
      {
        action: "articles.imported",
        subject: { kind: "article" },
        details: { count: changed, note: `from ${row.label}` },
      },
    );
}

/** From the addresses in the source to the pages here. */
async function redirectsOf(tx: Transaction, row: ImportRow) {
  const items = await tx
    .select({
      sourceId: importItems.sourceId,
      locale: importItems.locale,
      oldPaths: importItems.oldPaths,
      slug: sql<string | null>`(select slug from help_center_content where id = ${importItems.articleId})`,
    })
    .from(importItems)
    .where(and(eq(importItems.importId, row.id), isNotNull(importItems.articleId)))
    .orderBy(asc(importItems.locale), asc(importItems.position), asc(importItems.sourceId));
  const slugs = await readCollectionSlugs(tx, row);
  const locales = new Set(items.map(({ locale }) => locale));
  const ofCollections = row.collections.flatMap(({ name, oldPaths }) => {
    const to = row.choices?.collections[name];
    const slug = slugs.get((to === undefined ? name : to) ?? "");
    return slug === undefined
      ? []
      : oldPaths.map((path) => ({
          path,
          target: `${languageIn(path, locales)}/c/${encodeURIComponent(slug)}`,
        }));
  });
  return [...redirectsOfArticles(items), ...ofCollections].flatMap(({ path, target }) => {
    const key = path.includes("?") ? null : readFormerPath(path);
    return key === null || key === target ? [] : [{ path: key, target }];
  });
}
