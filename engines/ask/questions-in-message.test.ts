import { expect, test } from "vitest";
import { maxReadOfMessage, questionsInMessage } from "./questions-in-message.ts";

test("takes sentences with a question mark first, and the latest of them before the others", () => {
  const message =
    "Hi, my daughter is sick and we can't come. Do we get our money back? Or can we move the nights? Thanks!";
  expect(questionsInMessage(message)).toEqual([
    "Or can we move the nights?",
    "Do we get our money back?",
    "Hi, my daughter is sick and we can't come.",
  ]);
});

test("finds nothing in a text that says nothing", () => {
  expect(questionsInMessage("")).toEqual([]);
  expect(questionsInMessage(" \n\n Hello! \n")).toEqual([]);
});

test("reads Japanese and Arabic questions", () => {
  expect(questionsInMessage("こんにちは。駐車場はありますか？")[0]).toBe("駐車場はありますか？");
  expect(questionsInMessage("مرحبا. هل يوجد موقف سيارات؟")[0]).toBe("هل يوجد موقف سيارات؟");
});

test("reads no more than the beginning of a message, and the same sentence once", () => {
  const question = "Do you open on Sundays?";
  expect(questionsInMessage(`${question} ${question}`)).toEqual([question]);
  expect(questionsInMessage(`${"a ".repeat(maxReadOfMessage)}${question}`).join()).not.toContain("Sundays");
  expect(questionsInMessage("What about it? ".repeat(10_000)).length).toBe(1);
});
