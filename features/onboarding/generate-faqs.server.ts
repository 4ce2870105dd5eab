/** Writes an owner's questions as drafts, from the pages that were stored. Running it twice adds nothing. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { companies, crawlPages, crawls, faqGenerations, generatedFaqs, removedFaqs } from "#db/schema.ts";
import type { Brand } from "#engines/brand/types.ts";
import type { CrawledPage } from "#engines/crawler/types.ts";
import type { FaqWriterResult } from "#engines/faq-writer/types.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Services } from "#platform/services.ts";
import { writeContactFaqs, writeStatedFaqs } from "./contact-faqs.ts";
import { pageOfRow } from "./crawl-page-rows.ts";
import type { GenerateFaqsPayload } from "./generate-faqs.job.ts";
import { deleteUntouchedDrafts, generationKey, insertGeneratedFaqs } from "./generated-faq-rows.server.ts";
import { builtInEngine, logOfWriting } from "./generation-log.ts";
import { leaseFrom } from "./job-lease.ts";
import type { SiteThreads } from "./site-threads.server.ts";
import { storableFaqs } from "./storable-reading.ts";
import { changeWizardOfJob } from "./wizard-record.server.ts";
import { generationErrors } from "./wizard-texts.ts";

type GenerationRow = typeof faqGenerations.$inferSelect;

/** The writing is not wanted any more: stopped, replaced or done by another run. */
class GenerationEndedError extends Error {}

/** Told to people as the reason of a failure. */
class GenerationError extends Error {}

export async function handleGenerateFaqs(
  { services, threads }: { services: Services; threads: SiteThreads },
  { generationId }: GenerateFaqsPayload,
  { signal, isLastAttempt, log }: JobContext,
): Promise<void> {
  const generation = await beginGeneration(services, generationId);
  if (!generation) return;
  try {
    await writeAndStore({ services, threads, generation, signal });
  } catch (error) {
    if (error instanceof GenerationEndedError) return;
    // Stopping, or out of time: the job comes again.
    if (signal.aborted) throw error;
    const isKnown = error instanceof GenerationError;
    if (!isKnown && !isLastAttempt) throw error;
    const reason = isKnown ? error.message : generationErrors.unexpected;
    log.info({ generationId, reason }, "no questions were written");
    await changeWizardOfJob(services, generation.companyId, (tx) =>
      tx
        .update(faqGenerations)
        .set({ status: "failed", failureReason: reason, finishedAt: services.clock.now() })
        .where(and(eq(faqGenerations.id, generation.id), eq(faqGenerations.status, "running"))),
    );
    if (!isKnown) throw error;
  }
}

/** Null when there is nothing (more) to do. A run after a crash begins its log anew. */
async function beginGeneration({ db, clock }: Services, id: string): Promise<GenerationRow | null> {
  const now = clock.now();
  const [row] = await db
    .update(faqGenerations)
    .set({ status: "running", progress: 0, log: [], startedAt: now, leaseExpiresAt: leaseFrom(now) })
    .where(and(eq(faqGenerations.id, id), inArray(faqGenerations.status, ["queued", "running"])))
    .returning();
  return row ?? null;
}

/** What is written from. */
interface Material {
  companyName: string;
  pages: CrawledPage[];
  brand: Brand | null;
}

interface GenerationRun {
  services: Services;
  threads: SiteThreads;
  generation: GenerationRow;
  signal: AbortSignal;
}

async function writeAndStore(run: GenerationRun): Promise<void> {
  const { services, generation } = run;
  const lines: string[] = [];
  const say = (progress: 10 | 25 | 40 | 70, ...said: string[]) => {
    lines.push(...said);
    return tellProgress(services, generation, { progress, log: lines });
  };
  await say(10, "Getting what was read");
  const material = await readMaterial(services, generation);
  const { pages } = material;
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  await say(25, `${words.toLocaleString("en")} words on ${pages.length} pages`);
  const isWithoutPages = generation.isFallback || generation.crawlId === null;
  await say(
    40,
    isWithoutPages ? "Writing from the contact details" : "Writing questions that the pages answer",
  );
  const written = isWithoutPages ? fallbackOf(material) : await writeFromPages(material, run);
  const faqs = storableFaqs(written.faqs);
  await say(70, ...logOfWriting(faqs));
  await storeDrafts(services, generation, { material, written: { ...written, faqs }, log: lines });
}

/** A failure says so; the owner may then ask for the fallback. */
async function writeFromPages(
  { pages, companyName, brand }: Material,
  { threads, signal }: GenerationRun,
): Promise<FaqWriterResult> {
  if (pages.length === 0) throw new GenerationError(generationErrors.noPages);
  const contactInfo = brand?.contactInfo ?? { emails: [], phones: [], addresses: [], socialMedia: {} };
  const written = await threads.run("write", { pages, companyName, contactInfo }, { signal });
  if (written.failureReason !== null) throw new GenerationError(written.failureReason);
  return written;
}

/** Never fails: with nothing to say it says nothing, and the owner writes the questions. */
function fallbackOf({ pages, companyName, brand }: Material): FaqWriterResult {
  const faqs = writeContactFaqs({ companyName, pages, contact: brand?.contactInfo ?? null });
  const languages = Map.groupBy(pages, ({ metadata }) => metadata.language ?? "en");
  const [language = "en"] = [...languages].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return {
    faqs,
    actualCount: faqs.length,
    targetCount: 3,
    qualityMode: "fallback",
    failureReason: null,
    language,
  };
}

async function readMaterial({ db }: Services, generation: GenerationRow): Promise<Material> {
  const { companyId, crawlId } = generation;
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  if (!company) throw new GenerationEndedError();
  const companyName = company.companyName.trim();
  if (crawlId === null) return { companyName, pages: [], brand: null };
  const [crawl] = await db
    .select({ brand: crawls.brand })
    .from(crawls)
    .where(and(eq(crawls.id, crawlId), eq(crawls.companyId, companyId)));
  if (!crawl) throw new GenerationEndedError();
  const rows = await db
    .select()
    .from(crawlPages)
    .where(and(eq(crawlPages.crawlId, crawlId), eq(crawlPages.status, "kept")))
    .orderBy(asc(crawlPages.position), asc(crawlPages.id));
  const brand = (crawl.brand as Brand | null) ?? null;
  return {
    companyName: companyName || brand?.brandAssets.companyName || "",
    pages: rows.flatMap((row) => pageOfRow(row) ?? []),
    brand,
  };
}

async function tellProgress(
  services: Services,
  { id, companyId }: GenerationRow,
  { progress, log }: { progress: number; log: string[] },
): Promise<void> {
  const leaseExpiresAt = leaseFrom(services.clock.now());
  const isThere = await changeWizardOfJob(services, companyId, async (tx) => {
    const rows = await tx
      .update(faqGenerations)
      .set({ progress, log, leaseExpiresAt })
      .where(running(id))
      .returning({ id: faqGenerations.id });
    return rows.length === 1;
  });
  if (!isThere) throw new GenerationEndedError();
}

interface Writing {
  material: Material;
  written: FaqWriterResult;
  log: string[];
}

async function storeDrafts(
  services: Services,
  { id, companyId, crawlId }: GenerationRow,
  { material, written, log }: Writing,
): Promise<void> {
  const now = services.clock.now();
  const isStored = await changeWizardOfJob(services, companyId, async (tx) => {
    const { qualityMode, targetCount, language } = written;
    const ended = await tx
      .update(faqGenerations)
      .set({
        status: "completed",
        progress: 100,
        engine: builtInEngine,
        qualityMode,
        targetCount,
        finishedAt: now,
      })
      .where(running(id))
      .returning({ id: faqGenerations.id });
    if (ended.length === 0) return false;
    await deleteUntouchedDrafts(tx, { companyId });
    const { keys, slugs, count } = await readKept(tx, companyId);
    const added = await insertGeneratedFaqs(tx, {
      companyId,
      crawlId,
      faqs: written.faqs.filter((faq) => !keys.has(generationKey(faq))),
      checkedAt: now,
      status: "draft",
      takenSlugs: slugs,
      firstPosition: count,
    });
    const stated = crawlId === null ? await insertStated(tx, { companyId, material, count }) : 0;
    const actualCount = added + stated;
    await tx
      .update(faqGenerations)
      .set({ actualCount, log: [...log, savedLine(actualCount)] })
      .where(eq(faqGenerations.id, id));
    if (crawlId !== null) await tx.update(companies).set({ language }).where(eq(companies.id, companyId));
    return true;
  });
  if (!isStored) throw new GenerationEndedError();
}

function savedLine(count: number): string {
  return count === 0
    ? "Nothing could be said for certain. Your own questions come next."
    : `Saved ${count} drafts for you to check`;
}

/** What stays beside the new ones, and what was removed and must not come back. */
async function readKept(tx: Transaction, companyId: string) {
  const kept = await tx
    .select({ key: generatedFaqs.generationKey, slug: generatedFaqs.slug })
    .from(generatedFaqs)
    .where(eq(generatedFaqs.companyId, companyId));
  const removed = await tx
    .select({ key: removedFaqs.generationKey })
    .from(removedFaqs)
    .where(eq(removedFaqs.companyId, companyId));
  return {
    keys: new Set([...kept, ...removed].flatMap(({ key }) => key ?? [])),
    slugs: kept.map(({ slug }) => slug),
    count: kept.length,
  };
}

/** Of a company without a website: what its owner has stated as contact. */
async function insertStated(
  tx: Transaction,
  { companyId, material, count }: { companyId: string; material: Material; count: number },
): Promise<number> {
  const [company] = await tx
    .select({ contactDetails: companies.contactDetails })
    .from(companies)
    .where(eq(companies.id, companyId));
  const stated = writeStatedFaqs(material.companyName, company?.contactDetails ?? {});
  if (stated.length === 0) return 0;
  const rows = await tx
    .insert(generatedFaqs)
    .values(
      stated.map((faq, index) => ({
        ...faq,
        companyId,
        slug: `contact-${index + 1}`,
        position: count + index,
        generationKey: generationKey({ sourceUrl: "manual", question: faq.question }),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: generatedFaqs.id });
  return rows.length;
}

function running(id: string) {
  return and(eq(faqGenerations.id, id), eq(faqGenerations.status, "running"));
}
