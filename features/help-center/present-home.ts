import { hasContact, type PublicContact } from "#features/contact/present.ts";
import { groupByCategory } from "#features/faqs/group-by-category.ts";
import { pickPopular } from "#features/faqs/pick-popular.ts";

/** What stands on a help center's start page. */
export interface HomeContent {
  faqCount: number;
  categories: { id: string; name: string; count: number }[];
  /** Short questions below the search field. */
  chips: HomeQuestion[];
  popular: HomeQuestion[];
  /** Null when the contact page would say nothing, or is hidden. */
  contact: PublicContact | null;
}

export interface HomeQuestion {
  slug: string;
  question: string;
}

/** From the questions in the order of the FAQ page; hand in none, or null, for what the owner hides. */
export function presentHome({
  faqs,
  contact,
}: {
  faqs: (HomeQuestion & { category: string })[];
  contact: PublicContact | null;
}): HomeContent {
  const { short, others } = pickPopular(faqs);
  return {
    faqCount: faqs.length,
    categories: groupByCategory(faqs).map(({ id, name, faqs }) => ({ id, name, count: faqs.length })),
    chips: short.map(brief),
    popular: others.map(brief),
    contact: contact && hasContact(contact) ? contact : null,
  };
}

function brief({ slug, question }: HomeQuestion): HomeQuestion {
  return { slug, question };
}
