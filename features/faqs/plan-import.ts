/** Computes what importing a file would add and change, without changing anything. */

import type { PublicationStatus } from "#shared/enumerations.ts";
import type { ExchangedFaq, ReadRow } from "./faq-exchange.ts";
import { type FaqText, readFaqText } from "./faq-text.ts";
import { maxCategoryLength, maxFaqs, readCategory } from "./owner-faq.ts";
import { faqRefusals, newFaq } from "./owner-texts.ts";

interface PlannedFaq extends FaqText {
  category: string | null;
  status: PublicationStatus;
}

export interface ImportPlan {
  added: (PlannedFaq & { row: number })[];
  changed: { id: string; row: number; before: PlannedFaq; after: PlannedFaq }[];
  unchanged: number;
  /** Rows that are skipped, with the reason. */
  errors: { row: number; message: string }[];
}

/**
 * Matches each row to the stored question with its id, otherwise to the one with the same wording. Missing values keep
 * the stored ones. A new question becomes a draft unless its row has another status.
 */
export function planImport(rows: ReadRow[], stored: ExchangedFaq[]): ImportPlan {
  const plan: ImportPlan = { added: [], changed: [], unchanged: 0, errors: [] };
  const byId = new Map(stored.map((faq) => [faq.id, faq]));
  const byQuestion = new Map(stored.map((faq) => [keyOf(faq.question), faq]));
  const seen = new Map<string, number>();
  for (const { row, values } of rows) {
    const known = byId.get(values.id) ?? byQuestion.get(keyOf(values.question));
    const wanted = readRow(values, known);
    if ("message" in wanted) {
      plan.errors.push({ row, message: wanted.message });
      continue;
    }
    const key = known?.id ?? keyOf(wanted.question);
    const first = seen.get(key);
    if (first !== undefined) {
      plan.errors.push({ row, message: `The same FAQ as in row ${first}` });
      continue;
    }
    seen.set(key, row);
    if (!known) {
      plan.added.push({ ...wanted, row });
      continue;
    }
    const before = { ...known, category: known.category || null };
    const isSame =
      before.question === wanted.question &&
      before.answer === wanted.answer &&
      before.category === wanted.category &&
      before.status === wanted.status;
    if (isSame) plan.unchanged += 1;
    else plan.changed.push({ id: known.id, row, before: planned(before), after: wanted });
  }
  const free = Math.max(0, maxFaqs - stored.length);
  for (const { row } of plan.added.splice(free)) {
    plan.errors.push({ row, message: `A help center can have up to ${maxFaqs.toLocaleString("en")} FAQs` });
  }
  return plan;
}

function readRow(
  values: ReadRow["values"],
  known: ExchangedFaq | undefined,
): PlannedFaq | { message: string } {
  // Unchanged texts aren't validated, because they may be older than the current rules.
  const isSameText = known?.question === values.question && known.answer === values.answer;
  const text = isSameText ? { question: values.question, answer: values.answer } : readFaqText(values);
  if ("message" in text) return { message: text.message };
  const category = readCategory(values.category ?? known?.category ?? "");
  if ((category?.length ?? 0) > maxCategoryLength) return { message: faqRefusals.categoryTooLong };
  const said = values.status?.trim().toLowerCase() || known?.status || "draft";
  if (said !== "draft" && said !== "published") {
    return { message: `The status is "draft" or "published", not "${said.slice(0, 40)}"` };
  }
  if (said === "published" && (text.question === newFaq.question || text.answer === newFaq.answer)) {
    return { message: faqRefusals.notWritten };
  }
  return { ...text, category, status: said };
}

function planned({ question, answer, category, status }: PlannedFaq): PlannedFaq {
  return { question, answer, category, status };
}

function keyOf(question: string): string {
  return question.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();
}
