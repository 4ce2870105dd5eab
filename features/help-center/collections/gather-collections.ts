/** Puts everything that visitors can read into the owner's categories. */
import type { PublicArticleCard } from "#features/articles/present.ts";
import { isLeftoverCategory } from "#features/faqs/group-by-category.ts";
import type { PublicGuideCard } from "#features/guides/present-public.ts";
import type { CollectionIconName } from "#shared/enumerations.ts";
import { slugify } from "#shared/text.ts";
import { categoryPath } from "../faq-pages.ts";

export interface CollectionEntry {
  name: string;
  /** The last part of its address. */
  slug: string;
  description: string | null;
  /** Language of the description, if it isn't the page's. */
  descriptionLang?: string | undefined;
  icon: CollectionIconName | null;
  /** Name of the collection that it is inside. */
  parent: string | null;
}

export interface PublicCollection<Question> extends CollectionEntry {
  /** Path below the help center's base path, such as "/c/billing". */
  path: string;
  /** Number of all its items, and of those in the collections inside it. */
  count: number;
  /** The collections inside it. */
  inside: { name: string; path: string; count: number }[];
  questions: Question[];
  articles: PublicArticleCard[];
  guides: PublicGuideCard[];
}

interface Contents<Question> {
  /** In the owner's order. Those without content are left out. */
  entries: CollectionEntry[];
  questions: Question[];
  articles?: PublicArticleCard[];
  guides?: PublicGuideCard[];
}

/** Categories without an entry come after the others, and what fits nowhere else comes last. */
export function gatherCollections<Question extends { category: string }>({
  entries,
  questions,
  articles = [],
  guides = [],
}: Contents<Question>): PublicCollection<Question>[] {
  const of = {
    questions: Map.groupBy(questions, ({ category }) => category),
    articles: Map.groupBy(articles, ({ category }) => category),
    guides: Map.groupBy(guides, ({ category }) => category),
  };
  const used = [...of.questions.keys(), ...of.articles.keys(), ...of.guides.keys()];
  const names = new Set([...entries.map(({ name }) => name), ...used.filter((name) => name !== null)]);
  const entryOf = new Map(entries.map((entry) => [entry.name, entry]));
  const all = [...names].map((name) => {
    const entry = entryOf.get(name) ?? {
      name,
      slug: slugify(name),
      description: null,
      icon: null,
      parent: null,
    };
    const contents = {
      questions: of.questions.get(name) ?? [],
      articles: of.articles.get(name) ?? [],
      guides: of.guides.get(name) ?? [],
    };
    const others = contents.articles.length + contents.guides.length;
    // The list of all questions is the first page of their only category.
    const categoryCount = others > 0 ? Number.POSITIVE_INFINITY : of.questions.size;
    return {
      ...entry,
      ...contents,
      path: categoryPath(entry.slug, { categoryCount }),
      count: contents.questions.length + others,
    };
  });
  const withInside = all.map((collection) => {
    const inside = all
      .filter(({ parent, count }) => parent === collection.name && count > 0)
      .map(({ name, path, count }) => ({ name, path, count }));
    const count = inside.reduce((sum, one) => sum + one.count, collection.count);
    return { ...collection, inside, count };
  });
  const shown = withInside.filter(({ count }) => count > 0);
  return [
    ...shown.filter(({ name }) => !isLeftoverCategory(name)),
    ...shown.filter(({ name }) => isLeftoverCategory(name)),
  ];
}
