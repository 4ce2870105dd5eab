import { eq, max } from "drizzle-orm";
import { videoGeneratedFaqs } from "#db/schema.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { freeSlugs } from "./own-faqs.server.ts";

interface VideoFaq {
  question: string;
  answer: string;
  category: string | null;
  startSeconds: number;
}

/** Adds drafts at the end and skips questions that already exist. Returns how many were added. */
export async function insertVideoFaqs(
  tx: Transaction,
  scope: OwnerScope,
  { videoId, title, faqs }: { videoId: string; title: string; faqs: VideoFaq[] },
): Promise<number> {
  const { companyId } = scope;
  const known = await tx
    .select({ question: videoGeneratedFaqs.question })
    .from(videoGeneratedFaqs)
    .where(eq(videoGeneratedFaqs.companyId, companyId));
  const asked = new Set(known.map(({ question }) => question));
  const fresh = faqs.filter(({ question }) => !asked.has(question));
  if (fresh.length === 0) return 0;
  const [{ last } = { last: null }] = await tx
    .select({ last: max(videoGeneratedFaqs.position) })
    .from(videoGeneratedFaqs)
    .where(eq(videoGeneratedFaqs.companyId, companyId));
  const questions = fresh.map(({ question }) => question);
  const slugs = await freeSlugs(tx, scope, { table: videoGeneratedFaqs, questions });
  await tx.insert(videoGeneratedFaqs).values(
    fresh.map(({ question, answer, category, startSeconds }, index) => ({
      companyId,
      question,
      answer,
      category,
      videoId,
      sourceVideo: title,
      videoTimestamp: startSeconds,
      slug: slugs[index] ?? `question-${index + 1}`,
      status: "draft" as const,
      position: (last ?? -1) + 1 + index,
    })),
  );
  return fresh.length;
}
