/**
 * Lists every public page of a help center after reading its content once. The sitemap, llms.txt, Markdown pages and
 * preview pictures all use this list, so they agree with each other.
 */
import { textsOf } from "#engines/messages/texts.ts";
import { listWholeArticles } from "#features/articles/public-articles.server.ts";
import { hasContact, presentContact } from "#features/contact/present.ts";
import { listPublicFaqs } from "#features/faqs/queries.server.ts";
import { findPublicGuide, listWholeGuides } from "#features/guides/public-guides.server.ts";
import { listPublicVideos } from "#features/videos/public-videos.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { knownCollections } from "./collections/public-collections.server.ts";
import type { IndexablePage } from "./indexable-page.ts";
import type { PublicHelpCenter } from "./present.ts";
import type { PublicScope } from "./public-scope.ts";
import { rememberByVersion } from "./remember-by-version.server.ts";
import {
  articlePage,
  collectionPage,
  contactPage,
  faqPage,
  gettingStartedPage,
  guidePage,
  homePage,
  listPage,
  questionPage,
  type TwinContext,
  videosPage,
} from "./render-markdown-twin.ts";
import { statedHours } from "./stated-hours.ts";

/**
 * In reading order, beginning with the start page and without empty pages. Returns an empty list for a preview and for
 * a help center without an address, because neither may be indexed.
 */
export async function listIndexablePages(
  db: Db,
  scope: PublicScope,
  center: PublicHelpCenter,
): Promise<IndexablePage[]> {
  const { canonicalBase: base, isUnlisted } = center;
  return base === null || isUnlisted ? [] : (await knownPages(db, scope, { ...center, base })).pages;
}

/** The page's title. Null if there is no such page. */
export async function findIndexableTitle(
  db: Db,
  scope: PublicScope,
  { center, path }: { center: PublicHelpCenter; path: string },
): Promise<string | null> {
  const { canonicalBase: base, isUnlisted } = center;
  if (base === null || isUnlisted) return null;
  return (await knownTitles(db, scope, { ...center, base })).get(path) ?? null;
}

interface ListedCenter extends PublicHelpCenter {
  base: string;
}

const knownPages = rememberByVersion<{ pages: IndexablePage[]; bytes: number }, [ListedCenter]>({
  read: readPages,
  bytesOf: ({ bytes }) => bytes,
  maxBytes: 30_000_000,
});

/** Also of help centers whose pages are too many to be kept. Pictures are asked for one by one. */
const knownTitles = rememberByVersion<ReadonlyMap<string, string>, [ListedCenter]>({
  async read(db, scope, center) {
    const { pages } = await knownPages(db, scope, center);
    return new Map(pages.map(({ path, title }) => [path, title]));
  },
  bytesOf: (titles) => [...titles].reduce((sum, [path, title]) => sum + 200 + 2 * (path + title).length, 0),
  maxBytes: 10_000_000,
});

/** A page keeps the texts that it is made from. */
const bytesEach = 1_500;

function bytesOf(texts: { html: string; text: string; markdown: string }[]): number {
  return texts.reduce(
    (sum, { html, text, markdown }) => sum + bytesEach + 2 * (html.length + text.length + markdown.length),
    0,
  );
}

async function readPages(
  db: Db,
  scope: PublicScope,
  center: ListedCenter,
): Promise<{ pages: IndexablePage[]; bytes: number }> {
  const texts = textsOf(center.messages);
  const context: TwinContext = { center, base: center.base, texts };
  const { company } = scope;
  const [guide, faqs, articles, guides, videos, collections] = await Promise.all([
    center.shows.guide ? findPublicGuide(db, scope) : null,
    center.shows.faqs ? listPublicFaqs(db, scope) : [],
    listWholeArticles(db, scope),
    listWholeGuides(db, scope),
    company.plan === "ai" ? listPublicVideos(db, scope) : [],
    knownCollections(db, scope),
  ]);
  const contact = center.shows.contact ? presentContact(company.contactDetails) : null;
  const pages: IndexablePage[] = [];
  if (guide)
    pages.push({
      ...gettingStartedPage(context, guide),
      changedAt: guide.updatedAt,
      lang: guide.lang,
    });
  const questions = faqs.map((faq) => ({
    ...questionPage(context, faq),
    changedAt: faq.updatedAt,
    lang: faq.lang,
  }));
  if (faqs.length > 0) pages.push({ ...faqPage(context, faqs), changedAt: latest(questions) }, ...questions);
  pages.push(
    // The only category is the list of all questions.
    ...collections
      .filter(({ path }) => path !== "/faq")
      .map((collection) => ({ ...collectionPage(context, collection), changedAt: company.updatedAt })),
    ...withList(context, {
      list: { kind: "articles", path: "/articles", title: texts.t("nav.articles") },
      parts: articles.map((article) => ({
        ...articlePage(context, article),
        changedAt: article.updatedAt,
        lang: article.lang,
      })),
    }),
    ...withList(context, {
      list: { kind: "guides", path: "/guides", title: texts.t("guides.title") },
      parts: guides.map((each) => ({
        ...guidePage(context, each),
        changedAt: each.updatedAt,
        lang: each.lang,
      })),
    }),
  );
  if (videos.length > 0)
    pages.push({
      ...videosPage(context, videos),
      changedAt: latest(videos.map(({ createdAt }) => ({ changedAt: createdAt }))),
    });
  if (contact && hasContact(contact))
    pages.push({
      ...contactPage(context, contact, statedHours(faqs, scope.view.language)),
      changedAt: company.updatedAt,
    });
  const changedAt = latest([{ changedAt: company.updatedAt }, ...pages]);
  const answers = faqs.map(({ answerHtml, answerText, answerMarkdown }) => ({
    html: answerHtml,
    text: answerText,
    markdown: answerMarkdown,
  }));
  return {
    pages: [{ ...homePage(context, pages), changedAt }, ...pages],
    bytes: bytesOf([...answers, ...articles, ...guides.flatMap(({ steps }) => steps)]),
  };
}

function withList(
  context: TwinContext,
  { list, parts }: { list: Pick<IndexablePage, "kind" | "path" | "title">; parts: IndexablePage[] },
): IndexablePage[] {
  if (parts.length === 0) return [];
  return [{ ...listPage(context, { ...list, parts }), changedAt: latest(parts) }, ...parts];
}

function latest(pages: { changedAt: Date | null }[]): Date | null {
  const times = pages.flatMap(({ changedAt }) => changedAt?.getTime() ?? []);
  return times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b))) : null;
}
