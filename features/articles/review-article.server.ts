/** Reviews: a member asks for one, and a member who may publish publishes the article or sends it back. */
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { AppError } from "#platform/errors.ts";
import type { EditorScope, OwnerScope } from "#shared/owner-scope.ts";
import { isSameTexts } from "./article-values.ts";
import { recordArticleVersion } from "./article-versions.server.ts";
import {
  lockArticle,
  missingIn,
  personOf,
  readAgain,
  setState,
  textBefore,
  type Work,
} from "./locked-article.server.ts";
import type { StoredArticle } from "./own-articles.server.ts";
import { articleTexts } from "./owner-article.ts";

export async function sendToReview(
  { tx, now }: Work,
  scope: OwnerScope,
  { id, note }: { id: string; note: string },
): Promise<StoredArticle> {
  const stored = await lockArticle(tx, scope, { id, to: "write drafts" });
  const { row, draft, state } = stored;
  if (state?.review === "requested") return stored;
  const texts = draft ?? row;
  if (missingIn(texts)) throw new AppError("invalid", articleTexts.notReviewable);
  if (row.status === "published" && (!draft || isSameTexts(draft, row)))
    throw new AppError("invalid", articleTexts.nothingToPublish);
  await setState(tx, scope, { articleId: id, ...requestOf(scope, { note, now }) });
  const { title, content } = texts;
  await recordArticleVersion(tx, scope, {
    ...{ itemId: id, kind: "sent", title, content, authorId: scope.userId, now },
    before: textBefore(stored),
  });
  await recordChange(tx, scope, { action: "content.sent", subject: { kind: "article", id, title } });
  return readAgain(tx, scope, id);
}

export function requestOf(scope: EditorScope, { note, now }: { note: string; now: Date }) {
  return {
    ...{ review: "requested" as const, reviewNote: note, askedBy: personOf(scope), askedAt: now },
    ...{ answer: "", answeredBy: null, answeredAt: null },
  };
}

export async function sendBack(
  { tx, now }: Work,
  scope: OwnerScope,
  { id, note }: { id: string; note: string },
): Promise<StoredArticle> {
  const stored = await lockArticle(tx, scope, { id, to: "publish content" });
  if (stored.state?.review !== "requested") throw new AppError("conflict", articleTexts.notInReview);
  const answer = { review: "returned", answer: note, answeredBy: scope.userId, answeredAt: now } as const;
  await setState(tx, scope, { articleId: id, ...answer });
  const { title } = stored.draft ?? stored.row;
  await recordChange(tx, scope, { action: "content.returned", subject: { kind: "article", id, title } });
  return readAgain(tx, scope, id);
}

export async function withdrawReview({ tx }: Work, scope: OwnerScope, id: string): Promise<StoredArticle> {
  const stored = await lockArticle(tx, scope, { id, to: "write drafts" });
  if (stored.state?.review !== "requested") throw new AppError("conflict", articleTexts.notInReview);
  await setState(tx, scope, { articleId: id, review: null, reviewNote: "", askedBy: null, askedAt: null });
  const { title } = stored.draft ?? stored.row;
  await recordChange(tx, scope, { action: "content.withdrawn", subject: { kind: "article", id, title } });
  return readAgain(tx, scope, id);
}
