/** The history of questions and answers. The caller holds the company's lock for writes. */
import { and, eq, isNull, notExists, sql } from "drizzle-orm";
import { faqVersions, generatedFaqs, removedFaqs, videoGeneratedFaqs } from "#db/schema.ts";
import { describeHistory } from "#features/versions/describe-history.server.ts";
import {
  authorOf,
  dropOldVersions,
  findVersion,
  recordTyped,
  recordVersions,
} from "#features/versions/history.server.ts";
import type { History } from "#features/versions/version.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { VersionKind } from "#shared/enumerations.ts";
import type { EditorScope, OwnerScope } from "#shared/owner-scope.ts";
import type { FaqText } from "./faq-text.ts";
import { findOwnFaq } from "./own-faqs.server.ts";
import { isPlaceholder } from "./present-owner.ts";

export interface FaqChange {
  id: string;
  before: FaqText & { updatedAt?: Date };
  after: FaqText;
}

/** Changes that leave both texts as they were are no versions. Keeps the newest versions of each question. */
export async function recordFaqVersions(
  tx: Transaction,
  scope: EditorScope,
  { kind, changes }: { kind: VersionKind; changes: readonly FaqChange[] },
): Promise<void> {
  const author = authorOf(scope);
  const versions = changes
    .filter(({ before, after }) => before.question !== after.question || before.answer !== after.answer)
    .map(({ id, before, after }) => ({
      ...{ itemId: id, kind, ...author },
      ...textOf(after),
      before: isPlaceholder(before)
        ? null
        : { ...textOf(before), ...(before.updatedAt ? { savedAt: before.updatedAt } : {}) },
    }));
  const [only] = versions;
  if (only && versions.length === 1) await recordTyped(tx, faqVersions, scope, only);
  else await recordVersions(tx, faqVersions, scope, versions);
  const ids = versions.map(({ itemId }) => itemId);
  await dropOldVersions(tx, faqVersions, scope, ids);
}

function textOf({ question, answer }: FaqText) {
  return { title: question, content: answer };
}

export async function findFaqVersion(
  tx: Transaction,
  scope: EditorScope,
  { faqId, number }: { faqId: string; number: number },
): Promise<FaqText | null> {
  const version = await findVersion(tx, faqVersions, scope, { itemId: faqId, number });
  return version && { question: version.title, answer: version.content };
}

/** Null if the company has no such question. */
export async function describeFaqHistory(
  db: Db,
  scope: OwnerScope,
  { faqId, url }: { faqId: string; url: string },
): Promise<{ faq: { id: string; question: string; isPublished: boolean }; history: History } | null> {
  const faq = await findOwnFaq(db, scope, faqId);
  if (!faq) return null;
  const history = await describeHistory(db, faqVersions, scope, { itemId: faqId, current: textOf(faq), url });
  return { faq: { id: faq.id, question: faq.question, isPublished: faq.status === "published" }, history };
}

/** Deletes the versions of questions that can no longer be restored. Idempotent. */
export async function purgeFaqVersions(db: Db): Promise<void> {
  const isRestorable = and(eq(removedFaqs.id, faqVersions.itemId), isNull(removedFaqs.purgedAt));
  const isIn = (table: typeof generatedFaqs | typeof videoGeneratedFaqs | typeof removedFaqs) =>
    db
      .select({ one: sql`1` })
      .from(table)
      .where(table === removedFaqs ? isRestorable : eq(table.id, faqVersions.itemId));
  await db
    .delete(faqVersions)
    .where(
      and(notExists(isIn(generatedFaqs)), notExists(isIn(videoGeneratedFaqs)), notExists(isIn(removedFaqs))),
    );
}
