import { z } from "zod";
import { versionKinds } from "#shared/enumerations.ts";
import { pageQuery } from "./cursor.ts";
import { operation } from "./operation.ts";
import { byId } from "./operation-fields.ts";
import {
  article,
  component,
  gettingStartedGuide,
  guide,
  markdown,
  pageSchema,
  question,
  time,
} from "./resources.ts";

const number = z.coerce.number().int().min(1).max(2_000_000_000);
const byNumber = byId.extend({ number });
const ofGettingStarted = z.object({ number });

const version = {
  number: z.number().int(),
  kind: z.enum(versionKinds).describe("What made it. `imported` is the text before the first change"),
  author: component(
    "VersionAuthor",
    z.object({
      kind: z.enum(["person", "key", "step"]).describe("`step` also if the person's account was deleted"),
      name: z.string().nullable(),
    }),
  ),
  addedWords: z.number().int(),
  removedWords: z.number().int(),
  createdAt: time,
};
const changed = <const Fields extends string[]>(fields: Fields) =>
  z.array(z.enum(fields)).describe("Fields that differ from the version before. All in the first version");

const questionVersion = z.object({ ...version, changed: changed(["question", "answer"]) });
const guideVersion = component(
  "GuideVersion",
  z.object({ ...version, changed: changed(["title", "steps"]) }),
);
const guideVersionText = component(
  "GuideVersionText",
  guideVersion.extend({
    title: z.string(),
    steps: markdown.describe("The description and the steps as Markdown, with their pictures"),
  }),
);
const articleVersion = z.object({ ...version, changed: changed(["title", "content"]) });

export const versionOperations = {
  listQuestionVersions: operation({
    method: "GET",
    path: "/questions/{id}/versions",
    scope: "read",
    tag: "Versions",
    summary: "List a question's versions",
    description: "Newest first. The newest 500 are kept.",
    params: byId,
    query: pageQuery,
    status: 200,
    response: pageSchema("QuestionVersionPage", component("QuestionVersion", questionVersion)),
  }),
  getQuestionVersion: operation({
    method: "GET",
    path: "/questions/{id}/versions/{number}",
    scope: "read",
    tag: "Versions",
    summary: "Get a version of a question",
    params: byNumber,
    status: 200,
    response: component(
      "QuestionVersionText",
      questionVersion.extend({ question: z.string(), answer: markdown }),
    ),
  }),
  restoreQuestionVersion: operation({
    method: "POST",
    path: "/questions/{id}/versions/{number}/restore",
    scope: "write",
    tag: "Versions",
    summary: "Restore a version of a question",
    description: "As a new version. A published question needs the scope `publish`.",
    params: byNumber,
    status: 200,
    response: question,
    hasEtag: true,
  }),
  listArticleVersions: operation({
    method: "GET",
    path: "/articles/{id}/versions",
    scope: "read",
    tag: "Versions",
    summary: "List an article's versions",
    description: "Newest first. The newest 500 are kept.",
    params: byId,
    query: pageQuery,
    status: 200,
    response: pageSchema("ArticleVersionPage", component("ArticleVersion", articleVersion)),
  }),
  getArticleVersion: operation({
    method: "GET",
    path: "/articles/{id}/versions/{number}",
    scope: "read",
    tag: "Versions",
    summary: "Get a version of an article",
    params: byNumber,
    status: 200,
    response: component(
      "ArticleVersionText",
      articleVersion.extend({ title: z.string(), content: markdown }),
    ),
  }),
  restoreArticleVersion: operation({
    method: "POST",
    path: "/articles/{id}/versions/{number}/restore",
    scope: "write",
    tag: "Versions",
    summary: "Restore a version of an article",
    description:
      "As a new version. A published article needs the scope `publish`, and gets the text as unpublished changes.",
    params: byNumber,
    status: 200,
    response: article,
    hasEtag: true,
  }),
  listGuideVersions: operation({
    method: "GET",
    path: "/guides/{id}/versions",
    scope: "read",
    tag: "Versions",
    summary: "List a step-by-step guide's versions",
    description: "Newest first. The newest 500 are kept.",
    params: byId,
    query: pageQuery,
    status: 200,
    response: pageSchema("GuideVersionPage", guideVersion),
  }),
  getGuideVersion: operation({
    method: "GET",
    path: "/guides/{id}/versions/{number}",
    scope: "read",
    tag: "Versions",
    summary: "Get a version of a step-by-step guide",
    params: byNumber,
    status: 200,
    response: guideVersionText,
  }),
  restoreGuideVersion: operation({
    method: "POST",
    path: "/guides/{id}/versions/{number}/restore",
    scope: "write",
    tag: "Versions",
    summary: "Restore a version of a step-by-step guide",
    description: "As a new version, with its pictures. A published guide needs the scope `publish`.",
    params: byNumber,
    status: 200,
    response: guide,
    hasEtag: true,
  }),
  listGettingStartedVersions: operation({
    method: "GET",
    path: "/getting-started/versions",
    scope: "read",
    tag: "Versions",
    summary: "List the Getting Started guide's versions",
    description: "Newest first. The newest 500 are kept.",
    query: pageQuery,
    status: 200,
    response: pageSchema("GettingStartedVersionPage", guideVersion),
  }),
  getGettingStartedVersion: operation({
    method: "GET",
    path: "/getting-started/versions/{number}",
    scope: "read",
    tag: "Versions",
    summary: "Get a version of the Getting Started guide",
    params: ofGettingStarted,
    status: 200,
    response: guideVersionText,
  }),
  restoreGettingStartedVersion: operation({
    method: "POST",
    path: "/getting-started/versions/{number}/restore",
    scope: "write",
    tag: "Versions",
    summary: "Restore a version of the Getting Started guide",
    description: "As a new version, which visitors see once it is published.",
    params: ofGettingStarted,
    status: 200,
    response: gettingStartedGuide,
    hasEtag: true,
  }),
} as const;
