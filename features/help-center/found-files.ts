/** Builds sitemap.xml, robots.txt and llms.txt. */
import type { PlainKey } from "#engines/messages/catalog.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { blocks, linkTo, oneLine } from "./found-markdown.ts";
import type { FoundPage } from "./found-page.ts";
import type { PublicHelpCenter } from "./present.ts";

/** Limit of URLs in one sitemap (sitemaps.org). */
export const maxSitemapPages = 50_000;

/** `base` is absolute and has no trailing slash. */
export function sitemapOf(base: string, pages: Pick<FoundPage, "path" | "changedAt">[]): string {
  const urls = pages.slice(0, maxSitemapPages).map(({ path, changedAt }) => {
    const time = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
    return `  <url><loc>${xml(base + (path || "/"))}</loc>${time}</url>`;
  });
  return xmlFile("urlset", urls);
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

const sections: { title: PlainKey; kinds: FoundPage["kind"][] }[] = [
  {
    title: "files.pages",
    kinds: ["home", "faq", "getting-started", "articles", "guides", "videos", "contact"],
  },
  { title: "files.questions", kinds: ["question"] },
  { title: "nav.articles", kinds: ["article"] },
  { title: "nav.guides", kinds: ["guide"] },
];

/** Builds llms.txt (llmstxt.org), which links to the Markdown version of each page. */
export function llmsOf(
  center: Pick<PublicHelpCenter, "ownName" | "title" | "language" | "messages">,
  base: string,
  pages: FoundPage[],
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
  );
}

function xmlFile(root: "urlset" | "sitemapindex", lines: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    "",
  ].join("\n");
}

function xml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
