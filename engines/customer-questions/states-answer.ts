/** Decides whether a statement of a website answers a customer's question. */
import { type CustomerQuestion, languageWords } from "./bank.ts";

export interface Statement {
  /** One sentence, or a whole short line such as "Wi-Fi included". */
  text: string;
  language: string;
}

/** In characters. A longer text without a full stop is a heading with its text, or running text cut off. */
const maxFragment = 90;
const money =
  /[$€£₹¥￥₺₽]\s?\d|\d[\d.,]*\s?(?:[€£$₺₽円元]|zł|Kč|kr\b|CHF|EUR|USD|euros?\b|dollars?\b)|\b(?:free|kostenlos|gratis|gratuit\w*|gratuita?|ücretsiz|бесплатн\p{L}*|無料)/iu;
const time =
  /\d|\b(?:daily|all day|anytime|always|one|two|three|four|five|six|seven|eight|nine|ten|täglich|ganztägig|eine[rn]?|zwei|drei|vier|fünf|jederzeit)\b|不要|いつでも/iu;

const patterns = new Map<string, { persons: RegExp; affirms: RegExp; acts: RegExp }>();

export function statesAnswer({ text, language }: Statement, { intent, says }: CustomerQuestion): boolean {
  const words = patternsOf(language);
  const found = words && says?.exec(text);
  if (!words || !found) return false;
  const isFragment = text.length <= maxFragment && !/[.!?。]$/.test(text);
  // A sentence that neither begins with the subject nor names the company or its customers is about someone else.
  if (!isFragment && found.index > 40 && !words.persons.test(text)) return false;
  switch (intent.kind) {
    case "amount":
      return money.test(text);
    case "time":
      return time.test(text);
    case "how":
      return words.acts.test(text);
    case "yes-no":
      return words.affirms.test(text) || (isFragment && text.split(/\s+/).length <= 6);
    case "any":
      return true;
  }
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
