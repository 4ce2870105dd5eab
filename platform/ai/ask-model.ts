/**
 * Asks the configured language model one question and gets back a value that fits a schema. It gets no tools and no
 * secrets, and what it answers is not trusted: whoever asks checks it against the source. Never retried beyond one
 * deadline, so that the built-in engine can take over while people still wait.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { LanguageModel } from "ai";
import type { z } from "zod";
import type { AiConfig } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";
import { ModelError } from "./model-error.ts";

export type QuestionPart =
  | { kind: "text"; text: string }
  | { kind: "image"; bytes: Uint8Array; mediaType: "image/jpeg" | "image/png" };

export interface Question<Answer> {
  /** What it is for, as the log names it: "describe-recording". */
  purpose: string;
  /** The rules. Nothing that comes from outside stands here. */
  instructions: string;
  /** What it is about. Text from outside belongs into `fenced`. */
  parts: QuestionPart[];
  answer: z.ZodType<Answer>;
  maxOutputTokens: number;
  signal?: AbortSignal;
}

export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

export interface ModelDeps {
  config: { ai: AiConfig | null };
  log: Pick<Log, "info" | "warn">;
}

export interface AskOptions {
  /** For all tries together. Default 60_000. */
  deadlineMs?: number;
  maxTries?: number;
  /** 0 to 1, for the length of pauses. */
  random?: () => number;
  /** Called for each answer that came, unreadable ones too: they are paid for like any other. */
  onUsage?: (usage: TokenUsage) => void;
}

const firstPauseMs = 800;
const longestPauseMs = 20_000;

/** Throws a ModelError, or the signal's reason. Only to be called where `config.ai` is set. */
export async function askModel<Answer>(
  { config, log }: ModelDeps,
  question: Question<Answer>,
  { deadlineMs = 60_000, maxTries = 4, random = Math.random, onUsage }: AskOptions = {},
): Promise<Answer> {
  if (!config.ai) throw new ModelError("refused");
  const startedMs = performance.now();
  const endMs = startedMs + deadlineMs;
  const deadline = AbortSignal.timeout(deadlineMs);
  const signal = question.signal ? AbortSignal.any([question.signal, deadline]) : deadline;
  const model = await openModel(config.ai);
  for (let attempt = 1; ; attempt++) {
    try {
      const { answer, usage } = await askOnce(model, question, signal);
      onUsage?.(countTokens(usage));
      const ms = Math.round(performance.now() - startedMs);
      log.info(
        { purpose: question.purpose, model: config.ai.model, attempt, ms, ...usage },
        "a model answered",
      );
      return answer;
    } catch (cause) {
      const { NoObjectGeneratedError } = await import("ai");
      if (NoObjectGeneratedError.isInstance(cause) && cause.usage) onUsage?.(countTokens(cause.usage));
      question.signal?.throwIfAborted();
      const failure = await failureOf(cause, deadline.aborted);
      const { purpose } = question;
      const pauseMs = failure.retryAfterMs ?? firstPauseMs * 2 ** (attempt - 1) * (0.5 + random());
      log.warn(
        { purpose, model: config.ai.model, attempt, reason: failure.reason, status: failure.status },
        "a model failed",
      );
      const isTooLate = performance.now() + pauseMs >= endMs || pauseMs > longestPauseMs;
      if (!failure.isRetryable || attempt >= maxTries || isTooLate)
        throw new ModelError(failure.reason, { cause });
      await delay(pauseMs, undefined, { signal: question.signal });
    }
  }
}

function countTokens(usage: {
  inputTokens?: number | null | undefined;
  outputTokens?: number | null | undefined;
}): TokenUsage {
  return { inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 };
}

async function askOnce<Answer>(
  model: LanguageModel,
  { instructions, parts, answer, maxOutputTokens }: Question<Answer>,
  abortSignal: AbortSignal,
): Promise<{ answer: Answer; usage: { inputTokens: number | null; outputTokens: number | null } }> {
  // It would write to the console by itself.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const { generateText, Output } = await import("ai");
  const content = parts.map((part) =>
    part.kind === "text"
      ? ({ type: "text", text: part.text } as const)
      : ({ type: "file", data: part.bytes, mediaType: part.mediaType } as const),
  );
  const { output, usage } = await generateText({
    model,
    system: instructions,
    messages: [{ role: "user", content }],
    output: Output.object({ schema: answer }),
    maxOutputTokens,
    maxRetries: 0,
    abortSignal,
  });
  const { inputTokens = null, outputTokens = null } = usage;
  return { answer: answer.parse(output), usage: { inputTokens, outputTokens } };
}

/** Each provider's client is loaded only where it is configured. */
async function openModel({ provider, model, apiKey, baseUrl }: AiConfig): Promise<LanguageModel> {
  const options = { apiKey, ...(baseUrl && { baseURL: baseUrl }) };
  switch (provider) {
    case "openai":
      return (await import("@ai-sdk/openai")).createOpenAI(options).chat(model);
    case "anthropic":
      return (await import("@ai-sdk/anthropic")).createAnthropic(options)(model);
    case "google":
      return (await import("@ai-sdk/google")).createGoogleGenerativeAI(options)(model);
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({
        name: "model",
        ...options,
        baseURL: baseUrl ?? "",
        supportsStructuredOutputs: true,
      })(model);
    }
  }
}

interface Failure {
  reason: ModelError["reason"];
  isRetryable: boolean;
  status: number | null;
  retryAfterMs: number | null;
}

async function failureOf(cause: unknown, isOutOfTime: boolean): Promise<Failure> {
  const { APICallError } = await import("ai");
  const none = { status: null, retryAfterMs: null };
  if (isOutOfTime) return { reason: "too-slow", isRetryable: false, ...none };
  // Garbage, cut off, or not what was asked for: the next try may be better.
  if (!APICallError.isInstance(cause)) return { reason: "unreadable", isRetryable: true, ...none };
  const status = cause.statusCode ?? null;
  const retryAfterMs = readRetryAfter(cause.responseHeaders);
  if (status === 429) return { reason: "busy", isRetryable: true, status, retryAfterMs };
  if (status !== null && status >= 400 && status < 500) {
    return { reason: "refused", isRetryable: status === 408 || status === 409, status, retryAfterMs };
  }
  if (status !== null && status < 400)
    return { reason: "unreadable", isRetryable: true, status, retryAfterMs: null };
  return { reason: "unavailable", isRetryable: true, status, retryAfterMs };
}

/** Seconds or a date. */
function readRetryAfter(headers: Record<string, string> | undefined): number | null {
  const value = headers?.["retry-after"];
  if (!value) return null;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
