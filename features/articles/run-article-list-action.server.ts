import { z } from "zod";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import { refused } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { type ArticleListAnswer, articleTexts } from "./owner-article.ts";
import { removeArticles, restoreArticles } from "./removed-articles.server.ts";
import { addArticle } from "./save-article.server.ts";

const ids = z.array(z.uuid()).min(1).max(200);
const listForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add") }),
  z.object({ intent: z.literal("delete"), ids }),
  z.object({ intent: z.literal("restore"), ids }),
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
  const listed = form.getAll("ids").flatMap((list) => (typeof list === "string" ? list.split(",") : []));
  const asked = listForm.safeParse({ intent: form.get("intent"), ids: listed }).data;
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
  if (intent === "add")
    return { ok: true, intent, toast: "", ids: [await addArticle(work, scope, { author: name })] };
  if (intent === "delete") {
    const gone = await removeArticles(work, scope, asked.ids);
    if (gone.length === 0) return refused(404, articleTexts.gone);
    const toast = gone.length === 1 ? articleTexts.deleted : `${gone.length} articles deleted`;
    return { ok: true, intent, toast, ids: gone.map(({ id }) => id) };
  }
  const back = await restoreArticles(work, scope, asked.ids);
  if (back.length === 0) return refused(404, articleTexts.notRestorable);
  const toast = back.length === 1 ? articleTexts.restored : `${back.length} articles restored`;
  return { ok: true, intent, toast, ids: back };
}
