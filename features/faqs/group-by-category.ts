import { packs } from "#engines/languages/packs.ts";
import { slugify } from "#shared/text.ts";
import { defaultCategory } from "./default-category.ts";
import { uniqueName } from "./unique-name.ts";

export interface CategoryOf<Faq> {
  id: string;
  name: string;
  faqs: Faq[];
}

/** Names of the catch-all category, in each language that questions are written in. */
const leftoverCategories = new Set([
  defaultCategory,
  ...packs.map(({ categoryNames }) => categoryNames.general),
]);

/** Such categories always come last. */
export function isLeftoverCategory(name: string): boolean {
  return leftoverCategories.has(name);
}

/** In the order of each category's first question. */
export function groupByCategory<Faq extends { category: string }>(faqs: Faq[]): CategoryOf<Faq>[] {
  const taken = new Set<string>();
  const groups = [...Map.groupBy(faqs, (faq) => faq.category)];
  const last = groups.filter(([name]) => isLeftoverCategory(name));
  return [...groups.filter(([name]) => !isLeftoverCategory(name)), ...last].map(([name, group]) => ({
    // A slug has no underscore, so a category's id can't be the same as a question's.
    id: uniqueName(`about_${slugify(name) || "more"}`, taken),
    name,
    faqs: group,
  }));
}
