/** Caches a help center's categories with everything that is in them. */
import { listPublicArticles } from "#features/articles/public-articles.server.ts";
import { findMovedCollection, listCollections } from "#features/faqs/collections.server.ts";
import { defaultCategory } from "#features/faqs/default-category.ts";
import type { PublicFaq } from "#features/faqs/present.ts";
import type { PublicQuestion } from "#features/faqs/public-questions.server.ts";
import { findPublicFaqs } from "#features/faqs/queries.server.ts";
import { listPublicGuides } from "#features/guides/public-guides.server.ts";
import { publishedTranslations } from "#features/translations/stored-translations.server.ts";
import { itemId } from "#features/translations/translated-item.ts";
import type { Db } from "#platform/db/open-database.ts";
import { maxOpenCategories, type PartOfCategory, partOfCategory } from "../faq-pages.ts";
import { knownQuestions } from "../public-questions.server.ts";
import type { PublicScope } from "../public-scope.ts";
import { rememberByVersion } from "../remember-by-version.server.ts";
import { readVisibility } from "../theme-settings.ts";
import { type CollectionEntry, gatherCollections, type PublicCollection } from "./gather-collections.ts";

type Collections = PublicCollection<PublicQuestion>[];

/** In the owner's order, without empty ones. Without the questions if the owner hides them. */
export const knownCollections = rememberByVersion<Collections>({
  async read(db, scope) {
    const shows = readVisibility(scope.company.themeSettings);
    const [entries, questions, articles, guides] = await Promise.all([
      readEntries(db, scope),
      shows.faqs ? knownQuestions(db, scope) : null,
      listPublicArticles(db, scope),
      listPublicGuides(db, scope),
    ]);
    const slug = questions?.slugs.get(defaultCategory);
    const hasDefault = slug === undefined || entries.some(({ name }) => name === defaultCategory);
    const general = { name: defaultCategory, slug: slug ?? "", description: null, icon: null, parent: null };
    return gatherCollections({
      entries: hasDefault ? entries : [...entries, general],
      questions: questions?.all ?? [],
      articles,
      guides,
    });
  },
  bytesOf: (collections) => collections.reduce((sum, { count }) => sum + 400 + 200 * count, 1_000),
  maxBytes: 20_000_000,
});

async function readEntries(db: Db, { companyId, view }: PublicScope): Promise<CollectionEntry[]> {
  const { language, main } = view;
  const [collections, translated] = await Promise.all([
    listCollections(db, { companyId }),
    language === main
      ? null
      : publishedTranslations(db, { companyId, language }, { kind: "category", only: "description" }),
  ]);
  return collections.map(({ name, slug, description, icon, parent }) => {
    const own = translated?.get(itemId({ kind: "category", key: name }))?.fields.description;
    const isOther = translated !== null && !own && description !== null;
    return {
      name,
      slug,
      // A translation of a description that the owner has deleted isn't shown.
      description: description && (own ?? description),
      descriptionLang: isOther ? main : undefined,
      icon,
      parent,
    };
  });
}

export interface CollectionPage {
  collection: Omit<PublicCollection<unknown>, "questions">;
  /** The collection that it is inside. */
  parent: Pick<PublicCollection<unknown>, "name" | "path"> | null;
  /** Null if it has no questions. */
  part: PartOfCategory<PublicFaq> | null;
  /** Collections listed next to this one. It is among them, or the one that it is inside. */
  listed: Pick<PublicCollection<unknown>, "name" | "path" | "count">[];
  /** Whether there are collections that aren't listed. */
  hasMore: boolean;
}

/**
 * Finds a category by its address and returns one page of it. `movedTo` is the path of the page that a former address
 * leads to. Null if the category or page doesn't exist.
 */
export async function readCollectionPage(
  db: Db,
  scope: PublicScope,
  { slug, page }: { slug: string; page: number },
): Promise<CollectionPage | { movedTo: string } | null> {
  const collections = await knownCollections(db, scope);
  const found = collections.find((collection) => collection.slug === slug);
  if (!found) {
    const name = await findMovedCollection(db, scope, slug);
    const present = collections.find((collection) => collection.name === name);
    return present ? { movedTo: present.path } : null;
  }
  const { questions, ...collection } = found;
  const part = partOfCategory(questions, page);
  if (!part && (page > 1 || questions.length > 0)) return null;
  const parent = collections.find(({ name }) => name === found.parent) ?? null;
  const top = collections.filter((one) => one.parent === null);
  const near = top.slice(0, maxOpenCategories);
  const here = parent ?? found;
  const shown = near.includes(here) ? near : [...near, here];
  return {
    collection,
    parent: parent && { name: parent.name, path: parent.path },
    part: part && { ...part, faqs: await findPublicFaqs(db, scope, part.faqs) },
    listed: shown.map(({ name, path, count }) => ({ name, path, count })),
    hasMore: shown.length < top.length,
  };
}
