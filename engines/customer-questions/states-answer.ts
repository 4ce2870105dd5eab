/** Decides whether a statement on a website answers a customer's question. */
import { anyOf } from "#engines/languages/words.ts";
import { type CustomerQuestion, languageWords } from "./bank.ts";
import type { Intent } from "./intents.ts";

export interface Statement {
  /** One sentence, or a whole short line such as "Wi-Fi included". */
  text: string;
  language: string;
  /** Counts as naming the company, just like "we". */
  companyName?: string | null;
}

/** In characters. A longer text without a period is a heading with its text, or truncated running text. */
const maxFragment = 110;
/** In characters. A match that starts this early still names the sentence's subject: "Free parking is …". */
const maxSubject = 15;
/** In characters, between the subject and the word that allows, includes or excludes it. */
const maxAway = 80;
const money = new RegExp(
  String.raw`[$€£₹¥￥₺₽₦₱₩₫฿৳]\s?\d|(?<!\p{L})(?:ZAR|KES|KSh|Ksh|NGN|GHS|RM|Rs\.?|R ?(?=\d{3}))\s?\d|\d[\d.,]*\s?(?:[€£$₺₽円元]|zł|Kč|CHF|EUR|USD|(?:${anyOf("prices.currency")})(?!\p{L}))|(?<![\p{Script=Latin}\p{Script=Cyrillic}]|\p{L}-)(?:${anyOf("prices.free")})(?:e[mnrs]?|s)?(?![\p{Script=Latin}\p{Script=Cyrillic}])`,
  "iu",
);
const time = new RegExp(
  String.raw`\d|(?<!\p{L})(?:${anyOf("durations.number")}|${anyOf("calendar.daily")})(?!\p{L})`,
  "iu",
);

/** Only privacy policies name it, in any language. "IP 67" is a degree of protection. */
const ipAddress = /(?<![\p{L}\p{N}])IP(?:アドレス|(?![\p{L}\p{N}]| ?\d))/u;

const patterns = new Map<string, { persons: RegExp; affirms: RegExp; acts: RegExp }>();

export function statesAnswer(
  { text, language, companyName = null }: Statement,
  { intent, says }: CustomerQuestion,
): boolean {
  const words = patternsOf(language);
  const found = words && says?.exec(text);
  if (!words || !found) return false;
  if (intent.category !== "account" && ipAddress.test(text)) return false;
  const isFragment = text.length <= maxFragment && !/[.!?。]$/.test(text);
  // "Final cleaning" alone is a label without its value.
  if (isFragment && !saysMore(text, found[0])) return false;
  // A sentence that neither begins with the subject nor names the company or its customers is about someone else.
  if (!isFragment && found.index > maxSubject && !words.persons.test(text) && !names(text, companyName))
    return false;
  // "Email campaigns and newsletters" is an item of a list, while "Email us" says what to do.
  if (intent.kind === "how" && isFragment) return startsWith(text, words.acts);
  // "In this quarter, car parks create places for pests. We come at night." allows nothing.
  const near =
    intent.kind === "yes-no"
      ? text.slice(Math.max(0, found.index - maxAway), found.index + found[0].length + maxAway)
      : text;
  return answersKind(near, { language, kind: intent.kind });
}

/** True if a text has what answers of a kind must contain, whatever it is about. */
export function answersKind(
  text: string,
  { language, kind }: { language: string; kind: Intent["kind"] },
): boolean {
  const words = patternsOf(language);
  if (!words) return false;
  switch (kind) {
    case "amount":
      return money.test(text);
    case "time":
      return time.test(text);
    case "how":
      return words.acts.test(text.replace(madeToOrder, " "));
    case "yes-no":
      return words.affirms.test(text);
    case "any":
      return true;
  }
}

/** It is how something is made, and not what to do to get it. */
const madeToOrder =
  /(?:made|cooked|baked|built|prepared)[- ]to[- ]order|(?<!\p{L})(?:auf bestellung|sur commande|(?:por|bajo) (?:encargo|pedido)|su ordinazione|op bestelling|(?:sob|por) encomenda|na zamówienie|sipariş üzerine|на заказ)(?!\p{L})|受注生産/giu;

/** True if a text names the company or its customers: "we", "you", "guests". */
export function speaksOfPeople(text: string, language: string): boolean {
  return patternsOf(language)?.persons.test(text) ?? true;
}

function patternsOf(language: string): { persons: RegExp; affirms: RegExp; acts: RegExp } | null {
  const known = patterns.get(language);
  if (known) return known;
  const words = languageWords[language];
  if (!words) return null;
  const bounded = ({ source }: RegExp) =>
    new RegExp(language === "ja" ? source : String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, "iu");
  const made = {
    persons: bounded(words.persons),
    affirms: bounded(words.affirms),
    acts: bounded(words.acts),
  };
  patterns.set(language, made);
  return made;
}

function startsWith(text: string, words: RegExp): boolean {
  return words.exec(text)?.index === 0;
}

/** True if the text has a number, or more than the one word that matched. */
function saysMore(text: string, found: string): boolean {
  const rest = text.replace(found, () => " ");
  return (
    /\d/.test(text) ||
    /\p{L} \p{L}/u.test(found) ||
    /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(rest)
  );
}

function names(text: string, companyName: string | null): boolean {
  return companyName !== null && companyName.length >= 3 && text.includes(companyName);
}
