/** Everything that the API can do, by operation id. */
import { z } from "zod";
import { publicationStatuses } from "#shared/enumerations.ts";
import { pageQuery } from "./cursor.ts";
import { type Operation, operation } from "./operation.ts";
import {
  answer,
  article,
  collection,
  component,
  feedback,
  gettingStartedGuide,
  guide,
  message,
  pageSchema,
  question,
  searchResult,
  settings,
} from "./resources.ts";

const byId = z.object({ id: z.uuid() });
const bySlug = z.object({ slug: z.string().min(1).max(200) });
const language = z
  .string()
  .max(35)
  .optional()
  .describe("Language of the help center, such as `de`. Its main language by default");
const query = z.string().min(1).max(500);

const contentQuery = pageQuery.extend({
  status: z.enum(publicationStatuses).optional(),
  collection: z.string().min(1).max(80).optional().describe("Name of a collection"),
  updatedAfter: z.iso.datetime({ offset: true }).optional(),
});

const operations = {
  listCollections: operation({
    method: "GET",
    path: "/collections",
    scope: "read",
    tag: "Collections",
    summary: "List collections",
    description: "In the order of the help center, all on one page.",
    status: 200,
    response: component("CollectionList", z.object({ data: z.array(collection) })),
  }),
  getCollection: operation({
    method: "GET",
    path: "/collections/{slug}",
    scope: "read",
    tag: "Collections",
    summary: "Get a collection",
    description: "A former slug finds the collection that it leads to now.",
    params: bySlug,
    status: 200,
    response: collection,
    hasEtag: true,
  }),
  listQuestions: operation({
    method: "GET",
    path: "/questions",
    scope: "read",
    tag: "Questions",
    summary: "List questions",
    description: "Oldest first, with drafts.",
    query: contentQuery,
    status: 200,
    response: pageSchema("QuestionPage", question),
  }),
  getQuestion: operation({
    method: "GET",
    path: "/questions/{id}",
    scope: "read",
    tag: "Questions",
    summary: "Get a question",
    params: byId,
    status: 200,
    response: question,
    hasEtag: true,
  }),
  listArticles: operation({
    method: "GET",
    path: "/articles",
    scope: "read",
    tag: "Articles",
    summary: "List articles",
    description: "Oldest first, with drafts.",
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
  listGuides: operation({
    method: "GET",
    path: "/guides",
    scope: "read",
    tag: "Guides",
    summary: "List step-by-step guides",
    description: "Oldest first, with drafts.",
    query: contentQuery,
    status: 200,
    response: pageSchema("GuidePage", guide),
  }),
  getGuide: operation({
    method: "GET",
    path: "/guides/{id}",
    scope: "read",
    tag: "Guides",
    summary: "Get a step-by-step guide",
    params: byId,
    status: 200,
    response: guide,
    hasEtag: true,
  }),
  getGettingStarted: operation({
    method: "GET",
    path: "/getting-started",
    scope: "read",
    tag: "Guides",
    summary: "Get the Getting Started guide",
    status: 200,
    response: gettingStartedGuide,
    hasEtag: true,
  }),
  search: operation({
    method: "GET",
    path: "/search",
    scope: "read",
    tag: "Search",
    summary: "Search what visitors can read",
    query: z.object({
      q: query,
      limit: z.coerce.number().int().min(1).max(50).default(10),
      language,
    }),
    status: 200,
    response: searchResult,
  }),
  ask: operation({
    method: "GET",
    path: "/ask",
    scope: "read",
    tag: "Search",
    summary: "Ask a question",
    description:
      "Answers with whole sentences of one page, or says that it can't. The owner's search settings apply.",
    query: z.object({ q: query, language }),
    status: 200,
    response: answer,
  }),
  listFeedback: operation({
    method: "GET",
    path: "/feedback",
    scope: "read",
    tag: "Feedback",
    summary: "List feedback",
    description: "Newest first.",
    query: pageQuery,
    status: 200,
    response: pageSchema("FeedbackPage", feedback),
  }),
  listMessages: operation({
    method: "GET",
    path: "/messages",
    scope: "inbox",
    tag: "Messages",
    summary: "List messages",
    description: "Newest first.",
    query: pageQuery.extend({ folder: z.enum(["inbox", "spam"]).default("inbox") }),
    status: 200,
    response: pageSchema("MessagePage", message),
  }),
  getMessage: operation({
    method: "GET",
    path: "/messages/{id}",
    scope: "inbox",
    tag: "Messages",
    summary: "Get a message",
    params: byId,
    status: 200,
    response: message,
    hasEtag: true,
  }),
  getSettings: operation({
    method: "GET",
    path: "/settings",
    scope: "read",
    tag: "Settings",
    summary: "Get the help center's settings",
    status: 200,
    response: settings,
    hasEtag: true,
  }),
} as const satisfies Record<string, Operation>;

export type Operations = typeof operations;
export type OperationId = keyof Operations;

export const operationIds = Object.keys(operations) as OperationId[];

/** The same list without the types of each operation. */
export const allOperations: ReadonlyMap<OperationId, Operation> = new Map(
  operationIds.map((id) => [id, operations[id]]),
);
