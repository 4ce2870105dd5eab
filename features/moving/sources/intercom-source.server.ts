/** Reads the help center of an Intercom workspace with an access token. */
import { isSameLanguage } from "#engines/messages/select-catalog.ts";
import {
  type IntercomArticle,
  type IntercomCollection,
  intercomArticles,
  intercomCollections,
  nextIntercomPage,
  orderIntercomCollections,
} from "#engines/moving/intercom.ts";
import { maxCollections, readPages } from "./read-pages.ts";
import type { SourceReader } from "./source-reader.ts";

const perPage = 50;

export const intercomSource: SourceReader<IntercomArticle> = {
  tool: "Intercom",
  headers: { "intercom-version": "2.11" },
  async begin(api, { language }) {
    const url = (page: number) => `/help_center/collections?page=${page}&per_page=${perPage}`;
    const collections = await readPages<IntercomCollection>(url(1), async (asked) => {
      const page = await api.get(asked, intercomCollections);
      const next = nextIntercomPage(page);
      return { items: page.data, next: next === null ? null : url(next) };
    });
    const original = collections.find(({ default_locale }) => default_locale)?.default_locale ?? "en";
    return {
      main: language === null || isSameLanguage(original, language) ? original : language,
      requests: [{ url: articlesOf(1), locale: "" }],
      collections: orderIntercomCollections(collections).slice(0, maxCollections),
    };
  },
  async read(api, { url, locale }) {
    const page = await api.get(url, intercomArticles);
    const next = nextIntercomPage(page);
    return {
      articles: page.data,
      following: next === null ? [] : [{ url: articlesOf(next), locale }],
    };
  },
};

function articlesOf(page: number): string {
  return `/articles?page=${page}&per_page=${perPage}`;
}
