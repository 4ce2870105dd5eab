/** A public help center whose own content has no Latin letters: every Latin word on its pages is a text of the frame. */
import { randomUUID } from "node:crypto";
import {
  companies,
  companyLanguages,
  faqEvidence,
  generatedFaqs,
  gettingStarted,
  helpCenterContent,
  translations,
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
/** The words of the main language, if the pages are in another one: none of them may be on those pages. */
const source = { name: "Ԇ", text: "Ԇԇԇ ԇԇԇԇ ԇԇԇ.", title: "Ԇԇԇԇ ԇԇԇ?" };

const morningAndEvening: [number, number][] = [
  [540, 720],
  [1_080, 1_320],
];
const sixDaysClosed: [number, number][][] = Array.from({ length: 6 }, () => []);

export async function makeWordedCenter(
  { db }: Pick<Services, "db">,
  {
    subdomain,
    language,
    main,
    messageOverrides = {},
    isEmpty = false,
    faqCount = 3,
  }: {
    subdomain: string;
    language: string;
    /** The center's main language. Then everything is translated into `language`, and the pages are below it. */
    main?: string;
    messageOverrides?: MessageOverrides;
    /** Without any content. */
    isEmpty?: boolean;
    faqCount?: number;
  },
): Promise<WordedCenter> {
  const stored = main ? source : own;
  const [company] = await db
    .insert(companies)
    .values({
      companyName: own.name,
      helpCenterSubdomain: subdomain,
      isPublic: true,
      onboardingCompleted: true,
      plan: "ai",
      language: main ?? language,
      messageOverrides,
      contactDetails: isEmpty
        ? {}
        : {
            ...{ email: "a@b.test", phone: "+44 117 496 0142", address: own.name, contactFormEnabled: true },
            openingHours: { timeZone: "Europe/Berlin", week: [morningAndEvening, ...sixDaysClosed] },
          },
    })
    .returning({ companyId: companies.id });
  const { companyId } = company ?? { companyId: "" };
  if (main) await db.insert(companyLanguages).values({ companyId, language, status: "published" });
  const base = `/help/${subdomain}${main ? `/${language.toLowerCase()}` : ""}`;
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
        question: stored.title,
        answer: stored.text,
        category: index % 2 === 0 ? stored.name : null,
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
  const articles = await db
    .insert(helpCenterContent)
    .values(
      Array.from({ length: 7 }, (_, index) => ({
        companyId,
        title: stored.title,
        slug: `a-${index}`,
        content: contentOf(stored),
        category: index === 0 ? stored.name : null,
        status: "published" as const,
        position: index,
      })),
    )
    .returning({ articleId: helpCenterContent.id });
  const steps = ["a", "b"].map((id) => ({
    id,
    title: stored.title,
    description: stored.text,
    imageUrl: null,
  }));
  const started = await db
    .insert(gettingStarted)
    .values({ companyId, title: stored.title, published: true, steps })
    .returning({ guideId: gettingStarted.id });
  const [guide] = await db
    .insert(videoGuides)
    .values({
      companyId,
      title: stored.title,
      description: stored.text,
      category: stored.name,
      frames: [{ description: stored.text, frameUrl: `/files/public/${companyId}/a.png` }],
    })
    .returning({ id: videoGuides.id });
  const video = randomUUID();
  await db.insert(videoMetadata).values({
    id: video,
    companyId,
    filename: "a.webm",
    title: stored.title,
    storagePath: `${companyId}/${video}.webm`,
    contentType: "video/webm",
    sizeBytes: 10,
    published: true,
    captions: `WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${own.text}\n`,
  });
  if (main) {
    const made = (fields: (words: typeof own) => Record<string, string>) => ({
      companyId,
      language,
      fields: fields(own),
      sourceFields: fields(source),
      status: "published" as const,
      origin: "hand" as const,
    });
    const guideFields = ({ title, text }: typeof own) => ({
      title,
      description: text,
      "steps.0.title": title,
      "steps.0.description": text,
      "steps.1.title": title,
      "steps.1.description": text,
    });
    const frameFields = ({ title, text }: typeof own) => ({
      title,
      description: text,
      "steps.0.description": text,
    });
    const quotes = [
      {
        sentence: own.text,
        sourceUrl: "https://b.test/2",
        sourceTitle: null,
        pageHash: "",
        checkedAt: "2026-11-18T00:00:00Z",
      },
    ];
    await db.insert(translations).values([
      ...faqs.map((faq) => ({
        ...faq,
        ...made(({ title, text }) => ({ question: title, answer: text })),
        quotes,
      })),
      ...articles.map((article) => ({
        ...article,
        ...made((words) => ({ title: words.title, content: contentOf(words) })),
      })),
      ...started.map((row) => ({ ...row, ...made(guideFields) })),
      { stepGuideId: guide?.id, ...made(frameFields) },
      { videoId: video, ...made(({ title }) => ({ title })) },
      { category: source.name, ...made(({ name }) => ({ name })) },
    ]);
  }
  const query = encodeURIComponent("ҩҩҩҩ");
  return {
    companyId,
    base,
    pages: {
      ...pages,
      question: `${base}/faq/q-0`,
      article: `${base}/articles/a-0`,
      category: `${base}/c/general`,
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
      "Markdown of a question": `${base}/faq/q-0.md`,
      "Markdown of an article": `${base}/articles/a-0.md`,
      "llms.txt": `${base}/llms.txt`,
    },
  };
}

function contentOf({ name, text }: typeof own): string {
  return `${text}\n\n## ${name}\n\n${text}\n\n## ${text}\n\n${text}`;
}
