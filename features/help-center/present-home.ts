import { hasContact, type PublicContact } from "#features/contact/present.ts";
import { groupByCategory } from "#features/faqs/group-by-category.ts";
import { pickPopular } from "#features/faqs/pick-popular.ts";

export interface HomeContent {
  faqCount: number;
  categories: { id: string; name: string; count: number }[];
  /** Short questions for the space below the search field. */
  chips: HomeQuestion[];
  popular: HomeQuestion[];
  /** The first steps of the guide and how many it has. Null if it is missing or hidden. */
  guide: { steps: { id: string; title: string }[]; stepCount: number; lang?: string | undefined } | null;
  articles: HomeArticle[];
  /** Null if the contact page is empty or hidden. */
  contact: PublicContact | null;
}

export interface HomeGuide {
  /** Language of the texts, if it isn't the page's. Questions and articles have it, too. */
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

/** Expects questions in the order of the FAQ page. For sections that the owner hides, expects an empty list or null. */
export function presentHome({
  faqs,
  guide = null,
  articles = [],
  contact,
}: {
  faqs: (HomeQuestion & { category: string })[];
  guide?: HomeGuide | null | undefined;
  articles?: HomeArticle[] | undefined;
  contact: PublicContact | null;
}): HomeContent {
  // Questions in the page's language come first.
  const { short, others } = pickPopular(
    faqs.toSorted((a, b) => Number(a.lang !== undefined) - Number(b.lang !== undefined)),
  );
  return {
    faqCount: faqs.length,
    categories: groupByCategory(faqs).map(({ id, name, faqs }) => ({ id, name, count: faqs.length })),
    chips: short.map(brief),
    popular: others.map(brief),
    guide: guide ? presentCardGuide(guide) : null,
    articles: articles.map(({ slug, title, lang }) => ({ slug, title, lang })),
    contact: contact && hasContact(contact) ? contact : null,
  };
}

const maxCardSteps = 4;

function presentCardGuide({ steps, lang }: HomeGuide): HomeContent["guide"] {
  const first = steps.slice(0, maxCardSteps).map(({ id, title, text }) => ({ id, title: title || text }));
  return { steps: first, stepCount: steps.length, lang };
}

function brief({ slug, question, lang }: HomeQuestion): HomeQuestion {
  return { slug, question, lang };
}
