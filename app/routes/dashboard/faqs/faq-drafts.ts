import { createDraftStore } from "../../draft-store.ts";

export interface FaqDraft {
  question: string;
  answer: string;
  category: string;
  baseCategory: string;
  /** The stored version that editing started from. */
  version: number;
}

export const faqDrafts = createDraftStore<FaqDraft>(
  "step.faq-draft.",
  ({ question, answer, category, baseCategory, version }) =>
    [question, answer, category, baseCategory].every((text) => typeof text === "string") &&
    typeof version === "number",
);
