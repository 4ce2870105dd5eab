/** The history of questions and articles. */
import { ProblemError } from "#features/api/problems.ts";
import {
  findArticleVersion,
  findWholeArticle,
  listArticleVersions,
} from "#features/articles/article-pages.server.ts";
import { restoreVersion } from "#features/articles/save-article.server.ts";
import { restoreFaqVersion } from "#features/faqs/change-faqs.server.ts";
import {
  findQuestionVersion,
  findWholeQuestion,
  listQuestionVersions,
} from "#features/faqs/question-pages.server.ts";
import type { ListedVersion } from "#features/versions/version-pages.server.ts";
import { lockWholeArticle } from "./article-handlers.ts";
import { found, type HandlersOf } from "./call.ts";
import { presentArticle, presentQuestion } from "./present-content.ts";
import { lockQuestion } from "./question-handlers.ts";
import { type Names, namesOf, pageAfter, presentPage, presentVersion } from "./version-page.ts";

export const versionHandlers: HandlersOf<
  | "listQuestionVersions"
  | "getQuestionVersion"
  | "restoreQuestionVersion"
  | "listArticleVersions"
  | "getArticleVersion"
  | "restoreArticleVersion"
> = {
  async listQuestionVersions({ scope, params: { id }, query }, db) {
    found(await findWholeQuestion(db, scope, id));
    const rows = await listQuestionVersions(db, scope, pageAfter(id, query));
    return { body: await presentPage(db, rows, query, presentQuestionVersion) };
  },

  async getQuestionVersion({ scope, params: { id, number } }, db) {
    found(await findWholeQuestion(db, scope, id));
    const row = found(await findQuestionVersion(db, scope, { itemId: id, number }));
    const { title: question, content: answer } = row;
    return { body: { ...presentQuestionVersion(row, await namesOf(db, [row])), question, answer } };
  },

  async restoreQuestionVersion({ findCenter, scope, params: { id, number }, requireMatch }, tx) {
    const center = await findCenter();
    requireMatch(presentQuestion(await lockQuestion(tx, scope, id), center));
    const { outcome } = await restoreFaqVersion(tx, scope, { faqId: id, number });
    if (outcome === "gone") throw new ProblemError("not-found");
    if (outcome !== "saved") throw new ProblemError("conflict");
    return { body: presentQuestion(found(await findWholeQuestion(tx, scope, id)), center) };
  },

  async listArticleVersions({ scope, params: { id }, query }, db) {
    found(await findWholeArticle(db, scope, id));
    const rows = await listArticleVersions(db, scope, pageAfter(id, query));
    return { body: await presentPage(db, rows, query, presentArticleVersion) };
  },

  async getArticleVersion({ scope, params: { id, number } }, db) {
    found(await findWholeArticle(db, scope, id));
    const row = found(await findArticleVersion(db, scope, { itemId: id, number }));
    const { title, content } = row;
    return { body: { ...presentArticleVersion(row, await namesOf(db, [row])), title, content } };
  },

  async restoreArticleVersion({ findCenter, services, scope, params: { id, number }, requireMatch }, tx) {
    const center = await findCenter();
    requireMatch(presentArticle(await lockWholeArticle(tx, scope, id), center));
    found(await restoreVersion({ tx, now: services.clock.now() }, scope, { id, number }));
    return { body: presentArticle(found(await findWholeArticle(tx, scope, id)), center) };
  },
};

function presentQuestionVersion(row: ListedVersion, names: Names) {
  const changed = [
    ...(row.isTitleChanged ? (["question"] as const) : []),
    ...(row.isContentChanged ? (["answer"] as const) : []),
  ];
  return { ...presentVersion(row, names), changed };
}

function presentArticleVersion(row: ListedVersion, names: Names) {
  const changed = [
    ...(row.isTitleChanged ? (["title"] as const) : []),
    ...(row.isContentChanged ? (["content"] as const) : []),
  ];
  return { ...presentVersion(row, names), changed };
}
