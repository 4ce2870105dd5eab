/** An article, a question or a guide that is read in the widget. */
import { findPublicArticle, findPublicArticleSlug } from "#features/articles/public-articles.server.ts";
import { shownCategory } from "#features/faqs/default-category.ts";
import { findPublicFaq } from "#features/faqs/public-questions.server.ts";
import { nameItem } from "#features/feedback/feedback-item.ts";
import type { PublicStep } from "#features/guides/present-public.ts";
import {
  findPublicGuide,
  findPublicGuideSlug,
  findPublicStepGuide,
} from "#features/guides/public-guides.server.ts";
import type { PageNode, ReadAnswer } from "#features/widget/wire.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { fixedPicture } from "#shared/picture-address.ts";
import { decodeSlug, isSlug } from "../decode-slug.ts";
import { knownQuestions } from "../public-questions.server.ts";
import { pathTo } from "./list-topics.server.ts";
import { pageNodes } from "./page-nodes.ts";
import { hasTour } from "./read-tour.server.ts";
import type { WidgetCenter } from "./widget-center.ts";

/** In CSS pixels: as wide as the widget. */
const pictureWidth = 480;

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type PageAnswer = Omit<ReadAnswer, "hasTour">;

/**
 * `page` is the address or path of a page, such as "/articles/returns", only its last part, or the id that the API has
 * for it. Null if visitors can't read such a page. `website` is the origin that shows the widget.
 */
export async function readPage(
  { db }: Pick<Services, "db">,
  widget: WidgetCenter,
  { page, website }: { page: string; website: string },
): Promise<ReadAnswer | null> {
  const answer = await readAny(db, widget, page);
  return answer && { ...answer, hasTour: await hasTour(db, widget, { page: answer.path, website }) };
}

async function readAny(db: Db, widget: WidgetCenter, asked: string): Promise<PageAnswer | null> {
  const { base } = widget;
  const path = asked.startsWith(`${base}/`) ? asked.slice(base.length) : asked;
  const [, section = "", encoded = ""] = /^\/([a-z-]+)(?:\/([^/#?]+))?/.exec(path) ?? [];
  if (section === "") {
    if (!isSlug(asked) || asked.includes("/")) return null;
    if (idShape.test(asked)) return readById(db, widget, asked.toLowerCase());
    return (
      (await readArticle(db, widget, asked)) ??
      (await readQuestion(db, widget, asked)) ??
      (await readGuide(db, widget, asked))
    );
  }
  const slug = decodeSlug(encoded);
  if (section === "getting-started") return readGettingStarted(db, widget);
  if (slug === "") return null;
  if (section === "articles") return readArticle(db, widget, slug);
  if (section === "faq") return readQuestion(db, widget, slug);
  return section === "guides" ? readGuide(db, widget, slug) : null;
}

async function readById(db: Db, widget: WidgetCenter, id: string): Promise<PageAnswer | null> {
  const { scope } = widget;
  const article = await findPublicArticleSlug(db, scope, id);
  if (article !== null) return readArticle(db, widget, article);
  const question = (await knownQuestions(db, scope)).all.find((each) => each.id === id);
  if (question) return readQuestion(db, widget, question.slug);
  const guide = await findPublicGuideSlug(db, scope, id);
  return guide === null ? null : readGuide(db, widget, guide);
}

async function readArticle(db: Db, widget: WidgetCenter, slug: string): Promise<PageAnswer | null> {
  const article = await findPublicArticle(db, widget.scope, slug);
  if (!article) return null;
  const { title, category, lang, html, updatedAt } = article;
  return {
    title,
    lang,
    topic: topicOf(widget, category, "search.article"),
    updated: updatedLine(widget, updatedAt),
    body: pageNodes(html, { base: `${widget.base}/articles` }),
    path: pathTo("articles", slug),
    item: nameItem({ kind: "article", slug }),
  };
}

async function readQuestion(db: Db, widget: WidgetCenter, slug: string): Promise<PageAnswer | null> {
  const { scope, center, texts } = widget;
  if (!center.shows.faqs) return null;
  const question = (await knownQuestions(db, scope)).bySlug.get(slug);
  const faq = question && (await findPublicFaq(db, scope, question));
  if (!faq) return null;
  const { source } = faq;
  const cited: PageNode[] = source
    ? [
        ...source.quotes.map(
          (quote): PageNode => ["blockquote", source.lang === undefined ? {} : { lang: source.lang }, quote],
        ),
        [
          "p",
          {},
          ["a", { href: source.url }, source.label],
          ` · ${texts.t("source.checked", { date: texts.day(source.checkedAt) })}`,
        ],
      ]
    : [];
  return {
    title: faq.question,
    lang: faq.lang,
    topic: topicOf(widget, faq.category, "search.question"),
    updated: null,
    body: [...pageNodes(faq.answerHtml, widget), ...cited],
    path: pathTo("faq", slug),
    item: nameItem({ kind: "question", slug }),
  };
}

async function readGuide(db: Db, widget: WidgetCenter, slug: string): Promise<PageAnswer | null> {
  const guide = await findPublicStepGuide(db, widget.scope, slug);
  if (!guide) return null;
  const { title, description, category, lang, steps, updatedAt } = guide;
  return {
    title,
    lang,
    topic: topicOf(widget, category, "search.guide"),
    updated: updatedLine(widget, updatedAt),
    body: [
      ...(description === "" ? [] : [["p", {}, description] satisfies PageNode]),
      ...stepNodes(widget, steps),
    ],
    path: pathTo("guides", guide.slug),
    item: nameItem({ kind: "guide", slug: guide.slug }),
  };
}

async function readGettingStarted(db: Db, widget: WidgetCenter): Promise<PageAnswer | null> {
  const { scope, center, texts } = widget;
  const guide = center.shows.guide ? await findPublicGuide(db, scope) : null;
  if (!guide) return null;
  return {
    title: guide.title || texts.t("nav.gettingStarted"),
    lang: guide.lang,
    topic: texts.t("nav.gettingStarted"),
    updated: updatedLine(widget, guide.updatedAt),
    body: stepNodes(widget, guide.steps),
    path: "/getting-started",
    item: nameItem({ kind: "guide", slug: null }),
  };
}

function stepNodes(widget: WidgetCenter, steps: PublicStep[]): PageNode[] {
  const { texts, origin } = widget;
  return steps.flatMap(({ title, html, picture }, index): PageNode[] => {
    const number = index + 1;
    const heading =
      title === "" ? texts.t("guide.stepNumber", { number }) : texts.t("guide.stepTitled", { number, title });
    return [
      ["h3", {}, heading],
      ...pageNodes(html, widget),
      ...(picture
        ? [
            [
              "img",
              {
                src: new URL(fixedPicture(picture.url, pictureWidth).src, origin).href,
                alt: picture.alt || heading,
                ...(picture.width && picture.height
                  ? { width: String(picture.width), height: String(picture.height) }
                  : {}),
              },
            ] satisfies PageNode,
          ]
        : []),
    ];
  });
}

function updatedLine({ texts }: WidgetCenter, date: Date): string {
  return texts.t("page.updated", { date: texts.day(date) });
}

function topicOf(
  { texts: { t }, center }: WidgetCenter,
  category: string | null,
  kind: "search.article" | "search.guide" | "search.question",
): string {
  return category ? shownCategory(category, t, center.categories) : t(kind);
}
