/** A public help center with every kind of page, in real sentences of its language. */
import { faqEvidence, generatedFaqs } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";
import { markdownToText } from "#shared/markdown.ts";
import { slugify } from "#shared/text.ts";
import {
  buildArticle,
  buildCompany,
  buildGuide,
  buildVideoGuide,
  questionRow,
} from "#tests/support/factories.ts";
import { type SpokenLanguage, spokenWords } from "./words.ts";

const phones = {
  en: "+44 117 496 0142",
  de: "+49 431 123 4567",
  ja: "045-123-4567",
  ar: "+966 12 345 6789",
  ru: "+7 812 345-67-89",
};

export interface SpokenCenter {
  base: string;
  pages: Record<
    "home" | "list" | "question" | "guide" | "steps" | "article" | "results" | "none" | "contact",
    string
  >;
}

/** At "/help/spoken-ar" for Arabic. */
export async function makeSpokenCenter(db: Db, language: SpokenLanguage): Promise<SpokenCenter> {
  const { name, address, categories, questions, guide, article, searches } = spokenWords[language];
  const subdomain = `spoken-${language}`;
  const day: [number, number][] = [
    [9 * 60, 12 * 60],
    [13 * 60, 18 * 60],
  ];
  const company = await buildCompany(db, {
    companyName: name,
    helpCenterSubdomain: subdomain,
    isPublic: true,
    onboardingCompleted: true,
    plan: "ai",
    language,
    websiteUrl: "https://inn.test/",
    contactDetails: {
      ...{ email: "info@inn.test", phone: phones[language], address, contactFormEnabled: true },
      openingHours: { timeZone: "Europe/Berlin", week: [day, day, day, day, day, [[600, 840]], []] },
    },
  });
  const faqs = await db
    .insert(generatedFaqs)
    .values(
      questions.map(([question, answer, category], position) => ({
        ...questionRow(company, { question, answer, category: categories[category], position }),
        slug: slugify(question) || `q-${position}`,
      })),
    )
    .returning({ faqId: generatedFaqs.id, slug: generatedFaqs.slug, answer: generatedFaqs.answer });
  await db.insert(faqEvidence).values(
    faqs.map(({ faqId, answer }) => ({
      faqId,
      sentence: markdownToText(answer).split(/(?<=[.。])\s?/)[0] ?? "",
      sourceUrl: "https://inn.test/faq",
      sourceTitle: name,
      pageHash: "0".repeat(64),
    })),
  );
  const steps = guide.steps.map(([title, description], index) => ({
    ...{ id: `${index + 1}`, title, description, imageUrl: null },
  }));
  await buildGuide(db, company, { title: guide.title, steps });
  const made = await buildVideoGuide(db, company, {
    title: guide.title,
    category: categories[0],
    frames: guide.steps.map(([, description]) => ({ description, frameUrl: "" })),
  });
  await buildArticle(db, company, { ...article, slug: "rules", category: categories[0] });
  const base = `/help/${subdomain}`;
  const asked = faqs[4] ?? faqs[0];
  const search = (text: string) => `${base}/search?q=${encodeURIComponent(text)}`;
  return {
    base,
    pages: {
      home: base,
      list: `${base}/faq`,
      question: `${base}/faq/${encodeURIComponent(asked?.slug ?? "")}`,
      guide: `${base}/getting-started`,
      steps: `${base}/guides/guide-${made.id.slice(0, 8)}`,
      article: `${base}/articles/rules`,
      results: search(searches.found),
      none: search(searches.missing),
      contact: `${base}/contact`,
    },
  };
}
