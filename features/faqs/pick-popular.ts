/** Longer questions don't fit into the row of chips below the search field. */
const maxChipLength = 36;

/** "Members" is a title with its text. */
const question = /[?？؟;\u037e]\s*$/;

/** `lang` is its language if it isn't the page's. */
interface Listed {
  question: string;
  category: string;
  lang?: string | undefined;
}

/**
 * Picks up to 4 short questions as chips and up to 6 others as a list. Alternates between categories, so that the start
 * page shows the range of topics. A title alone beside longer questions is no chip. Titles fill the places that questions leave, and texts in other languages come last.
 */
export function pickPopular<Faq extends Listed>(faqs: Faq[]): { short: Faq[]; others: Faq[] } {
  const ranks = Map.groupBy(faqs, rankOf);
  const turns = [0, 1, 2, 3].flatMap((rank) => inTurn(ranks.get(rank) ?? []));
  const fitting = turns.filter((faq) => faq.question.length <= maxChipLength).slice(0, 4);
  const [only, ...more] = fitting;
  const isLoneTitle = only && more.length === 0 && turns.length > 1 && !question.test(only.question);
  const short = isLoneTitle ? [] : fitting;
  const others = turns.filter((faq) => !short.includes(faq)).slice(0, 6);
  return { short, others };
}

function rankOf({ question: text, lang }: Listed): number {
  return (lang === undefined ? 0 : 2) + (question.test(text) ? 0 : 1);
}

function inTurn<Faq extends Listed>(faqs: Faq[]): Faq[] {
  const queues = [...Map.groupBy(faqs, (faq) => faq.category).values()];
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? [])).flat();
}
