/** Makes untrusted text from websites acceptable for the database and readable for users. */
import type { Brand } from "#engines/brand/types.ts";
import type { CrawledPage, SkippedUrl } from "#engines/crawler/types.ts";
import type { EditionWriting } from "#engines/faq-writer/editions/write-editions.ts";
import type { Written } from "#engines/faq-writer/model/write-for-model.ts";
import type { SourceText } from "#engines/faq-writer/source-texts.ts";
import type { Contradiction, GeneratedFaq } from "#engines/faq-writer/types.ts";

/** In characters. Longer than real URLs, and close to the limit of the database's indexes. */
const maxUrlLength = 2_000;
const maxNameLength = 200;
const maxTextLength = 5_000;
const maxLineLength = 50_000;
const maxMarkdownLength = 1_000_000;
/** In characters. The crawler reads less from a page. */
const maxHtmlLength = 4_000_000;
const [minQuestionLength, maxQuestionLength] = [5, 500];
const [minAnswerLength, maxAnswerLength] = [10, 10_000];

/**
 * Control characters (Postgres can't store NUL), lone surrogates, and bidirectional overrides, which could reorder the
 * text around them.
 */
const unreadable = /[^\P{Cc}\n\r\t]+|[\u202A-\u202E\u2066-\u2069]+/gu;

/** Cuts text that is longer than a person would write. Keeps line breaks and tabs. */
export function storableText(text: string, maxLength = maxTextLength): string {
  const cut = text.length > maxLength ? text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "") : text;
  return cut.toWellFormed().replace(unreadable, "");
}

/** Sanitizes every string inside plain objects and arrays. */
export function storableValue<T>(value: T, maxLength = maxTextLength): T {
  return map(value) as T;

  function map(part: unknown): unknown {
    if (typeof part === "string") return storableText(part, maxLength);
    if (Array.isArray(part)) return part.map(map);
    if (part === null || typeof part !== "object") return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [storableText(key), map(inner)]));
  }
}

/** Also drops questions and URLs that are invalid. */
export function storableWriting({ written, sources }: Written): Written {
  const { faqs, contradictions } = written;
  return {
    written: {
      ...written,
      faqs: storableFaqs(faqs),
      contradictions: contradictions.flatMap(storableContradiction),
    },
    sources: storableSources(sources),
  };
}

/** Pairs of dropped questions are dropped as well. */
export function storableEdition({
  faqs,
  pairs,
  sources,
  categories,
  language,
}: EditionWriting): EditionWriting {
  const kept = faqs.map((faq) => storableFaqs([faq])[0] ?? null);
  const index = new Map(kept.flatMap((faq, at) => (faq ? [at] : [])).map((at, place) => [at, place]));
  return {
    language,
    faqs: kept.filter((faq) => faq !== null),
    pairs: pairs.flatMap(([main, other]): [number, number][] => {
      const place = index.get(other);
      return place === undefined ? [] : [[main, place]];
    }),
    categories: storableValue(categories, maxNameLength),
    sources: storableSources(sources),
  };
}

export function storableSources(sources: SourceText[]): SourceText[] {
  return storableValue(
    sources.filter(({ url }) => url.length <= maxUrlLength),
    maxLineLength,
  );
}

function storableContradiction(found: Contradiction): Contradiction[] {
  const values = storableValue(found.values, maxNameLength * 10).filter(
    ({ value, evidence, sourceUrl }) =>
      value.trim() !== "" && evidence.trim() !== "" && sourceUrl.length <= maxUrlLength,
  );
  return values.length < 2 ? [] : [{ ...found, subject: storableText(found.subject, maxNameLength), values }];
}

/** Returns an empty list if the URL is too long. */
export function storablePage(page: CrawledPage): CrawledPage[] {
  if (page.url.length > maxUrlLength) return [];
  return [
    {
      ...page,
      metadata: storableValue(page.metadata),
      ...(page.translations
        ? { translations: storableValue(page.translations.filter((url) => url.length <= maxUrlLength)) }
        : {}),
      markdown: storableText(page.markdown, maxMarkdownLength),
      html: storableText(page.html, maxHtmlLength),
    },
  ];
}

export function storableSkipped(skipped: SkippedUrl[]): SkippedUrl[] {
  return storableValue(skipped.filter(({ url }) => url.length <= maxUrlLength));
}

export function storableBrand(given: Brand): Brand {
  const { companyName: stated } = given.brandAssets;
  const companyName = stated && storableText(stated, maxNameLength).trim();
  const brand = storableValue(given);
  return { ...brand, brandAssets: { ...brand.brandAssets, companyName: companyName || null } };
}

export function storableFaqs(faqs: GeneratedFaq[]): GeneratedFaq[] {
  return faqs.flatMap(storableFaq);
}

function storableFaq(faq: GeneratedFaq): GeneratedFaq[] {
  const clean = storableValue(faq, maxAnswerLength + 1);
  const [question, answer] = [clean.question.trim(), clean.answer.trim()];
  const evidence = clean.evidence.filter((sentence) => sentence.trim() !== "");
  const fits =
    question.length >= minQuestionLength &&
    question.length <= maxQuestionLength &&
    answer.length >= minAnswerLength &&
    answer.length <= maxAnswerLength &&
    clean.sourceUrl.length <= maxUrlLength;
  return fits ? [{ ...clean, question, answer, evidence }] : [];
}
