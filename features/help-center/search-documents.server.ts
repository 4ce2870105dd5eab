import { centerMessages } from "#engines/messages/center-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { listWholeArticles } from "#features/articles/public-articles.server.ts";
import { categoryLang, shownCategory } from "#features/faqs/default-category.ts";
import { listSearchableFaqs } from "#features/faqs/searchable-faqs.server.ts";
import { findPublicGuide, listWholeGuides } from "#features/guides/public-guides.server.ts";
import { listPublicVideos } from "#features/videos/public-videos.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { wordingsBySlug } from "./ask/wordings-by-slug.server.ts";
import { readCategoryNames } from "./category-names.server.ts";
import { knownCollections } from "./collections/public-collections.server.ts";
import type { PublicScope } from "./public-scope.ts";
import { readSearchable, readVisibility } from "./theme-settings.ts";

export type SearchKind = "collection" | "question" | "article" | "guide" | "video";

export interface CenterDocument {
  kind: SearchKind;
  /** Path below the help center's base path, such as "/faq/how-much". */
  path: string;
  title: string;
  /** In the page's language. */
  category: string | null;
  text: string;
  /** How visitors word the question. */
  wordings?: readonly string[];
  /** Language of the title and text, if it isn't the page's. */
  lang?: string | undefined;
}

/** Lists public content that the owner has neither hidden nor excluded from search. */
export async function listSearchable(db: Db, scope: PublicScope): Promise<CenterDocument[]> {
  const { company } = scope;
  const { t } = textsOf(centerMessages(scope.view.language, company.messageOverrides));
  const names = await readCategoryNames(db, scope);
  const nameOf = (category: string | null) => category && shownCategory(category, t, names);
  const shown = readVisibility(company.themeSettings);
  const searchable = readSearchable(company.searchSettings);
  const [wordings, faqs, guide, articles, guides, videos, collections] = await Promise.all([
    wordingsBySlug(db, scope),
    shown.faqs && searchable.faqs ? listSearchableFaqs(db, scope) : [],
    shown.guide && searchable.guides ? findPublicGuide(db, scope) : null,
    searchable.articles ? listWholeArticles(db, scope) : [],
    searchable.guides ? listWholeGuides(db, scope) : [],
    searchable.videos && company.plan === "ai" ? listPublicVideos(db, scope) : [],
    shown.faqs && searchable.faqs ? knownCollections(db, scope) : [],
  ]);
  return [
    // The only category is the list of all questions.
    ...collections
      .filter(({ path }) => path !== "/faq")
      .map(({ name, path, description }) => ({
        kind: "collection" as const,
        path,
        title: shownCategory(name, t, names),
        category: null,
        text: description ?? "",
        lang: categoryLang(name, names),
      })),
    ...faqs.map(({ slug, question, category, answerText, lang }) => ({
      kind: "question" as const,
      path: pathTo("faq", slug),
      title: question,
      category: nameOf(category),
      text: answerText,
      wordings: wordings.get(slug) ?? [],
      lang,
    })),
    ...(guide
      ? [
          {
            ...guideOf({ ...guide, title: guide.title || t("nav.gettingStarted") }),
            kind: "guide" as const,
            path: "/getting-started",
            category: null,
            lang: guide.lang,
          },
        ]
      : []),
    ...articles.map(({ slug, title, category, text, lang }) => ({
      kind: "article" as const,
      path: pathTo("articles", slug),
      title,
      category: nameOf(category),
      text,
      lang,
    })),
    ...guides.map((found) => ({
      ...guideOf(found),
      kind: "guide" as const,
      path: pathTo("guides", found.slug),
      category: nameOf(found.category),
      lang: found.lang,
    })),
    ...videos.map(({ id, title, lang }) => ({
      kind: "video" as const,
      path: `/videos#${encodeURIComponent(id)}`,
      title,
      category: null,
      text: "",
      lang,
    })),
  ];
}

function pathTo(section: string, slug: string): string {
  return `/${section}/${encodeURIComponent(slug)}`;
}

function guideOf({
  title,
  description = "",
  steps,
}: {
  title: string;
  description?: string;
  steps: { title: string; text: string }[];
}): { title: string; text: string } {
  const parts = steps.flatMap((step) => [step.title, step.text]);
  return { title, text: [description, ...parts].filter((part) => part !== "").join(" ") };
}
