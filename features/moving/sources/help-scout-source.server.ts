/** Reads Help Scout Docs with an API key. Lists have no texts, so that each article is a request of its own. */
import {
  type HelpScoutArticle,
  type HelpScoutCategory,
  type HelpScoutGroup,
  helpScoutArticle,
  helpScoutCategories,
  helpScoutCollections,
  helpScoutList,
  helpScoutRedirects,
  orderHelpScoutCategories,
  readHelpScoutRedirects,
} from "#engines/moving/help-scout.ts";
import { maxCollections, readPages } from "./read-pages.ts";
import type { SourceReader } from "./source-reader.ts";

const perPage = 100;
const redirectsPath = "/v1/redirects/site/";

export const helpScoutSource: SourceReader<HelpScoutArticle> = {
  tool: "Help Scout",
  async begin(api) {
    const collections = await readPages<HelpScoutGroup>(pageAt("/v1/collections?page=", 1), async (url) => {
      const { collections: page } = await api.get(url, helpScoutCollections);
      return { items: page.items, next: nextOf(url, page) };
    });
    const categories: HelpScoutCategory[] = [];
    for (const collection of collections) {
      const first = pageAt(`/v1/collections/${collection.id}/categories?page=`, 1);
      const found = await readPages<HelpScoutGroup>(first, async (url) => {
        const { categories: page } = await api.get(url, helpScoutCategories);
        return { items: page.items, next: nextOf(url, page) };
      });
      categories.push(...found.map((category) => ({ ...category, collection })));
      if (categories.length > maxCollections) break;
    }
    const sites = [...new Set(collections.flatMap(({ siteId }) => siteId ?? []))];
    return {
      main: "",
      requests: [
        ...collections.map(({ id }) =>
          pageAt(`/v1/collections/${id}/articles?status=all&pageSize=${perPage}&page=`, 1),
        ),
        // After the articles that they lead to.
        ...sites.map((id) => pageAt(`${redirectsPath}${id}?page=`, 1)),
      ].map((url) => ({ url, locale: "" })),
      collections: orderHelpScoutCategories(categories).slice(0, maxCollections),
    };
  },
  async read(api, { url, locale }, { collections }) {
    if (url.startsWith(redirectsPath)) {
      const found = await api.findExtra(url, helpScoutRedirects);
      const next = found && nextOf(url, found.redirects);
      return {
        articles: [],
        following: next ? [{ url: next, locale }] : [],
        formerPaths: readHelpScoutRedirects(found?.redirects.items ?? [], collections),
      };
    }
    if (url.startsWith("/v1/articles/")) {
      const { article } = await api.get(url, helpScoutArticle);
      return { articles: [article], following: [] };
    }
    const { articles: page } = await api.get(url, helpScoutList);
    const next = nextOf(url, page);
    const urls = [...page.items.map(({ id }) => `/v1/articles/${id}`), ...(next === null ? [] : [next])];
    return { articles: [], following: urls.map((each) => ({ url: each, locale })) };
  },
};

function pageAt(list: string, page: number): string {
  return `${list}${page}`;
}

function nextOf(url: string, { page, pages }: { page: number; pages: number }): string | null {
  return page < pages ? url.replace(/page=\d+$/, `page=${page + 1}`) : null;
}
