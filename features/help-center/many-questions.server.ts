/**
 * Reads one page of a help center that has too many questions for a single page. Only reads the answers on that page.
 */
import type { FaqCategory } from "#features/faqs/present.ts";
import type { PublicQuestion } from "#features/faqs/public-questions.server.ts";
import { findPublicFaqs } from "#features/faqs/queries.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { type NamedCategory, type PartOfCategory, partOfCategory, startOfMany } from "./faq-pages.ts";
import { knownQuestions } from "./public-questions.server.ts";
import type { PublicScope } from "./public-scope.ts";

/** Content of the first page: each category with its first questions, or page one of the only category. */
export interface StartOfMany {
  categories: (FaqCategory & { all?: NamedCategory })[];
  others: NamedCategory[];
  /** Null if each category has its own pages. `slug` is the last part of the only category's address. */
  part: (Omit<PartOfCategory<unknown>, "faqs"> & { slug: string }) | null;
}

export async function readStartOfMany(db: Db, scope: PublicScope): Promise<StartOfMany> {
  const { categories, slugs } = await knownQuestions(db, scope);
  const [only] = categories;
  if (only && categories.length === 1) {
    const part = partOfCategory(only.faqs, 1);
    const faqs = await findPublicFaqs(db, scope, part?.faqs ?? []);
    const slug = slugs.get(only.name) ?? "";
    return { categories: [{ ...only, faqs }], others: [], part: part && { ...withoutFaqs(part), slug } };
  }
  const { open, others } = startOfMany(categories, slugs);
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

async function answer(db: Db, scope: PublicScope, questions: PublicQuestion[]) {
  const faqs = await findPublicFaqs(db, scope, questions);
  return new Map(faqs.map((faq) => [faq.slug, faq]));
}

function withoutFaqs({ faqs: _, ...part }: PartOfCategory<unknown>) {
  return part;
}
