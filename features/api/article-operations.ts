import { z } from "zod";
import { articleLimits } from "#shared/article-limits.ts";
import { publicationStatuses } from "#shared/enumerations.ts";
import { operation } from "./operation.ts";
import { byId, contentQuery } from "./operation-fields.ts";
import { article, component, importResult, pageSchema } from "./resources.ts";

/** An article of the longest length, with every character escaped. */
const maxArticleBytes = 3_500_000;

const texts = {
  title: z.string().min(1).max(articleLimits.title),
  content: z.string().max(articleLimits.content).describe("Markdown"),
  collection: z.string().min(1).max(articleLimits.category).nullable(),
  slug: z.string().min(1).max(articleLimits.slug).describe("Last part of the address"),
  seoTitle: z.string().max(articleLimits.seoTitle).nullable().describe("Title for search engines"),
  seoDescription: z
    .string()
    .max(articleLimits.seoDescription)
    .nullable()
    .describe("Description for search engines"),
  author: z
    .string()
    .max(articleLimits.author)
    .nullable()
    .describe("Name that visitors read if the help center shows authors"),
};
const { title, ...optional } = texts;

export const articleOperations = {
  listArticles: operation({
    method: "GET",
    path: "/articles",
    scope: "read",
    tag: "Articles",
    summary: "List articles",
    description:
      "Oldest first, with drafts. Long articles make shorter pages, so use `nextCursor` to find the end.",
    query: contentQuery,
    status: 200,
    response: pageSchema("ArticlePage", article),
  }),
  getArticle: operation({
    method: "GET",
    path: "/articles/{id}",
    scope: "read",
    tag: "Articles",
    summary: "Get an article",
    params: byId,
    status: 200,
    response: article,
    hasEtag: true,
  }),
  createArticle: operation({
    method: "POST",
    path: "/articles",
    scope: "write",
    tag: "Articles",
    summary: "Add an article",
    description:
      "Without a slug, the address follows the title. The status `published` needs the scope `publish`.",
    body: component(
      "NewArticle",
      z.strictObject({
        title,
        ...z.object(optional).partial().shape,
        status: z.enum(publicationStatuses).default("draft"),
      }),
    ),
    maxBodyBytes: maxArticleBytes,
    status: 201,
    response: article,
    hasEtag: true,
  }),
  updateArticle: operation({
    method: "PATCH",
    path: "/articles/{id}",
    scope: "write",
    tag: "Articles",
    summary: "Change an article",
    description:
      "A published article needs the scope `publish`. Its changes wait until you send the status `published`.",
    params: byId,
    body: component(
      "ArticleChange",
      z.strictObject({
        ...z.object(texts).partial().shape,
        status: z
          .enum(publicationStatuses)
          .optional()
          .describe("`published` publishes all changes and ends a review. `draft` unpublishes"),
      }),
    ),
    maxBodyBytes: maxArticleBytes,
    status: 200,
    response: article,
    hasEtag: true,
  }),
  discardArticleChanges: operation({
    method: "DELETE",
    path: "/articles/{id}/unpublished-changes",
    scope: "publish",
    tag: "Articles",
    summary: "Discard an article's unpublished changes",
    description: "The history keeps them.",
    params: byId,
    status: 204,
    response: null,
    hasEtag: true,
  }),
  deleteArticle: operation({
    method: "DELETE",
    path: "/articles/{id}",
    scope: "write",
    tag: "Articles",
    summary: "Delete an article",
    description: "Your team can restore it for 30 days. A published article needs the scope `publish`.",
    params: byId,
    status: 204,
    response: null,
    hasEtag: true,
  }),
  importArticles: operation({
    method: "POST",
    path: "/imports/articles",
    scope: "write",
    tag: "Imports and exports",
    summary: "Import articles",
    description:
      "Changes articles with a known id or slug, as a PATCH does, and adds the others. Can run again.",
    body: component(
      "ArticleImport",
      z.strictObject({
        articles: z
          .array(
            z.strictObject({
              id: z.uuid().optional(),
              title,
              ...z.object(optional).partial().shape,
              slug: texts.slug,
              status: z.enum(publicationStatuses).optional().describe("A new article is a draft by default"),
            }),
          )
          .min(1)
          .max(100),
      }),
    ),
    maxBodyBytes: 4_000_000,
    status: 200,
    response: importResult,
  }),
} as const;
