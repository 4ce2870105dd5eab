/**
 * Changes that owners make to their questions. Each takes the company lock first, and every WHERE clause includes the
 * company.
 */

import { and, count, eq, inArray, min, sql } from "drizzle-orm";
import type { AuditDetails } from "#db/schema/audit.ts";
import { generatedFaqs } from "#db/schema.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { requireDraft } from "#features/companies/membership.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { PublicationStatus } from "#shared/enumerations.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import { may } from "#shared/permissions.ts";
import { type FaqText, readFaqText } from "./faq-text.ts";
import { findFaqVersion, recordFaqVersions } from "./faq-versions.server.ts";
import { faqTables, findOwnFaq, freeSlugs, hasPublishedFaqs, slugAfter } from "./own-faqs.server.ts";
import { maxCategoryLength, maxFaqs, readCategory } from "./owner-faq.ts";
import { faqRefusals, newFaq } from "./owner-texts.ts";
import { isPlaceholder } from "./present-owner.ts";
import { recordFaqs } from "./record-faqs.server.ts";

/**
 * Adds a question at the top of the list, with the given texts or the specification's placeholders. It is a draft unless
 * `status` says otherwise. Returns its id.
 */
export async function addFaq(
  tx: Transaction,
  scope: EditorScope,
  {
    category,
    question = newFaq.question,
    answer = newFaq.answer,
    status = "draft",
  }: { category: string | null; status?: PublicationStatus } & Partial<FaqText>,
): Promise<string> {
  await lockOwnCompany(tx, scope, status === "published" ? "publish content" : "write drafts");
  const [known] = await tx
    .select({ n: count(), first: min(generatedFaqs.position) })
    .from(generatedFaqs)
    .where(eq(generatedFaqs.companyId, scope.companyId));
  if ((known?.n ?? 0) >= maxFaqs) {
    throw new AppError("invalid", `A help center can have up to ${maxFaqs.toLocaleString("en")} FAQs.`);
  }
  const slugs = await freeSlugs(tx, scope, { table: generatedFaqs, questions: [question] });
  const [row] = await tx
    .insert(generatedFaqs)
    .values({
      companyId: scope.companyId,
      question,
      answer,
      sourceUrl: "manual",
      origin: "manual",
      status,
      category,
      slug: slugs[0] ?? "new-question",
      position: (known?.first ?? 1) - 1,
    })
    .returning({ id: generatedFaqs.id });
  if (!row) throw new Error("no row was stored");
  const action = status === "published" ? "content.published" : "content.added";
  await recordFaqs(tx, scope, { action, ids: [row.id], title: question });
  return row.id;
}

export interface FaqEdit extends FaqText {
  faqId: string;
  /** The text's version when the owner began to edit it. */
  version: number;
  category: string;
  /** The category when the owner began to edit. If the owner didn't change it, a change made elsewhere is kept. */
  baseCategory: string;
  /** The first save of a new FAQ doesn't publish it either. */
  keepsStatus?: true;
  /** What makes the text's version. Default: saved. */
  kind?: "restored";
}

export type FaqEditOutcome =
  | { outcome: "saved" | "conflict" | "gone" }
  | { outcome: "invalid"; field: "question" | "answer" | "category"; message: string };

/**
 * Saves with optimistic locking on `version`. Saving the same text again succeeds. The first save of a new FAQ
 * publishes it, unless the member may only write drafts.
 */
export async function saveFaq(tx: Transaction, scope: EditorScope, edit: FaqEdit): Promise<FaqEditOutcome> {
  const read = readFaqText(edit);
  if ("message" in read) return { outcome: "invalid", ...read };
  if (isPlaceholder(read)) {
    const field = read.question === newFaq.question ? "question" : "answer";
    return { outcome: "invalid", field, message: faqRefusals.notWritten };
  }
  const typedCategory = readCategory(edit.category);
  if ((typedCategory?.length ?? 0) > maxCategoryLength) {
    return { outcome: "invalid", field: "category", message: faqRefusals.categoryTooLong };
  }
  const { role } = await lockOwnCompany(tx, scope, "write drafts");
  const stored = await findOwnFaq(tx, scope, edit.faqId);
  if (!stored) return { outcome: "gone" };
  requireDraft(role, { isPublished: stored.status === "published" });
  const { table, id, version } = stored;
  const isSameText = stored.question === read.question && stored.answer === read.answer;
  if (!isSameText && version !== edit.version) return { outcome: "conflict" };
  const isCategoryTouched = typedCategory !== readCategory(edit.baseCategory);
  const category = isCategoryTouched ? typedCategory : stored.category;
  if (isSameText && category === stored.category) return { outcome: "saved" };
  const isFirst =
    table === generatedFaqs && stored.status === "draft" && version === 1 && isPlaceholder(stored);
  const slug = await slugAfter(tx, scope, { table, before: stored, question: read.question });
  const publishes = isFirst && !edit.keepsStatus && may(role, "publish content");
  await tx
    .update(table)
    .set({
      ...read,
      category,
      slug,
      version: isSameText ? version : version + 1,
      status: publishes ? "published" : stored.status,
    })
    .where(and(eq(table.companyId, scope.companyId), eq(table.id, id), eq(table.version, version)));
  const changed = { id, before: stored, after: read };
  await recordFaqVersions(tx, scope, { kind: edit.kind ?? "saved", changes: [changed] });
  await recordFaqs(tx, scope, {
    action: publishes ? "content.published" : "content.edited",
    ids: [id],
    title: read.question,
    details: isFirst ? {} : { changes: changesOf(stored, { ...read, category }) },
  });
  return { outcome: "saved" };
}

function changesOf(
  before: FaqText & { category: string | null },
  after: FaqText & { category: string | null },
): NonNullable<AuditDetails["changes"]> {
  return [
    ...(before.question === after.question
      ? []
      : [{ label: "Question", from: before.question, to: after.question }]),
    ...(before.answer === after.answer ? [] : [{ label: "Answer" }]),
    ...(before.category === after.category
      ? []
      : [{ label: "Category", from: before.category, to: after.category }]),
  ];
}

/** Puts an earlier text back, as a new version. */
export async function restoreFaqVersion(
  tx: Transaction,
  scope: EditorScope,
  { faqId, number }: { faqId: string; number: number },
): Promise<FaqEditOutcome> {
  await lockOwnCompany(tx, scope, "write drafts");
  const [stored, text] = [
    await findOwnFaq(tx, scope, faqId),
    await findFaqVersion(tx, scope, { faqId, number }),
  ];
  if (!stored || !text) return { outcome: "gone" };
  const category = stored.category ?? "";
  const { version } = stored;
  return saveFaq(tx, scope, {
    ...{ ...text, faqId, version, category, baseCategory: category, keepsStatus: true, kind: "restored" },
  });
}

/** Returns the ids of the questions whose status changed. Questions with placeholder text stay drafts. */
export async function setFaqStatus(
  tx: Transaction,
  scope: EditorScope,
  { ids, status }: { ids: string[]; status: PublicationStatus },
): Promise<{ changed: string[]; unwritten: number }> {
  await lockOwnCompany(tx, scope, "publish content");
  const changed: string[] = [];
  let unwritten = 0;
  for (const table of faqTables) {
    const rows = await tx
      .select({ id: table.id, question: table.question, answer: table.answer, status: table.status })
      .from(table)
      .where(and(eq(table.companyId, scope.companyId), inArray(table.id, ids)));
    const others = rows.filter((row) => row.status !== status);
    const ready = status === "published" ? others.filter((row) => !isPlaceholder(row)) : others;
    unwritten += others.length - ready.length;
    if (ready.length === 0) continue;
    const readyIds = ready.map((row) => row.id);
    await tx
      .update(table)
      .set({ status })
      .where(and(eq(table.companyId, scope.companyId), inArray(table.id, readyIds)));
    changed.push(...readyIds);
  }
  const action = status === "published" ? "content.published" : "content.unpublished";
  await recordFaqs(tx, scope, { action, ids: changed });
  return { changed, unwritten };
}

/** Returns the ids of the questions whose category changed. */
export async function setFaqCategory(
  tx: Transaction,
  scope: EditorScope,
  { ids, category }: { ids: string[]; category: string | null },
): Promise<string[]> {
  const { role } = await lockOwnCompany(tx, scope, "write drafts");
  requireDraft(role, { isPublished: await hasPublishedFaqs(tx, scope, ids) });
  const changed: string[] = [];
  for (const table of faqTables) {
    const rows = await tx
      .update(table)
      .set({ category })
      .where(
        and(
          eq(table.companyId, scope.companyId),
          inArray(table.id, ids),
          sql`${table.category} is distinct from ${category}`,
        ),
      )
      .returning({ id: table.id });
    changed.push(...rows.map((row) => row.id));
  }
  const changes = [{ label: "Category", to: category }];
  await recordFaqs(tx, scope, { action: "content.categorized", ids: changed, details: { changes } });
  return changed;
}
