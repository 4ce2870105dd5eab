import { centerMessages } from "#engines/messages/center-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { listWholeArticles } from "#features/articles/public-articles.server.ts";
import { listSearchableFaqs } from "#features/faqs/searchable-faqs.server.ts";
import { findPublicGuide, listWholeGuides } from "#features/guides/public-guides.server.ts";
import { listPublicVideos } from "#features/videos/public-videos.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { PublicScope } from "./find-public-scope.server.ts";
import { readSearchable, readVisibility } from "./theme-settings.ts";

export type SearchKind = "question" | "article" | "guide" | "video";

export interface CenterDocument {
  kind: SearchKind;
  /** Path below the help center's base path, such as "/faq/how-much". */
  path: string;
  title: string;
  category: string | null;
  text: string;
}

/** Lists public content that the owner has neither hidden nor excluded from search. */
export async function listSearchable(db: Db, scope: PublicScope): Promise<CenterDocument[]> {
  const { company } = scope;
  const { t } = textsOf(centerMessages(company.language, company.messageOverrides));
  const shown = readVisibility(company.themeSettings);
  const searchable = readSearchable(company.searchSettings);
  const [faqs, guide, articles, guides, videos] = await Promise.all([
    shown.faqs && searchable.faqs ? listSearchableFaqs(db, scope) : [],
    shown.guide && searchable.guides ? findPublicGuide(db, scope) : null,
    searchable.articles ? listWholeArticles(db, scope) : [],
    searchable.guides ? listWholeGuides(db, scope) : [],
    searchable.videos && company.plan === "ai" ? listPublicVideos(db, scope) : [],
  ]);
  return [
    ...faqs.map(({ slug, question, category, answerText }) => ({
      kind: "question" as const,
      path: pathTo("faq", slug),
      title: question,
      category,
      text: answerText,
    })),
    ...(guide
      ? [
          {
            ...guideOf({ ...guide, title: guide.title || t("nav.gettingStarted") }),
            kind: "guide" as const,
            path: "/getting-started",
            category: null,
          },
        ]
      : []),
    ...articles.map(({ slug, title, category, text }) => ({
      kind: "article" as const,
      path: pathTo("articles", slug),
      title,
      category,
      text,
    })),
    ...guides.map((found) => ({
      ...guideOf(found),
      kind: "guide" as const,
      path: pathTo("guides", found.slug),
      category: found.category,
    })),
    ...videos.map(({ id, title }) => ({
      kind: "video" as const,
      path: `/videos#${encodeURIComponent(id)}`,
      title,
      category: null,
      text: "",
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
