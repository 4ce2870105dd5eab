/** schema.org data for the pages. We only use types that search engines still read. */
import type { MetaDescriptor } from "react-router";
import { addressAt } from "#features/help-center/indexable-page.ts";
import type { PublicHelpCenter } from "#features/help-center/present.ts";
import { structuredData } from "./page-meta.ts";

type Center = Pick<PublicHelpCenter, "name" | "title" | "language" | "canonicalBase" | "isUnlisted">;

/** Search engines show this as the site's name. */
export function websiteData(center: Center): MetaDescriptor[] {
  return described(center, (base) => ({
    "@type": "WebSite",
    name: center.title,
    url: addressAt(base, ""),
    inLanguage: center.language,
  }));
}

/**
 * FAQPage is for questions with one answer from the company. QAPage would be for visitors' answers. A text below a title,
 * such as "Rates", answers no question.
 */
export function faqData(center: Center, faqs: { question: string; answerText: string }[]): MetaDescriptor[] {
  const asked = faqs.filter(({ question }) => /[?？؟;\u037e]$|か。?$/u.test(question));
  if (asked.length === 0) return [];
  return described(center, () => ({
    "@type": "FAQPage",
    inLanguage: center.language,
    mainEntity: asked.map(({ question, answerText }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answerText },
    })),
  }));
}

export function articleData(
  center: Center,
  {
    path,
    title,
    text,
    updatedAt,
    author = null,
  }: { path: string; title: string; text: string; updatedAt: Date; author?: string | null },
): MetaDescriptor[] {
  return described(center, (base) => ({
    "@type": "Article",
    headline: title,
    ...(text === "" ? {} : { description: text }),
    inLanguage: center.language,
    dateModified: updatedAt.toISOString(),
    mainEntityOfPage: base + path,
    author:
      author === null
        ? { "@type": "Organization", name: center.name, url: addressAt(base, "") }
        : { "@type": "Person", name: author },
  }));
}

function described(
  center: Center,
  describe: (base: string) => { "@type": string } & Record<string, unknown>,
): MetaDescriptor[] {
  if (center.canonicalBase === null || center.isUnlisted) return [];
  return structuredData(describe(center.canonicalBase));
}
