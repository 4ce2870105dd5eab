import { expect, test } from "vitest";
import { faqFromSteps } from "./faq-from-steps.ts";

const steps = [
  { description: "On the *Home* page, select **Lists**.", videoStartTime: 2.5 },
  { description: "Select **Import**.\nThen you see *Import*.", videoStartTime: 6 },
];

test("answers how to do the task in a guide's title, in the guide's words and from its first step", () => {
  expect(faqFromSteps("Import your list", steps)).toEqual({
    question: "How do I import my list?",
    answer: "1. On the *Home* page, select **Lists**.\n2. Select **Import**. Then you see *Import*.",
    startSeconds: 2.5,
  });
  expect(faqFromSteps("How to Send an Invoice?", steps)?.question).toBe("How do I send an Invoice?");
});

test.each(["Guide of 3 May 2026", "Dashboard tour", "Import", "Video", "", "Screen 2026-05-03"])(
  "returns null for %s, which names no task",
  (title) => expect(faqFromSteps(title, steps)).toBeNull(),
);

test("returns null when steps have only generic descriptions", () => {
  const general = "Step 2: This shows part 2 of the interface or functionality.";
  const gap = [...steps, { description: general, videoStartTime: 9 }];
  expect(faqFromSteps("Import a list", gap)).toBeNull();
  expect(faqFromSteps("Import a list", steps.slice(0, 1))).toBeNull();
});
