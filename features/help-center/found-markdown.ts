/** Renders pages as Markdown for clients other than browsers. Links are absolute and lead to other Markdown twins. */
import type { PublicArticle } from "#features/articles/present.ts";
import type { PublicContact } from "#features/contact/present.ts";
import { groupByCategory } from "#features/faqs/group-by-category.ts";
import type { PublicFaq } from "#features/faqs/present.ts";
import type { PublicGuide, PublicStep, PublicStepGuide } from "#features/guides/present-public.ts";
import type { PublicVideo } from "#features/videos/public-video.ts";
import { markdownToText } from "#shared/markdown.ts";
import { type FoundPage, markdownPath } from "./found-page.ts";
import type { PublicHelpCenter } from "./present.ts";

/** A page whose modification time isn't known yet. */
type Page = Omit<FoundPage, "changedAt">;

export interface Found {
  center: Pick<PublicHelpCenter, "name" | "title" | "homepage">;
  /** Absolute, without a trailing slash. */
  base: string;
}

const maxSummaryLength = 160;

export function homePage(
  found: Found,
  others: Pick<FoundPage, "kind" | "path" | "title" | "summary">[],
): Page {
  const { center, base } = found;
  const parts = others.filter(({ kind }) => !isPart(kind));
  const questions = others.filter(({ kind }) => kind === "question");
  return {
    kind: "home",
    path: "",
    title: "Help Center",
    summary: "",
    markdown: () =>
      blocks(
        `# ${oneLine(center.title)}`,
        center.homepage ? `The help center of ${link(center.homepage.label, center.homepage.url)}.` : "",
        parts.map((page) => `- ${linkTo(base, page)}`).join("\n"),
        questions.length > 0 ? "## Questions" : "",
        questions.map((page) => `- ${linkTo(base, page)}`).join("\n"),
        origin(found, ""),
      ),
  };
}

export function faqPage(found: Found, faqs: PublicFaq[]): Page {
  return {
    kind: "faq",
    path: "/faq",
    title: "Frequently Asked Questions",
    summary: faqs.length === 1 ? "One question and its answer" : `${faqs.length} questions and their answers`,
    markdown: () =>
      blocks(
        "# Frequently Asked Questions",
        faqs.length === 0 ? "No FAQs available yet." : "",
        ...groupByCategory(faqs).flatMap((category) => [
          `## ${oneLine(category.name)}`,
          ...category.faqs.flatMap((faq) => [`### ${oneLine(faq.question)}`, answerOf(faq)]),
        ]),
        origin(found, "/faq"),
      ),
  };
}

export function questionPage(found: Found, faq: PublicFaq): Page {
  const path = `/faq/${encodeURIComponent(faq.slug)}`;
  return {
    kind: "question",
    path,
    title: oneLine(faq.question),
    summary: cut(faq.answerText),
    markdown: () => blocks(`# ${oneLine(faq.question)}`, answerOf(faq), origin(found, path)),
  };
}

export function contactPage(found: Found, contact: PublicContact): Page {
  const { email, phone, addressLines, social, formEnabled } = contact;
  const page = `${found.base}/contact`;
  return {
    kind: "contact",
    path: "/contact",
    title: "Contact Us",
    summary: [email, phone?.label].filter(Boolean).join(", "),
    markdown: () =>
      blocks(
        "# Contact Us",
        [
          email ? `- Email: <${email}>` : "",
          phone ? `- Phone: ${link(phone.label, phone.href)}` : "",
          addressLines.length > 0 ? `- Address: ${addressLines.map(plain).join(", ")}` : "",
          ...social.map(({ name, url }) => `- ${link(name, url)}`),
          formEnabled ? `- Form: <${page}>` : "",
        ]
          .filter(Boolean)
          .join("\n"),
        origin(found, "/contact"),
      ),
  };
}

export function gettingStartedPage(found: Found, guide: PublicGuide): Page {
  const path = "/getting-started";
  return {
    kind: "getting-started",
    path,
    title: "Getting Started Guide",
    summary: cut(guide.title),
    markdown: () =>
      blocks(`# ${oneLine(guide.title)}`, ...stepsOf(guide.steps, found.base), origin(found, path)),
  };
}

/** A list page: articles, guides or videos. */
export function listPage(
  found: Found,
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
        parts.map((page) => `- ${linkTo(found.base, page)}`).join("\n"),
        origin(found, path),
      ),
  };
}

export function articlePage(found: Found, { slug, title, markdown }: PublicArticle): Page {
  const path = `/articles/${encodeURIComponent(slug)}`;
  return {
    kind: "article",
    path,
    title: oneLine(title),
    summary: cut(openingOf(markdown)),
    markdown: () => blocks(`# ${oneLine(title)}`, markdown, origin(found, path)),
  };
}

export function guidePage(found: Found, { slug, title, description, steps }: PublicStepGuide): Page {
  const path = `/guides/${encodeURIComponent(slug)}`;
  return {
    kind: "guide",
    path,
    title: oneLine(title),
    summary: cut(description || steps.map(({ text }) => text).join(" ")),
    markdown: () =>
      blocks(`# ${oneLine(title)}`, plain(description), ...stepsOf(steps, found.base), origin(found, path)),
  };
}

export function videosPage(found: Found, videos: PublicVideo[]): Page {
  return {
    kind: "videos",
    path: "/videos",
    title: "Video Tutorials",
    summary: "",
    markdown: () =>
      blocks(
        "# Video Tutorials",
        videos.map(({ title, url }) => `- ${link(title, new URL(url, found.base).href)}`).join("\n"),
        origin(found, "/videos"),
      ),
  };
}

function stepsOf(steps: PublicStep[], base: string): string[] {
  return steps.flatMap(({ title, markdown, picture }, index) => [
    `## ${index + 1}. ${oneLine(title) || "Step"}`,
    markdown,
    // Pictures are served from the root of the host, even if the help center is below a path.
    picture ? `!${link(picture.alt, new URL(picture.url, base).href)}` : "",
  ]);
}

/** The answer as written, followed by the quoted evidence. */
function answerOf({ answerMarkdown, source }: PublicFaq): string {
  if (!source) return answerMarkdown;
  return blocks(
    answerMarkdown,
    `Source: ${link(source.label, source.url)}, checked ${source.checkedOn}`,
    source.quotes.map((quote) => `> “${plain(quote)}”`).join("\n>\n"),
  ).trimEnd();
}

/** Link to the page itself, so that readers can cite the page. */
function origin({ center, base }: Found, path: string): string {
  const home = path === "" ? "" : ` · ${link(center.title, base + markdownPath(""))}`;
  return `---\n\nThis page: <${base}${path || "/"}>${home}`;
}

/** Pages that are listed on another page. */
function isPart(kind: FoundPage["kind"]): boolean {
  return kind === "question" || kind === "article" || kind === "guide";
}

export function linkTo(
  base: string,
  { path, title, summary }: Pick<FoundPage, "path" | "title" | "summary">,
): string {
  return `${link(title, base + markdownPath(path))}${summary === "" ? "" : `: ${plain(summary)}`}`;
}

/** Joins the non-empty blocks with blank lines. */
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

/** The first paragraph that isn't a heading, table, list or code block; "" if none. */
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
