/**
 * Reads one page of a help center that has too many questions for a single page. Only reads the answers on that page.
 */
import type { CategoryOf } from "#features/faqs/group-by-category.ts";
import type { FaqCategory, PublicFaq } from "#features/faqs/present.ts";
import type { PublicQuestion } from "#features/faqs/public-questions.server.ts";
import { findPublicFaqs } from "#features/faqs/queries.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import {
  maxOnOnePage,
  maxOpenCategories,
  type NamedCategory,
  nameCategories,
  nameInPath,
  type PartOfCategory,
  partOfCategory,
  startOfMany,
} from "./faq-pages.ts";
import { knownQuestions } from "./public-questions.server.ts";
import type { PublicScope } from "./public-scope.ts";

/** Content of the first page: each category with its first questions, or page one of the only category. */
export interface StartOfMany {
  categories: (FaqCategory & { all?: NamedCategory })[];
  others: NamedCategory[];
  /** Null if each category has its own pages. */
  part: Omit<PartOfCategory<unknown>, "faqs"> | null;
}

export async function readStartOfMany(db: Db, scope: PublicScope): Promise<StartOfMany> {
  const { categories } = await knownQuestions(db, scope);
  const [only] = categories;
  if (only && categories.length === 1) {
    const part = partOfCategory(only.faqs, 1);
    const faqs = await findPublicFaqs(db, scope, part?.faqs ?? []);
    return { categories: [{ ...only, faqs }], others: [], part: part && withoutFaqs(part) };
  }
  const { open, others } = startOfMany(categories);
  const answered = await answer(
    db,
    scope,
    open.flatMap(({ first }) => first),
  );
  return {
    categories: open.map(({ first, ...category }) => ({
      id: category.id,
      name: category.name,
      faqs: first.flatMap(({ slug }) => answered.get(slug) ?? []),
      ...(category.count > first.length ? { all: category } : {}),
    })),
    others,
    part: null,
  };
}

export interface CategoryPage {
  category: NamedCategory;
  part: PartOfCategory<PublicFaq>;
  /** Categories listed next to the questions, including this one. */
  named: NamedCategory[];
  categoryCount: number;
}

/**
 * Finds a category by its name in the address and returns one page of it. Returns "elsewhere" if this help center shows
 * the category in its list of all questions, and null if the category or page doesn't exist.
 */
export async function readCategoryPage(
  db: Db,
  scope: PublicScope,
  { name, page }: { name: string; page: number },
): Promise<CategoryPage | { elsewhere: CategoryOf<PublicQuestion> } | null> {
  const { all, categories } = await knownQuestions(db, scope);
  const at = categories.findIndex(({ id }) => nameInPath(id) === name);
  const found = categories[at];
  if (!found) return null;
  if (all.length <= maxOnOnePage) return { elsewhere: found };
  const part = partOfCategory(found.faqs, page);
  if (!part) return null;
  if (categories.length === 1 && page === 1) return { elsewhere: found };
  const named = nameCategories(categories);
  const category = named[at];
  if (!category) return null;
  const near = named.slice(0, maxOpenCategories);
  return {
    category,
    part: { ...part, faqs: await findPublicFaqs(db, scope, part.faqs) },
    named: near.includes(category) ? near : [...near, category],
    categoryCount: categories.length,
  };
}

async function answer(db: Db, scope: PublicScope, questions: PublicQuestion[]) {
  const faqs = await findPublicFaqs(db, scope, questions);
  return new Map(faqs.map((faq) => [faq.slug, faq]));
}

function withoutFaqs({ faqs: _, ...part }: PartOfCategory<unknown>) {
  return part;
}
