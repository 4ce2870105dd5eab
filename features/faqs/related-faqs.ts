interface Related {
  slug: string;
  question: string;
  category: string;
}

/** How much a shared category counts, compared to the share of common letter groups (0 to 1). */
const categoryWeight = 0.5;

/** Returns the most similar questions by category and wording. Equally similar ones keep the order of the page. */
export function relatedFaqs<Faq extends Related>(faqs: Faq[], faq: Related, limit: number): Faq[] {
  const wanted = letterGroups(faq.question);
  return faqs
    .filter(({ slug }) => slug !== faq.slug)
    .map((other) => {
      const groups = letterGroups(other.question);
      const shared = [...wanted].filter((group) => groups.has(group)).length;
      const likeness = shared / Math.max(1, wanted.size + groups.size - shared);
      return { other, score: likeness + (other.category === faq.category ? categoryWeight : 0) };
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ other }) => other);
}

/** Splits text into groups of four letters. With shorter groups, too many questions look alike ("how do I …"). */
function letterGroups(text: string): Set<string> {
  const groups = new Set<string>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [])
    for (let start = 0; start + 4 <= word.length; start++) groups.add(word.slice(start, start + 4));
  return groups;
}
