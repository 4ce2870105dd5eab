import { categoryLang, shownCategory } from "#features/faqs/default-category.ts";
import type { TopicAnswer, WidgetLink } from "#features/widget/wire.ts";
import type { Db } from "#platform/db/open-database.ts";
import { knownCollections } from "../collections/public-collections.server.ts";
import type { WidgetCenter } from "./widget-center.ts";

/** A longer list isn't read on a small screen. The help center has all of it. */
const maxLinks = 100;

export async function listTopics(db: Db, { scope, center, texts }: WidgetCenter): Promise<WidgetLink[]> {
  const collections = await knownCollections(db, scope);
  return collections.slice(0, maxLinks).map((collection) => linkTo(collection, { center, texts }));
}

function linkTo(
  { name, slug, count }: { name: string; slug: string; count: number },
  { center, texts }: Pick<WidgetCenter, "center" | "texts">,
): WidgetLink {
  return {
    path: `/c/${encodeURIComponent(slug)}`,
    title: shownCategory(name, texts.t, center.categories),
    lang: categoryLang(name, center.categories),
    count,
  };
}

/** Null if the help center doesn't have the category. */
export async function readTopic(
  db: Db,
  { scope, center, texts }: WidgetCenter,
  slug: string,
): Promise<TopicAnswer | null> {
  const collections = await knownCollections(db, scope);
  const found = collections.find((collection) => collection.slug === slug);
  if (!found) return null;
  const links = [
    ...collections
      .filter(({ parent }) => parent === found.name)
      .map((inner) => linkTo(inner, { center, texts })),
    ...found.articles.map(({ slug, title, lang }) => ({ path: pathTo("articles", slug), title, lang })),
    ...found.guides.map(({ slug, title, lang }) => ({ path: pathTo("guides", slug), title, lang })),
    ...found.questions.map(({ slug, question, lang }) => ({
      path: pathTo("faq", slug),
      title: question,
      lang,
    })),
  ];
  return {
    title: shownCategory(found.name, texts.t, center.categories),
    lang: categoryLang(found.name, center.categories),
    links: links.slice(0, maxLinks),
  };
}

export function pathTo(section: "articles" | "faq" | "guides", slug: string): string {
  return `/${section}/${encodeURIComponent(slug)}`;
}
