import { anyOf } from "#engines/languages/words.ts";

/** Categories of generated FAQs, in the order in which a help center shows them. */
export const faqCategories = [
  "Getting started",
  "Services",
  "Pricing and payment",
  "Orders and delivery",
  "Returns and cancellation",
  "Account and privacy",
  "Contact and location",
  "General Questions",
] as const;

export type FaqCategory = (typeof faqCategories)[number];

const byTopic: Record<FaqCategory, string> = {
  "Getting started": "booking join requirements bring prepare trial age first-visit",
  Services: "services products programs features offer included licence emergency breakfast allergens",
  "Pricing and payment": "prices payment deposit estimate vouchers discounts grants insurance",
  "Orders and delivery": "delivery ordering",
  "Returns and cancellation": "returns refunds cancellation warranty",
  "Account and privacy": "data data-retention data-storage data-security",
  "Contact and location":
    "contact location hours areas parking directions accessibility check-in accommodation event event-date dates when-where",
  "General Questions": "who mission values why careers donate volunteer founded conduct team",
};
const categoryByTopic = new Map(
  Object.entries(byTopic).flatMap(([category, topics]) =>
    topics.split(" ").map((topic) => [topic, category as FaqCategory] as const),
  ),
);

/**
 * The fixed category of a template's question, in any language. Null if the category depends on the question's words.
 */
export function categoryOf(topic: string | null): FaqCategory | null {
  return categoryByTopic.get(topic ?? "") ?? null;
}

const none: FaqCategory = "General Questions";

/** Word prefixes in seven languages. Matches in the question weigh most, then those in its section. */
const rules: { category: FaqCategory; words: RegExp }[] = [
  {
    category: "Returns and cancellation",
    words: new RegExp(String.raw`(?<![\p{L}])(?:${anyOf("categories.returns")})`, "giu"),
  },
  {
    category: "Orders and delivery",
    words: new RegExp(String.raw`(?<![\p{L}])(?:${anyOf("categories.orders")})`, "giu"),
  },
  {
    category: "Pricing and payment",
    words: new RegExp(String.raw`(?<![\p{L}])(?:${anyOf("categories.prices")})`, "giu"),
  },
  {
    category: "Account and privacy",
    words: new RegExp(String.raw`(?<![\p{L}])(?:${anyOf("categories.account")})`, "giu"),
  },
  {
    category: "Contact and location",
    words: new RegExp(String.raw`(?<![\p{L}])(?:${anyOf("categories.contact")})`, "giu"),
  },
  {
    category: "Getting started",
    words: new RegExp(String.raw`(?<![\p{L}])(?:${anyOf("categories.start")})`, "giu"),
  },
  {
    category: "Services",
    words: new RegExp(String.raw`(?<![\p{L}])(?:${anyOf("categories.services")})`, "giu"),
  },
];

/**
 * Assigns one of the eight categories. The site's own section headings only add weight. If they were the categories, a
 * help center would have as many categories as the site has headings.
 */
export function categorise(faq: { question: string; answer: string; section: string | null }): FaqCategory {
  let best: FaqCategory = none;
  let bestScore = 1;
  for (const { category, words } of rules) {
    const score =
      3 * count(faq.question, words) +
      1.5 * Math.min(1, count(faq.section ?? "", words)) +
      Math.min(2, count(faq.answer.slice(0, 300), words)) * 0.5;
    if (score > bestScore) {
      best = category;
      bestScore = score;
    }
  }
  return best;
}

function count(text: string, words: RegExp): number {
  return Math.min(2, text.match(words)?.length ?? 0);
}
