/** What an agent with a key of the company proposes: drafts, which its team reviews and publishes. */
import { addArticle } from "#features/articles/save-article.server.ts";
import { addFaq } from "#features/faqs/change-faqs.server.ts";
import { readFaqText } from "#features/faqs/faq-text.ts";
import { readCategory } from "#features/faqs/owner-faq.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { KeyHolderScope } from "#shared/owner-scope.ts";

type Deps = Pick<Services, "db" | "clock" | "origin">;

export interface AgentDraft {
  id: string;
  status: "draft";
  /** Where the team reviews it. */
  review: string;
}

/** Throws an AppError whose message is for the agent. */
export async function draftQuestion(
  { db, origin }: Deps,
  scope: KeyHolderScope,
  { topic, ...typed }: { question: string; answer: string; topic: string },
): Promise<AgentDraft> {
  const text = readFaqText(typed);
  if ("message" in text) throw new AppError("invalid", `${text.message}.`);
  const id = await db.transaction((tx) => addFaq(tx, scope, { ...text, category: readCategory(topic) }));
  return { id, status: "draft", review: `${origin}/dashboard/faqs?edit=${id}` };
}

export async function draftArticle(
  { db, clock, origin }: Deps,
  scope: KeyHolderScope,
  { title, text, topic }: { title: string; text: string; topic: string },
): Promise<AgentDraft> {
  const values = { title, content: text, category: topic };
  const id = await db.transaction((tx) => addArticle({ tx, now: clock.now() }, scope, values));
  return { id, status: "draft", review: `${origin}/dashboard/articles/${id}` };
}
