/** Reads the solution articles of a Freshdesk account with an API key. Translations are read one by one. */
import {
  type FreshdeskArticle,
  type FreshdeskFolder,
  freshdeskArticle,
  freshdeskArticles,
  freshdeskCategories,
  freshdeskCollections,
  freshdeskFolders,
  freshdeskLanguages,
  freshdeskName,
} from "#engines/moving/freshdesk.ts";
import { namesById } from "#engines/moving/source-center.ts";
import { readLanguageTag } from "#shared/language-tag.ts";
import type { SourceApi } from "../source-api.server.ts";
import { maxCollections } from "./read-pages.ts";
import type { SourceReader, SourceRequest } from "./source-reader.ts";

const perPage = 100;
/** Freshdesk nests folders four levels deep. */
const maxDepth = 5;
const base = "/api/v2/solutions";

export const freshdeskSource: SourceReader<FreshdeskArticle> = {
  tool: "Freshdesk",
  async begin(api) {
    // Only administrators may read the settings.
    const languages = await api.find("/api/v2/settings/helpdesk", freshdeskLanguages);
    const categories = await api.get(`${base}/categories`, freshdeskCategories);
    const folders: FreshdeskFolder[] = [];
    const readFolders = async (url: string, place: Pick<FreshdeskFolder, "category" | "rank">) => {
      const found = await api.get(url, freshdeskFolders);
      for (const [position, folder] of found.entries()) {
        if (folders.length >= maxCollections) return;
        const rank = [...place.rank, position];
        folders.push({ ...folder, category: place.category, rank });
        if ((folder.sub_folders_count ?? 0) > 0 && rank.length <= maxDepth)
          await readFolders(`${base}/folders/${folder.id}/subfolders`, { ...place, rank });
      }
    };
    for (const [position, category] of categories.entries())
      await readFolders(`${base}/categories/${category.id}/folders`, { category, rank: [position] });
    const main = languages?.primary_language ?? "en";
    const others = (languages?.supported_languages ?? []).filter(
      (each) => each !== main && readLanguageTag(each) !== null,
    );
    return {
      main,
      others,
      requests: folders.map(({ id }) => ({
        url: `${base}/folders/${id}/articles?per_page=${perPage}&page=1`,
        locale: main,
      })),
      collections: freshdeskCollections(folders, {
        categories: await readNames(api, others, { path: "categories", found: categories }),
        folders: await readNames(api, others, { path: "folders", found: folders }),
      }),
    };
  },
  async read(api, { url, locale }, { main, others = [] }) {
    if (locale !== main) {
      const article = await api.find(url, freshdeskArticle);
      return { articles: article ? [{ ...article, locale, isMain: false, position: 0 }] : [], following: [] };
    }
    const articles = await api.get(url, freshdeskArticles);
    const page = Number(/[?&]page=(\d+)$/.exec(url)?.[1] ?? 1);
    const translations = articles.flatMap(({ id }) =>
      others.map((other): SourceRequest => ({ url: `${base}/articles/${id}/${other}`, locale: other })),
    );
    const next = { url: url.replace(/page=\d+$/, `page=${page + 1}`), locale };
    return {
      articles: articles.map((article, index) => ({
        ...article,
        locale,
        isMain: true,
        position: (page - 1) * perPage + index,
      })),
      following: articles.length < perPage ? translations : [...translations, next],
    };
  },
};

/** Each name in each language is a request of its own. */
async function readNames(
  api: SourceApi,
  locales: readonly string[],
  { path, found }: { path: string; found: readonly { id: string }[] },
): Promise<ReadonlyMap<string, Record<string, string>>> {
  const lists: [string, { id: string; name: string }[]][] = [];
  for (const locale of locales) {
    const names = [];
    for (const { id } of found) {
      const translated = await api.find(`${base}/${path}/${id}/${locale}`, freshdeskName);
      if (translated) names.push({ id, name: translated.name });
    }
    lists.push([locale, names]);
  }
  return namesById(lists);
}
