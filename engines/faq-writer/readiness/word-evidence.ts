/** Words that greet, urge or praise, in one language. */
import { wholeWordsIn } from "#engines/languages/words.ts";

interface Patterns {
  greeting: RegExp;
  urge: RegExp;
  praise: RegExp;
}

const patterns = new Map<string, Patterns>();

function patternsOf(language: string): Patterns {
  const known = patterns.get(language);
  if (known) return known;
  const made = {
    greeting: new RegExp(`^${wholeWordsIn(language, "answers.greets")}`, "iu"),
    urge: new RegExp(`^${wholeWordsIn(language, "answers.urges")}`, "iu"),
    praise: new RegExp(
      `${wholeWordsIn(language, "company.praise")}|${wholeWordsIn(language, "sections.praise")}`,
      "iu",
    ),
  };
  patterns.set(language, made);
  return made;
}

export function greets(sentence: string, language: string): boolean {
  return patternsOf(language).greeting.test(sentence);
}

/** True for "Call us today", which tells visitors what to do next. */
export function urges(sentence: string, language: string): boolean {
  return patternsOf(language).urge.test(sentence);
}

/** True for praise without a number. What has one can be checked. */
export function isPraise(text: string, language: string): boolean {
  return !/\d/.test(text) && patternsOf(language).praise.test(text);
}
