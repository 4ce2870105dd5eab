/** What the links of a website say about each of its pages. */
import { jsonLdTypes } from "./mine-marked-pairs.ts";
import { isStory, listsStories } from "./page-kinds.ts";
import { walk } from "./page-tree.ts";
import type { ReadPage } from "./read-page.ts";
import { plainText } from "./render-text.ts";

export interface SiteLinks {
  /** What most pages call it, the first one of several. */
  labelOf: (page: ReadPage, isUsable: (label: string) => boolean) => string | null;
  /** True for an article that says so or that a list of news leads to, if no menu does. */
  isStory: (page: ReadPage) => boolean;
}

/** In characters. */
const maxLabel = 60;
/** As a share of all pages. A menu is on most of them. */
const ofMenu = 0.5;

/** Of schema.org. */
const article = /^(?:Article|BlogPosting|NewsArticle)$/;

interface Links {
  labels: Map<string, number>;
  from: Set<ReadPage>;
}

export function readSiteLinks(pages: readonly ReadPage[]): SiteLinks {
  const links = new Map<string, Links>();
  for (const page of pages)
    for (const [path, labels] of linksOn(page)) {
      const known = links.get(path) ?? { labels: new Map<string, number>(), from: new Set<ReadPage>() };
      for (const label of labels) known.labels.set(label, (known.labels.get(label) ?? 0) + 1);
      known.from.add(page);
      links.set(path, known);
    }
  const articles = new Set(
    pages.filter(({ tree }) => jsonLdTypes(tree.jsonLd).some((type) => article.test(type))),
  );
  return {
    labelOf({ url }, isUsable) {
      const labels = [...(links.get(pathOf(url))?.labels ?? [])].filter(([label]) => isUsable(label));
      return labels.sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
    },
    isStory(page) {
      const from = links.get(pathOf(page.url))?.from ?? new Set<ReadPage>();
      // Some plugins declare every page to be an article.
      const isInMenu = from.size > ofMenu * pages.length;
      return isStory(page) || (!isInMenu && (articles.has(page) || [...from].some(listsStories)));
    },
  };
}

/** The labels of all links to each path, each once. */
function linksOn({ tree, url }: ReadPage): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>();
  for (const node of walk(tree.root)) {
    if (node.kind !== "element" || node.tag !== "a") continue;
    const href = node.attributes["href"] ?? "";
    const path = href === "" || href.startsWith("#") ? "" : pathOf(URL.parse(href, url)?.href ?? "");
    if (path === "") continue;
    const labels = links.get(path) ?? new Set();
    const label = node.size <= maxLabel && !href.includes("#") ? plainText(node) : "";
    links.set(path, label === "" ? labels : labels.add(label));
  }
  return links;
}

/** Without what differs between links to the same page. */
export function pathOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null
    ? ""
    : parsed.host + parsed.pathname.replace(/(?:index)?\.\w+$/, "").replace(/\/$/, "");
}
