/** Longer questions don't fit into the row of chips below the search field. */
const maxChipLength = 36;

/** "Members" is a title with its text. Visitors come with questions, so titles only fill the places that are left. */
const question = /[?？؟;\u037e]\s*$/;

/**
 * Picks up to 4 short questions as chips and up to 6 others as a list. Alternates between categories, so that the start
 * page shows the range of topics.
 */
export function pickPopular<Faq extends { question: string; category: string }>(
  faqs: Faq[],
): { short: Faq[]; others: Faq[] } {
  const [asked, titled] = [true, false].map((asks) =>
    faqs.filter((faq) => question.test(faq.question) === asks),
  );
  const turns = [...inTurn(asked!), ...inTurn(titled!)];
  const short = turns.filter((faq) => faq.question.length <= maxChipLength).slice(0, 4);
  const others = turns.filter((faq) => !short.includes(faq)).slice(0, 6);
  return { short, others };
}

function inTurn<Faq extends { category: string }>(faqs: Faq[]): Faq[] {
  const queues = [...Map.groupBy(faqs, (faq) => faq.category).values()];
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? [])).flat();
}
