import { slugify } from "#shared/text.ts";
import { uniqueName } from "./unique-name.ts";

export interface CategoryOf<Faq> {
  /** Unique on the page. */
  id: string;
  name: string;
  faqs: Faq[];
}

/** The specification's name for questions without a category. */
export const defaultCategory = "General";

/** The stored and the displayed name for questions without a category (from the specification's business constants). */
const leftoverCategories = new Set(["General Questions", defaultCategory]);

/** Returns categories in the order of their first question. */
export function groupByCategory<Faq extends { category: string }>(faqs: Faq[]): CategoryOf<Faq>[] {
  const taken = new Set<string>();
  const groups = [...Map.groupBy(faqs, (faq) => faq.category)];
  // Put uncategorized questions last.
  const last = groups.filter(([name]) => leftoverCategories.has(name));
  return [...groups.filter(([name]) => !leftoverCategories.has(name)), ...last].map(([name, group]) => ({
    // A slug has no underscore, so a category's id can't collide with a question's.
    id: uniqueName(`about_${slugify(name) || "more"}`, taken),
    name,
    faqs: group,
  }));
}
