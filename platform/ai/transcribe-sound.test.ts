import { afterEach, expect, test } from "vitest";
import { collectLog } from "#tests/support/collect-log.ts";
import { type FakeAnswer, type FakeModel, startFakeModel } from "#tests/support/fake-model.ts";
import { transcribeSound } from "./transcribe-sound.ts";

let fake: FakeModel | null = null;
afterEach(() => fake?.close());

const ogg = new Uint8Array([0x4f, 0x67, 0x67, 0x53, 0, 2, 0, 0]);
const segments = [
  { text: " How do I send an invoice?", start: 0, end: 2.5 },
  { text: " Press the button.", start: 2.5, end: 99 },
];
const heard: FakeAnswer = { kind: "heard", text: "How do I send an invoice? Press the button.", segments };

async function listen(answers: FakeAnswer[], { deadlineMs = 5_000 } = {}) {
  fake = await startFakeModel((_question, number) => answers[Math.min(number, answers.length) - 1] ?? heard);
  const { log, lines } = collectLog();
  const transcription = { model: "whisper-large", apiKey: "sound-key", baseUrl: fake.url };
  const sound = { bytes: ogg, durationSeconds: 6 };
  const result = transcribeSound({ config: { transcription }, log }, sound, { deadlineMs, random: () => 0 });
  return { result, lines, asked: fake.questions };
}

test("returns timed segments within the sound; logs the cost and no key", async () => {
  const { result, asked, lines } = await listen([heard]);
  expect(await result).toEqual([
    { text: "How do I send an invoice?", startSeconds: 0, endSeconds: 2.5 },
    { text: "Press the button.", startSeconds: 2.5, endSeconds: 6 },
  ]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    path: "/v1/audio/transcriptions",
    body: { model: "whisper-large", response_format: "verbose_json" },
  });
  expect(asked[0]?.headers.authorization).toBe("Bearer sound-key");
  expect(asked[0]?.file?.name).toBe("sound.ogg");
  expect([...((await asked[0]?.file?.bytes()) ?? [])]).toEqual([...ogg]);
  expect(lines()).toContainEqual(expect.objectContaining({ purpose: "transcribe-sound", soundSeconds: 6 }));
  expect(JSON.stringify(lines())).not.toContain("sound-key");
});

test("returns no words for silence or for noise the model itself doubts", async () => {
  const { result } = await listen([{ kind: "heard", text: "" }]);
  expect(await result).toEqual([]);
  await fake?.close();
  const doubted = { text: "Thank you.", start: 0, end: 4, no_speech_prob: 0.9, avg_logprob: -1.4 };
  const repeated = { text: "la la la la", start: 4, end: 6, compression_ratio: 9 };
  const noise = await listen([{ kind: "heard", text: "Thank you.", segments: [doubted, repeated] }]);
  expect(await noise.result).toEqual([]);
});

test("doesn't retry an answer without timestamps", async () => {
  const { result, asked } = await listen([{ kind: "heard", text: "Press the button." }]);
  await expect(result).rejects.toMatchObject({ reason: "unreadable" });
  expect(asked).toHaveLength(1);
});

test.each([
  ["garbage", { kind: "text", text: "<html>" }],
  ["a busy server", { kind: "status", status: 503 }],
] as [string, FakeAnswer][])("retries after %s", async (_name, first) => {
  const { result, asked } = await listen([first, heard]);
  expect(await result).toHaveLength(2);
  expect(asked).toHaveLength(2);
});

test("doesn't retry with a wrong key; cuts off a silent or slow response at the deadline", async () => {
  const refused = await listen([{ kind: "status", status: 401 }]);
  await expect(refused.result).rejects.toMatchObject({ reason: "refused" });
  expect(refused.asked).toHaveLength(1);
  for (const slow of [{ kind: "silence" }, { kind: "drip", everyMs: 20 }] as FakeAnswer[]) {
    await fake?.close();
    const { result } = await listen([slow], { deadlineMs: 200 });
    await expect(result).rejects.toMatchObject({ reason: "too-slow" });
  }
});
