/** The operations that read content. */
import { pageOf } from "#features/api/cursor.ts";
import { findWholeArticle, listArticlePage } from "#features/articles/article-pages.server.ts";
import { findMovedCollection, listCollections } from "#features/faqs/collections.server.ts";
import { findWholeQuestion, listQuestionPage } from "#features/faqs/question-pages.server.ts";
import { listFeedbackPage } from "#features/feedback/feedback-pages.server.ts";
import {
  findWholeGettingStarted,
  findWholeGuide,
  listGuidePage,
} from "#features/guides/guide-pages.server.ts";
import { found, type HandlersOf } from "./call.ts";
import { contentQueryOf, rowsOfPage } from "./content-query.ts";
import {
  presentArticle,
  presentCollection,
  presentGettingStarted,
  presentGuide,
  presentQuestion,
} from "./present-content.ts";

export const readHandlers: HandlersOf<
  | "listCollections"
  | "getCollection"
  | "listQuestions"
  | "getQuestion"
  | "listArticles"
  | "getArticle"
  | "listGuides"
  | "getGuide"
  | "getGettingStarted"
  | "listFeedback"
> = {
  async listCollections({ findCenter, scope }, db) {
    const [center, all] = await Promise.all([findCenter(), listCollections(db, scope)]);
    return { body: { data: all.map((each) => presentCollection(each, center)) } };
  },

  async getCollection({ findCenter, scope, params: { slug } }, db) {
    const [center, all] = await Promise.all([findCenter(), listCollections(db, scope)]);
    const known = all.find((each) => each.slug === slug);
    const moved = known ? null : await findMovedCollection(db, scope, slug);
    const one = known ?? all.find(({ name }) => name === moved) ?? null;
    return { body: presentCollection(found(one), center) };
  },

  async listQuestions({ findCenter, scope, query }, db) {
    const [center, rows] = await Promise.all([
      findCenter(),
      listQuestionPage(db, scope, contentQueryOf(query)),
    ]);
    const page = pageOf(rows, { limit: query.limit, timeOf: ({ createdAt }) => createdAt });
    const data = page.rows.map((row) => presentQuestion(row, center));
    return { body: { data, nextCursor: page.nextCursor } };
  },

  async getQuestion({ findCenter, scope, params: { id } }, db) {
    const [center, row] = await Promise.all([findCenter(), findWholeQuestion(db, scope, id)]);
    return { body: presentQuestion(found(row), center) };
  },

  async listArticles({ findCenter, scope, query }, db) {
    const [center, { rows, hasMore }] = await Promise.all([
      findCenter(),
      listArticlePage(db, scope, contentQueryOf(query)),
    ]);
    const page = pageOf(rows, { limit: query.limit, hasMore, timeOf: ({ createdAt }) => createdAt });
    const data = page.rows.map((row) => presentArticle(row, center));
    return { body: { data, nextCursor: page.nextCursor } };
  },

  async getArticle({ findCenter, scope, params: { id } }, db) {
    const [center, row] = await Promise.all([findCenter(), findWholeArticle(db, scope, id)]);
    return { body: presentArticle(found(row), center) };
  },

  async listGuides({ findCenter, services, scope, query }, db) {
    const [center, rows] = await Promise.all([findCenter(), listGuidePage(db, scope, contentQueryOf(query))]);
    const page = pageOf(rows, { limit: query.limit, timeOf: ({ createdAt }) => createdAt });
    const data = page.rows.map((row) => presentGuide(row, center, services.origin));
    return { body: { data, nextCursor: page.nextCursor } };
  },

  async getGuide({ findCenter, services, scope, params: { id } }, db) {
    const [center, row] = await Promise.all([findCenter(), findWholeGuide(db, scope, id)]);
    return { body: presentGuide(found(row), center, services.origin) };
  },

  async getGettingStarted({ findCenter, services, scope }, db) {
    const [center, row] = await Promise.all([findCenter(), findWholeGettingStarted(db, scope)]);
    return { body: presentGettingStarted(found(row), center, services.origin) };
  },

  async listFeedback({ scope, query }, db) {
    const rows = await listFeedbackPage(db, scope, rowsOfPage(query));
    const page = pageOf(rows, { limit: query.limit, timeOf: ({ createdAt }) => createdAt });
    const data = page.rows.map(({ id, kind, itemId, isHelpful, comment, createdAt }) => ({
      id,
      kind,
      itemId,
      isHelpful,
      comment,
      createdAt: createdAt.toISOString(),
    }));
    return { body: { data, nextCursor: page.nextCursor } };
  },
};
