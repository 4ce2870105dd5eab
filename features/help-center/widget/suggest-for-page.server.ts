/** Suggests pages of the help center for the page of the company's website that a visitor is on. */
import { listPublicArticles } from "#features/articles/public-articles.server.ts";
import { categoryLang, shownCategory } from "#features/faqs/default-category.ts";
import { pickPopular } from "#features/faqs/pick-popular.ts";
import { findPublicFaq } from "#features/faqs/public-questions.server.ts";
import { listPublicGuides } from "#features/guides/public-guides.server.ts";
import { findRule, maxShown } from "#features/widget/widget-rules.ts";
import type { Suggestions, WidgetLink } from "#features/widget/wire.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { splitSentences } from "#shared/text.ts";
import { knownCollections } from "../collections/public-collections.server.ts";
import { decodeSlug } from "../decode-slug.ts";
import { knownQuestions } from "../public-questions.server.ts";
import { searchCenter } from "../search-center.server.ts";
import { pathTo } from "./list-topics.server.ts";
import type { WidgetCenter } from "./widget-center.ts";

/** The page on which the widget opened. */
export interface HostPage {
  path: string;
  title: string;
  heading: string;
}

/** The owner's rule for the path, else what its title and heading find, else popular questions. */
export async function suggestForPage(
  { db }: Pick<Services, "db">,
  widget: WidgetCenter,
  page: HostPage,
): Promise<Suggestions> {
  const { scope, texts } = widget;
  const rule = findRule(scope.company.widgetSettings.rules ?? [], page.path);
  const ruled = rule ? await findLinks(db, widget, rule.shows) : [];
  const links = ruled.length > 0 ? ruled : await searchForPage(db, widget, page);
  const isAboutPage = links.length > 0;
  const shown = isAboutPage ? links : await listPopular(db, widget);
  return {
    heading: texts.t(isAboutPage ? "widget.aboutPage" : "home.popular"),
    links: shown,
    sentence: isAboutPage && shown[0] ? await firstSentence(db, widget, shown[0].path) : null,
  };
}

/** Leaves out what is no longer published. */
async function findLinks(
  db: Db,
  { scope, center, texts }: WidgetCenter,
  paths: readonly string[],
): Promise<WidgetLink[]> {
  const [questions, articles, guides, collections] = await Promise.all([
    center.shows.faqs ? knownQuestions(db, scope) : null,
    listPublicArticles(db, scope),
    listPublicGuides(db, scope),
    knownCollections(db, scope),
  ]);
  return paths.flatMap((path): WidgetLink[] => {
    const [, section = "", encoded = ""] = path.split("/");
    const slug = decodeSlug(encoded);
    switch (section) {
      case "faq": {
        const found = questions?.bySlug.get(slug);
        return found ? [{ path, title: found.question, lang: found.lang }] : [];
      }
      case "articles": {
        const found = articles.find((article) => article.slug === slug);
        return found ? [{ path, title: found.title, lang: found.lang }] : [];
      }
      case "guides": {
        const found = guides.find((guide) => guide.slug === slug);
        return found ? [{ path, title: found.title, lang: found.lang }] : [];
      }
      case "c": {
        const found = collections.find((collection) => collection.slug === slug);
        if (!found) return [];
        const title = shownCategory(found.name, texts.t, center.categories);
        return [{ path, title, lang: categoryLang(found.name, center.categories) }];
      }
      case "contact":
        return center.shows.contact ? [{ path, title: texts.t("contact.sendMessage") }] : [];
      default:
        return [];
    }
  });
}

/** The company's name is on most of its pages, so it says nothing about one of them. */
async function searchForPage(
  db: Db,
  { scope, center }: WidgetCenter,
  { title, heading }: HostPage,
): Promise<WidgetLink[]> {
  if (!center.shows.search) return [];
  const name = center.ownName?.toLowerCase() ?? "";
  const isName = (part: string) => name !== "" && part.toLowerCase() === name;
  const parts = title
    .split(/\s+[-–—|·:]\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !isName(part));
  const texts = [heading, parts[0] ?? ""].filter((text) => text.trim() !== "" && !isName(text.trim()));
  for (const query of new Set(texts)) {
    const { hits } = await searchCenter(db, scope, { query, limit: maxShown });
    if (hits.length > 0)
      return hits
        .filter(({ document }) => document.kind !== "video")
        .map(({ document: { path, title, lang } }) => ({ path, title, lang }));
  }
  return [];
}

async function listPopular(db: Db, { scope, center }: WidgetCenter): Promise<WidgetLink[]> {
  if (!center.shows.faqs) return [];
  const { all } = await knownQuestions(db, scope);
  const { short, others } = pickPopular(all);
  return [...short, ...others]
    .slice(0, maxShown)
    .map(({ slug, question, lang }) => ({ path: pathTo("faq", slug), title: question, lang }));
}

/** What the website says, or else the beginning of the answer. */
async function firstSentence(db: Db, { scope, center }: WidgetCenter, path: string): Promise<string | null> {
  if (!path.startsWith("/faq/") || !center.shows.faqs) return null;
  const question = (await knownQuestions(db, scope)).bySlug.get(decodeSlug(path.slice("/faq/".length)));
  const faq = question && (await findPublicFaq(db, scope, question));
  if (!faq) return null;
  return splitSentences(faq.answerText, scope.view.language)[0] ?? null;
}
