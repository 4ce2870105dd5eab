import { expect, test } from "vitest";
import { clauseToQuestion } from "./clause-to-question.ts";

test.each([
  ["What we take", "What do you take?"],
  ["What we cannot take", "What can you not take?"],
  ["What you will learn", "What will I learn?"],
  ["What to bring", "What should I bring?"],
  ["When to sweep your chimney", "When should I sweep my chimney?"],
  ["Where to stay", "Where can I stay?"],
  ["Who can get furniture", "Who can get furniture?"],
  ["Who should attend", "Who should attend?"],
  ["Who we work with", "Who do you work with?"],
  ["Who this is for", "Who is it for?"],
  ["What it costs", "What does it cost?"],
  ["How long it takes", "How long does it take?"],
  ["How we are funded", "How are you funded?"],
  ["How your gift is used", "How is my gift used?"],
  ["How we clean your carpets", "How do you clean my carpets?"],
  ["How you can help us", "How can I help you?"],
  ["How We Use Your Information", "How do you use my information?"],
  ["How we use Google Analytics", "How do you use Google Analytics?"],
  ["Where we deliver", "Where do you deliver?"],
])("asks the clause %j as %j", (heading, question) => {
  expect(clauseToQuestion(heading)).toBe(question);
});

test.each([
  "What we believe in",
  "What we do",
  "Who we are",
  "What our clients say",
  "How it all began",
  "Where we came from",
  "How we started",
  "What matters most",
  "What we give back",
  "How we make a difference",
  "Why we do this",
  "Whatever you need",
  "What you need: a list",
  "Who can do this better than us",
  "Services",
])("leaves the heading %j alone", (heading) => {
  expect(clauseToQuestion(heading)).toBeNull();
});
