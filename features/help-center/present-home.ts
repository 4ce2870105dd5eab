import { hasContact, type PublicContact } from "#features/contact/present.ts";
import { pickPopular } from "#features/faqs/pick-popular.ts";
import type { CollectionEntry, PublicCollection } from "./collections/gather-collections.ts";

export interface HomeContent {
  faqCount: number;
  /** In the owner's order. */
  collections: HomeCollection[];
  /** Short questions for the space below the search field. */
  chips: HomeQuestion[];
  popular: HomeQuestion[];
  /** The guide's first steps and its total number of steps. Null if the guide is missing or hidden. */
  guide: { steps: { id: string; title: string }[]; stepCount: number; lang?: string | undefined } | null;
  /** The first ones, one more than the page lists. `outside` leaves out what a category's card has. */
  articles: { count: number; first: HomeArticle[]; outside: HomeArticle[] };
  /** Whether there is anything to read besides questions, such as videos. */
  hasMore: boolean;
  /** Null if the contact page is empty or hidden. */
  contact: PublicContact | null;
}

export interface HomeCollection extends Omit<CollectionEntry, "slug"> {
  path: string;
  count: number;
  /** What is in it: first the collections inside it, then items. */
  first: { path: string; text: string; lang?: string | undefined; isCategory?: boolean }[];
}

export interface HomeGuide {
  /** Language of the texts, if it isn't the page's. Questions and articles have this field, too. */
  lang?: string | undefined;
  steps: { id: string; title: string; text: string }[];
}

export interface HomeArticle {
  slug: string;
  lang?: string | undefined;
  title: string;
}

export interface HomeQuestion {
  slug: string;
  lang?: string | undefined;
  question: string;
}

export const maxHomeArticles = 6;

/** Expects questions in the order of the FAQ page. For sections that the owner hides, expects an empty list or null. */
export function presentHome({
  faqs,
  collections,
  guide = null,
  articles = [],
  hasOthers = false,
  contact,
}: {
  faqs: (HomeQuestion & { category: string })[];
  collections: PublicCollection<HomeQuestion>[];
  guide?: HomeGuide | null | undefined;
  articles?: (HomeArticle & { category?: string | null })[] | undefined;
  /** Whether there are step guides or videos, which the page doesn't list. */
  hasOthers?: boolean;
  contact: PublicContact | null;
}): HomeContent {
  const { short, others } = pickPopular(faqs);
  return {
    faqCount: faqs.length,
    collections: collections.filter(({ parent }) => parent === null).map(presentCollection),
    chips: short.map(brief),
    popular: others.map(brief),
    guide: guide ? presentCardGuide(guide) : null,
    articles: {
      count: articles.length,
      first: firstArticles(articles),
      outside: firstArticles(articles.filter(({ category }) => !category)),
    },
    hasMore: guide != null || articles.length > 0 || hasOthers,
    contact: contact && hasContact(contact) ? contact : null,
  };
}

function firstArticles(articles: HomeArticle[]): HomeArticle[] {
  return articles.slice(0, maxHomeArticles + 1).map(({ slug, title, lang }) => ({ slug, title, lang }));
}

const maxCardItems = 3;

/** Categories inside it come first, then articles and guides, as on the category's page. */
function presentCollection({
  name,
  path,
  description,
  descriptionLang,
  icon,
  count,
  questions,
  articles,
  guides,
  parent,
  inside,
}: PublicCollection<HomeQuestion>): HomeCollection {
  const items = [
    ...inside.map(({ name, path }) => ({ path, text: name, isCategory: true })),
    ...articles.map(({ slug, title, lang }) => ({ path: pathTo("articles", slug), text: title, lang })),
    ...guides.map(({ slug, title, lang }) => ({ path: pathTo("guides", slug), text: title, lang })),
    ...questions
      .slice(0, maxCardItems)
      .map(({ slug, question, lang }) => ({ path: pathTo("faq", slug), text: question, lang })),
  ];
  return {
    name,
    path,
    description,
    descriptionLang,
    icon,
    parent,
    count,
    first: items.slice(0, maxCardItems),
  };
}

function pathTo(section: string, slug: string): string {
  return `/${section}/${encodeURIComponent(slug)}`;
}

const maxCardSteps = 4;

function presentCardGuide({ steps, lang }: HomeGuide): HomeContent["guide"] {
  const first = steps.slice(0, maxCardSteps).map(({ id, title, text }) => ({ id, title: title || text }));
  return { steps: first, stepCount: steps.length, lang };
}

function brief({ slug, question, lang }: HomeQuestion): HomeQuestion {
  return { slug, question, lang };
}
