import { type CategoryId, categoryIds } from "#engines/languages/language-pack.ts";
import { packOf } from "#engines/languages/packs.ts";
import { wordStarts } from "#engines/languages/words.ts";

const byTopic: Record<CategoryId, string> = {
  start: "booking join requirements bring prepare trial age first-visit donate volunteer",
  services: "services products programs features offer included licence emergency breakfast allergens",
  prices: "prices payment deposit estimate vouchers discounts grants insurance",
  orders: "delivery ordering",
  returns: "returns refunds cancellation warranty",
  account: "data data-retention data-storage data-security",
  contact:
    "contact location hours areas parking directions accessibility check-in accommodation event event-date dates when-where",
  about: "who mission values why careers founded team",
  general: "conduct",
};
const categoryByTopic = new Map(
  categoryIds.flatMap((id) => byTopic[id].split(" ").map((topic) => [topic, id] as const)),
);

/** Words in all languages. Of equally good matches, the first one counts. */
const rules = (["returns", "orders", "prices", "account", "contact", "start", "services"] as const).map(
  (id) => ({ id, words: new RegExp(wordStarts(`categories.${id}`), "giu") }),
);

/**
 * Assigns one of the nine categories: a template's question by its topic, any other by its words. The site's own
 * section headings only add weight. If they were the categories, a help center would have as many categories as the
 * site has headings.
 */
export function categorise(faq: {
  question: string;
  answer: string;
  section: string | null;
  topic?: string | null;
}): CategoryId {
  const ofTopic = categoryByTopic.get(faq.topic ?? "");
  if (ofTopic) return ofTopic;
  let best: CategoryId = "general";
  let bestScore = 1;
  for (const { id, words } of rules) {
    const score =
      3 * count(faq.question, words) +
      1.5 * Math.min(1, count(faq.section ?? "", words)) +
      Math.min(2, count(faq.answer.slice(0, 300), words)) * 0.5;
    if (score > bestScore) {
      best = id;
      bestScore = score;
    }
  }
  return best;
}

const maxSectionLength = 60;

/**
 * The category's name in the site's language. In a language without a pack it is the site's own section heading, or
 * null if there is none.
 */
export function categoryName(id: CategoryId, language: string, section: string | null): string | null {
  const pack = packOf(language);
  if (pack) return pack.categoryNames[id];
  const heading = section?.replace(/\s+/g, " ").trim() ?? "";
  return heading !== "" && heading.length <= maxSectionLength ? heading : null;
}

function count(text: string, words: RegExp): number {
  return Math.min(2, text.match(words)?.length ?? 0);
}
