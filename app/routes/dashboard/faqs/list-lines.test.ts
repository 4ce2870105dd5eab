import { describe, expect, it } from "vitest";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { readListLines, writeListLines } from "./list-lines.ts";

const count = 250;
const faqs = Array.from(
  { length: count },
  (_, index): OwnerFaq => ({
    id: `faq-${index}`,
    list: "manual",
    question: `Question ${index}?\nOn two lines`,
    answer: "An answer.",
    category: null,
    status: "published",
    version: 1,
    isNew: false,
    proof: null,
    writtenOn: null,
    isDue: false,
    updatedAt: "2026-11-27T08:00:00.000Z",
    video: null,
  }),
);
const whole = {
  list: { faqs, removed: [], categories: [], isShown: true },
  numbers: {
    votes: { "faq-3": { helpful: 2, unhelpful: 1 } },
    asked: { "faq-120": 4 },
    views: { "faq-0": 9, "faq-249": 1 },
  },
};

describe("a long list", () => {
  it("is the same after it was read, with a pause before each part", async () => {
    let pauses = 0;
    const pause = async () => void pauses++;
    expect(await readListLines(writeListLines(whole), pause)).toEqual(whole);
    expect(pauses).toBe(3);
  });

  it("without questions is empty", async () => {
    const empty = {
      list: { ...whole.list, faqs: [] },
      numbers: { votes: {}, asked: {}, views: {} },
    };
    expect(await readListLines(writeListLines(empty), async () => {})).toEqual(empty);
  });

  it("isn't read if its end is missing", async () => {
    const lines = writeListLines(whole).split("\n");
    expect(await readListLines(lines.slice(0, -1).join("\n"), async () => {})).toBeNull();
  });
});
