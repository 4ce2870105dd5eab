/** Everything that the API can do, by operation id. */
import { z } from "zod";
import { maxImportBytes } from "#shared/center-export.ts";
import { collectionIcons, publicationStatuses } from "#shared/enumerations.ts";
import { faqLimits } from "#shared/faq-limits.ts";
import { articleOperations } from "./article-operations.ts";
import { pageQuery } from "./cursor.ts";
import { guideOperations } from "./guide-operations.ts";
import { helpDeskOperations } from "./help-desk-operations.ts";
import { type Operation, operation } from "./operation.ts";
import { byId, collectionName, contentQuery, language } from "./operation-fields.ts";
import {
  answer,
  centerImport,
  collection,
  component,
  feedback,
  importResult,
  message,
  pageSchema,
  question,
  questionExport,
  searchResult,
} from "./resources.ts";
import { settingsOperations } from "./settings-operations.ts";
import { versionOperations } from "./version-operations.ts";
import { webhookOperations } from "./webhook-operations.ts";
import { websiteOperations } from "./website-operations.ts";

const bySlug = z.object({ slug: z.string().min(1).max(200) });
const query = z.string().min(1).max(500);

const { question: questionLength, answer: answerLength, categoryDescription } = faqLimits;
const questionText = z.string().min(questionLength.min).max(questionLength.max);
const answerText = z.string().min(answerLength.min).max(answerLength.max).describe("Markdown");
const collectionLook = {
  description: z.string().max(categoryDescription.max).nullable().optional(),
  icon: z.enum(collectionIcons).nullable().optional(),
};

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
  createCollection: operation({
    method: "POST",
    path: "/collections",
    scope: "write",
    tag: "Collections",
    summary: "Add a collection",
    description: "Visitors see it once it has published content. A description or an icon needs `publish`.",
    body: component("NewCollection", z.strictObject({ name: collectionName, ...collectionLook })),
    status: 201,
    response: collection,
    hasEtag: true,
  }),
  updateCollection: operation({
    method: "PATCH",
    path: "/collections/{slug}",
    scope: "publish",
    tag: "Collections",
    summary: "Change a collection",
    description: "A name of another collection merges the two. The former address leads to the new one.",
    params: bySlug,
    body: component(
      "CollectionChange",
      z.strictObject({ name: collectionName.optional(), ...collectionLook }),
    ),
    status: 200,
    response: collection,
    hasEtag: true,
  }),
  deleteCollection: operation({
    method: "DELETE",
    path: "/collections/{slug}",
    scope: "publish",
    tag: "Collections",
    summary: "Delete a collection",
    description: "Its content stays, without a collection.",
    params: bySlug,
    status: 204,
    response: null,
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
  createQuestion: operation({
    method: "POST",
    path: "/questions",
    scope: "write",
    tag: "Questions",
    summary: "Add a question",
    description: "A draft at the top of the list. The status `published` needs the scope `publish`.",
    body: component(
      "NewQuestion",
      z.strictObject({
        question: questionText,
        answer: answerText,
        collection: collectionName.nullable().optional(),
        status: z.enum(publicationStatuses).default("draft"),
      }),
    ),
    status: 201,
    response: question,
    hasEtag: true,
  }),
  updateQuestion: operation({
    method: "PATCH",
    path: "/questions/{id}",
    scope: "write",
    tag: "Questions",
    summary: "Change a question",
    description: "Changing a published question, or the status, needs the scope `publish`.",
    params: byId,
    body: component(
      "QuestionChange",
      z.strictObject({
        question: questionText.optional(),
        answer: answerText.optional(),
        collection: collectionName.nullable().optional(),
        status: z.enum(publicationStatuses).optional(),
      }),
    ),
    status: 200,
    response: question,
    hasEtag: true,
  }),
  deleteQuestion: operation({
    method: "DELETE",
    path: "/questions/{id}",
    scope: "write",
    tag: "Questions",
    summary: "Delete a question",
    description: "Your team can restore it for a day. A published question needs the scope `publish`.",
    params: byId,
    status: 204,
    response: null,
    hasEtag: true,
  }),
  ...articleOperations,
  ...versionOperations,
  ...guideOperations,
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
  sendFeedback: operation({
    method: "POST",
    path: "/feedback",
    scope: "write",
    tag: "Feedback",
    summary: "Send a visitor's feedback",
    description: "One vote per visitor, item and day.",
    body: component(
      "NewFeedback",
      z.strictObject({
        kind: z.enum(["question", "article", "guide"]),
        itemId: z.uuid().describe("Of a published item. The Getting Started guide is a guide, too"),
        isHelpful: z.boolean(),
        comment: z.string().min(1).max(faqLimits.feedbackComment.max).optional(),
        visitor: z
          .string()
          .min(1)
          .max(100)
          .describe("A name of your choice for the visitor. Only its hash is stored, for a day"),
      }),
    ),
    status: 201,
    response: feedback,
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
  sendMessage: operation({
    method: "POST",
    path: "/messages",
    scope: "inbox",
    tag: "Messages",
    summary: "Send a message to the inbox",
    description: "As a visitor does with the contact form. The company is notified by mail.",
    body: component(
      "NewMessage",
      z.strictObject({
        name: z.string().min(1).max(100),
        email: z.email().max(254),
        message: z.string().min(1).max(5_000),
      }),
    ),
    status: 201,
    response: message,
    hasEtag: true,
  }),
  updateMessage: operation({
    method: "PATCH",
    path: "/messages/{id}",
    scope: "inbox",
    tag: "Messages",
    summary: "Mark a message as read or spam",
    params: byId,
    body: component(
      "MessageChange",
      z.strictObject({ isRead: z.boolean().optional(), isSpam: z.boolean().optional() }),
    ),
    status: 200,
    response: message,
    hasEtag: true,
  }),
  deleteMessage: operation({
    method: "DELETE",
    path: "/messages/{id}",
    scope: "inbox",
    tag: "Messages",
    summary: "Delete a message",
    description: "It is purged after an hour.",
    params: byId,
    status: 204,
    response: null,
    hasEtag: true,
  }),
  importQuestions: operation({
    method: "POST",
    path: "/imports/questions",
    scope: "write",
    tag: "Imports and exports",
    summary: "Import questions",
    description:
      "Changes questions with a known id or wording, and adds the others. What visitors see needs `publish`.",
    body: component(
      "QuestionImport",
      z.strictObject({
        questions: z
          .array(
            z.strictObject({
              id: z.uuid().optional(),
              question: questionText,
              answer: answerText,
              collection: collectionName.optional(),
              status: z.enum(publicationStatuses).optional().describe("A new question is a draft by default"),
            }),
          )
          .min(1)
          .max(1_000),
      }),
    ),
    maxBodyBytes: 4_000_000,
    status: 200,
    response: importResult,
  }),
  exportQuestions: operation({
    method: "GET",
    path: "/exports/questions",
    scope: "read",
    tag: "Imports and exports",
    summary: "Export all questions",
    description: "The file that the dashboard exports and imports.",
    status: 200,
    response: questionExport,
  }),
  exportCenter: operation({
    method: "GET",
    path: "/exports/center",
    scope: "read",
    tag: "Imports and exports",
    summary: "Export the whole help center",
    description:
      "All content and images, for another import. Without videos, versions, reviews, and articles' old addresses. Ten times an hour at most.",
    status: 200,
    response: null,
    file: "response",
  }),
  importCenter: operation({
    method: "POST",
    path: "/imports/center",
    scope: "publish",
    tag: "Imports and exports",
    summary: "Import a whole help center",
    description:
      "Takes an export. The help center has to be empty, and keeps its settings. Images in articles and past planned times are ignored.",
    file: "request",
    maxBodyBytes: maxImportBytes,
    status: 200,
    response: centerImport,
  }),
  ...helpDeskOperations,
  ...websiteOperations,
  ...settingsOperations,
  ...webhookOperations,
} as const satisfies Record<string, Operation>;

export type Operations = typeof operations;
export type OperationId = keyof Operations;
/** Those that send or take a file. */
export type FileOperationId = {
  [Id in OperationId]: Operations[Id] extends { file: string } ? Id : never;
}[OperationId];

export const operationIds = Object.keys(operations) as OperationId[];

/** The same list without the types of each operation. */
export const allOperations: ReadonlyMap<OperationId, Operation> = new Map(
  operationIds.map((id) => [id, operations[id]]),
);
