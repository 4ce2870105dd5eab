/** Articles of Help Scout Docs, as its API returns them. */
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

const id = z.string().regex(/^[0-9a-f]{1,40}$/i);
const number = z.number().int();

const group = z.object({
  id,
  number,
  name: z.string(),
  order: z.number().catch(0),
  visibility: z.string().catch("public"),
});
const listed = z.object({ id });
const article = z.object({
  id,
  number,
  name: z.string().nullish(),
  text: z.string().nullish(),
  status: z.string().nullish(),
  slug: z.string().max(500).nullish(),
  categories: z.array(id).max(200).nullish(),
  publicUrl: z.string().max(2_000).nullish(),
});

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ page: number, pages: number, items: z.array(item).max(300) });

export const helpScoutCollections = z.object({ collections: pageOf(group) });
export const helpScoutCategories = z.object({ categories: pageOf(group) });
export const helpScoutList = z.object({ articles: pageOf(listed) });
export const helpScoutArticle = z.object({ article });

export type HelpScoutGroup = z.infer<typeof group>;
export type HelpScoutArticle = z.infer<typeof article>;
export type HelpScoutCategory = HelpScoutGroup & { collection: HelpScoutGroup };

/** Categories, because collections of Help Scout are whole parts of a help center. */
export function orderHelpScoutCategories(categories: readonly HelpScoutCategory[]): SourceCollection[] {
  return orderCollections(
    categories.map(({ id, number, name, order, collection }) => ({
      id,
      name,
      rank: [collection.order, order],
      around: collection.name,
      oldPaths: [`/category/${number}`],
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
  const byNumber = new Map(
    [...collections.values()].flatMap(({ id, oldPaths }) =>
      oldPaths.map((path) => [path.replace(/^\/category\//, ""), id] as const),
    ),
  );
  const { markdown, pictures } = readWebArticle(
    text ?? "",
    {
      url: base,
      hosts: new Set([host]),
      find({ pathname }) {
        const [, kind, target = ""] = /^\/(article|category)\/(\d{1,12})(?:-[^/]*)?\/?$/.exec(pathname) ?? [];
        if (kind === "article") return `${host}/${target}`;
        const category = byNumber.get(target);
        return category === undefined ? null : sectionPrefix + category;
      },
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
    oldPaths: [`/article/${number}`],
    isDraft: status !== "published" || own.some(({ isPrivate }) => isPrivate),
    pictures,
    notes: notes.notes,
  };
}
