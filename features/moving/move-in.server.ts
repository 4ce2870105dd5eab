/** The job that reads a help center for the plan, and stores articles after the owner agreed. Idempotent. */
import { setTimeout as wait } from "node:timers/promises";
import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { centerImports, importItems } from "#db/schema/center-imports.ts";
import { isSameLanguage } from "#engines/messages/select-catalog.ts";
import { lostAddress } from "#engines/moving/lost-address.ts";
import { sectionPrefix } from "#engines/moving/source-center.ts";
import { findCompany, lockCompany, updateCompany } from "#features/companies/company-record.server.ts";
import { isClaimed } from "#features/companies/membership.server.ts";
import { listCollections, readCollectionSlugs, storeCollections } from "#features/faqs/collections.server.ts";
import {
  addCompanyLanguages,
  listCompanyLanguages,
} from "#features/translations/company-languages.server.ts";
import { mainLanguageOf } from "#features/translations/language-tag.ts";
import { isClaimable, isRunning, runReadingJob, type Work } from "#features/websites/reading-job.server.ts";
import { borrowBrowser } from "#platform/browser/borrow-browser.ts";
import { lendBrowser } from "#platform/browser/lend-browser.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { createEgress } from "#platform/egress/create-egress.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Services } from "#platform/services.ts";
import { ThreadLimitError } from "#platform/threads/open-thread.ts";
import type { EgressFetch, RenderPage } from "#shared/egress.ts";
import { readLanguageTag } from "#shared/language-tag.ts";
import { compareWithWebsite } from "./compare-with-website.server.ts";
import { finishImport } from "./finish-import.server.ts";
import type { MoveInPayload } from "./move-in.job.ts";
import { movingTexts as texts } from "./moving-texts.ts";
import { openMovingThread } from "./open-moving-thread.server.ts";
import { cursorWithNotes, findImportedArticles, placeArticles } from "./place-articles.server.ts";
import { readFrom } from "./read-from.server.ts";
import type { ImportRow } from "./read-source.server.ts";
import { requireRunning } from "./running-import.server.ts";
import { SourceError } from "./source-requests.server.ts";
import { type ImportItem, sourceHashOf, storeBatch, withAddresses } from "./store-articles.server.ts";
import { createFiles } from "./store-files.server.ts";
import { translateCollections } from "./translate-collections.server.ts";

interface MoveInContext {
  services: Services;
  /** Guarded. */
  fetch: EgressFetch;
  /** Guarded. Null if no browser is available. */
  render: RenderPage | null;
}

const batchSize = 50;

export function handleMoveIn(
  services: Services,
  { importId: id }: MoveInPayload,
  job: JobContext,
): Promise<void> {
  const { db, clock } = services;
  return runReadingJob<ImportRow>(
    services,
    {
      table: centerImports,
      id,
      async claim(values) {
        const [row] = await db
          .update(centerImports)
          .set(values)
          .where(isClaimable(centerImports, id))
          .returning();
        return row ?? null;
      },
      async run(row, work) {
        const { config, log } = services;
        const allowPrivate = [...config.crawl.allowPrivate, ...row.allowPrivate];
        const egress = createEgress({ allowPrivate, log });
        const port = row.source === "website" ? lendBrowser({ config, allowPrivate }) : null;
        const browser = port && borrowBrowser(port);
        const context = { services, fetch: egress.fetch, render: browser?.render ?? null };
        try {
          const agreed = row.phase === "plan" ? await makePlan(context, row, work) : row;
          if (agreed) await storeSource(context, agreed, work);
        } finally {
          await browser?.close();
          await egress.close();
        }
      },
      known(error) {
        if (error instanceof SourceError) return { code: "source", message: error.message };
        return error instanceof ThreadLimitError ? { code: "source", message: texts.tooSlow } : null;
      },
      unexpected: { code: "unexpected", message: texts.unexpected },
      async fail({ startedAt }, { message }) {
        await db
          .update(centerImports)
          .set({ status: "failed", error: message, finishedAt: clock.now(), sealedAccess: null })
          .where(
            and(isRunning(centerImports, id), startedAt ? eq(centerImports.startedAt, startedAt) : undefined),
          );
      },
    },
    job,
  );
}

/** "en-US" becomes "en", unless the source has English for other regions, too. "en-GB" stays. */
async function mainTagOf(
  tx: Transaction,
  { importId, main }: { importId: string; main: string },
): Promise<string | null> {
  const tag = readLanguageTag(main);
  if (tag === null) return null;
  const others = await tx
    .selectDistinct({ locale: importItems.locale })
    .from(importItems)
    .where(and(eq(importItems.importId, importId), ne(importItems.locale, "")));
  const isShared = others.some(({ locale }) => isSameLanguage(locale, tag));
  return isShared ? tag : new Intl.Locale(tag).minimize().toString();
}

/** Reads the source. Returns the row if the plan needs no consent, and null if it waits for the owner. */
async function makePlan(
  { services, fetch, render }: MoveInContext,
  row: ImportRow,
  { signal }: Work,
): Promise<ImportRow | null> {
  const { db, secretBox } = services;
  const company = await findCompany(db, row);
  if (!company) return null;
  const isUnattended = row.choices !== null;
  const language = isUnattended ? company.language : mainLanguageOf(company);
  const main = await readFrom(
    {
      ...{ db, fetch, render, language, signal, openThread: openMovingThread },
      authorization: row.sealedAccess ? secretBox.open(row.sealedAccess, row.id) : null,
      wait: (ms, stopped) => wait(ms, undefined, { signal: stopped }),
    },
    row,
  );
  return db.transaction(async (tx) => {
    await lockCompany(tx, row);
    await requireRunning(tx, row);
    if (isUnattended && company.language === null)
      await updateCompany(tx, row, { language: await mainTagOf(tx, { importId: row.id, main }) });
    const [planned] = await tx
      .update(centerImports)
      .set({
        ...(isUnattended ? { phase: "import", done: 0 } : { status: "completed", leaseExpiresAt: null }),
        cursor: cursorWithNotes,
        sealedAccess: null,
      })
      .where(eq(centerImports.id, row.id))
      .returning();
    return isUnattended ? (planned ?? null) : null;
  });
}

async function storeSource(context: MoveInContext, row: ImportRow, { signal }: Work): Promise<void> {
  const { services } = context;
  const { db, clock, ids, pageCache } = services;
  await db.transaction(async (tx) => {
    const company = await lockCompany(tx, row);
    if (!company) return;
    await requireRunning(tx, row);
    // A later attempt continues with the addresses of the first one.
    if (row.total === 0) await placeArticles(tx, row);
    await addCollections(tx, row);
    await addLanguages(tx, row, company);
    await translateCollections(tx, row, { now: clock.now() });
  });
  const article = await articleAddresses(db, row);
  const files = createFiles(context, row);
  const known = await findImportedArticles(db, row);
  const isUnchanged = (item: ImportItem) =>
    known.get(`${item.locale} ${item.sourceId}`)?.sourceHash === sourceHashOf(item);
  for (;;) {
    signal.throwIfAborted();
    const items = await db
      .select()
      .from(importItems)
      .where(and(eq(importItems.importId, row.id), isNull(importItems.outcome)))
      // Translations belong to articles that are stored first.
      .orderBy(sql`${importItems.locale} <> ''`, asc(importItems.position), asc(importItems.sourceId))
      .limit(batchSize);
    if (items.length === 0) break;
    const placed = await files.store(
      items.filter((item) => !isUnchanged(item)),
      signal,
    );
    const batch = items.map((item) =>
      withAddresses(item, {
        article,
        picture: (key) => placed.get(key) ?? null,
        attachment: (key) => placed.get(key) ?? null,
        lost: (id) => lostAddress(row.source, id),
      }),
    );
    await db.transaction((tx) => storeBatch(tx, row, { batch, known, ids, now: clock.now() }));
  }
  const contradictions = await compareWithWebsite(db, row, signal);
  await db.transaction((tx) =>
    finishImport(tx, row, { jobs: services.jobs, now: clock.now(), contradictions }),
  );
  pageCache.invalidate(row.companyId);
}

/** New collections come after the others, in the order of the source. */
async function addCollections(tx: Transaction, row: ImportRow): Promise<void> {
  const name = sql<string>`coalesce(${importItems.collection}, '')`;
  const found = await tx
    .select({ name })
    .from(importItems)
    .where(and(eq(importItems.importId, row.id), isNull(importItems.outcome)))
    .groupBy(name)
    .orderBy(sql`min(${importItems.position})`);
  const known = await listCollections(tx, row);
  const names = found.map((each) => row.choices?.collections[each.name] ?? each.name).filter(Boolean);
  const rows = [...new Set(names)].map((each, index) => ({
    name: each,
    description: null,
    icon: null,
    position: known.length + index,
    isKept: false,
  }));
  if (rows.length > 0) await storeCollections(tx, row, rows);
}

/** Languages of the source that the help center lacks are drafts, unless there is no owner who could publish them. */
async function addLanguages(
  tx: Transaction,
  row: ImportRow,
  company: { language: string | null },
): Promise<void> {
  const found = await tx
    .selectDistinct({ locale: importItems.locale })
    .from(importItems)
    .where(and(eq(importItems.importId, row.id), ne(importItems.locale, "")));
  const languages = found.map(({ locale }) => locale);
  await addCompanyLanguages(
    tx,
    { companyId: row.companyId, language: company.language },
    { languages, status: (await isClaimed(tx, row.companyId)) ? "draft" : "published" },
  );
  const known = new Set((await listCompanyLanguages(tx, row)).map(({ language }) => language));
  for (const locale of languages.filter((each) => !known.has(each)))
    await tx
      .update(importItems)
      .set({ outcome: "skipped", content: "" })
      .where(
        and(eq(importItems.importId, row.id), eq(importItems.locale, locale), isNull(importItems.outcome)),
      );
}

/** The new path of each article and section, by its id or an address in the source. */
async function articleAddresses(db: Services["db"], row: ImportRow): Promise<(id: string) => string | null> {
  const items = await db
    .select({
      sourceId: importItems.sourceId,
      locale: importItems.locale,
      slug: importItems.slug,
      oldPaths: importItems.oldPaths,
      outcome: importItems.outcome,
    })
    .from(importItems)
    .where(eq(importItems.importId, row.id));
  const slugs = new Map(
    items.flatMap(({ sourceId, locale, slug, outcome }) =>
      locale !== "" || slug === null || outcome === "skipped" ? [] : [[sourceId, slug]],
    ),
  );
  // Links in pages of a website have addresses, which differ between languages.
  const ids = new Map(items.flatMap(({ sourceId, oldPaths }) => oldPaths.map((path) => [path, sourceId])));
  const collectionSlugs = await readCollectionSlugs(db, row);
  const sections = new Map(
    row.collections.flatMap(({ id, name, oldPaths }) => {
      const to = row.choices?.collections[name];
      const slug = collectionSlugs.get((to === undefined ? name : to) ?? "");
      if (slug === undefined) return [];
      return [...(id === undefined ? [] : [sectionPrefix + id]), ...oldPaths].map((key) => [key, slug]);
    }),
  );
  return (id) => {
    const slug = slugs.get(id) ?? slugs.get(ids.get(id) ?? "");
    if (slug !== undefined) return `/articles/${encodeURIComponent(slug)}`;
    const section = sections.get(id);
    return section === undefined ? null : `/c/${encodeURIComponent(section)}`;
  };
}
