import type { BodyOf } from "#features/api/operation.ts";
import type { Operations } from "#features/api/operations.ts";
import { ProblemError } from "#features/api/problems.ts";
import { findWholeArticle } from "#features/articles/article-pages.server.ts";
import { findWholeQuestion } from "#features/faqs/question-pages.server.ts";
import { addComment, castVote, storableComment } from "#features/feedback/cast-vote.server.ts";
import { findWholeGettingStarted, findWholeGuide } from "#features/guides/guide-pages.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { KeyHolderScope } from "#shared/owner-scope.ts";
import type { HandlersOf } from "./call.ts";

export const feedbackHandlers: HandlersOf<"sendFeedback"> = {
  async sendFeedback({ services, scope, body }, tx) {
    const { kind, itemId, isHelpful, comment, visitor } = body;
    if (!(await isPublished(tx, scope, body)))
      throw new ProblemError("not-found", { detail: "There is no such published item." });
    const deps = { ...services, db: tx };
    const vote = await castVote(deps, scope, {
      kind,
      itemId,
      isHelpful,
      // All votes come from the same program, so the limits are by the visitor that it names.
      visitor: { address: `key ${scope.keyId} ${visitor}`, userAgent: "" },
    });
    if (vote.outcome === "repeated")
      throw new ProblemError("conflict", { detail: "This visitor already voted on it today." });
    if (vote.outcome === "limited")
      throw new ProblemError("too-many-requests", { detail: "Too many votes. Try again later." });
    const { voteId: id, createdAt } = vote;
    const isStored = comment !== undefined && (await addComment(deps, scope, { voteId: id, text: comment }));
    return {
      body: {
        id,
        kind,
        itemId,
        isHelpful,
        comment: isStored ? storableComment(comment) : null,
        createdAt: createdAt.toISOString(),
      },
    };
  },
};

type Vote = BodyOf<Operations["sendFeedback"]>;

async function isPublished(tx: Transaction, scope: KeyHolderScope, { kind, itemId }: Vote): Promise<boolean> {
  if (kind === "question") return (await findWholeQuestion(tx, scope, itemId))?.status === "published";
  if (kind === "article") return (await findWholeArticle(tx, scope, itemId))?.status === "published";
  const started = await findWholeGettingStarted(tx, scope);
  const guide = started?.id === itemId ? started : await findWholeGuide(tx, scope, itemId);
  return guide?.isPublished === true;
}
