import { expect, test } from "vitest";
import { faqFromSteps } from "./faq-from-steps.ts";

const steps = [
  { description: "On the *Home* page, select **Lists**.", videoStartTime: 2.5 },
  { description: "Select **Import**.\nThen you see *Import*.", videoStartTime: 6 },
];

test("a guide whose title is a task answers how it is done, in its own words and from its first step on", () => {
  expect(faqFromSteps("Import your list", steps)).toEqual({
    question: "How do I import my list?",
    answer: "1. On the *Home* page, select **Lists**.\n2. Select **Import**. Then you see *Import*.",
    startSeconds: 2.5,
  });
  expect(faqFromSteps("How to Send an Invoice?", steps)?.question).toBe("How do I send an Invoice?");
});

test.each(["Guide of 3 May 2026", "Dashboard tour", "Import", "Video", "", "Screen 2026-05-03"])(
  "%s is no task",
  (title) => expect(faqFromSteps(title, steps)).toBeNull(),
);

test("steps that say nothing make no answer", () => {
  const general = "Step 2: This shows part 2 of the interface or functionality.";
  const gap = [...steps, { description: general, videoStartTime: 9 }];
  expect(faqFromSteps("Import a list", gap)).toBeNull();
  expect(faqFromSteps("Import a list", steps.slice(0, 1))).toBeNull();
});
