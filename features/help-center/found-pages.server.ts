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
import {
  articlePage,
  contactPage,
  type Found,
  faqPage,
  gettingStartedPage,
  guidePage,
  homePage,
  listPage,
  questionPage,
  videosPage,
} from "./found-markdown.ts";
import type { FoundPage } from "./found-page.ts";
import type { PublicHelpCenter } from "./present.ts";
import type { PublicScope } from "./public-scope.ts";

/**
 * In reading order, beginning with the start page and without empty pages. Returns an empty list for a preview and for
 * a help center without an address, because neither may be indexed.
 */
export async function listFoundPages(
  db: Db,
  scope: PublicScope,
  center: PublicHelpCenter,
): Promise<FoundPage[]> {
  if (center.canonicalBase === null || center.isUnlisted) return [];
  const texts = textsOf(center.messages);
  const found: Found = { center, base: center.canonicalBase, texts };
  const { company } = scope;
  const [guide, faqs, articles, guides, videos] = await Promise.all([
    center.shows.guide ? findPublicGuide(db, scope) : null,
    center.shows.faqs ? listPublicFaqs(db, scope) : [],
    listWholeArticles(db, scope),
    listWholeGuides(db, scope),
    company.plan === "ai" ? listPublicVideos(db, scope) : [],
  ]);
  const contact = center.shows.contact ? presentContact(company.contactDetails) : null;
  const pages: FoundPage[] = [];
  if (guide)
    pages.push({
      ...gettingStartedPage(found, guide),
      changedAt: guide.updatedAt,
      lang: guide.lang,
    });
  const questions = faqs.map((faq) => ({
    ...questionPage(found, faq),
    changedAt: faq.updatedAt,
    lang: faq.lang,
  }));
  if (faqs.length > 0) pages.push({ ...faqPage(found, faqs), changedAt: latest(questions) }, ...questions);
  pages.push(
    ...withList(found, {
      list: { kind: "articles", path: "/articles", title: texts.t("nav.articles") },
      parts: articles.map((article) => ({
        ...articlePage(found, article),
        changedAt: article.updatedAt,
        lang: article.lang,
      })),
    }),
    ...withList(found, {
      list: { kind: "guides", path: "/guides", title: texts.t("guides.title") },
      parts: guides.map((each) => ({
        ...guidePage(found, each),
        changedAt: each.updatedAt,
        lang: each.lang,
      })),
    }),
  );
  if (videos.length > 0)
    pages.push({
      ...videosPage(found, videos),
      changedAt: latest(videos.map(({ createdAt }) => ({ changedAt: createdAt }))),
    });
  if (contact && hasContact(contact))
    pages.push({ ...contactPage(found, contact), changedAt: company.updatedAt });
  const changedAt = latest([{ changedAt: company.updatedAt }, ...pages]);
  return [{ ...homePage(found, pages), changedAt }, ...pages];
}

function withList(
  found: Found,
  { list, parts }: { list: Pick<FoundPage, "kind" | "path" | "title">; parts: FoundPage[] },
): FoundPage[] {
  if (parts.length === 0) return [];
  return [{ ...listPage(found, { ...list, parts }), changedAt: latest(parts) }, ...parts];
}

function latest(pages: { changedAt: Date | null }[]): Date | null {
  const times = pages.flatMap(({ changedAt }) => changedAt?.getTime() ?? []);
  return times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b))) : null;
}
