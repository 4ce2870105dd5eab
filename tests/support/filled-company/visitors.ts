import * as schema from "#db/schema.ts";
import { companyKeyPrefix, hashToken } from "#features/companies/keys/company-keys.server.ts";
import type { Filling } from "./filling.ts";

/** The API key of a filled company. */
function apiTokenOf(mark: string): string {
  return `${companyKeyPrefix}${mark.padEnd(43, "0")}`;
}

export async function storeVisitors(
  { services: { db }, companyId, mark }: Filling,
  { published, videoFaq }: { published: string; videoFaq: string },
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
  await db.insert(schema.questionViews).values({ companyId, faqId: published, views: 7 });
  await db.insert(schema.videoQuestionViews).values({ companyId, faqId: videoFaq, views: 4 });
  const clicked = { query: `show me ${mark.toLowerCase()}`, faqId: published, count: 2 };
  await db.insert(schema.clickedSearches).values({ companyId, ...clicked, lastClickedAt: new Date() });
  await db.insert(schema.learnedWordings).values({
    companyId,
    wording: `learned for ${mark.toLowerCase()}`,
    faqId: published,
    learnedAt: new Date(),
  });
  await db
    .insert(schema.pinnedAnswers)
    .values({ companyId, wording: `pinned for ${mark.toLowerCase()}`, faqId: published });
  const [apiKey] = await db
    .insert(schema.companyKeys)
    .values({
      companyId,
      name: `Key ${mark}`,
      scopes: ["read", "inbox"],
      tokenHash: hashToken(apiTokenOf(mark)),
      tokenHint: "step_live_0000…0000",
    })
    .returning({ id: schema.companyKeys.id });
  const [webhook] = await db
    .insert(schema.webhookEndpoints)
    .values({
      companyId,
      url: `https://${mark}.example/hook`,
      // No change in a test causes it.
      events: ["website.changed"],
      secret: "unused",
    })
    .returning({ id: schema.webhookEndpoints.id });
  if (!message || !vote || !apiKey || !webhook)
    throw new Error("what visitors and programs use was not stored");
  const [delivery] = await db
    .insert(schema.webhookDeliveries)
    .values({
      companyId,
      endpointId: webhook.id,
      event: "website.changed",
      body: JSON.stringify({ type: "website.changed", data: { title: mark } }),
      state: "delivered",
    })
    .returning({ id: schema.webhookDeliveries.id });
  if (!delivery) throw new Error("the delivery was not stored");
  const ids = { message: message.id, vote: vote.id, apiKey: apiKey.id };
  return { ...ids, webhook: webhook.id, delivery: delivery.id };
}
