/**
 * Lets the configured model draft translations. Each draft is checked before it is stored, and no draft is public until
 * a person publishes it. Idempotent: a retry continues with what is still missing.
 */
import { recordProgramChange } from "#features/companies/audit/record-change.server.ts";
import { findCompany, lockCompany } from "#features/companies/company-record.server.ts";
import { listTranslations, writeTranslation } from "#features/translations/stored-translations.server.ts";
import { itemId } from "#features/translations/translated-item.ts";
import {
  claimRun,
  countDraft,
  endRun,
  type TranslationRun,
} from "#features/translations/translation-runs.server.ts";
import { recordModelRun } from "#features/websites/write/record-model-run.server.ts";
import type { AskOptions, TokenUsage } from "#platform/ai/ask-model.ts";
import { ModelError } from "#platform/ai/model-error.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Services } from "#platform/services.ts";
import { languageName } from "#shared/language-tag.ts";
import type { DraftTranslationsPayload } from "./draft-translations.job.ts";
import { type Drafted, draftWithModel } from "./draft-with-model.server.ts";
import { draftable } from "./draftable.ts";
import { hasLanguage } from "./own-translations.server.ts";
import { modelProblemTexts, translateTexts } from "./texts.ts";
import { listTranslatablesInto } from "./translatables.server.ts";
import type { Translatable } from "./translation-state.ts";

export interface DraftDeps {
  services: Pick<Services, "db" | "clock" | "config" | "log">;
  modelOptions?: AskOptions;
}

/** Many providers limit concurrent requests per account. */
const maxAtOnce = 3;
/** About 800 short answers. */
const maxTokensPerRun = 600_000;

export async function handleDraftTranslations(
  deps: DraftDeps,
  { runId, only }: DraftTranslationsPayload,
  job: JobContext,
): Promise<void> {
  const { db, clock } = deps.services;
  const run = await claimRun(db, runId);
  if (!run) return;
  const spent = spentNothing(clock.now());
  const end = (error: string | null) => endRun(db, { id: runId, finishedAt: clock.now(), error });
  try {
    await end(await draftAll(deps, { run, only, spent }, job));
  } catch (error) {
    spent.failure = error instanceof ModelError ? error.reason : "unexpected";
    // After a shutdown or timeout, the queue retries the job.
    if (job.signal.aborted) throw error;
    const known = error instanceof ModelError ? modelProblemTexts[error.reason] : null;
    if (known === null && !job.isLastAttempt) throw error;
    await end(known ?? translateTexts.notDrafted);
    if (known === null) throw error;
  } finally {
    await recordSpent(deps.services, run, spent);
  }
}

/** What one attempt cost, for the operator. */
interface Spent extends TokenUsage {
  startedAt: Date;
  requests: number;
  stored: number;
  refused: number;
  failure: ModelError["reason"] | "unexpected" | null;
}

function spentNothing(startedAt: Date): Spent {
  return {
    startedAt,
    inputTokens: 0,
    outputTokens: 0,
    requests: 0,
    stored: 0,
    refused: 0,
    failure: null,
  };
}

async function recordSpent(
  { db, config }: DraftDeps["services"],
  { companyId }: TranslationRun,
  { startedAt, requests, stored, refused, ...spent }: Spent,
): Promise<void> {
  const company = await findCompany(db, { companyId });
  if (!company || !config.ai || requests === 0) return;
  await recordModelRun(db, {
    purpose: "translation",
    companyId,
    url: company.websiteUrl ?? "",
    startedAt,
    report: {
      ...spent,
      model: config.ai.model,
      parts: requests,
      unansweredParts: requests - stored - refused,
      accepted: stored,
      dropped: refused,
      pageHashes: [],
    },
  });
}

/** Returns why it stopped early, or null. */
async function draftAll(
  { services, modelOptions }: DraftDeps,
  { run, only, spent }: { run: TranslationRun; only: string | null; spent: Spent },
  { signal, log }: JobContext,
): Promise<string | null> {
  const { db, config } = services;
  const { companyId, language } = run;
  const company = await findCompany(db, { companyId });
  if (!company) return null;
  const items = draftable(
    await listTranslatablesInto(db, company, language),
    await listTranslations(db, { companyId, language }),
    only,
  );
  let tokens = run.inputTokens + run.outputTokens;
  for (let at = 0; at < items.length; at += maxAtOnce) {
    if (tokens >= maxTokensPerRun) return translateTexts.budgetOfRun;
    const drafts = await Promise.all(
      items.slice(at, at + maxAtOnce).map(async (item) => {
        const usage: TokenUsage = { inputTokens: 0, outputTokens: 0 };
        spent.requests += 1;
        const names = [company.companyName.trim()];
        try {
          const drafted = await draftWithModel(
            { config, log },
            { item, language, names, signal },
            { ...modelOptions, onUsage: (used) => addTo(usage, used) },
          );
          return { item, drafted, usage };
        } finally {
          tokens += usage.inputTokens + usage.outputTokens;
          addTo(spent, usage);
        }
      }),
    );
    for (const { item, drafted, usage } of drafts) {
      const isStored = "fields" in drafted && (await storeDraft(services, run, { item, drafted, only }));
      if ("problem" in drafted)
        log.info({ problem: drafted.problem, kind: item.kind }, "drafted translation refused");
      await countDraft(db, run.id, { isStored, isRefused: "problem" in drafted, usage });
      if ("problem" in drafted) spent.refused += 1;
      if (isStored) spent.stored += 1;
    }
  }
  if (spent.stored > 0) await recordDrafts(services, run, spent.stored);
  return null;
}

function addTo(sum: TokenUsage, { inputTokens, outputTokens }: TokenUsage): void {
  sum.inputTokens += inputTokens;
  sum.outputTokens += outputTokens;
}

/**
 * Returns false if the item or the language is gone, or if the item no longer needs a draft. A person may have
 * translated it in the meantime.
 */
function storeDraft(
  { db }: DraftDeps["services"],
  { companyId, language }: TranslationRun,
  {
    item,
    drafted,
    only,
  }: { item: Translatable; drafted: Extract<Drafted, { fields: unknown }>; only: string | null },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, { companyId });
    if (!company || !(await hasLanguage(tx, company, language))) return false;
    const inLanguage = { companyId, language };
    const current = draftable(
      await listTranslatablesInto(tx, company, language),
      await listTranslations(tx, inLanguage),
      only,
    ).some((each) => itemId(each) === itemId(item));
    if (!current) return false;
    await writeTranslation(tx, inLanguage, item, {
      fields: drafted.fields,
      sourceFields: item.fields,
      status: "draft",
      origin: "model",
      reviewedAt: null,
    });
    return true;
  });
}

function recordDrafts(
  { db }: DraftDeps["services"],
  { companyId, language }: TranslationRun,
  count: number,
): Promise<void> {
  return db.transaction((tx) =>
    recordProgramChange(
      tx,
      { companyId, by: "job" },
      {
        action: "translations.drafted",
        subject: { kind: "language", title: languageName(language, "en") },
        details: { note: count === 1 ? "with 1 draft" : `with ${count} drafts` },
      },
    ),
  );
}
