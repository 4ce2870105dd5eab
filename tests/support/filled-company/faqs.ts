import { randomUUID } from "node:crypto";
import * as schema from "#db/schema.ts";
import { storeArticles } from "./articles.ts";
import type { Filling } from "./filling.ts";

export async function storeFaqs({ services: { db }, companyId, mark, subdomain }: Filling) {
  const text = (name: string) => ({
    question: `What about the ${name} of ${mark}?`,
    answer: `Everything about the ${name} of ${mark} is here.`,
    category: `Category ${subdomain}`,
    slug: `${name}-${subdomain}`,
    companyId,
  });
  const [draft, published] = await db
    .insert(schema.generatedFaqs)
    .values([
      { ...text("draft"), origin: "section", status: "draft", position: 0 },
      { ...text("published"), origin: "section", status: "published", position: 1 },
    ])
    .returning();
  await db.insert(schema.collections).values({ companyId, name: "Empty", position: 9, isKept: true });
  const [videoFaq] = await db
    .insert(schema.videoGeneratedFaqs)
    .values({ ...text("video"), status: "draft" })
    .returning();
  if (!draft || !published || !videoFaq) throw new Error("the questions were not stored");
  const lines = [{ text: `A sentence of ${mark}.`, level: 7 }];
  const source = { sourceUrl: `https://${mark}.example/about`, pageHash: "0".repeat(64) };
  await db
    .insert(schema.faqEvidence)
    .values(
      [draft, published].map(({ id }) => ({ faqId: id, sentence: `A sentence of ${mark}.`, ...source })),
    );
  await db
    .insert(schema.sourcePages)
    .values({ companyId, url: source.sourceUrl, pageHash: source.pageHash, lines, readAt: new Date() });
  await db.insert(schema.faqVersions).values(
    [draft, published].map(({ id: itemId }) => ({
      ...{ companyId, itemId, number: 1, kind: "saved" as const, addedWords: 3, removedWords: 0 },
      ...{ title: `What did ${mark} say before?`, content: `Old words of ${mark}.` },
    })),
  );
  const removed = randomUUID();
  const faq = { ...draft, id: removed, slug: `removed-${subdomain}`, list: "manual" };
  await db.insert(schema.removedFaqs).values({ id: removed, companyId, faq, evidence: [] });
  const articles = await storeArticles({ db, companyId, mark, subdomain });
  return { draft: draft.id, published: published.id, videoFaq: videoFaq.id, removed, ...articles };
}
