/** Adds, changes, deletes and imports questions. */
import { ProblemError } from "#features/api/problems.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { addFaq, saveFaq, setFaqStatus } from "#features/faqs/change-faqs.server.ts";
import { readFaqText } from "#features/faqs/faq-text.ts";
import { applyImport, exportFaqs, previewImport } from "#features/faqs/import-faqs.server.ts";
import { readCategory } from "#features/faqs/owner-faq.ts";
import { findWholeQuestion } from "#features/faqs/question-pages.server.ts";
import { recordFaqs } from "#features/faqs/record-faqs.server.ts";
import { removeFaqs } from "#features/faqs/removed-faqs.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { KeyHolderScope } from "#shared/owner-scope.ts";
import { found, type HandlersOf, invalidField } from "./call.ts";
import { presentQuestion } from "./present-content.ts";

export const questionHandlers: HandlersOf<
  "createQuestion" | "updateQuestion" | "deleteQuestion" | "importQuestions" | "exportQuestions"
> = {
  async createQuestion({ findCenter, scope, body: { collection, status, ...typed } }, tx) {
    const text = readFaqText(typed);
    if ("message" in text) throw invalidField(`body.${text.field}`, text.message);
    const category = collection ? readCategory(collection) : null;
    const id = await addFaq(tx, scope, { ...text, category, status });
    const stored = found(await findWholeQuestion(tx, scope, id));
    return {
      body: presentQuestion(stored, await findCenter()),
      location: `/questions/${id}`,
    };
  },

  async updateQuestion({ findCenter, scope, params: { id }, body, requireMatch }, tx) {
    const center = await findCenter();
    const before = await lockQuestion(tx, scope, id);
    requireMatch(presentQuestion(before, center));
    const { question = before.question, answer = before.answer, collection = before.category, status } = body;
    const saved = await saveFaq(tx, scope, {
      faqId: id,
      version: before.version,
      question,
      answer,
      category: collection ?? "",
      baseCategory: before.category ?? "",
      keepsStatus: true,
    });
    if (saved.outcome === "invalid") throw invalidField(`body.${fieldNames[saved.field]}`, saved.message);
    if (saved.outcome !== "saved") throw new ProblemError("conflict");
    if (status !== undefined && status !== before.status)
      await setFaqStatus(tx, scope, { ids: [id], status });
    return { body: presentQuestion(found(await findWholeQuestion(tx, scope, id)), center) };
  },

  async deleteQuestion({ findCenter, services, scope, params: { id }, requireMatch }, tx) {
    const before = await lockQuestion(tx, scope, id);
    requireMatch(presentQuestion(before, await findCenter()));
    const gone = await removeFaqs(tx, scope, { ids: [id], now: services.clock.now() });
    await recordFaqs(tx, scope, { action: "content.deleted", ids: gone, title: before.question });
    return { body: null };
  },

  async importQuestions({ scope, body: { questions } }, tx) {
    await lockOwnCompany(tx, scope, "write drafts");
    const rows = questions.map(({ id = "", question, answer, collection, status }, index) => ({
      row: index,
      values: {
        id,
        question,
        answer,
        ...(collection === undefined ? {} : { category: collection }),
        ...(status === undefined ? {} : { status }),
      },
    }));
    const { digest } = await previewImport(tx, scope, rows);
    const { plan } = await applyImport(tx, scope, { rows, digest });
    return {
      body: {
        added: plan.added.length,
        changed: plan.changed.length,
        unchanged: plan.unchanged,
        skipped: plan.errors.map(({ row, message }) => ({ index: row, detail: message })),
      },
    };
  },

  async exportQuestions({ scope }, db) {
    const faqs = await db.transaction(async (tx) => {
      await recordChange(tx, scope, { action: "questions.exported" });
      return exportFaqs(tx, scope);
    });
    return { body: { format: "step-faqs", version: 1, faqs } };
  },
};

const fieldNames = { question: "question", answer: "answer", category: "collection" } as const;

/** No other change can come between the comparison with If-Match and the write. */
export async function lockQuestion(tx: Transaction, scope: KeyHolderScope, id: string) {
  await lockOwnCompany(tx, scope, "write drafts");
  return found(await findWholeQuestion(tx, scope, id));
}
