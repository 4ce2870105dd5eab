import { splitSentences } from "./answer-lines.ts";
import type { PagedAnswer } from "./fact-context.ts";
import { lowerFirst } from "./heading-to-question.ts";
import { legalPage, storyPage } from "./page-kinds.ts";
import { subjectOf } from "./page-subject.ts";
import { amount } from "./price-text.ts";
import type { ReadPage } from "./read-page.ts";

const most = 4;
/** Characters; longer ones are no running text. */
const longestLine = 3000;

/** By language: the article of a thing, the verb after it, and the question about it. */
const durations: Record<string, { subject: RegExp; verb: RegExp; ask: (subject: string) => string }> = {
  en: {
    subject: /^(?:an?|the|your|each|every) /i,
    verb: / (?:usually |normally |typically |generally |only )?takes? /i,
    ask: (subject) => `How long does ${subject} take?`,
  },
  de: {
    subject: /^(?:eine?|der|die|das|jede[rs]?) /i,
    verb: / dauert /,
    ask: (subject) => `Wie lange dauert ${subject}?`,
  },
  fr: {
    subject: /^(?:une?|le|la|l['’]|chaque )/i,
    verb: / dure /,
    ask: (subject) => `Combien de temps dure ${subject} ?`,
  },
  es: { subject: /^(?:una?|el|la|cada) /i, verb: / dura /, ask: (subject) => `¿Cuánto dura ${subject}?` },
  it: {
    subject: /^(?:una?|il|la|l['’]|ogni )/i,
    verb: / dura /,
    ask: (subject) => `Quanto dura ${subject}?`,
  },
  pt: {
    subject: /^(?:uma?|o|a|cada) /i,
    verb: / dura /,
    ask: (subject) => `Quanto tempo dura ${subject}?`,
  },
  nl: { subject: /^(?:een|de|het|elke?) /i, verb: / duurt /, ask: (subject) => `Hoe lang duurt ${subject}?` },
};
const span =
  /(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|half|an?|ein|zwei|drei|vier|une?|deux|trois|dos|tres|due|tre|dois|een|twee|drie)\b.{0,25}?(?:minutes?|hours?|days?|weeks?|months?|years?|minuten|stunden?|tage?|wochen?|monate?|jahre?|heures?|jours?|semaines?|mois|minutos?|horas?|días?|semanas?|meses|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|dias?|uur|uren|dag(?:en)?|we(?:ek|ken)|maand(?:en)?)/iu;
const costs = / (?:only |usually )?(?:costs?|starts? at|starts? from) /i;

/** "A sweep takes about 45 minutes.": sentences that begin with a thing and say how long it takes, or what it costs. */
export function mineDurations(
  pages: ReadPage[],
  { language, companyName }: { language: string; companyName: string | null },
): PagedAnswer[] {
  const found = new Map<string, PagedAnswer>();
  for (const page of pages) {
    const path = URL.parse(page.url)?.pathname ?? "";
    if (legalPage.test(path) || storyPage.test(path) || page.outline.isListing) continue;
    const subject = subjectOf(page, companyName);
    for (const line of page.lines) {
      if (
        line.level < 7 ||
        line.isExcluded ||
        line.isControl ||
        line.isWeak ||
        line.text.length > longestLine
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
          // "A standard bedroom" means nothing beside questions about something else.
          needsSubject: subject !== null,
          ...(subject === null ? {} : { subject }),
          confidence: 0.6,
        });
      });
    }
  }
  return [...found.values()].slice(0, most);
}

const limits =
  /^(?:however|but|if|with|without|for (?:larger|smaller|bigger)|larger|bigger|jedoch|bei|mit|wenn|si|avec)\b/i;

function asked(sentence: string, language: string): string | null {
  const rule = durations[language];
  if (!rule || sentence.length > 260 || !/[.]$/.test(sentence) || !rule.subject.test(sentence)) return null;
  const byTime = rule.verb.exec(sentence);
  if (byTime && isThing(sentence.slice(0, byTime.index))) {
    const after = sentence.slice(byTime.index + byTime[0].length, byTime.index + byTime[0].length + 60);
    return span.test(after) && span.exec(after)!.index <= 25
      ? rule.ask(lowerFirst(sentence.slice(0, byTime.index)))
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

/** A few words that name one thing; "each journey that a parcel" is no name. */
function isThing(subject: string): boolean {
  const words = subject.split(" ");
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    !/[,;:()"“]/.test(subject) &&
    !/\b(?:that|which|who|it|this|we|you|is|are|was|has|have|can|will|and then|die|das|qui|que|che|dat|way|up to|decision|everything|whole thing|first|next|last|second|third|step)\b/i.test(
      words.slice(1).join(" "),
    )
  );
}
