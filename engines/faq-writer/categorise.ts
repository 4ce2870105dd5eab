import { type CustomerQuestion, questionsOfAny } from "#engines/customer-questions/bank.ts";
import { type CategoryId, categoryIds } from "#engines/languages/language-pack.ts";
import { packOf } from "#engines/languages/packs.ts";
import { wordStarts, wordStartsIn } from "#engines/languages/words.ts";
import type { TradeId } from "#shared/enumerations.ts";
import { topics } from "./topics.ts";

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

interface ToCategorise {
  question: string;
  answer: string;
  section: string | null;
  topic?: string | null;
  category?: CategoryId;
}

/**
 * Assigns one of the nine categories: to a template's question by its topic, to any other question by the matching
 * questions that customers of the trade ask, and otherwise by its words. A question without any such words is about
 * what the company offers.
 */
export function categorise(
  faq: ToCategorise,
  site?: { language: string; trades: readonly TradeId[] },
): CategoryId {
  const ofTopic = faq.category ?? categoryByTopic.get(faq.topic ?? "");
  if (ofTopic) return ofTopic;
  const asked = site && askedBy(questionsOfAny(site.trades, site.language), faq.question);
  if (asked) return asked;
  let best: CategoryId | null = null;
  let bestScore = 0;
  for (const { id, words } of rules) {
    const asked = 3 * count(faq.question, words) + 1.5 * Math.min(1, count(faq.section ?? "", words));
    // "Open flames are prohibited" says nothing about opening hours. An answer only decides between two that are asked for.
    const score = asked > 0 ? asked + 0.5 * count(faq.answer.slice(0, 300), words) : 0;
    if (score > bestScore) {
      best = id;
      bestScore = score;
    }
  }
  if (best !== null && (bestScore > 1 || site)) return best;
  return (site?.trades ?? []).length > 0 ? "services" : "general";
}

interface Titled {
  /** The title as it is proposed. */
  title: string;
  /** What the site calls its page. */
  pageName: string | null;
}

/**
 * Assigns a category to a page's title with its text: by its own words, then by those of its page's name, and then by the
 * questions that name the same. The text says too much of everything. Any other title is about what the company offers.
 */
export function categoriseTitle(
  { title, pageName }: Titled,
  { language, trades }: { language: string; trades: readonly TradeId[] },
): CategoryId {
  const name = pageName ?? "";
  return (
    byWords(title, language) ??
    byWords(name, language) ??
    byTopicOf(title) ??
    askedBy(questionsOfAny(trades, language), name) ??
    "services"
  );
}

/** "Parking" and "How to find us" are topics of their own. */
function byTopicOf(title: string): CategoryId | null {
  const parts = title.split(" – ").toReversed();
  const found = topics.find(({ heading }) => parts.some((part) => heading?.test(part)));
  return (found && categoryByTopic.get(found.id)) ?? null;
}

function askedBy(questions: readonly CustomerQuestion[], text: string): CategoryId | null {
  const asked = questions.filter(({ asks }) => asks.test(text));
  return asked.length === 0 ? null : mostCommon(asked.map(({ intent }) => intent.category));
}

/** "How is your team?" is rarely about the company as a whole, while the title "Our team" is. */
const ofTitles = [...rules.map(({ id }) => id), "about"] as const;
const rulesByLanguage = new Map<string, { id: CategoryId; words: RegExp }[]>();

function rulesIn(language: string): { id: CategoryId; words: RegExp }[] {
  const known = rulesByLanguage.get(language);
  if (known) return known;
  const made = ofTitles.map((id) => ({
    id,
    words: new RegExp(wordStartsIn(language, `categories.${id}`), "giu"),
  }));
  rulesByLanguage.set(language, made);
  return made;
}

/** The category with the most words in a short text. */
function byWords(text: string, language: string): CategoryId | null {
  const [best] = rulesIn(language)
    .map(({ id, words }) => ({ id, score: count(text, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return best?.id ?? null;
}

function mostCommon(ids: CategoryId[]): CategoryId {
  const counts = Map.groupBy(ids, (id) => id);
  return [...counts].reduce((best, next) => (next[1].length > best[1].length ? next : best))[0];
}

const maxSectionLength = 60;

/**
 * The category's name in the site's language. In a language without a pack it is the site's own section heading, or
 * null if there is none.
 */
export function categoryName(id: CategoryId, language: string, section: string | null): string | null {
  const pack = packOf(language);
  if (pack) return pack.categoryNames[id];
  // Some sites end every heading with a period.
  const heading =
    section
      ?.replace(/\s+/g, " ")
      .replace(/(?<![\s.:。：])[\s.:。：]+$/u, "")
      .trim() ?? "";
  return heading !== "" && heading.length <= maxSectionLength ? heading : null;
}

/**
 * The site's own names of categories, such as "Prices and payment". Without them, our "Pricing and payment" would stand
 * next to it.
 */
export function ownNames(topics: Iterable<string>, language: string): Map<CategoryId, string> {
  const found = new Map<CategoryId, string>();
  const names = Object.entries(packOf(language)?.categoryNames ?? {}) as [CategoryId, string][];
  for (const topic of topics) {
    // "Chi siamo" is the name of one category and a part of another's, "Contatti e dove siamo".
    const same =
      names.find(([, name]) => name.toLowerCase() === topic.toLowerCase()) ??
      names.find(([, name]) => isPartOf(topic, name));
    if (same && !found.has(same[0])) found.set(same[0], topic);
  }
  return found;
}

/** What customers look for by its own name, wherever the website tells it. */
const ofMoney: ReadonlySet<CategoryId> = new Set(["prices", "orders", "returns"]);

/** True for a question about paying on a page that the website calls "Leistungen", where it has something of everything. */
export function leavesCatchAll(category: CategoryId, topic: string, language: string): boolean {
  const services = packOf(language)?.categoryNames.services;
  return services !== undefined && ofMoney.has(category) && isPartOf(topic, services);
}

/** In letters. "Pricing" and "prices" share their beginning. */
const stemLength = 4;

/** True for "Contact" and "Contact and location". */
function isPartOf(topic: string, name: string): boolean {
  const [stems, all] = [stemsOf(topic), stemsOf(name)];
  return stems.size > 0 && [...stems].every((stem) => all.has(stem));
}

function stemsOf(name: string): Set<string> {
  return new Set(
    (name.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.slice(0, stemLength)),
  );
}

function count(text: string, words: RegExp): number {
  return Math.min(2, text.match(words)?.length ?? 0);
}
