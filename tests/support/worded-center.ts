/** A public help center whose own content has no Latin letters: every Latin word on its pages is a text of the frame. */
import { randomUUID } from "node:crypto";
import {
  companies,
  faqEvidence,
  generatedFaqs,
  gettingStarted,
  helpCenterContent,
  videoGuides,
  videoMetadata,
} from "#db/schema.ts";
import type { Services } from "#platform/services.ts";
import type { MessageOverrides } from "#shared/message-overrides.ts";

export interface WordedCenter {
  companyId: string;
  base: string;
  /** Every page, with a name for messages of tests. */
  pages: Record<string, string>;
}

/** The company's own words: Cyrillic letters that no catalog but the Russian and Ukrainian ones could have. */
const own = { name: "Ҩ", text: "Ҩҩҩ ҩҩҩҩ ҩҩҩ.", title: "Ҩҩҩҩ ҩҩҩ?" };

export async function makeWordedCenter(
  { db }: Pick<Services, "db">,
  {
    subdomain,
    language,
    messageOverrides = {},
    isEmpty = false,
    faqCount = 3,
  }: {
    subdomain: string;
    language: string;
    messageOverrides?: MessageOverrides;
    /** Without any content. */
    isEmpty?: boolean;
    faqCount?: number;
  },
): Promise<WordedCenter> {
  const [company] = await db
    .insert(companies)
    .values({
      companyName: own.name,
      helpCenterSubdomain: subdomain,
      isPublic: true,
      onboardingCompleted: true,
      plan: "ai",
      language,
      messageOverrides,
      contactDetails: isEmpty
        ? {}
        : { email: "a@b.test", phone: "+44 117 496 0142", address: own.name, contactFormEnabled: true },
    })
    .returning({ companyId: companies.id });
  const { companyId } = company ?? { companyId: "" };
  const base = `/help/${subdomain}`;
  const pages = {
    home: base,
    questions: `${base}/faq`,
    guide: `${base}/getting-started`,
    guides: `${base}/guides`,
    articles: `${base}/articles`,
    videos: `${base}/videos`,
    contact: `${base}/contact`,
    search: `${base}/search`,
    "unknown page": `${base}/nowhere`,
    "unknown question": `${base}/faq/nowhere`,
    "unknown article": `${base}/articles/nowhere`,
  };
  if (isEmpty) return { companyId, base, pages };
  const faqs = await db
    .insert(generatedFaqs)
    .values(
      Array.from({ length: faqCount }, (_, index) => ({
        companyId,
        question: own.title,
        answer: own.text,
        category: index % 2 === 0 ? own.name : null,
        slug: `q-${index}`,
        status: "published" as const,
        position: index,
      })),
    )
    .returning({ faqId: generatedFaqs.id });
  await db.insert(faqEvidence).values(
    faqs.slice(0, 2).map(({ faqId }) => ({
      faqId,
      sentence: own.text,
      sourceUrl: "https://b.test/1",
      sourceTitle: own.title,
      pageHash: "0".repeat(64),
    })),
  );
  await db.insert(helpCenterContent).values(
    Array.from({ length: 7 }, (_, index) => ({
      companyId,
      title: own.title,
      slug: `a-${index}`,
      content: `${own.text}\n\n## ${own.name}\n\n${own.text}\n\n## ${own.text}\n\n${own.text}`,
      category: index === 0 ? own.name : null,
      status: "published" as const,
      position: index,
    })),
  );
  const steps = ["a", "b"].map((id) => ({ id, title: own.title, description: own.text, imageUrl: null }));
  await db.insert(gettingStarted).values({ companyId, title: own.title, published: true, steps });
  const [guide] = await db
    .insert(videoGuides)
    .values({
      companyId,
      title: own.title,
      description: own.text,
      category: own.name,
      frames: [{ description: own.text, frameUrl: `/files/public/${companyId}/a.png` }],
    })
    .returning({ id: videoGuides.id });
  const video = randomUUID();
  await db.insert(videoMetadata).values({
    id: video,
    companyId,
    filename: "a.webm",
    title: own.title,
    storagePath: `${companyId}/${video}.webm`,
    contentType: "video/webm",
    sizeBytes: 10,
    published: true,
    captions: `WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${own.text}\n`,
  });
  const query = encodeURIComponent("ҩҩҩҩ");
  return {
    companyId,
    base,
    pages: {
      ...pages,
      question: `${base}/faq/q-0`,
      article: `${base}/articles/a-0`,
      "step-by-step guide": `${base}/guides/guide-${guide?.id.slice(0, 8)}`,
      "category without guides": `${base}/guides?category=${encodeURIComponent("ҩҩ")}`,
      "search results": `${base}/search?q=${query}`,
      "no results": `${base}/search?q=${encodeURIComponent("ԚԚԚ")}`,
      suggestions: `${base}/suggest?q=${query}`,
      "no suggestions": `${base}/suggest?q=${encodeURIComponent("ԚԚԚ")}`,
      "thanks for a vote": `${base}/thanks?item=question%2Fq-0&result=`,
      "too many votes": `${base}/thanks?item=question%2Fq-0&result=later`,
      "thanks for a comment": `${base}/thanks?item=question%2Fq-0&result=sent`,
      "Markdown of the start page": `${base}/index.md`,
      "Markdown of the questions": `${base}/faq.md`,
      "Markdown of the guide": `${base}/getting-started.md`,
      "Markdown of the contact page": `${base}/contact.md`,
      "Markdown of the videos": `${base}/videos.md`,
      "llms.txt": `${base}/llms.txt`,
    },
  };
}
