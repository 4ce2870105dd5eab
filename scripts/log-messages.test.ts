import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { logMessagesIn } from "./lib/log-messages.mjs";
import { createLogPage, listLogMessages, logPageFile } from "./lib/log-page.mjs";

test("extracts messages with their level and fields", () => {
  const source = [
    'services.log.warn({ err: error, ...facts }, "backup failed");',
    'log.error("shutdown timed out");',
    'jobLog.info({ jobId }, "job rescheduled");',
    'const event = "video action failed"; refusalOf(error, { log, event });',
    'const [event, problem] = ["guide action failed", text]; refusalOf(error, { log, event, problem });',
    'console.error("not the log");',
  ].join("\n");
  expect(logMessagesIn("server/a.ts", source)).toEqual([
    { level: "warn", message: "backup failed", fields: ["err", "…"] },
    { level: "error", message: "shutdown timed out", fields: [] },
    { level: "info", message: "job rescheduled", fields: ["jobId"] },
    { level: "error", message: "video action failed", fields: ["err"] },
    { level: "error", message: "guide action failed", fields: ["err"] },
  ]);
});

test("docs/logs.md lists the messages of the sources: node scripts/write-log-page.mjs", () => {
  expect(readFileSync(logPageFile, "utf8")).toBe(createLogPage());
});

test("messages are short noun phrases, each written once", () => {
  const messages = listLogMessages().map(({ message }) => message);
  expect(messages.length).toBeGreaterThan(60);
  const phrase = /^(?!(?:a|an|the|no) )(?:[a-z]|[A-Z_]{2,})[^.!?]{3,69}$/;
  expect(messages.filter((message) => !phrase.test(message))).toEqual([]);
  expect(messages.filter((message, index) => messages.indexOf(message) !== index)).toEqual([]);
});
