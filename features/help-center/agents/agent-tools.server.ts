/** What programs can ask a public help center: the same content as visitors read, with sentence, page and date. */
import { findPublicArticle } from "#features/articles/public-articles.server.ts";
import { shownCategory } from "#features/faqs/default-category.ts";
import { findPublicFaq } from "#features/faqs/public-questions.server.ts";
import { findPublicGuide, findPublicStepGuide } from "#features/guides/public-guides.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { absoluteLinks } from "#shared/absolute-links.ts";
import { splitSentences } from "#shared/text.ts";
import { askCenter } from "../ask/ask-center.server.ts";
import { presentReply } from "../ask/present-reply.server.ts";
import type { Clip } from "../ask/public-reply.ts";
import { knownCollections } from "../collections/public-collections.server.ts";
import { decodeSlug } from "../decode-slug.ts";
import { knownQuestions } from "../public-questions.server.ts";
import { searchCenter } from "../search-center.server.ts";
import type { WidgetCenter } from "../widget/widget-center.ts";

/** A statement with its source. */
export interface Citation {
  title: string;
  /** Verbatim. Empty if the page has no text. */
  sentence: string;
  /** Address of the page that says so. */
  page: string;
  /** Day on which it was checked or changed, as YYYY-MM-DD. Null if it isn't known. */
  date: string | null;
}

export interface AgentAnswer {
  decision: "answer" | "near" | "unknown";
  answer: (Citation & { sentences: string[] }) | null;
  near: Citation[];
}

export interface AgentPage extends Citation {
  markdown: string;
}

export async function searchForAgent(
  db: Db,
  center: WidgetCenter,
  { query, limit }: { query: string; limit: number },
): Promise<Citation[]> {
  const { hits } = await searchCenter(db, center.scope, { query, limit });
  const found = await Promise.all(
    hits.map(({ document }) => citePath(db, center, document.path, document.title)),
  );
  return found.filter((citation) => citation !== null);
}

export async function askForAgent(db: Db, center: WidgetCenter, question: string): Promise<AgentAnswer> {
  const { scope } = center;
  // A wording without a question mark is a question here, too.
  const asked = (await askCenter(db, scope, question)) ?? (await askCenter(db, scope, `${question}?`));
  const reply = asked && (await presentReply(db, scope, { reply: asked, query: question }));
  if (!reply) return { decision: "unknown", answer: null, near: [] };
  const { answer } = reply;
  const said = answer?.sentences.filter(({ isAnswer }) => isAnswer).map(({ text }) => text) ?? [];
  return {
    decision: reply.decision,
    answer: answer && { ...citeClip(center, answer, said.join(" ")), sentences: said },
    near: reply.near.map((clip) => citeClip(center, clip, clip.sentence.text)),
  };
}

/** `asked` is a path, or an address in this help center. Null if visitors can't read such a page. */
export async function getForAgent(db: Db, center: WidgetCenter, asked: string): Promise<AgentPage | null> {
  const page = await findPage(db, center, asked);
  return page && { ...page, markdown: absoluteLinks(page.markdown, center.base) };
}

/** The Markdown has the links as they are stored. */
async function findPage(db: Db, center: WidgetCenter, asked: string): Promise<AgentPage | null> {
  const path = asked.startsWith(center.base) ? asked.slice(center.base.length) : asked;
  const [, section = "", encoded = ""] = /^\/([a-z-]+)(?:\/([^/#?]+))?/.exec(path) ?? [];
  const slug = decodeSlug(encoded);
  const { scope, base } = center;
  if (section === "articles") {
    const article = await findPublicArticle(db, scope, slug);
    if (!article) return null;
    const page = `${base}/articles/${encodeURIComponent(slug)}`;
    const { title, markdown, text, updatedAt } = article;
    return { title, sentence: firstOf(center, text), page, date: dayOf(updatedAt), markdown };
  }
  if (section === "faq") {
    const question = center.center.shows.faqs
      ? (await knownQuestions(db, scope)).bySlug.get(slug)
      : undefined;
    const faq = question && (await findPublicFaq(db, scope, question));
    if (!faq) return null;
    const { source } = faq;
    return {
      title: faq.question,
      sentence: source?.quotes[0] ?? firstOf(center, faq.answerText),
      page: source?.url ?? `${base}/faq/${encodeURIComponent(slug)}`,
      date: dayOf(source?.checkedAt ?? faq.updatedAt),
      markdown: faq.answerMarkdown,
    };
  }
  const isStart = section === "getting-started" && center.center.shows.guide;
  const guide = isStart
    ? await findPublicGuide(db, scope)
    : section === "guides"
      ? await findPublicStepGuide(db, scope, slug)
      : null;
  if (!guide) return null;
  const { title, steps, updatedAt } = guide;
  const markdown = steps.map((step, at) => `## ${at + 1}. ${step.title}\n\n${step.markdown}`).join("\n\n");
  const sentence = firstOf(center, steps.map(({ text }) => text).join(" "));
  const page = isStart ? `${base}/getting-started` : `${base}/guides/${encodeURIComponent(slug)}`;
  return {
    title: title || center.texts.t("nav.gettingStarted"),
    sentence,
    page,
    date: dayOf(updatedAt),
    markdown,
  };
}

export interface AgentTopic extends Citation {
  /** How many articles, guides and questions it has. */
  count: number;
  pages: { title: string; page: string }[];
}

/** A page lists all of them; agents rarely need more. */
const maxPages = 50;

export async function listTopicsForAgent(
  db: Db,
  { scope, center, texts, base }: WidgetCenter,
): Promise<AgentTopic[]> {
  const collections = await knownCollections(db, scope);
  const date = dayOf(scope.company.updatedAt);
  return collections.map(({ name, path, description, count, articles, guides, questions }) => ({
    title: shownCategory(name, texts.t, center.categories),
    sentence: description ?? "",
    page: `${base}${path}`,
    date,
    count,
    pages: [
      ...articles.map(({ slug, title }) => ({ title, page: `${base}/articles/${encodeURIComponent(slug)}` })),
      ...guides.map(({ slug, title }) => ({ title, page: `${base}/guides/${encodeURIComponent(slug)}` })),
      ...questions.map(({ slug, question }) => ({
        title: question,
        page: `${base}/faq/${encodeURIComponent(slug)}`,
      })),
    ].slice(0, maxPages),
  }));
}

async function citePath(db: Db, center: WidgetCenter, path: string, title: string): Promise<Citation | null> {
  const found = await findPage(db, center, path);
  if (!found) {
    // Categories and videos have no text of their own.
    return {
      title,
      sentence: "",
      page: `${center.base}${path}`,
      date: dayOf(center.scope.company.updatedAt),
    };
  }
  const { markdown: _, ...citation } = found;
  return citation;
}

function citeClip({ scope, base, origin }: WidgetCenter, clip: Clip, sentence: string): Citation {
  const { trail, href, isSource } = clip;
  const path = isSource ? href : `${base}${href.slice(scope.basePath.length)}`;
  const date = clip.origin.label === null ? clip.origin.writtenAt : clip.origin.checkedAt;
  return { title: trail.join(" › "), sentence, page: new URL(path, origin).href, date: dayOf(date) };
}

function firstOf({ scope }: WidgetCenter, text: string): string {
  return splitSentences(text, scope.view.language)[0] ?? "";
}

function dayOf(date: Date | null): string | null {
  return date === null ? null : date.toISOString().slice(0, 10);
}
