/** Renders pages as Markdown for clients other than browsers. Links are absolute. Lists lead to other Markdown pages. */

import type { Texts } from "#engines/messages/texts.ts";
import type { PublicArticle } from "#features/articles/present.ts";
import type { PublicContact } from "#features/contact/present.ts";
import { shownCategory } from "#features/faqs/default-category.ts";
import { groupByCategory } from "#features/faqs/group-by-category.ts";
import type { PublicFaq } from "#features/faqs/present.ts";
import type { PublicQuestion } from "#features/faqs/public-questions.server.ts";
import type { PublicGuide, PublicStep, PublicStepGuide } from "#features/guides/present-public.ts";
import type { PublicVideo } from "#features/videos/public-video.ts";
import { absoluteLinks } from "#shared/absolute-links.ts";
import { markdownToText } from "#shared/markdown.ts";
import type { PublicCollection } from "./collections/gather-collections.ts";
import { hoursRows } from "./hours-rows.ts";
import { addressAt, type IndexablePage, markdownPath } from "./indexable-page.ts";
import type { PublicHelpCenter } from "./present.ts";
import type { StatedHours } from "./stated-hours.ts";
import { stepAlt } from "./step-alt.ts";

type Page = Omit<IndexablePage, "changedAt">;

export interface TwinContext {
  center: Pick<PublicHelpCenter, "title" | "homepage" | "categories">;
  /** Absolute, without a trailing slash. */
  base: string;
  texts: Texts;
}

const maxSummaryLength = 160;

export function homePage(
  context: TwinContext,
  others: Pick<IndexablePage, "kind" | "path" | "title" | "summary">[],
): Page {
  const { center, base, texts } = context;
  const { t } = texts;
  const parts = others.filter(({ kind }) => !isPart(kind));
  const questions = others.filter(({ kind }) => kind === "question");
  return {
    kind: "home",
    path: "",
    title: t("frame.helpCenter"),
    summary: "",
    markdown: () =>
      blocks(
        `# ${oneLine(center.title)}`,
        center.homepage
          ? t("files.centerOf", { website: link(center.homepage.label, center.homepage.url) })
          : "",
        parts.map((page) => `- ${linkTo(base, page)}`).join("\n"),
        questions.length > 0 ? `## ${t("files.questions")}` : "",
        questions.map((page) => `- ${linkTo(base, page)}`).join("\n"),
        origin(context, ""),
      ),
  };
}

export function faqPage(context: TwinContext, faqs: PublicFaq[]): Page {
  const { t } = context.texts;
  return {
    kind: "faq",
    path: "/faq",
    title: t("faq.title"),
    summary: faqs.length === 1 ? t("files.oneQuestion") : t("files.questionCount", { count: faqs.length }),
    markdown: () =>
      blocks(
        `# ${t("faq.title")}`,
        faqs.length === 0 ? t("faq.none") : "",
        ...groupByCategory(faqs).flatMap((category) => [
          `## ${oneLine(shownCategory(category.name, t, context.center.categories))}`,
          ...category.faqs.flatMap((faq) => [`### ${oneLine(faq.question)}`, answerOf(context, faq)]),
        ]),
        origin(context, "/faq"),
      ),
  };
}

export function questionPage(context: TwinContext, faq: PublicFaq): Page {
  const path = `/faq/${encodeURIComponent(faq.slug)}`;
  return {
    kind: "question",
    path,
    title: oneLine(faq.question),
    summary: cut(faq.answerText),
    markdown: () => blocks(`# ${oneLine(faq.question)}`, answerOf(context, faq), origin(context, path)),
  };
}

/** `stated` has the hours of a company whose contact details have none. */
export function contactPage(
  context: TwinContext,
  contact: PublicContact,
  stated: StatedHours | null = null,
): Page {
  const { email, phone, addressLines, social, hours, formEnabled } = contact;
  const page = `${context.base}/contact`;
  const { t } = context.texts;
  return {
    kind: "contact",
    path: "/contact",
    title: t("contact.us"),
    summary: [email, phone?.label].filter(Boolean).join(", "),
    markdown: () =>
      blocks(
        `# ${t("contact.us")}`,
        [
          email ? `- ${t("contact.email")}: <${email}>` : "",
          phone ? `- ${t("contact.phone")}: ${link(phone.label, phone.href)}` : "",
          addressLines.length > 0
            ? `- ${t("contact.address")}: ${context.texts.address(addressLines.map(plain))}`
            : "",
          hours
            ? `- ${t("hours.title")}: ${plain(
                hoursRows(context.texts, hours)
                  .map(({ name, times }) => `${name} ${context.texts.listed(times)}`)
                  .join("; "),
              )}`
            : stated
              ? `- ${t("hours.title")}: ${plain(stated.lines.join("; "))}`
              : "",
          ...social.map(({ name, url }) => `- ${link(name, url)}`),
          formEnabled ? `- ${t("contact.form")}: <${page}>` : "",
        ]
          .filter(Boolean)
          .join("\n"),
        origin(context, "/contact"),
      ),
  };
}

export function gettingStartedPage(context: TwinContext, guide: PublicGuide): Page {
  const path = "/getting-started";
  const { t } = context.texts;
  const title = guide.title || t("nav.gettingStarted");
  return {
    kind: "getting-started",
    path,
    title: t("guide.title"),
    summary: cut(title),
    markdown: () => blocks(`# ${oneLine(title)}`, ...stepsOf(context, guide.steps), origin(context, path)),
  };
}

export function collectionPage(
  context: TwinContext,
  { name, path, description, inside, articles, guides, questions }: PublicCollection<PublicQuestion>,
): Page {
  const { base, texts, center } = context;
  const title = shownCategory(name, texts.t, center.categories);
  const items = [
    ...inside.map(({ name, path }) => ({ title: shownCategory(name, texts.t, center.categories), path })),
    ...articles.map(({ slug, title }) => ({ title, path: `/articles/${encodeURIComponent(slug)}` })),
    ...guides.map(({ slug, title }) => ({ title, path: `/guides/${encodeURIComponent(slug)}` })),
    ...questions.map(({ slug, question }) => ({
      title: oneLine(question),
      path: `/faq/${encodeURIComponent(slug)}`,
    })),
  ];
  return {
    kind: "collection",
    path,
    title,
    summary: description ?? "",
    markdown: () =>
      blocks(
        `# ${oneLine(title)}`,
        plain(description ?? ""),
        items.map((item) => `- ${linkTo(base, { ...item, summary: "" })}`).join("\n"),
        origin(context, path),
      ),
  };
}

export function listPage(
  context: TwinContext,
  { kind, path, title, parts }: Pick<Page, "kind" | "path" | "title"> & { parts: Page[] },
): Page {
  return {
    kind,
    path,
    title,
    summary: "",
    markdown: () =>
      blocks(
        `# ${title}`,
        parts.map((page) => `- ${linkTo(context.base, page)}`).join("\n"),
        origin(context, path),
      ),
  };
}

export function articlePage(context: TwinContext, { slug, title, markdown }: PublicArticle): Page {
  const path = `/articles/${encodeURIComponent(slug)}`;
  return {
    kind: "article",
    path,
    title: oneLine(title),
    summary: cut(openingOf(markdown)),
    markdown: () =>
      blocks(`# ${oneLine(title)}`, absoluteLinks(markdown, context.base), origin(context, path)),
  };
}

export function guidePage(context: TwinContext, { slug, title, description, steps }: PublicStepGuide): Page {
  const path = `/guides/${encodeURIComponent(slug)}`;
  return {
    kind: "guide",
    path,
    title: oneLine(title),
    summary: cut(description || steps.map(({ text }) => text).join(" ")),
    markdown: () =>
      blocks(
        `# ${oneLine(title)}`,
        plain(description),
        ...stepsOf(context, steps, title),
        origin(context, path),
      ),
  };
}

export function videosPage(context: TwinContext, videos: PublicVideo[]): Page {
  const heading = context.texts.t("videos.title");
  return {
    kind: "videos",
    path: "/videos",
    title: heading,
    summary: "",
    markdown: () =>
      blocks(
        `# ${heading}`,
        videos.map(({ title, url }) => `- ${link(title, new URL(url, context.base).href)}`).join("\n"),
        origin(context, "/videos"),
      ),
  };
}

function stepsOf({ texts, base }: TwinContext, steps: PublicStep[], guideTitle?: string): string[] {
  return steps.flatMap(({ title, markdown, picture }, index) => [
    `## ${index + 1}. ${oneLine(title) || texts.t("guide.step")}`,
    markdown,
    // Pictures are served from the root of the host, even if the help center is below a path.
    picture
      ? `!${link(picture.alt || stepAlt(texts, { number: index + 1, title, guideTitle }), new URL(picture.url, base).href)}`
      : "",
  ]);
}

/** The answer's Markdown as stored, followed by the quoted evidence. */
function answerOf({ texts: { t, day } }: TwinContext, { answerMarkdown, source }: PublicFaq): string {
  if (!source) return answerMarkdown;
  return blocks(
    answerMarkdown,
    t("files.source", { page: link(source.label, source.url), date: day(source.checkedAt) }),
    source.quotes.map((quote) => `> ${t("frame.quoted", { text: plain(quote) })}`).join("\n>\n"),
  ).trimEnd();
}

/** Links to the HTML page, so that readers can cite it. */
function origin({ center, base, texts }: TwinContext, path: string): string {
  const home = path === "" ? "" : ` · ${link(center.title, base + markdownPath(""))}`;
  return `---\n\n${texts.t("files.thisPage", { address: `<${addressAt(base, path)}>` })}${home}`;
}

/** These pages are listed on another page. */
function isPart(kind: IndexablePage["kind"]): boolean {
  return kind === "question" || kind === "article" || kind === "guide";
}

export function linkTo(
  base: string,
  { path, title, summary }: Pick<IndexablePage, "path" | "title" | "summary">,
): string {
  return `${link(title, base + markdownPath(path))}${summary === "" ? "" : `: ${plain(summary)}`}`;
}

export function blocks(...parts: string[]): string {
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

export function link(text: string, address: string): string {
  return `[${plain(text)}](<${address.replace(/[<>\s]/g, encodeURIComponent)}>)`;
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Escapes Markdown syntax, so that the text is shown literally. */
function plain(text: string): string {
  return oneLine(text).replace(/[\\`*_[\]<>]/g, "\\$&");
}

/** Returns the first paragraph that isn't a heading, table, list or code block, or an empty string. */
export function openingOf(markdown: string): string {
  const paragraph = markdown
    .split(/\n\s*\n/)
    .find((block) => !/^\s*(?:#|\||>|```|~~~|[-*+] |\d+[.)] |<)/.test(block));
  return paragraph === undefined ? "" : markdownToText(paragraph);
}

function cut(text: string): string {
  const line = oneLine(text);
  if (line.length <= maxSummaryLength) return line;
  const start = line.slice(0, maxSummaryLength - 1);
  return `${start.slice(0, Math.max(start.lastIndexOf(" "), 1))}…`;
}
