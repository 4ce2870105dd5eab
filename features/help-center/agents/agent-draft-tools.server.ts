/** Tools for agents with a key of the company. What they write is never public, also with a key that may publish. */
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { Services } from "#platform/services.ts";
import { faqLimits } from "#shared/faq-limits.ts";
import type { KeyHolderScope } from "#shared/owner-scope.ts";
import {
  type AgentDraft,
  changeArticleDraft,
  changeQuestionDraft,
  draftArticle,
  draftQuestion,
} from "./agent-drafts.server.ts";
import { answerCall } from "./answer-call.server.ts";

type Deps = Pick<Services, "db" | "clock" | "visits" | "origin" | "log">;

const maxArticle = 15_000;
const maxTitle = 200;
const { question: questionLength, answer: answerLength, category: topicLength } = faqLimits;

const question = z.string().trim().min(questionLength.min).max(questionLength.max);
const answer = z.string().trim().min(answerLength.min).max(answerLength.max).describe("Markdown.");
const title = z.string().trim().min(1).max(maxTitle);
const text = z.string().trim().min(1).max(maxArticle).describe("Markdown.");
const topic = z.string().trim().max(topicLength.max).describe("Title of a topic from list_topics.");
const id = z.uuid().describe("Of a draft.");

const outputSchema = {
  id: z.string(),
  status: z.literal("draft"),
  review: z.string().describe("Address where the team reviews and publishes it."),
};
const adding = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false };
/** Replaces words of the draft. Its versions are kept. */
const changing = { ...adding, destructiveHint: true, idempotentHint: true };

export function addDraftTools(server: McpServer, deps: Deps, scope: KeyHolderScope): void {
  const drafted = (run: () => Promise<AgentDraft>) =>
    answerCall(deps, scope, async () => ({ ...(await run()) }));

  server.registerTool(
    "draft_question",
    {
      title: "Draft a question",
      description: "Proposes a question with its answer. The team reviews it before visitors see it.",
      inputSchema: { question, answer, topic: topic.default("") },
      outputSchema,
      annotations: adding,
    },
    (typed) => drafted(() => draftQuestion(deps, scope, typed)),
  );

  server.registerTool(
    "draft_article",
    {
      title: "Draft an article",
      description: "Proposes an article. The team reviews it before visitors see it.",
      inputSchema: { title, text, topic: topic.default("") },
      outputSchema,
      annotations: adding,
    },
    (typed) => drafted(() => draftArticle(deps, scope, typed)),
  );

  server.registerTool(
    "change_question_draft",
    {
      title: "Change the draft of a question",
      description: "Changes a question that isn't public yet. What you leave out stays as it is.",
      inputSchema: {
        id,
        question: question.optional(),
        answer: answer.optional(),
        topic: topic.optional(),
      },
      outputSchema,
      annotations: changing,
    },
    (typed) => drafted(() => changeQuestionDraft(deps, scope, typed)),
  );

  server.registerTool(
    "change_article_draft",
    {
      title: "Change the draft of an article",
      description: "Changes an article that isn't public yet. What you leave out stays as it is.",
      inputSchema: { id, title: title.optional(), text: text.optional(), topic: topic.optional() },
      outputSchema,
      annotations: changing,
    },
    (typed) => drafted(() => changeArticleDraft(deps, scope, typed)),
  );
}
