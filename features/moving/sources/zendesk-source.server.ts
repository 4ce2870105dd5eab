/** Reads a Zendesk help center. What everyone may read needs no key. */
import { isSameLanguage } from "#engines/messages/select-catalog.ts";
import {
  nextPage,
  type ZendeskArticle,
  type ZendeskCategory,
  type ZendeskNames,
  type ZendeskSection,
  zendeskArticles,
  zendeskAttachments,
  zendeskCategories,
  zendeskCollections,
  zendeskLocales,
  zendeskSections,
} from "#engines/moving/zendesk.ts";
import { readLanguageTag } from "#shared/language-tag.ts";
import type { SourceApi } from "../source-api.server.ts";
import { maxCollections, readPages } from "./read-pages.ts";
import type { SourceReader } from "./source-reader.ts";

const perPage = 100;
const attachmentsAtOnce = 8;

export const zendeskLocalesPath = "/api/v2/help_center/locales.json";

export const zendeskSource: SourceReader<ZendeskArticle> = {
  tool: "Zendesk",
  /** The wanted language comes first, if the source has it. */
  async begin(api, { language }) {
    const { locales, default_locale } = await api.get(zendeskLocalesPath, zendeskLocales);
    const known = locales.filter((locale) => readLanguageTag(locale) !== null);
    const own = language ?? default_locale;
    const isOwn = (locale: string) => isSameLanguage(locale, own);
    const main =
      (isOwn(default_locale) ? default_locale : null) ??
      known.find((locale) => locale.toLowerCase() === own.toLowerCase()) ??
      known.find(isOwn) ??
      default_locale;
    const others = known.filter((locale) => locale.toLowerCase() !== main.toLowerCase());
    const { categories, sections } = await readNames(api, main);
    const translated: ZendeskNames[] = [];
    for (const locale of others) translated.push(await readNames(api, locale));
    return {
      main,
      requests: [main, ...others].map((locale) => ({
        url: `${baseOf(locale)}/articles.json?page[size]=${perPage}`,
        locale,
      })),
      collections: zendeskCollections(categories, sections, translated).slice(0, maxCollections),
    };
  },
  async read(api, { url, locale }, { main }) {
    const page = await api.get(url, zendeskArticles);
    const next = nextPage(page);
    const articles = locale === main ? await withAttachments(api, page.articles) : page.articles;
    return { articles, following: next === null ? [] : [{ url: next, locale }] };
  },
};

async function readNames(api: SourceApi, locale: string): Promise<ZendeskNames> {
  const base = baseOf(locale);
  const categories = await readPages<ZendeskCategory>(
    `${base}/categories.json?page[size]=${perPage}`,
    async (url) => {
      const page = await api.get(url, zendeskCategories);
      return { items: page.categories, next: nextPage(page) };
    },
  );
  const sections = await readPages<ZendeskSection>(
    `${base}/sections.json?page[size]=${perPage}`,
    async (url) => {
      const page = await api.get(url, zendeskSections);
      return { items: page.sections, next: nextPage(page) };
    },
  );
  return { locale, categories, sections };
}

/** Zendesk lists the files below a text only for one article at a time. */
async function withAttachments(api: SourceApi, articles: ZendeskArticle[]): Promise<ZendeskArticle[]> {
  const read: ZendeskArticle[] = [];
  for (let at = 0; at < articles.length; at += attachmentsAtOnce)
    read.push(
      ...(await Promise.all(
        articles.slice(at, at + attachmentsAtOnce).map(async (article) => {
          const path = `/api/v2/help_center/articles/${article.id}/attachments/block.json`;
          const found = await api.findExtra(path, zendeskAttachments);
          return { ...article, files: found?.article_attachments ?? [] };
        }),
      )),
    );
  return read;
}

function baseOf(locale: string): string {
  return `/api/v2/help_center/${encodeURIComponent(locale.toLowerCase())}`;
}
