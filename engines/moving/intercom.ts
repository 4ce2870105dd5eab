/** Articles of Intercom, as its API returns them. */
import { z } from "zod";
import {
  createNotes,
  orderCollections,
  type PlacedArticle,
  positionIn,
  type SourceCollection,
  type SourcePlace,
  sectionPrefix,
  storableText,
} from "./source-center.ts";
import { readWebArticle } from "./web-article.ts";

const id = z.union([z.number().int(), z.string().regex(/^\d{1,20}$/)]).transform(String);
const url = z.string().max(2_000).nullish();
const paging = z.object({ page: z.coerce.number().int(), total_pages: z.coerce.number().int() }).nullish();

const content = z.object({
  title: z.string().nullish(),
  body: z.string().nullish(),
  state: z.string().nullish(),
  url,
});
const article = content.extend({
  id,
  parent_id: id.nullish(),
  default_locale: z.string().max(35).nullish(),
  /** By locale. Has other keys, too. */
  translated_content: z.record(z.string(), z.unknown()).nullish(),
});
const collection = z.object({
  id,
  name: z.string().nullish(),
  url,
  order: z.number().nullish(),
  parent_id: id.nullish(),
  default_locale: z.string().max(35).nullish(),
  /** By locale. Has other keys, too. */
  translated_content: z.record(z.string(), z.unknown()).nullish(),
});
const collectionText = z.object({ name: z.string() });

export const intercomArticles = z.object({ data: z.array(article).max(300), pages: paging });
export const intercomCollections = z.object({ data: z.array(collection).max(300), pages: paging });

export type IntercomArticle = z.infer<typeof article>;
export type IntercomCollection = z.infer<typeof collection>;

/** Null on the last page. */
export function nextIntercomPage({ pages }: { pages?: z.infer<typeof paging> }): number | null {
  return pages && pages.page < pages.total_pages ? pages.page + 1 : null;
}

const maxDepth = 5;

export function orderIntercomCollections(found: readonly IntercomCollection[]): SourceCollection[] {
  const byId = new Map(found.map((each) => [each.id, each]));
  return orderCollections(
    found.map((collection) => {
      const { id, name, url, order, parent_id } = collection;
      const rank = [order ?? 0];
      let parent = byId.get(parent_id ?? "");
      const around = parent?.name ?? undefined;
      const aroundNames = parent ? namesOf(parent) : undefined;
      for (let depth = 0; parent && depth < maxDepth; depth += 1) {
        rank.unshift(parent.order ?? 0);
        parent = byId.get(parent.parent_id ?? "");
      }
      const names = namesOf(collection);
      return { id, name: name ?? "", names, rank, around, aroundNames, oldPaths: oldPaths(url) };
    }),
  );
}

function namesOf({ translated_content, default_locale }: IntercomCollection): Record<string, string> {
  const names = Object.entries(translated_content ?? {}).flatMap(([locale, value]) => {
    const read = collectionText.safeParse(value);
    return read.success && locale !== default_locale ? [[locale, read.data.name]] : [];
  });
  return Object.fromEntries(names);
}

/** Addresses end with a number and words, which Intercom ignores. */
const numbered = /\/(articles|collections)\/(\d{1,20})(?:-[^/]*)?\/?$/;

function oldPaths(address: string | null | undefined): string[] {
  const pathname = URL.parse(address ?? "")?.pathname ?? "";
  const found = numbered.exec(pathname);
  return found ? [`${pathname.slice(0, found.index)}/${found[1]}/${found[2]}`] : [];
}

/** One for each language. */
export function readIntercomArticle(
  { id, parent_id, default_locale, translated_content, ...main }: IntercomArticle,
  { main: mainLocale, collections }: SourcePlace,
): PlacedArticle[] {
  const translations = Object.entries(translated_content ?? {}).flatMap(([locale, value]) => {
    const read = content.safeParse(value);
    return read.success && read.data.title ? [{ locale, ...read.data }] : [];
  });
  const own = default_locale ?? mainLocale;
  const texts = [{ locale: own, ...main }, ...translations.filter(({ locale }) => locale !== own)];
  // Links lead to the number in the address.
  const number = numbered.exec(URL.parse(main.url ?? "")?.pathname ?? "")?.[2] ?? id;
  const collection = collections.get(parent_id ?? "");
  return texts.map(({ locale, title, body, state, url }): PlacedArticle => {
    const notes = createNotes();
    const base = url && URL.canParse(url) ? url : "https://intercom.invalid/";
    const { markdown, pictures } = readWebArticle(
      body ?? "",
      {
        url: base,
        hosts: new Set([new URL(base).host]),
        find({ pathname }) {
          const [, kind, target] = numbered.exec(pathname) ?? [];
          if (target === undefined) return null;
          return kind === "articles" ? target : sectionPrefix + target;
        },
        isAttachment: ({ host }) => host === "downloads.intercomcdn.com",
        isWholeSite: true,
      },
      notes,
    );
    return {
      id: number,
      locale,
      position: positionIn(collection, 0),
      title: storableText(title?.trim() ?? "", 200),
      slug: null,
      collection: collection?.name ?? null,
      markdown,
      oldPaths: oldPaths(url),
      isDraft: state !== "published",
      pictures,
      notes: notes.notes,
    };
  });
}
