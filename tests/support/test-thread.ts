/** For the tests of `openThread`. */
import { answerCalls } from "#platform/threads/answer-calls.ts";

const calls = {
  double: (value: number) => value * 2,
  size: (bytes: Uint8Array) => bytes.length,
  fail(message: string) {
    throw new Error(message);
  },
  loop() {
    for (;;);
  },
  fill() {
    const kept: object[] = [];
    for (;;) kept.push({ at: kept.length });
  },
};
export type TestCalls = typeof calls;

answerCalls(calls);
