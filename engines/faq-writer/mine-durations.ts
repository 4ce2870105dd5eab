import { packs } from "#engines/languages/packs.ts";
import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { splitSentences } from "./answer-lines.ts";
import type { PagedAnswer } from "./fact-context.ts";
import { lowerFirst } from "./heading-to-question.ts";
import { tellsOffer } from "./page-kinds.ts";
import { subjectOf } from "./page-subject.ts";
import { amount } from "./price-text.ts";
import type { ReadPage } from "./read-page.ts";

const durationsNoThing = new RegExp(wholeWords("durations.noThing"), "iu");

const most = 4;
/** In characters. Longer lines aren't running text. */
const maxLineLength = 3000;

const span = new RegExp(
  String.raw`(?:\d|${anyOf("durations.number")})(?!\p{L}).{0,25}?(?:${anyOf("durations.unit")})`,
  "iu",
);
const costs = / (?:only |usually )?(?:costs?|starts? at|starts? from) /i;

/** Finds sentences that name a thing and state its duration or cost, such as "A sweep takes about 45 minutes." */
export function mineDurations(
  pages: ReadPage[],
  { language, companyName }: { language: string; companyName: string | null },
): PagedAnswer[] {
  const found = new Map<string, PagedAnswer>();
  for (const page of pages) {
    if (!tellsOffer(page)) continue;
    const subject = subjectOf(page, companyName);
    for (const line of page.lines) {
      if (
        line.level < 7 ||
        line.isExcluded ||
        line.isControl ||
        line.isWeak ||
        line.text.length > maxLineLength
      )
        continue;
      const sentences = splitSentences(line.text);
      sentences.forEach((sentence, at) => {
        const question = asked(sentence, language);
        if (!question || found.has(question)) return;
        const next = sentences[at + 1];
        const lines = next && limits.test(next) && next.length <= 200 ? [sentence, next] : [sentence];
        found.set(question, {
          page,
          question,
          answer: lines.join(" "),
          lines,
          topic: null,
          // A subject such as "a standard bedroom" is unclear without the page's topic.
          needsSubject: subject !== null,
          ...(subject === null ? {} : { subject }),
          confidence: 0.6,
        });
      });
    }
  }
  return [...found.values()].slice(0, most);
}

const limits = new RegExp(String.raw`^${wholeWords("durations.limit")}`, "iu");

function asked(sentence: string, language: string): string | null {
  const rule = packs.find(({ code }) => code === language)?.duration;
  if (!rule || sentence.length > 260 || !/[.]$/.test(sentence) || !rule.subject.test(sentence)) return null;
  const byTime = rule.verb.exec(sentence);
  if (byTime && isThing(sentence.slice(0, byTime.index))) {
    const after = sentence.slice(byTime.index + byTime[0].length, byTime.index + byTime[0].length + 60);
    return span.test(after) && span.exec(after)!.index <= 25
      ? rule.question.replace("{subject}", () => lowerFirst(sentence.slice(0, byTime.index)))
      : null;
  }
  const byPrice = language === "en" ? costs.exec(sentence) : null;
  if (!byPrice || !isThing(sentence.slice(0, byPrice.index))) return null;
  const after = sentence.slice(byPrice.index + byPrice[0].length, byPrice.index + byPrice[0].length + 30);
  const price = amount.exec(after);
  return price && price.index <= 12
    ? `How much does ${lowerFirst(sentence.slice(0, byPrice.index)).replace(/^your /, "my ")} cost?`
    : null;
}

/** True for a few words that name one thing, unlike "each journey that a parcel". */
function isThing(subject: string): boolean {
  const words = subject.split(" ");
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    !/[,;:()"“]/.test(subject) &&
    !durationsNoThing.test(words.slice(1).join(" "))
  );
}
