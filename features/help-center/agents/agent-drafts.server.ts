/** What an agent with a key of the company proposes: drafts, which its team reviews and publishes. */
import { changeArticle } from "#features/articles/change-article.server.ts";
import { lockArticle } from "#features/articles/locked-article.server.ts";
import type { ArticleValues } from "#features/articles/owner-article.ts";
import { addArticle } from "#features/articles/save-article.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { addFaq, saveFaq } from "#features/faqs/change-faqs.server.ts";
import { readFaqText } from "#features/faqs/faq-text.ts";
import { readCategory } from "#features/faqs/owner-faq.ts";
import { findWholeQuestion } from "#features/faqs/question-pages.server.ts";
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

/** A field that is undefined stays as it is. */
type Change<Fields extends string> = { id: string } & Partial<Record<Fields, string | undefined>>;

const gone = "There is no draft with this id.";
const isPublic = "Visitors can read this by now. Ask a person of the team to change it.";
const isScheduled = "This article is scheduled. Ask a person of the team to change it.";

/** Throws an AppError whose message is for the agent, as the other functions here do. */
export async function draftQuestion(
  { db, origin }: Deps,
  scope: KeyHolderScope,
  { topic, ...typed }: { question: string; answer: string; topic: string },
): Promise<AgentDraft> {
  const text = readFaqText(typed);
  if ("message" in text) throw new AppError("invalid", `${text.message}.`);
  const id = await db.transaction((tx) => addFaq(tx, scope, { ...text, category: readCategory(topic) }));
  return questionDraft(origin, id);
}

export async function changeQuestionDraft(
  { db, origin }: Deps,
  scope: KeyHolderScope,
  { id, question, answer, topic }: Change<"question" | "answer" | "topic">,
): Promise<AgentDraft> {
  await db.transaction(async (tx) => {
    await lockOwnCompany(tx, scope, "write drafts");
    const before = await findWholeQuestion(tx, scope, id);
    if (!before) throw new AppError("not_found", gone);
    if (before.status === "published") throw new AppError("conflict", isPublic);
    const category = before.category ?? "";
    const saved = await saveFaq(tx, scope, {
      faqId: id,
      version: before.version,
      question: question ?? before.question,
      answer: answer ?? before.answer,
      category: topic ?? category,
      baseCategory: category,
      keepsStatus: true,
    });
    if (saved.outcome === "invalid") throw new AppError("invalid", `${saved.message}.`);
    if (saved.outcome !== "saved") throw new AppError("not_found", gone);
  });
  return questionDraft(origin, id);
}

export async function draftArticle(
  { db, clock, origin }: Deps,
  scope: KeyHolderScope,
  { title, text, topic }: { title: string; text: string; topic: string },
): Promise<AgentDraft> {
  const values = { title, content: text, category: topic };
  const id = await db.transaction((tx) => addArticle({ tx, now: clock.now() }, scope, values));
  return articleDraft(origin, id);
}

/** Not of an article that is published on time, because visitors would read the change before the team does. */
export async function changeArticleDraft(
  { db, clock, origin }: Deps,
  scope: KeyHolderScope,
  { id, title, text, topic }: Change<"title" | "text" | "topic">,
): Promise<AgentDraft> {
  const values: Partial<ArticleValues> = {
    ...(title === undefined ? {} : { title }),
    ...(text === undefined ? {} : { content: text }),
    ...(topic === undefined ? {} : { category: topic }),
  };
  await db.transaction(async (tx) => {
    const { row, state } = await lockArticle(tx, scope, { id, to: "write drafts" });
    if (row.status === "published") throw new AppError("conflict", isPublic);
    if (state?.publishAt) throw new AppError("conflict", isScheduled);
    const work = { tx, now: clock.now() };
    const edited = await changeArticle(work, scope, { id, values, status: undefined });
    if (edited.outcome === "invalid") throw new AppError("invalid", edited.message);
    if (edited.outcome === "conflict") throw new AppError("not_found", gone);
  });
  return articleDraft(origin, id);
}

function questionDraft(origin: string, id: string): AgentDraft {
  return { id, status: "draft", review: `${origin}/dashboard/faqs?edit=${id}` };
}

function articleDraft(origin: string, id: string): AgentDraft {
  return { id, status: "draft", review: `${origin}/dashboard/articles/${id}` };
}
