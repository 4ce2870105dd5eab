import { describe, expect, test } from "vitest";
import type { FaqProof, OwnerFaq, OwnerFaqs } from "#features/faqs/owner-faq.ts";
import { foresee } from "./foresee.ts";

const faq = (id: string, values: Partial<OwnerFaq> = {}): OwnerFaq => ({
  id,
  list: "manual",
  question: `Question ${id}?`,
  answer: "Yes.",
  category: null,
  status: "draft",
  version: 1,
  isNew: false,
  proof: null,
  writtenOn: null,
  isDue: false,
  updatedAt: "2026-11-01T00:00:00.000Z",
  video: null,
  ...values,
});
const known: OwnerFaqs = {
  faqs: [faq("a"), faq("b", { status: "published" }), faq("new", { isNew: true })],
  removed: [{ id: "z", question: "Question z?" }],
  categories: [],
  isShown: true,
};
const statuses = ({ faqs }: OwnerFaqs) => faqs.map(({ status }) => status);

test("publishing and unpublishing show immediately, except for a new question, which its first save publishes", () => {
  const ids = ["a", "b", "new", "unknown"];
  expect(statuses(foresee(known, { intent: "publish", ids }))).toEqual(["published", "published", "draft"]);
  expect(statuses(foresee(known, { intent: "unpublish", ids }))).toEqual(["draft", "draft", "draft"]);
});

test("a deleted question moves to the ones that can be restored", () => {
  const after = foresee(known, { intent: "delete", ids: ["b"] });
  expect(after.faqs.map(({ id }) => id)).toEqual(["a", "new"]);
  expect(after.removed.map(({ id }) => id)).toEqual(["b", "z"]);
});

describe("a decision on a website change", () => {
  const proof = {
    proposalId: "p",
    changed: "today",
    isKept: false,
    siteChange: { kind: "gone" },
  } as FaqProof;
  const changed = { ...known, faqs: [faq("a", { proof }), faq("b", { proof, status: "published" })] };
  const afterDecision = (intent: string) =>
    foresee(changed, { intent, proposalId: "p", faqId: "b" }).faqs.map(({ status, proof: now }) => ({
      ...{ status, changed: now?.changed, isKept: now?.isKept, isOpen: now?.proposalId === "p" },
    }));
  const open = { status: "draft", changed: "today", isKept: false, isOpen: true };

  test("shows immediately, for its question only", () => {
    expect(afterDecision("dismiss")).toEqual([
      open,
      { status: "published", changed: "today", isKept: true, isOpen: false },
    ]);
    expect(afterDecision("unpublish")[1]).toEqual({
      status: "draft",
      changed: "today",
      isKept: true,
      isOpen: false,
    });
    expect(afterDecision("replace")[1]).toEqual({
      status: "published",
      changed: null,
      isKept: false,
      isOpen: false,
    });
  });

  test("shows again once the server undid it", () => {
    expect(afterDecision("undo")).toEqual([open, { ...open, status: "published" }]);
  });
});

test("other forms wait for the answer", () => {
  expect(foresee(known, { intent: "set-category", ids: ["a"], category: "Prices" })).toBe(known);
  expect(foresee(known, { intent: "shift", faqId: "a", by: "up" })).toBe(known);
});
