/** Builds sitemap.xml, robots.txt and llms.txt. */
import type { PlainKey } from "#engines/messages/catalog.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { addressAt, type IndexablePage } from "./indexable-page.ts";
import type { PublicHelpCenter } from "./present.ts";
import { blocks, link, linkTo, oneLine } from "./render-markdown-twin.ts";

/** Limit of URLs in one sitemap (sitemaps.org). */
export const maxSitemapPages = 50_000;

interface LanguagePages {
  language: string;
  /** Absolute, without a trailing slash. */
  base: string;
  pages: Pick<IndexablePage, "path" | "changedAt" | "lang">[];
}

/** `base` is absolute and has no trailing slash. */
export function sitemapOf(base: string, pages: LanguagePages["pages"]): string {
  return sitemapInLanguages([{ language: "", base, pages }]);
}

/** The main language comes first. Each page that exists in several languages lists all of them. */
export function sitemapInLanguages(languages: LanguagePages[]): string {
  const translated = languages.map(({ pages, ...rest }) => ({
    ...rest,
    pages: pages.filter(({ lang }) => lang === undefined),
  }));
  const alternatesOf = new Map<string, string>();
  for (const { language, base, pages } of translated.length > 1 ? translated : [])
    for (const { path } of pages) {
      const href = xml(addressAt(base, path));
      const link = `<xhtml:link rel="alternate" hreflang="${xml(language)}" href="${href}"/>`;
      alternatesOf.set(path, (alternatesOf.get(path) ?? "") + link);
    }
  const urls = translated.flatMap(({ base, pages }) =>
    pages.map(({ path, changedAt }) => {
      const time = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
      return `  <url><loc>${xml(addressAt(base, path))}</loc>${time}${alternatesOf.get(path) ?? ""}</url>`;
    }),
  );
  return xmlFile("urlset", urls.slice(0, maxSitemapPages));
}

/** All sitemaps of an index must be on the same host. */
export function sitemapIndexOf(addresses: string[]): string {
  return xmlFile(
    "sitemapindex",
    addresses.slice(0, maxSitemapPages).map((address) => `  <sitemap><loc>${xml(address)}</loc></sitemap>`),
  );
}

/** For a help center's own host. Disallows only endpoints that aren't pages. */
export function robotsOf(base: string): string {
  return [
    "User-agent: *",
    "Disallow: /suggest",
    "Disallow: /theme",
    "",
    `Sitemap: ${base}/sitemap.xml`,
    "",
  ].join("\n");
}

const sections: { title: PlainKey; kinds: IndexablePage["kind"][] }[] = [
  {
    title: "files.pages",
    kinds: ["home", "faq", "getting-started", "articles", "guides", "videos", "contact"],
  },
  { title: "faq.categories", kinds: ["collection"] },
  { title: "files.questions", kinds: ["question"] },
  { title: "nav.articles", kinds: ["article"] },
  { title: "nav.guides", kinds: ["guide"] },
];

/** Builds llms.txt (llmstxt.org), which links to the Markdown version of each page. */
export function llmsOf(
  center: Pick<PublicHelpCenter, "ownName" | "title" | "language" | "messages">,
  base: string,
  pages: IndexablePage[],
  others: { name: string; canonicalBase: string | null }[] = [],
): string {
  const { language, ownName } = center;
  const { t } = textsOf(center.messages);
  return blocks(
    `# ${oneLine(center.title)}`,
    `> ${ownName ? t("files.about", { name: oneLine(ownName), language }) : t("files.aboutUnnamed", { language })}`,
    ...sections.flatMap(({ title, kinds }) => {
      const listed = pages.filter(({ kind }) => kinds.includes(kind));
      if (listed.length === 0) return [];
      return [`## ${t(title)}`, listed.map((page) => `- ${linkTo(base, page)}`).join("\n")];
    }),
    ...(others.length === 0
      ? []
      : [
          `## ${t("files.otherLanguages")}`,
          others.map(({ name, canonicalBase }) => `- ${link(name, `${canonicalBase}/llms.txt`)}`).join("\n"),
        ]),
  );
}

function xmlFile(root: "urlset" | "sitemapindex", lines: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${lines.some((line) => line.includes("<xhtml:")) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ""}>`,
    ...lines,
    `</${root}>`,
    "",
  ].join("\n");
}

function xml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
