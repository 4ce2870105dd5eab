import { z } from "zod";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import { refused } from "#shared/action-outcome.ts";
import { articleLimits } from "#shared/article-limits.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { cleanCategory } from "./article-values.ts";
import { categorizeArticles, publishArticles, unpublishArticles } from "./change-many-articles.server.ts";
import { type ArticleListAnswer, articleTexts } from "./owner-article.ts";
import type { NamedArticle } from "./record-articles.server.ts";
import { removeArticles, restoreArticles } from "./removed-articles.server.ts";
import { addArticle } from "./save-article.server.ts";

const ids = z.array(z.uuid()).min(1).max(200);
const listForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add") }),
  z.object({ intent: z.literal("delete"), ids }),
  z.object({ intent: z.literal("restore"), ids }),
  z.object({ intent: z.literal("publish"), ids, seen: z.array(z.string().max(100)).max(200) }),
  z.object({ intent: z.literal("unpublish"), ids }),
  z.object({
    intent: z.literal("set-category"),
    ids,
    category: z.string().trim().max(articleLimits.category).transform(cleanCategory),
  }),
]);
type ListForm = z.infer<typeof listForm>;

/** Returns null for an unknown form. Throws only if the database is unavailable. */
export async function runArticleListAction(
  deps: Pick<Services, "db" | "clock" | "pageCache" | "log">,
  scope: OwnerScope,
  form: FormData,
  /** The member's name. */
  name = "",
): Promise<ArticleListAnswer | null> {
  const listOf = (name: string) =>
    form.getAll(name).flatMap((list) => (typeof list === "string" ? list.split(",") : []));
  const asked = listForm.safeParse({
    intent: form.get("intent"),
    ids: listOf("ids"),
    seen: listOf("seen"),
    category: form.get("category"),
  }).data;
  if (!asked) return null;
  const { intent } = asked;
  try {
    const answer = await deps.db.transaction((tx) => run({ tx, now: deps.clock.now() }, scope, asked, name));
    if (answer.ok) deps.pageCache.invalidate(scope.companyId);
    return answer;
  } catch (error) {
    const [event, problem, gone] = ["article list action failed", articleTexts.failed, articleTexts.gone];
    return refusalOf(error, { log: deps.log, event, fields: { intent }, problem, gone });
  }
}

async function run(
  work: Parameters<typeof addArticle>[0],
  scope: OwnerScope,
  asked: ListForm,
  name: string,
): Promise<ArticleListAnswer> {
  const { intent } = asked;
  const done = (
    articles: { length: number },
    ids: string[],
    one: string,
    verb: string,
  ): ArticleListAnswer => ({
    ...{ ok: true, intent, ids },
    toast: articles.length === 1 ? one : `${articles.length} articles ${verb}`,
  });
  const idsOf = (articles: NamedArticle[]) => articles.map(({ id }) => id);
  switch (intent) {
    case "add":
      return { ok: true, intent, toast: "", ids: [await addArticle(work, scope, { author: name })] };
    case "delete": {
      const gone = await removeArticles(work, scope, asked.ids);
      if (gone.length === 0) return refused(404, articleTexts.gone);
      return done(gone, idsOf(gone), articleTexts.deleted, "deleted");
    }
    case "restore": {
      const back = await restoreArticles(work, scope, asked.ids);
      if (back.length === 0) return refused(404, articleTexts.notRestorable);
      return done(back, back, articleTexts.restored, "restored");
    }
    case "set-category": {
      const moved = await categorizeArticles(work, scope, asked);
      if (moved.length === 0) return refused(404, articleTexts.gone);
      return done(moved, idsOf(moved), articleTexts.moved, "moved");
    }
    case "unpublish": {
      const hidden = await unpublishArticles(work, scope, asked.ids);
      if (hidden.length === 0) return refused(409, articleTexts.nothingToUnpublish);
      return done(hidden, idsOf(hidden), articleTexts.unpublished, "unpublished");
    }
    case "publish": {
      const seen = new Map(asked.seen.map((each) => each.split(" ", 2) as [string, string]));
      const { published, incompleteCount, changedCount } = await publishArticles(work, scope, {
        ids: asked.ids,
        seen,
      });
      const leftOut = incompleteCount + changedCount;
      if (published.length === 0 && leftOut === 0) return refused(409, articleTexts.nothingToPublish);
      if (published.length === 0 && changedCount > 0) return refused(409, articleTexts.unseenList);
      if (published.length === 0) return refused(400, articleTexts.noneComplete);
      const answer = done(published, idsOf(published), articleTexts.published, "published");
      const toast = `Published ${published.length}. Left out ${leftOut} that changed or lack a title or text.`;
      return answer.ok && leftOut > 0 ? { ...answer, toast } : answer;
    }
  }
}
