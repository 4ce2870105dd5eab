import { createHash } from "node:crypto";
import { and, asc, eq, inArray, max, sql } from "drizzle-orm";
import { faqEvidence, generatedFaqs, videoGeneratedFaqs } from "#db/schema.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { requireDraft } from "#features/companies/membership.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import type { ExchangedFaq, FaqSource, ReadRow } from "./faq-exchange.ts";
import { recordFaqVersions } from "./faq-versions.server.ts";
import { faqTables, freeSlugs } from "./own-faqs.server.ts";
import { type ImportPlan, planImport } from "./plan-import.ts";

/** Returns all questions of the company in the order of the page, beginning with the manual list. */
export async function exportFaqs(
  db: Db | Transaction,
  { companyId }: Pick<EditorScope, "companyId">,
): Promise<ExchangedFaq[]> {
  const faqs: ExchangedFaq[] = [];
  const sources = await readSources(db, { companyId });
  for (const table of faqTables) {
    const rows = await db
      .select({
        id: table.id,
        question: table.question,
        answer: table.answer,
        category: table.category,
        status: table.status,
      })
      .from(table)
      .where(eq(table.companyId, companyId))
      .orderBy(asc(table.position), asc(table.createdAt), asc(table.id));
    faqs.push(
      ...rows.map((row) => ({ ...row, category: row.category ?? "", sources: sources.get(row.id) ?? [] })),
    );
  }
  return faqs;
}

/** Only reads the sources of the questions in `ids`, if given. */
export async function readSources(
  db: Db | Transaction,
  { companyId }: Pick<EditorScope, "companyId">,
  ids?: string[],
): Promise<Map<string, FaqSource[]>> {
  const rows = await db
    .select({
      faqId: faqEvidence.faqId,
      url: faqEvidence.sourceUrl,
      title: faqEvidence.sourceTitle,
      sentence: faqEvidence.sentence,
      checkedAt: faqEvidence.checkedAt,
    })
    .from(faqEvidence)
    .innerJoin(generatedFaqs, eq(generatedFaqs.id, faqEvidence.faqId))
    .where(and(eq(generatedFaqs.companyId, companyId), ids ? inArray(faqEvidence.faqId, ids) : undefined))
    .orderBy(asc(faqEvidence.faqId), asc(faqEvidence.position));
  const byFaq = new Map<string, FaqSource[]>();
  for (const { faqId, url, title, sentence, checkedAt } of rows) {
    const known = byFaq.get(faqId) ?? [];
    byFaq.set(faqId, known);
    const page = known.find((one) => one.url === url);
    if (page) page.sentences.push(sentence);
    else known.push({ url, title, sentences: [sentence], checkedAt: checkedAt.toISOString() });
  }
  return byFaq;
}

export interface ShownPlan {
  plan: ImportPlan;
  /** Hash of the plan, which changes if the questions change in the meantime. */
  digest: string;
}

export async function previewImport(
  db: Db | Transaction,
  scope: EditorScope,
  rows: ReadRow[],
): Promise<ShownPlan> {
  const plan = planImport(rows, await exportFaqs(db, scope));
  return { plan, digest: digestOf(plan) };
}

/** Applies the plan with this `digest` in one transaction, or nothing if the plan is stale. */
export async function applyImport(
  tx: Transaction,
  scope: EditorScope,
  { rows, digest }: { rows: ReadRow[]; digest: string },
): Promise<{ outcome: "applied" | "stale" } & ShownPlan> {
  const { role } = await lockOwnCompany(tx, scope, "write drafts");
  const shown = await previewImport(tx, scope, rows);
  if (shown.digest !== digest) return { outcome: "stale", ...shown };
  requireDraft(role, { isPublished: publishes(shown.plan) });
  await addRows(tx, scope, shown.plan.added);
  await changeRows(tx, scope, shown.plan.changed);
  const count = shown.plan.added.length + shown.plan.changed.length;
  if (count > 0)
    await recordChange(tx, scope, {
      action: "content.imported",
      subject: { kind: "question" },
      details: { count },
    });
  return { outcome: "applied", ...shown };
}

/** Whether the plan changes what visitors can see. */
function publishes({ added, changed }: ImportPlan): boolean {
  const isPublic = ({ status }: { status: string }) => status === "published";
  return added.some(isPublic) || changed.some(({ before, after }) => isPublic(before) || isPublic(after));
}

const batchSize = 1_000;

async function addRows(tx: Transaction, scope: EditorScope, added: ImportPlan["added"]): Promise<void> {
  if (added.length === 0) return;
  const { companyId } = scope;
  const [last] = await tx
    .select({ position: max(generatedFaqs.position) })
    .from(generatedFaqs)
    .where(eq(generatedFaqs.companyId, companyId));
  const first = (last?.position ?? -1) + 1;
  const questions = added.map(({ question }) => question);
  const slugs = await freeSlugs(tx, scope, { table: generatedFaqs, questions });
  const rows = added.map(({ question, answer, category, status }, index) => ({
    companyId,
    question,
    answer,
    category,
    status,
    slug: slugs[index] ?? `question-${index + 1}`,
    position: first + index,
  }));
  for (let at = 0; at < rows.length; at += batchSize)
    await tx.insert(generatedFaqs).values(rows.slice(at, at + batchSize));
}

/** Runs one statement per table, however many questions changed. Reworded drafts also get new slugs. */
async function changeRows(
  tx: Transaction,
  scope: EditorScope,
  changed: ImportPlan["changed"],
): Promise<void> {
  if (changed.length === 0) return;
  const asked = changed.filter(
    ({ before, after }) => before.question !== after.question && before.status !== "published",
  );
  for (const table of [generatedFaqs, videoGeneratedFaqs]) {
    const questions = asked.map(({ after }) => after.question);
    const slugs = await freeSlugs(tx, scope, { table, questions });
    const slugOf = new Map(asked.map(({ id }, index) => [id, slugs[index]]));
    const values = changed.map(({ id, before, after }) => ({
      id,
      ...after,
      slug: slugOf.get(id) ?? null,
      grows: before.question !== after.question || before.answer !== after.answer ? 1 : 0,
    }));
    await tx
      .update(table)
      .set({
        question: sql`planned.question`,
        answer: sql`planned.answer`,
        category: sql`planned.category`,
        status: sql`planned.status`,
        slug: sql`coalesce(planned.slug, ${table.slug})`,
        version: sql`${table.version} + planned.grows`,
      })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as planned(id uuid, question text, answer text, category text, status text, slug text, grows integer)`,
      )
      .where(and(eq(table.companyId, scope.companyId), sql`${table.id} = planned.id`));
  }
  const changes = changed.map(({ id, before, after }) => ({ id, before, after }));
  await recordFaqVersions(tx, scope, { kind: "saved", changes });
}

function digestOf({ added, changed }: ImportPlan): string {
  return createHash("sha256").update(JSON.stringify({ added, changed })).digest("base64url");
}
