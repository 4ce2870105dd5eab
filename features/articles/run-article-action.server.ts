import { z } from "zod";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import { refused, refusedAt } from "#shared/action-outcome.ts";
import { articleLimits } from "#shared/article-limits.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { cleanNote } from "./article-values.ts";
import { presentOwnArticle, type StoredArticle } from "./own-articles.server.ts";
import { type ArticleAnswer, articleTexts } from "./owner-article.ts";
import { sendBack, sendToReview, withdrawReview } from "./review-article.server.ts";
import {
  discardChanges,
  type EditOutcome,
  publishArticle,
  restoreVersion,
  saveArticle,
  unpublishArticle,
} from "./save-article.server.ts";
import { scheduleArticle } from "./schedule-article.server.ts";

const line = z.string().max(1_000);
const version = z.string().regex(/^\d{1,10}\.\d{1,10}$/);
const edit = {
  id: z.uuid(),
  version,
  title: line,
  // Browsers send two characters for each line break.
  content: z.string().max(articleLimits.content * 2),
  slug: line,
  category: line,
  seoTitle: line,
  seoDescription: line,
  author: line,
};

/** Empty for never. */
const time = z
  .union([z.literal(""), z.iso.datetime()])
  .transform((text) => (text === "" ? null : new Date(text)));
const note = z
  .string()
  .max(articleLimits.note * 2)
  .transform((text) => cleanNote(text, articleLimits.note));

const articleForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), ...edit }),
  z.object({ intent: z.literal("publish"), ...edit }),
  z.object({ intent: z.literal("unpublish"), id: z.uuid() }),
  z.object({ intent: z.literal("discard"), id: z.uuid() }),
  z.object({ intent: z.literal("schedule"), id: z.uuid(), version, publishAt: time, unpublishAt: time }),
  z.object({ intent: z.literal("send-to-review"), id: z.uuid(), note }),
  z.object({ intent: z.literal("send-back"), id: z.uuid(), note }),
  z.object({ intent: z.literal("withdraw"), id: z.uuid() }),
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
    if (answer.ok && (intent === "publish" || intent === "unpublish"))
      deps.pageCache.invalidate(scope.companyId);
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
    case "schedule": {
      const { outcome, stored } = await scheduleArticle(work, scope, asked);
      if (outcome === "conflict") return conflictAnswer(intent, stored);
      const article = presentOwnArticle(stored);
      const isSet = article.publishAt !== null || article.unpublishAt !== null;
      return { ok: true, intent, toast: isSet ? articleTexts.scheduled : articleTexts.unscheduled, article };
    }
    case "send-to-review": {
      const article = presentOwnArticle(await sendToReview(work, scope, asked));
      return { ok: true, intent, toast: articleTexts.sent, article };
    }
    case "send-back": {
      const article = presentOwnArticle(await sendBack(work, scope, asked));
      return { ok: true, intent, toast: articleTexts.sentBack, article };
    }
    case "withdraw": {
      const article = presentOwnArticle(await withdrawReview(work, scope, asked.id));
      return { ok: true, intent, toast: articleTexts.withdrawn, article };
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
      return conflictAnswer(intent, edited.stored);
    case "saved": {
      const toast = intent === "save" ? articleTexts.saved : articleTexts.published;
      return { ok: true, intent, toast, article: presentOwnArticle(edited.stored) };
    }
  }
}

function conflictAnswer(intent: string, stored: StoredArticle): ArticleAnswer {
  return { intent, ...refused(409, articleTexts.conflict), conflict: presentOwnArticle(stored) };
}
