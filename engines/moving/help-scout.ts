/** Articles of Help Scout Docs, as its API returns them. */
import { z } from "zod";
import {
  createNotes,
  type FormerPath,
  orderCollections,
  type PlacedArticle,
  positionIn,
  type SourceCollection,
  type SourcePlace,
  sectionPrefix,
  storableText,
} from "./source-center.ts";
import { readWebArticle } from "./web-article.ts";

const id = z.string().regex(/^[0-9a-f]{1,40}$/i);
const number = z.number().int();

const slug = z.string().max(500).nullish();
const group = z.object({
  id,
  number,
  slug,
  siteId: id.nullish().catch(null),
  name: z.string(),
  order: z.number().catch(0),
  visibility: z.string().catch("public"),
});
const listed = z.object({ id });
const redirect = z.object({
  /** The former path. */
  urlMapping: z.string().max(2_000).nullish(),
  /** Where it leads, as a whole address. */
  redirect: z.string().max(2_000).nullish(),
});
const article = z.object({
  id,
  number,
  name: z.string().nullish(),
  text: z.string().nullish(),
  status: z.string().nullish(),
  slug,
  categories: z.array(id).max(200).nullish(),
  publicUrl: z.string().max(2_000).nullish(),
});

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ page: number, pages: number, items: z.array(item).max(300) });

export const helpScoutCollections = z.object({ collections: pageOf(group) });
export const helpScoutCategories = z.object({ categories: pageOf(group) });
export const helpScoutList = z.object({ articles: pageOf(listed) });
export const helpScoutRedirects = z.object({ redirects: pageOf(redirect) });
export const helpScoutArticle = z.object({ article });

export type HelpScoutGroup = z.infer<typeof group>;
export type HelpScoutRedirect = z.infer<typeof redirect>;
export type HelpScoutArticle = z.infer<typeof article>;
export type HelpScoutCategory = HelpScoutGroup & { collection: HelpScoutGroup };

/** Categories, because collections of Help Scout are whole parts of a help center. */
export function orderHelpScoutCategories(categories: readonly HelpScoutCategory[]): SourceCollection[] {
  return orderCollections(
    categories.map(({ id, number, slug, name, order, collection }) => ({
      id,
      name,
      rank: [collection.order, order],
      around: collection.name,
      oldPaths: withWords(`/category/${number}`, slug),
      ...(collection.visibility !== "public" && { isPrivate: true }),
    })),
  );
}

export function readHelpScoutArticle(
  { number, name, text, status, slug, categories, publicUrl }: HelpScoutArticle,
  { collections }: SourcePlace,
): PlacedArticle {
  const notes = createNotes();
  const base = publicUrl && URL.canParse(publicUrl) ? publicUrl : "https://helpscoutdocs.invalid/";
  const { host } = new URL(base);
  const own = (categories ?? []).flatMap((each) => collections.get(each) ?? []);
  const [collection] = own;
  const find = pageFinder(host, collections.values());
  const { markdown, pictures } = readWebArticle(
    text ?? "",
    {
      url: base,
      hosts: new Set([host]),
      find,
      isAttachment: ({ pathname }) => /\/docs\/assets\/.*\/attachments\//.test(pathname),
      isWholeSite: true,
    },
    notes,
  );
  return {
    // Numbers are unique in one account only.
    id: `${host}/${number}`,
    locale: null,
    position: positionIn(collection, 0),
    title: storableText(name?.trim() ?? "", 200),
    slug: slug ?? null,
    collection: collection?.name ?? null,
    markdown,
    oldPaths: withWords(`/article/${number}`, slug),
    isDraft: status !== "published" || own.some(({ isPrivate }) => isPrivate),
    pictures,
    notes: notes.notes,
  };
}

/** With the words that Help Scout ignores behind the number, too. */
function withWords(path: string, words: string | null | undefined): string[] {
  return words ? [path, `${path}-${words}`] : [path];
}

/** Finds the id of the article or section at an address of the help center. */
function pageFinder(host: string, collections: Iterable<SourceCollection>): (url: URL) => string | null {
  const byNumber = new Map<string, string>();
  for (const { id, oldPaths } of collections)
    for (const path of oldPaths) byNumber.set(path.replace(/^\/category\//, ""), id);
  return ({ pathname }) => {
    const [, kind, target = ""] = /^\/(article|category)\/(\d{1,12})(?:-[^/]*)?\/?$/.exec(pathname) ?? [];
    if (kind === "article") return `${host}/${target}`;
    const category = byNumber.get(target);
    return category === undefined ? null : sectionPrefix + category;
  };
}

/** Paths that the help center redirects itself, with the ids of their pages. Those to other websites are left out. */
export function readHelpScoutRedirects(
  redirects: readonly HelpScoutRedirect[],
  collections: readonly SourceCollection[],
): FormerPath[] {
  return redirects.flatMap(({ urlMapping, redirect: target }) => {
    const url = URL.parse(target ?? "");
    const id = url && pageFinder(url.host, collections)(url);
    return id && urlMapping?.startsWith("/") ? [{ path: urlMapping, id }] : [];
  });
}
