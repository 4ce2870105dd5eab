import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import type { AiConfig } from "#platform/config.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { type FakeAnswer, type FakeModel, startFakeModel } from "#tests/support/fake-model.ts";
import { askModel, type TokenUsage } from "./ask-model.ts";

let fake: FakeModel | null = null;
afterEach(() => fake?.close());

const answer = z.object({ capital: z.string() });
const right: FakeAnswer = { kind: "value", value: { capital: "Paris" } };
const providers = ["openai", "anthropic", "google", "openai-compatible"] as const;

async function ask(
  answers: FakeAnswer[],
  { provider = "openai", deadlineMs = 5_000 }: { provider?: AiConfig["provider"]; deadlineMs?: number } = {},
) {
  fake = await startFakeModel((_question, number) => answers[Math.min(number, answers.length) - 1] ?? right);
  const { log, lines } = collectLog();
  const ai = { provider, model: "fake", apiKey: "secret-key", baseUrl: fake.url };
  const question = {
    purpose: "test",
    instructions: "Answer.",
    parts: [
      { kind: "text" as const, text: "Which city?" },
      {
        kind: "image" as const,
        bytes: new Uint8Array([255, 216, 255, 224]),
        mediaType: "image/jpeg" as const,
      },
    ],
    answer,
    maxOutputTokens: 100,
  };
  const usages: TokenUsage[] = [];
  const onUsage = (usage: TokenUsage) => usages.push(usage);
  const result = askModel({ config: { ai }, log }, question, { deadlineMs, random: () => 0, onUsage });
  return { result, lines, usages, asked: fake.questions };
}

test.each(providers)("returns an answer of %s as a value; logs its tokens and no key", async (provider) => {
  const { result, lines, asked } = await ask([right], { provider });
  expect(await result).toEqual({ capital: "Paris" });
  expect(asked[0]?.text).toContain("Which city?");
  expect(asked[0]?.text).toContain("/9j/4");
  expect(lines()).toContainEqual(
    expect.objectContaining({ purpose: "test", inputTokens: 120, outputTokens: 30 }),
  );
  expect(JSON.stringify(lines())).not.toContain("secret-key");
});

test.each([
  ["garbage", { kind: "text", text: "Sure! The capital is" }],
  ["an answer of another shape", { kind: "value", value: { city: "Paris" } }],
  ["an overloaded server", { kind: "status", status: 503 }],
  ["a rate limit", { kind: "status", status: 429, headers: { "retry-after": "0" } }],
] as [string, FakeAnswer][])("retries after %s", async (_name, first) => {
  const { result, asked } = await ask([first, right]);
  expect(await result).toEqual({ capital: "Paris" });
  expect(asked).toHaveLength(2);
});

test("doesn't retry with a wrong key", async () => {
  const { result, asked } = await ask([{ kind: "status", status: 401 }]);
  await expect(result).rejects.toMatchObject({ reason: "refused" });
  expect(asked).toHaveLength(1);
});

test("gives up at the deadline and skips a backoff that would exceed it", async () => {
  const silent = await ask([{ kind: "silence" }], { deadlineMs: 150 });
  await expect(silent.result).rejects.toMatchObject({ reason: "too-slow" });
  await fake?.close();
  const busy = await ask([{ kind: "status", status: 429, headers: { "retry-after": "3600" } }]);
  await expect(busy.result).rejects.toMatchObject({ reason: "busy" });
  expect(busy.asked).toHaveLength(1);
});

test("counts the tokens of an unreadable answer", async () => {
  const { result, usages } = await ask([{ kind: "text", text: '{"capital": "Par' }, right]);
  await result;
  expect(usages).toEqual([
    { inputTokens: 120, outputTokens: 30 },
    { inputTokens: 120, outputTokens: 30 },
  ]);
});

test("cuts off an answer that streams past the deadline", async () => {
  const { result } = await ask([{ kind: "drip", everyMs: 20 }], { deadlineMs: 200 });
  await expect(result).rejects.toMatchObject({ reason: "too-slow" });
});
