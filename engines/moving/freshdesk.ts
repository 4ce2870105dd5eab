/** Solution articles of Freshdesk, as its API returns them. */
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
import { readWebArticle, withFiles } from "./web-article.ts";

const id = z.union([z.number().int(), z.string().regex(/^\d{1,20}$/)]).transform(String);
const language = z.string().max(35);

export const freshdeskLanguages = z.object({
  primary_language: language.nullish(),
  supported_languages: z.array(language).max(200).nullish(),
});

const category = z.object({ id, name: z.string() });
const folder = z.object({
  id,
  name: z.string(),
  parent_folder_id: id.nullish(),
  sub_folders_count: z.number().nullish(),
  /** 1 if everyone may read it. */
  visibility: z.number().catch(1),
});
export const freshdeskArticle = z.object({
  id,
  title: z.string().nullish(),
  description: z.string().nullish(),
  folder_id: id.nullish(),
  /** 1 is a draft, 2 is published. */
  status: z.number().catch(1),
  attachments: z
    .array(z.object({ id, name: z.string().catch("") }))
    .max(100)
    .nullish(),
});

export const freshdeskCategories = z.array(category).max(2_000);
/** A category or folder in another language. */
export const freshdeskName = z.object({ id, name: z.string() });
export const freshdeskFolders = z.array(folder).max(2_000);
export const freshdeskArticles = z.array(freshdeskArticle).max(200);

export type FreshdeskFolder = z.infer<typeof folder> & { category: z.infer<typeof category>; rank: number[] };
export type FreshdeskArticle = z.infer<typeof freshdeskArticle> & {
  locale: string;
  isMain: boolean;
  position: number;
};

type NamesById = ReadonlyMap<string, Record<string, string>>;

/** `names` are those in other languages. */
export function freshdeskCollections(
  folders: readonly FreshdeskFolder[],
  names: { folders: NamesById; categories: NamesById },
): SourceCollection[] {
  return orderCollections(
    folders.map(({ id, name, category, rank, visibility }) => ({
      id,
      name,
      rank,
      around: category.name,
      aroundNames: names.categories.get(category.id),
      names: names.folders.get(id) ?? {},
      oldPaths: [`/support/solutions/folders/${id}`],
      ...(visibility !== 1 && { isPrivate: true }),
    })),
  );
}

export function readFreshdeskArticle(
  { id, title, description, folder_id, status, attachments, locale, isMain, position }: FreshdeskArticle,
  { origin, collections }: SourcePlace,
): PlacedArticle {
  const notes = createNotes();
  const path = `/support/solutions/articles/${id}`;
  const collection = collections.get(folder_id ?? "");
  const { markdown, pictures } = readWebArticle(
    description ?? "",
    {
      url: origin + path,
      hosts: new Set([new URL(origin).host]),
      find({ pathname }) {
        const [, kind, number] =
          /^\/(?:[\w-]+\/)?support\/solutions\/(articles|folders)\/(\d{1,20})(?:-|\/?$)/.exec(pathname) ?? [];
        if (number === undefined) return null;
        return kind === "articles" ? number : sectionPrefix + number;
      },
      isAttachment: ({ pathname }) => /\/helpdesk\/attachments\//.test(pathname),
      isWholeSite: true,
    },
    notes,
  );
  // The API's own addresses expire.
  const files = (attachments ?? []).map((file) => ({
    name: file.name,
    url: `${origin}/helpdesk/attachments/${file.id}`,
  }));
  return {
    id,
    locale,
    position: positionIn(collection, position),
    title: storableText(title?.trim() ?? "", 200),
    slug: null,
    collection: collection?.name ?? null,
    markdown: withFiles(markdown, files),
    oldPaths: [`/${locale.toLowerCase()}${path}`, ...(isMain ? [path] : [])],
    isDraft: status !== 2 || collection?.isPrivate === true,
    pictures,
    notes: notes.notes,
  };
}
