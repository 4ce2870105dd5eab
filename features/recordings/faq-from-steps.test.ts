import { expect, test } from "vitest";
import { faqFromSteps } from "./faq-from-steps.ts";

const steps = [
  { description: "On the *Home* page, select **Lists**.", videoStartTime: 2.5 },
  { description: "Select **Import**.\nThen you see *Import*.", videoStartTime: 6 },
];

test("answers how to do the task in a guide's title, in the guide's words and from its first step", () => {
  expect(faqFromSteps("Import your list", steps, "en")).toEqual({
    question: "How do I import my list?",
    answer: "1. On the *Home* page, select **Lists**.\n2. Select **Import**. Then you see *Import*.",
    startSeconds: 2.5,
  });
  expect(faqFromSteps("How to Send an Invoice?", steps, "en")?.question).toBe("How do I send an Invoice?");
});

test.each(["Guide of 3 May 2026", "Dashboard tour", "Import", "Video", "", "Screen 2026-05-03"])(
  "returns null for %s, which names no task",
  (title) => expect(faqFromSteps(title, steps, "en")).toBeNull(),
);

test("returns null when steps have only generic descriptions", () => {
  const general = "Step 2: This shows part 2 of the interface or functionality.";
  const gap = [...steps, { description: general, videoStartTime: 9 }];
  expect(faqFromSteps("Import a list", gap, "en")).toBeNull();
  expect(faqFromSteps("Import a list", steps.slice(0, 1), "en")).toBeNull();
});

test("knows steps without a description in the help center's language", () => {
  const told = [{ description: "Wählen Sie **Import**." }, { description: "Wählen Sie **Liste**." }];
  expect(faqFromSteps("Eine Liste importieren", told, "de")?.question).toBe(
    "Wie kann ich eine Liste importieren?",
  );
  for (const description of [
    "Der Bildschirm bei 0:12.",
    "Die Seite *Listen* bei 1:05.",
    "The screen at 0:12.",
  ])
    expect(faqFromSteps("Eine Liste importieren", [...told, { description }], "de")).toBeNull();
});
