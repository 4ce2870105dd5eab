/** Longer questions don't fit into the row of chips below the search field. */
const maxChipLength = 36;

/**
 * Picks up to 4 short questions as chips and up to 6 others as a list. Alternates between categories, so that the start
 * page shows the range of topics.
 */
export function pickPopular<Faq extends { question: string; category: string }>(
  faqs: Faq[],
): { short: Faq[]; others: Faq[] } {
  const queues = [...Map.groupBy(faqs, (faq) => faq.category).values()];
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    queues.flatMap((queue) => queue[turn] ?? []),
  ).flat();
  const short = turns.filter((faq) => faq.question.length <= maxChipLength).slice(0, 4);
  const others = turns.filter((faq) => !short.includes(faq)).slice(0, 6);
  return { short, others };
}
