/**
 * Sends one question to the configured language model and parses the answer against a schema. The model gets no tools
 * and no secrets. Its answer is untrusted, so callers verify it against the source. Retries stay within one deadline,
 * so that the built-in engine can take over while the user still waits.
 */
import type { LanguageModel } from "ai";
import type { z } from "zod";
import type { AiConfig } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";
import { callModel } from "./call-model.ts";
import { ModelError } from "./model-error.ts";

export type QuestionPart =
  | { kind: "text"; text: string }
  | { kind: "image"; bytes: Uint8Array; mediaType: "image/jpeg" | "image/png" };

export interface Question<Answer> {
  /** Purpose for the log, such as "describe-recording". */
  purpose: string;
  /** System instructions. Never contain external text. */
  instructions: string;
  /** External text must be wrapped in `fenced`. */
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
  /** Deadline for all attempts together. Default 60_000. */
  deadlineMs?: number;
  maxTries?: number;
  /** Returns 0 to 1, for the backoff jitter. */
  random?: () => number;
  /** Called for every response, including unreadable ones, which are billed too. */
  onUsage?: (usage: TokenUsage) => void;
}

/** Throws a ModelError, or the signal's reason. Requires `config.ai` to be set. */
export async function askModel<Answer>(
  { config, log }: ModelDeps,
  question: Question<Answer>,
  { deadlineMs = 60_000, maxTries, random, onUsage }: AskOptions = {},
): Promise<Answer> {
  if (!config.ai) throw new ModelError("refused");
  const model = await openModel(config.ai);
  return callModel(
    log,
    {
      purpose: question.purpose,
      model: config.ai.model,
      signal: question.signal,
      async attempt(signal) {
        const { answer, usage } = await askOnce(model, question, signal);
        onUsage?.(countTokens(usage));
        return { value: answer, facts: usage };
      },
      async onFailure(cause) {
        const { NoObjectGeneratedError } = await import("ai");
        if (NoObjectGeneratedError.isInstance(cause) && cause.usage) onUsage?.(countTokens(cause.usage));
      },
    },
    { deadlineMs, maxTries, random },
  );
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

/** Imports only the client of the configured provider. */
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
