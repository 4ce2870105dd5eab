import { z } from "zod";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import { refused, refusedAt } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { presentOwnArticle } from "./own-articles.server.ts";
import { type ArticleAnswer, articleLimits, articleTexts } from "./owner-article.ts";
import {
  discardChanges,
  type EditOutcome,
  publishArticle,
  restoreVersion,
  saveArticle,
  unpublishArticle,
} from "./save-article.server.ts";

const line = z.string().max(1_000);
const edit = {
  id: z.uuid(),
  version: z.string().regex(/^\d{1,10}\.\d{1,10}$/),
  title: line,
  // Browsers send two characters for each line break.
  content: z.string().max(articleLimits.content * 2),
  slug: line,
  category: line,
  seoTitle: line,
  seoDescription: line,
};

const articleForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), ...edit }),
  z.object({ intent: z.literal("publish"), ...edit }),
  z.object({ intent: z.literal("unpublish"), id: z.uuid() }),
  z.object({ intent: z.literal("discard"), id: z.uuid() }),
  z.object({
    intent: z.literal("restore-version"),
    id: z.uuid(),
    number: z.coerce.number().int().min(1).max(2_000_000_000),
  }),
]);
type ArticleForm = z.infer<typeof articleForm>;

type Deps = Pick<Services, "db" | "clock" | "pageCache" | "log">;

/** Returns null for an unknown form. Throws only if the database is unavailable. */
export async function runArticleAction(
  deps: Deps,
  scope: OwnerScope,
  form: FormData,
): Promise<ArticleAnswer | null> {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const asked = articleForm.safeParse(fields).data;
  if (!asked) return null;
  const { intent } = asked;
  try {
    const answer = await deps.db.transaction((tx) => run({ tx, now: deps.clock.now() }, scope, asked));
    if (answer.ok && intent !== "save") deps.pageCache.invalidate(scope.companyId);
    return answer;
  } catch (error) {
    const event = "article action failed";
    return {
      intent,
      ...refusalOf(error, {
        log: deps.log,
        event,
        fields: { intent },
        problem: articleTexts.failed,
        gone: articleTexts.gone,
      }),
    };
  }
}

type Work = Parameters<typeof saveArticle>[0];

async function run(work: Work, scope: OwnerScope, asked: ArticleForm): Promise<ArticleAnswer> {
  const { intent } = asked;
  switch (intent) {
    case "save":
    case "publish": {
      const { id, version, intent: _, ...values } = asked;
      const store = intent === "save" ? saveArticle : publishArticle;
      return editAnswer(intent, await store(work, scope, { id, version, values }));
    }
    case "unpublish": {
      const article = presentOwnArticle(await unpublishArticle(work, scope, asked.id));
      return { ok: true, intent, toast: articleTexts.unpublished, article };
    }
    case "discard": {
      const article = presentOwnArticle(await discardChanges(work, scope, asked.id));
      return { ok: true, intent, toast: articleTexts.discarded, article };
    }
    case "restore-version": {
      const stored = await restoreVersion(work, scope, asked);
      if (!stored) return refused(404, articleTexts.notRestorable);
      return { ok: true, intent, toast: articleTexts.versionRestored, article: presentOwnArticle(stored) };
    }
  }
}

function editAnswer(intent: "save" | "publish", edited: EditOutcome): ArticleAnswer {
  switch (edited.outcome) {
    case "invalid":
      return { intent, ...refusedAt(edited.field, edited.message) };
    case "conflict":
      return { intent, ...refused(409, articleTexts.conflict), conflict: presentOwnArticle(edited.stored) };
    case "saved": {
      const toast = intent === "save" ? articleTexts.saved : articleTexts.published;
      return { ok: true, intent, toast, article: presentOwnArticle(edited.stored) };
    }
  }
}
