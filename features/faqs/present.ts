import { markdownToText, renderMarkdown } from "#shared/markdown.ts";
import { slugify } from "#shared/text.ts";
import { readWebLink } from "#shared/web-link.ts";

/** What a stranger may know of a FAQ. A column that is not copied here is never shown. */
export interface PublicFaq {
  /** Unique on the page: the fragment of its address. */
  slug: string;
  question: string;
  /** Safe to put into the page. */
  answerHtml: string;
  answerText: string;
  category: string;
  source: PublicSource | null;
}

/** Where an answer comes from: at most two sentences word for word, the page they stand on, and when that was checked. */
export interface PublicSource {
  quotes: string[];
  url: string;
  /** Host and path. */
  label: string;
  /** "18 November 2026" */
  checkedOn: string;
}

export interface FaqCategory {
  /** Unique on the page. */
  id: string;
  name: string;
  faqs: PublicFaq[];
}

export interface FaqRow {
  id: string;
  question: string;
  answer: string;
  category: string | null;
  slug: string;
}

export interface EvidenceRow {
  faqId: string;
  sentence: string;
  sourceUrl: string;
  checkedAt: Date;
}

/** The specification's name for questions without a category. */
const defaultCategory = "General";

/** Evidence is expected in its own order; what belongs to none of the rows is left out. */
export function presentFaqs(rows: FaqRow[], evidence: EvidenceRow[]): PublicFaq[] {
  const byFaq = Map.groupBy(evidence, (row) => row.faqId);
  const taken = new Set<string>();
  return rows.map((row) => ({
    slug: unique(row.slug, taken),
    question: row.question.trim(),
    answerHtml: renderMarkdown(row.answer),
    answerText: markdownToText(row.answer),
    category: row.category?.trim() || defaultCategory,
    source: presentSource(byFaq.get(row.id) ?? []),
  }));
}

/** Categories in the order of their first question. */
export function groupByCategory(faqs: PublicFaq[]): FaqCategory[] {
  const taken = new Set<string>();
  const groups = [...Map.groupBy(faqs, (faq) => faq.category)];
  // What fits nowhere else is read last.
  const last = groups.filter(([name]) => leftoverCategories.has(name));
  return [...groups.filter(([name]) => !leftoverCategories.has(name)), ...last].map(([name, group]) => ({
    // An underscore never stands in a slug, so a category can't take a question's address.
    id: unique(`about_${slugify(name) || "more"}`, taken),
    name,
    faqs: group,
  }));
}

/** The stored and the shown name of "no category" (specification, business constants). */
const leftoverCategories = new Set(["General Questions", "General"]);

/** The first page that was quoted speaks for the answer; sentences of other pages are left to the dashboard. */
function presentSource(rows: EvidenceRow[]): PublicSource | null {
  const first = rows[0];
  const link = readWebLink(first?.sourceUrl);
  if (!first || !link) return null;
  return {
    ...link,
    quotes: tellingQuotes(
      rows.filter((row) => row.sourceUrl === first.sourceUrl).map((row) => row.sentence.trim()),
    ),
    checkedOn: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
      first.checkedAt,
    ),
  };
}

/** An answer that is wholly quoted would stand there twice: its two longest sentences are enough to find it. */
function tellingQuotes(sentences: string[]): string[] {
  const longest = sentences.toSorted((a, b) => b.length - a.length).slice(0, 2);
  return sentences.filter(
    (sentence, index) => longest.includes(sentence) && sentences.indexOf(sentence) === index,
  );
}

function unique(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let copy = 2; taken.has(name); copy++) name = `${wanted}-${copy}`;
  taken.add(name);
  return name;
}
