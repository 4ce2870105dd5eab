/** When articles are published and unpublished without a person. */
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { AppError } from "#platform/errors.ts";
import { dateIn, timeIn } from "#shared/day-text.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { isSameTexts } from "./article-values.ts";
import { lockArticle, missingIn, readAgain, setState, type Work } from "./locked-article.server.ts";
import { type StoredArticle, versionOf } from "./own-articles.server.ts";
import { articleTexts, type Schedule } from "./owner-article.ts";
import { approvalOf } from "./publish-text.server.ts";

const maxAheadMs = 5 * 365 * 86_400_000;

/**
 * Replaces both times. Null means never. Scheduling the publication of a text approves it, so it must be the `version`
 * that the member has seen.
 */
export async function scheduleArticle(
  { tx, now }: Work,
  scope: OwnerScope,
  { id, version, publishAt, unpublishAt }: Schedule<Date | null> & { id: string; version: string },
): Promise<{ outcome: "saved" | "conflict"; stored: StoredArticle }> {
  const stored = await lockArticle(tx, scope, { id, to: "publish content" });
  const { state } = stored;
  const before = { publishAt: state?.publishAt ?? null, unpublishAt: state?.unpublishAt ?? null };
  const changes = [
    changeOf("Publish at", before.publishAt, publishAt),
    changeOf("Unpublish at", before.unpublishAt, unpublishAt),
  ].flatMap((change) => change ?? []);
  if (changes.length === 0) return { outcome: "saved", stored };
  if (publishAt && versionOf(stored) !== version) return { outcome: "conflict", stored };
  const problem = problemOf(stored, { publishAt, unpublishAt, before, now });
  if (problem) throw new AppError("invalid", problem);
  await setState(tx, scope, {
    ...{ articleId: id, publishAt, unpublishAt, scheduledBy: scope.userId },
    ...(publishAt ? approvalOf(state, { authorId: scope.userId, now }) : {}),
  });
  const subject = { kind: "article", id, title: (stored.draft ?? stored.row).title } as const;
  const action = publishAt || unpublishAt ? "content.scheduled" : "content.unscheduled";
  await recordChange(tx, scope, { action, subject, details: { changes } });
  return { outcome: "saved", stored: await readAgain(tx, scope, id) };
}

export function isSchedulable(at: Date, now: Date): boolean {
  return at > now && at.getTime() - now.getTime() <= maxAheadMs;
}

function problemOf(
  { row, draft }: StoredArticle,
  {
    publishAt,
    unpublishAt,
    before,
    now,
  }: Schedule<Date | null> & { before: Schedule<Date | null>; now: Date },
): string | null {
  const isOutside = (at: Date | null, known: Date | null) =>
    at !== null && at.getTime() !== known?.getTime() && !isSchedulable(at, now);
  if (isOutside(publishAt, before.publishAt) || isOutside(unpublishAt, before.unpublishAt))
    return articleTexts.noTime;
  if (publishAt && unpublishAt && unpublishAt <= publishAt) return articleTexts.wrongOrder;
  if (!publishAt) return null;
  if (row.status === "published" && (!draft || isSameTexts(draft, row))) return articleTexts.nothingToPublish;
  return missingIn(draft ?? row)?.message ?? null;
}

function changeOf(label: string, from: Date | null, to: Date | null) {
  if (from?.getTime() === to?.getTime()) return null;
  return { label, ...(from ? { from: textOf(from) } : {}), ...(to ? { to: textOf(to) } : {}) };
}

function textOf(at: Date): string {
  const iso = at.toISOString();
  return `${dateIn(iso, "UTC")}, ${timeIn(iso, "UTC")} UTC`;
}
