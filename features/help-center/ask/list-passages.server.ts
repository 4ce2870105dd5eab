/** Cuts everything that a help center may answer from into passages. */
import type { Passage } from "#engines/ask/passage.ts";
import { passagesOfPage, withoutRepeated } from "#engines/ask/source-passages.ts";
import { foldExactly } from "#engines/faq-writer/ground.ts";
import { centerMessages } from "#engines/messages/center-messages.ts";
import { type Texts, textsOf } from "#engines/messages/texts.ts";
import { listWholeArticles } from "#features/articles/public-articles.server.ts";
import { presentContact } from "#features/contact/present.ts";
import { listCurrentPages } from "#features/faqs/current-pages.server.ts";
import { listRemoved } from "#features/faqs/list-removed.server.ts";
import { listSearchableFaqs } from "#features/faqs/searchable-faqs.server.ts";
import type { PublicGuide } from "#features/guides/present-public.ts";
import { findPublicGuide, listWholeGuides } from "#features/guides/public-guides.server.ts";
import { listPublicCaptions, listPublicVideos } from "#features/videos/public-videos.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { markdownToLines } from "#shared/markdown.ts";
import { markdownSections } from "#shared/markdown-sections.ts";
import { primaryLanguage } from "#shared/primary-language.ts";
import { splitSentences } from "#shared/text.ts";
import type { PublicScope } from "../public-scope.ts";
import { readAnswering, readSearchable, readVisibility } from "../theme-settings.ts";
import { contactFacts, unsaidFacts } from "./contact-facts.ts";
import { cutCaptions } from "./cut-captions.ts";
import { wordingsBySlug } from "./wordings-by-slug.server.ts";

export interface CenterPassage extends Passage {
  /** Language of the texts, if it isn't the page's. */
  lang?: string | undefined;
  /** When the owner last changed it. Null for pages of the website, and for questions, whose page says it. */
  updatedAt: Date | null;
  /** The question's slug. Null for other kinds. */
  slug: string | null;
}

type Fields = Pick<CenterPassage, "kind" | "title" | "asks" | "url" | "lang" | "wordings"> & {
  updatedAt?: Date;
  slug?: string;
};

/** Lists public content that the owner has neither hidden nor excluded, and what the website says now. */
export async function listPassages(db: Db, scope: PublicScope): Promise<CenterPassage[]> {
  const { company, view } = scope;
  const texts = textsOf(centerMessages(view.language, company.messageOverrides));
  const { t } = texts;
  const shown = readVisibility(company.themeSettings);
  const searchable = readSearchable(company.searchSettings);
  const hasVideos = searchable.videos && company.plan === "ai";
  const [wordings, faqs, guide, articles, guides, videos, captions, pages] = await Promise.all([
    wordingsBySlug(db, scope),
    shown.faqs && searchable.faqs ? listSearchableFaqs(db, scope) : [],
    shown.guide && searchable.guides ? findPublicGuide(db, scope) : null,
    searchable.articles ? listWholeArticles(db, scope) : [],
    searchable.guides ? listWholeGuides(db, scope) : [],
    hasVideos ? listPublicVideos(db, scope) : [],
    hasVideos && view.language === view.main ? listPublicCaptions(db, scope) : [],
    readAnswering(company.searchSettings).fromWebsite ? listPagePassages(db, scope) : [],
  ]);
  const passage = passageIn(view.language);
  const titles = new Map(videos.map((video) => [video.id, video]));
  const questions = faqs.map(({ slug, question, answerMarkdown, lang }) => {
    const fields = { kind: "question", title: question, url: pathTo("faq", slug), lang, slug } as const;
    return passage({ ...fields, wordings: wordings.get(slug) ?? [] }, null, markdownToLines(answerMarkdown));
  });
  return [
    ...questions,
    ...(shown.contact ? contactPassages(scope, { passage, texts, questions }) : []),
    ...(guide
      ? stepsOf(guide, { passage, url: "/getting-started", title: guide.title || t("nav.gettingStarted") })
      : []),
    ...articles.flatMap(({ slug, title, lang, markdown, updatedAt }) =>
      markdownSections(markdown).map(({ heading, id, lines }) => {
        const url = pathTo("articles", slug) + (id === null ? "" : `#${encodeURIComponent(id)}`);
        return passage({ kind: "article", title, url, lang, updatedAt }, heading, lines);
      }),
    ),
    ...guides.flatMap((found) =>
      stepsOf(found, { passage, url: pathTo("guides", found.slug), title: found.title }),
    ),
    ...captions.flatMap(({ id, captions: text }) => {
      const video = titles.get(id);
      if (!video) return [];
      const { title, lang, createdAt: updatedAt } = video;
      return cutCaptions(text).map(({ seconds, text: said }) => {
        const url = `/videos?play=${id}&t=${seconds}#${id}`;
        return passage({ kind: "video", title, url, lang, updatedAt }, null, [said]);
      });
    }),
    ...pages,
  ].filter(({ sentences }) => sentences.length > 0);
}

type MakePassage = (fields: Fields, heading: string | null, lines: readonly string[]) => CenterPassage;

function passageIn(pageLanguage: string): MakePassage {
  let count = 0;
  return ({ updatedAt = null, slug = null, lang, ...fields }, heading, lines) => {
    const language = primaryLanguage(lang ?? pageLanguage);
    return {
      ...fields,
      id: fields.kind === "question" ? fields.url : `${fields.url}@${count++}`,
      heading,
      sentences: lines.flatMap((line) => splitSentences(line, language)),
      checkedAt: null,
      language,
      lang,
      updatedAt,
      slug,
    };
  };
}

function contactPassages(
  { company, view }: PublicScope,
  { passage, texts, questions }: { passage: MakePassage; texts: Texts; questions: readonly CenterPassage[] },
): CenterPassage[] {
  const facts = contactFacts(presentContact(company.contactDetails), { texts, language: view.language });
  const title = texts.t("contact.us");
  return unsaidFacts(facts, questions).map(({ heading, asks, lines }) => ({
    ...passage({ kind: "contact", title, url: "/contact", ...(asks ? { asks } : {}) }, heading, []),
    // The point in "Hauptstr. 5" ends no sentence.
    sentences: lines,
  }));
}

function stepsOf(
  { steps, lang, updatedAt }: PublicGuide,
  { passage, url, title }: { passage: MakePassage; url: string; title: string },
): CenterPassage[] {
  return steps.map((step) =>
    passage(
      { kind: "guide", title, url: `${url}#${step.id}`, lang, updatedAt },
      step.title || null,
      markdownToLines(step.markdown),
    ),
  );
}

/** Leaves out what a removed question was answered with, and what another page said already. */
async function listPagePassages(db: Db, { companyId, view }: PublicScope): Promise<CenterPassage[]> {
  const isMain = view.language === view.main;
  const language = primaryLanguage(view.language);
  const [pages, removed] = await Promise.all([
    listCurrentPages(db, { companyId, language: isMain ? null : language }),
    listRemoved(db, { companyId }),
  ]);
  const passages = pages.flatMap(({ url, title, lines, readAt }) =>
    passagesOfPage({ url, title, lines, checkedAt: readAt.toISOString(), language }),
  );
  const once = withoutRepeated(passages, {
    removed: new Set(removed.flatMap(({ sentences }) => sentences.map(foldExactly))),
    fold: foldExactly,
  });
  return once.map((found) => ({ ...found, updatedAt: null, slug: null }));
}

function pathTo(section: string, slug: string): string {
  return `/${section}/${encodeURIComponent(slug)}`;
}
