/** Machine-readable files: sitemap.xml, robots.txt and llms.txt. */
import { blocks, linkTo, oneLine } from "./found-markdown.ts";
import type { FoundPage } from "./found-page.ts";
import type { PublicHelpCenter } from "./present.ts";

/** Maximum number of URLs in one sitemap (sitemaps.org). */
export const maxSitemapPages = 50_000;

/** `base` is absolute and has no trailing slash. */
export function sitemapOf(base: string, pages: Pick<FoundPage, "path" | "changedAt">[]): string {
  const urls = pages.slice(0, maxSitemapPages).map(({ path, changedAt }) => {
    const time = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
    return `  <url><loc>${xml(base + (path || "/"))}</loc>${time}</url>`;
  });
  return xmlFile("urlset", urls);
}

/** A sitemap index. All of its sitemaps must be on one host. */
export function sitemapIndexOf(addresses: string[]): string {
  return xmlFile(
    "sitemapindex",
    addresses.slice(0, maxSitemapPages).map((address) => `  <sitemap><loc>${xml(address)}</loc></sitemap>`),
  );
}

/** robots.txt of a help center's own host. Disallows only endpoints that aren't pages. */
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

const sections: { title: string; kinds: FoundPage["kind"][] }[] = [
  { title: "Pages", kinds: ["home", "faq", "getting-started", "articles", "guides", "videos", "contact"] },
  { title: "Questions", kinds: ["question"] },
  { title: "Articles", kinds: ["article"] },
  { title: "Guides", kinds: ["guide"] },
];

/** llms.txt (llmstxt.org): lists each page with its Markdown twin. */
export function llmsOf(
  center: Pick<PublicHelpCenter, "name" | "title" | "language">,
  base: string,
  pages: FoundPage[],
): string {
  const about = center.name === "Help Center" ? "" : ` about ${oneLine(center.name)}`;
  return blocks(
    `# ${oneLine(center.title)}`,
    `> Questions and answers${about}, in the language “${center.language}”. Answers from a website name the page, the sentence and the date. The links lead to Markdown. Remove “.md” for the web pages.`,
    ...sections.flatMap(({ title, kinds }) => {
      const listed = pages.filter(({ kind }) => kinds.includes(kind));
      if (listed.length === 0) return [];
      return [`## ${title}`, listed.map((page) => `- ${linkTo(base, page)}`).join("\n")];
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
