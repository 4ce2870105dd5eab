/** Sentences that need what follows them, and headings without a text. */
import { expect, it } from "vitest";
import { answerText, section } from "./answer-text.fixture.ts";

it("shows the list that a sentence announces", async () => {
  const lost = section(
    "en",
    "Lost keys of a locker",
    "If you have lost the key of your locker, do the following:",
    "Ask at the desk",
    "Show a proof of payment",
    "Wait for the caretaker",
    "The caretaker leaves at ten in the evening, and lockers that are still locked are opened the next morning.",
    "Bicycles are kept in the yard behind the hall, where the gate is closed when the last group has left.",
  );
  expect(await answerText("I lost the key of my locker", [lost])).toBe(
    "If you have lost the key of your locker, do the following: Ask at the desk Show a proof of payment Wait for the caretaker",
  );
});

it("shows one sentence after a colon", async () => {
  const lost = section(
    "en",
    "Lost keys of a locker",
    "If you have lost the key of your locker, remember this:",
    "The caretaker opens lockers until ten in the evening for everyone who can show a proof of payment.",
    "Bicycles are kept in the yard behind the hall, where the gate is closed when the last group has left.",
    "The last group leaves the hall at half past ten, and on the first Monday of a month at eleven.",
  );
  expect(await answerText("I lost the key of my locker", [lost])).toBe(
    "If you have lost the key of your locker, remember this: The caretaker opens lockers until ten in the evening for everyone who can show a proof of payment.",
  );
});

it("takes no sentence for an answer whose rest is elsewhere", async () => {
  const lead = "If you have lost the key of your locker, here is what you can try:";
  expect(
    await answerText("I lost the key of my locker", [section("en", "Lost keys of a locker", lead)]),
  ).toBe("");
  const whole = lead.replace("here is what you can try:", "ask at the desk.");
  expect(
    await answerText("I lost the key of my locker", [section("en", "Lost keys of a locker", whole)]),
  ).toBe(whole);
});

it("takes no heading without a text for an answer, unless it has a number", async () => {
  const slogan = "We believe that a shared lesson is the best lesson";
  expect(await answerText("which lessons are shared", [section("en", slogan, slogan)])).toBe("");
  const price = "A shared lesson of an hour for two beginners is £40";
  expect(
    await answerText("how much is a shared lesson for two beginners", [section("en", price, price)]),
  ).toBe(price);
});
