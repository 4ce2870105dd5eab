import * as schema from "#db/schema.ts";
import type { Filling } from "./filling.ts";

export async function storeVisitors(
  { services: { db }, companyId, mark }: Filling,
  { published }: { published: string },
) {
  const [message] = await db
    .insert(schema.contactMessages)
    .values({ companyId, name: `Ada ${mark}`, email: `ada@${mark}.example`, message: `Hello ${mark}` })
    .returning({ id: schema.contactMessages.id });
  const [vote] = await db
    .insert(schema.helpfulVotes)
    .values({ companyId, kind: "question", itemId: published, isHelpful: false, comment: `No, ${mark}` })
    .returning({ id: schema.helpfulVotes.id });
  const searched = { query: `where is ${mark}`, count: 3, lastSearchedAt: new Date() };
  await db.insert(schema.unansweredSearches).values({ companyId, ...searched });
  const asked = { query: `who is ${mark} today`, count: 2, outcome: "unknown" as const };
  await db.insert(schema.askedQuestions).values({ companyId, ...asked, lastAskedAt: new Date() });
  await db
    .insert(schema.pinnedAnswers)
    .values({ companyId, wording: `pinned for ${mark.toLowerCase()}`, faqId: published });
  if (!message || !vote) throw new Error("what visitors left was not stored");
  return { message: message.id, vote: vote.id };
}
