/**
 * Asks a language model for questions in addition to those of the built-in writer. A worker thread verifies the model's
 * answers against the pages. If anything fails, the built-in writer's questions remain.
 */
import type { Batch } from "#engines/faq-writer/model/batch-pages.ts";
import {
  draftsOf,
  instructionsFor,
  type ModelDraft,
  modelAnswer,
} from "#engines/faq-writer/model/model-answer.ts";
import type { ForModel, Written } from "#engines/faq-writer/model/write-for-model.ts";
import type { FaqWriterInput } from "#engines/faq-writer/types.ts";
import type { SiteThreads } from "#features/websites/read/site-threads.server.ts";
import { type AskOptions, askModel, type TokenUsage } from "#platform/ai/ask-model.ts";
import { fenced } from "#platform/ai/fenced.ts";
import { ModelError } from "#platform/ai/model-error.ts";
import type { Log } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import type { ModelFailure } from "./generation-log.ts";

/** For all parts together, from the first request to the last answer. */
const defaultDeadlineMs = 60_000;
/** Many providers limit concurrent requests per account to about this many. */
const maxAtOnce = 4;
/** Few enough that the model finishes before the deadline. */
const maxQuestions = 8;
const maxOutputTokens = 4_000;

export interface ModelReport extends TokenUsage {
  model: string;
  failure: ModelFailure | null;
  parts: number;
  unansweredParts: number;
  accepted: number;
  dropped: number;
  /** Content hashes of the pages that were sent completely and answered. */
  pageHashes: string[];
}

export interface ModelRun {
  services: Pick<Services, "config" | "log">;
  threads: SiteThreads;
  signal: AbortSignal;
  log: Pick<Log, "info" | "warn">;
  /** Called before the model is asked. */
  onAsking: (about: { model: string; parts: number }) => Promise<void>;
  /**
   * Called once if the model was asked, even if the signal aborted the request, because the provider charges for it
   * anyway.
   */
  onReport: (report: ModelReport) => Promise<void>;
  options?: AskOptions | undefined;
}

/** Rejects only with the built-in writer's errors or the signal's reason. */
export async function writeWithModel(input: FaqWriterInput, run: ModelRun): Promise<Written> {
  const { services, threads, signal } = run;
  if (!services.config.ai) return threads.write(input, { signal });
  return addFromModel(await threads.writeForModel(input, { signal }), input, run);
}

/** Adds the model's questions to those already written. Rejects only with the signal's reason. */
export async function addFromModel(
  { written, sources, batches, language }: ForModel,
  input: FaqWriterInput,
  run: ModelRun,
): Promise<Written> {
  const { services, threads, signal } = run;
  const alone = { written, sources };
  const { ai } = services.config;
  if (!ai || batches.length === 0) return alone;
  const report: ModelReport = {
    model: ai.model,
    failure: null,
    parts: batches.length,
    unansweredParts: 0,
    accepted: 0,
    dropped: 0,
    inputTokens: 0,
    outputTokens: 0,
    pageHashes: [],
  };
  await run.onAsking({ model: ai.model, parts: batches.length });
  try {
    const drafts = await askAll(batches, { run, language, report });
    if (drafts === null) return alone;
    const merged = await threads.judgeModel({ ...input, written, drafts }, { signal });
    report.accepted = merged.accepted;
    report.dropped = Object.values(merged.dropped).reduce((sum, count) => sum + count, 0);
    if (report.accepted === 0) report.failure = "nothing-held";
    run.log.info({ accepted: merged.accepted, dropped: merged.dropped }, "model answers checked");
    return { written: merged.written, sources: merged.sources };
  } catch (error) {
    signal.throwIfAborted();
    report.failure = "unexpected";
    report.pageHashes = [];
    run.log.warn({ err: error }, "model answer check failed; using built-in writer");
    return alone;
  } finally {
    await run.onReport(report);
  }
}

/** Returns null if no part was answered. `report` then has the reason. */
async function askAll(
  batches: Batch[],
  { run, language, report }: { run: ModelRun; language: string | null; report: ModelReport },
): Promise<ModelDraft[] | null> {
  const { deadlineMs = defaultDeadlineMs, ...options } = run.options ?? {};
  const endMs = performance.now() + deadlineMs;
  const stop = new AbortController();
  const signal = AbortSignal.any([run.signal, stop.signal]);
  const answers: (ModelDraft[] | null)[] = batches.map(() => null);
  const waiting = [...batches.entries()];
  const onUsage = ({ inputTokens, outputTokens }: TokenUsage) => {
    report.inputTokens += inputTokens;
    report.outputTokens += outputTokens;
  };
  let failure: ModelFailure | null = null;

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, batch] = next;
      const leftMs = Math.floor(endMs - performance.now());
      try {
        if (leftMs <= 0) throw new ModelError("too-slow");
        const question = {
          purpose: "write-faqs",
          instructions: instructionsFor({ language, questions: maxQuestions }),
          parts: [{ kind: "text" as const, text: promptOf(batch) }],
          answer: modelAnswer,
          maxOutputTokens,
          signal,
        };
        answers[index] = draftsOf(
          await askModel(run.services, question, { ...options, deadlineMs: leftMs, onUsage }),
        );
      } catch (error) {
        run.signal.throwIfAborted();
        if (stop.signal.aborted) return;
        failure ??= error instanceof ModelError ? error.reason : "unexpected";
        if (isRefusedAltogether(error)) stop.abort();
      }
    }
  }

  await Promise.all(Array.from({ length: maxAtOnce }, work));
  const answered = answers.filter((drafts) => drafts !== null);
  report.unansweredParts = batches.length - answered.length;
  const hashesOf = (isAnswered: boolean) =>
    batches.flatMap(({ parts }, at) =>
      (answers[at] !== null) === isAnswered ? parts.map(({ pageHash }) => pageHash) : [],
    );
  report.pageHashes = [...new Set(hashesOf(true)).difference(new Set(hashesOf(false)))];
  if (answered.length > 0) return answered.flat();
  report.failure = failure;
  return null;
}

/**
 * Whether the provider refuses all requests, because of an invalid key, missing credit or an unknown model. If it only
 * refuses one text, the other parts may still work.
 */
function isRefusedAltogether(error: unknown): boolean {
  if (!(error instanceof ModelError) || error.reason !== "refused") return false;
  const { cause } = error;
  const status = cause instanceof Error && "statusCode" in cause ? cause.statusCode : null;
  return status === 401 || status === 402 || status === 403 || status === 404;
}

/** Page numbers are outside of the delimiters, so that a page can't fake another page's number. */
function promptOf({ parts }: Batch): string {
  return parts
    .map(
      ({ page, title, text }) =>
        `Page ${page}\n${fenced("page-text", title === null ? text : `# ${title}\n${text}`)}`,
    )
    .join("\n\n");
}
