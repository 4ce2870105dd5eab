/**
 * A job that finds what it works on ended does nothing. Before it is tried again, its row is opened again, unless
 * somebody has gone on since: a newer reading or writing, or a company that has left the wizard.
 */
import { type AnyColumn, and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { companies } from "#db/schema/companies.ts";
import { apiKeys, serviceJobs } from "#db/schema/crawl-service.ts";
import { crawls } from "#db/schema/crawls.ts";
import { recordings, videoTranscriptions } from "#db/schema/guides.ts";
import { faqGenerations } from "#db/schema/onboarding.ts";
import { websiteChecks } from "#db/schema/website-checks.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";

const crawlPayload = z.object({ crawlId: z.uuid() });
const generationPayload = z.object({ generationId: z.uuid() });
const checkPayload = z.object({ websiteCheckId: z.uuid() });
const transcriptionPayload = z.object({ transcriptionId: z.uuid() });
const servicePayload = z.object({ serviceJobId: z.uuid() });
const recordingPayload = z.object({ recordingId: z.uuid() });

/** True as well for jobs that need nothing opened. Rejects with a unique violation while another one is under way. */
export async function reopenWork(tx: Transaction, payload: unknown): Promise<boolean> {
  const crawl = crawlPayload.safeParse(payload);
  if (crawl.success) return reopenCrawl(tx, crawl.data.crawlId);
  const recording = recordingPayload.safeParse(payload);
  if (recording.success) return reopenRecording(tx, recording.data.recordingId);
  const transcription = transcriptionPayload.safeParse(payload);
  if (transcription.success) return reopenTranscription(tx, transcription.data.transcriptionId);
  const check = checkPayload.safeParse(payload);
  if (check.success) return reopenCheck(tx, check.data.websiteCheckId);
  const service = servicePayload.safeParse(payload);
  if (service.success) return reopenServiceJob(tx, service.data.serviceJobId);
  const generation = generationPayload.safeParse(payload);
  return generation.success ? reopenGeneration(tx, generation.data.generationId) : true;
}

/** The host of the website that each payload is about; null for those that are about none. */
export async function findSites(db: Db, payloads: unknown[]): Promise<(string | null)[]> {
  const ids = payloads.map((payload) => ({
    crawlId: crawlPayload.safeParse(payload).data?.crawlId,
    generationId: generationPayload.safeParse(payload).data?.generationId,
  }));
  const generations = await db
    .select({ id: faqGenerations.id, crawlId: faqGenerations.crawlId })
    .from(faqGenerations)
    .where(
      inArray(
        faqGenerations.id,
        ids.flatMap(({ generationId }) => generationId ?? []),
      ),
    );
  const crawlOf = new Map(generations.map(({ id, crawlId }) => [id, crawlId]));
  const crawlIds = ids.map(({ crawlId, generationId }) => crawlId ?? crawlOf.get(generationId ?? "") ?? null);
  const found = await db
    .select({ id: crawls.id, url: crawls.url })
    .from(crawls)
    .where(
      inArray(
        crawls.id,
        crawlIds.flatMap((id) => id ?? []),
      ),
    );
  const hosts = new Map(found.map(({ id, url }) => [id, URL.parse(url)?.host ?? null]));
  const checkIds = payloads.map((payload) => checkPayload.safeParse(payload).data?.websiteCheckId);
  const checks = await db
    .select({ id: websiteChecks.id, url: websiteChecks.url })
    .from(websiteChecks)
    .where(
      inArray(
        websiteChecks.id,
        checkIds.flatMap((id) => id ?? []),
      ),
    );
  for (const { id, url } of checks) hosts.set(id, URL.parse(url)?.host ?? null);
  return crawlIds.map((id, index) => hosts.get(id ?? checkIds[index] ?? "") ?? null);
}

/** What died with its process may still be called running. */
const reopenable = ["failed", "queued", "running"] as const;

async function reopenCrawl(tx: Transaction, id: string): Promise<boolean> {
  const isNewest = sql`not exists (select from ${crawls} later
    where later.company_id = ${crawls.companyId} and later.created_at > ${crawls.createdAt})`;
  const rows = await tx
    .update(crawls)
    .set({ status: "queued", progress: 0, errorCode: null, errorMessage: null, finishedAt: null })
    .where(and(eq(crawls.id, id), inArray(crawls.status, reopenable), isNewest, isInWizard(crawls.companyId)))
    .returning({ id: crawls.id });
  return rows.length === 1;
}

async function reopenGeneration(tx: Transaction, id: string): Promise<boolean> {
  const isNewest = sql`not exists (select from ${faqGenerations} later
    where later.company_id = ${faqGenerations.companyId} and later.created_at > ${faqGenerations.createdAt})`;
  const rows = await tx
    .update(faqGenerations)
    .set({ status: "queued", progress: 0, failureReason: null, finishedAt: null })
    .where(
      and(
        eq(faqGenerations.id, id),
        inArray(faqGenerations.status, reopenable),
        isNewest,
        isInWizard(faqGenerations.companyId),
      ),
    )
    .returning({ id: faqGenerations.id });
  return rows.length === 1;
}

async function reopenRecording(tx: Transaction, id: string): Promise<boolean> {
  const isNewest = sql`not exists (select from ${recordings} later
    where later.company_id = ${recordings.companyId} and later.created_at > ${recordings.createdAt})`;
  const rows = await tx
    .update(recordings)
    .set({ status: "queued", progress: 0, error: null, finishedAt: null, leaseExpiresAt: null })
    .where(
      and(
        eq(recordings.id, id),
        inArray(recordings.status, reopenable),
        isNull(recordings.framesDeletedAt),
        isNewest,
      ),
    )
    .returning({ id: recordings.id });
  return rows.length === 1;
}

async function reopenTranscription(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .update(videoTranscriptions)
    .set({ status: "queued", error: null, finishedAt: null, leaseExpiresAt: null })
    .where(
      and(
        eq(videoTranscriptions.id, id),
        inArray(videoTranscriptions.status, reopenable),
        isNotNull(videoTranscriptions.videoId),
      ),
    )
    .returning({ id: videoTranscriptions.id });
  return rows.length === 1;
}

/** What it has read stays and is not counted again. A key that was revoked, or results that have expired, stay ended. */
async function reopenServiceJob(tx: Transaction, id: string): Promise<boolean> {
  const [key] = await tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .innerJoin(serviceJobs, eq(serviceJobs.apiKeyId, apiKeys.id))
    .where(and(eq(serviceJobs.id, id), isNull(apiKeys.revokedAt)))
    .for("update", { of: apiKeys });
  if (!key) return false;
  const rows = await tx
    .update(serviceJobs)
    .set({ status: "scraping", error: null, finishedAt: null, startedAt: sql`now()` })
    .where(
      and(
        eq(serviceJobs.id, id),
        inArray(serviceJobs.status, ["failed", "scraping"]),
        sql`${serviceJobs.expiresAt} > now()`,
      ),
    )
    .returning({ id: serviceJobs.id });
  return rows.length === 1;
}

async function reopenCheck(tx: Transaction, id: string): Promise<boolean> {
  const isNewest = sql`not exists (select from ${websiteChecks} later
    where later.company_id = ${websiteChecks.companyId} and later.created_at > ${websiteChecks.createdAt})`;
  const rows = await tx
    .update(websiteChecks)
    .set({ status: "queued", progress: 0, errorCode: null, errorMessage: null, finishedAt: null })
    .where(and(eq(websiteChecks.id, id), inArray(websiteChecks.status, reopenable), isNewest))
    .returning({ id: websiteChecks.id });
  return rows.length === 1;
}

/** A reading for nobody's company is the operator's own. */
function isInWizard(companyId: AnyColumn) {
  return sql`not exists (select from ${companies} owner where owner.id = ${companyId} and owner.onboarding_completed)`;
}
