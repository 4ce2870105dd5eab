/** Articles of Zendesk Guide, as its public API returns them. */
import { z } from "zod";
import {
  createNotes,
  namesById,
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
const url = z.string().max(2_000).nullish();

const links = z.object({ next: url }).nullish();
/** Pages have a cursor, or the number of the next page. */
const paging = {
  meta: z.object({ has_more: z.boolean() }).nullish(),
  links,
  next_page: url,
};

export const zendeskLocales = z.object({
  locales: z.array(z.string().max(35)).max(200),
  default_locale: z.string().max(35),
});

const category = z.object({ id, name: z.string(), position: z.number().catch(0), html_url: url });
const section = category.extend({ category_id: id.nullish(), parent_section_id: id.nullish() });
const article = z.object({
  id,
  title: z.string().nullish(),
  body: z.string().nullish(),
  section_id: id.nullish(),
  position: z.number().catch(0),
  promoted: z.boolean().catch(false),
  draft: z.boolean().catch(false),
  locale: z.string().max(35),
  html_url: url,
  /** Null if everyone may read it. */
  user_segment_id: id.nullish(),
});
const attachment = z.object({
  file_name: z.string().catch(""),
  content_url: url,
  /** The language that it belongs to. Null if it is shown in all. */
  locale: z.string().max(35).nullish(),
});

export const zendeskCategories = z.object({ categories: z.array(category), ...paging });
export const zendeskSections = z.object({ sections: z.array(section), ...paging });
/** Files below the text. Those in the text are links. */
export const zendeskAttachments = z.object({ article_attachments: z.array(attachment).max(1_000) });
export const zendeskArticles = z.object({ articles: z.array(article), ...paging });

export type ZendeskCategory = z.infer<typeof category>;
export type ZendeskSection = z.infer<typeof section>;
export type ZendeskArticle = z.infer<typeof article> & { files?: z.infer<typeof attachment>[] };

/** Null on the last page. */
export function nextPage({ meta, links, next_page }: z.infer<z.ZodObject<typeof paging>>): string | null {
  if (meta) return meta.has_more ? (links?.next ?? null) : null;
  return next_page ?? null;
}

/** Categories and sections in another language. */
export interface ZendeskNames {
  locale: string;
  categories: readonly ZendeskCategory[];
  sections: readonly ZendeskSection[];
}

/** Sections in reading order. */
export function zendeskCollections(
  categories: readonly ZendeskCategory[],
  sections: readonly ZendeskSection[],
  others: readonly ZendeskNames[] = [],
): SourceCollection[] {
  const translated = namesById(others.map(({ locale, sections }) => [locale, sections]));
  const translatedAround = namesById(others.map(({ locale, categories }) => [locale, categories]));
  const ranks = new Map(
    categories.toSorted((a, b) => a.position - b.position).map((each, rank) => [each.id, rank]),
  );
  const names = new Map(categories.map((each) => [each.id, each.name]));
  return orderCollections(
    sections.map(({ id, name, category_id, position, html_url }) => ({
      id,
      name,
      rank: [ranks.get(category_id ?? "") ?? categories.length, position],
      around: names.get(category_id ?? ""),
      aroundNames: translatedAround.get(category_id ?? ""),
      names: translated.get(id) ?? {},
      oldPaths: oldPaths(html_url, `/sections/${id}`),
    })),
  );
}

/** The address without its words, which Zendesk ignores, with and without the language. */
function oldPaths(htmlUrl: string | null | undefined, numbered: string): string[] {
  const locale = /^\/hc\/([\w-]+)\//.exec(pathOf(htmlUrl))?.[1];
  return [...(locale ? [`/hc/${locale.toLowerCase()}${numbered}`] : []), `/hc${numbered}`];
}

function pathOf(address: string | null | undefined): string {
  return address && URL.canParse(address) ? new URL(address).pathname : "";
}

export function readZendeskArticle(
  { id, title, body, section_id, position, draft, locale, html_url, user_segment_id, files }: ZendeskArticle,
  { origin, collections }: SourcePlace,
): PlacedArticle {
  const notes = createNotes();
  const base = html_url && URL.canParse(html_url) ? html_url : `${origin}/hc/`;
  const { markdown, pictures } = readWebArticle(
    body ?? "",
    {
      url: base,
      hosts: new Set([new URL(origin).host, new URL(base).host]),
      find({ pathname }) {
        const [, kind, number] =
          /^\/hc\/(?:[\w-]+\/)?(articles|sections)\/(\d{1,20})(?:-|\/?$)/.exec(pathname) ?? [];
        if (number === undefined) return null;
        return kind === "articles" ? number : sectionPrefix + number;
      },
      isAttachment: ({ pathname }) => /\/article_attachments\//.test(pathname),
      isWholeSite: true,
    },
    notes,
  );
  return {
    id,
    locale,
    position: positionIn(collections.get(section_id ?? ""), position),
    title: storableText(title?.trim() ?? "", 200),
    slug: null,
    collection: collections.get(section_id ?? "")?.name ?? null,
    markdown: withFiles(markdown, filesIn(files ?? [], { locale, base })),
    oldPaths: oldPaths(html_url, `/articles/${id}`),
    // Articles for some readers only stay drafts, because Step has no such groups.
    isDraft: draft || (user_segment_id ?? null) !== null,
    pictures,
    notes: notes.notes,
  };
}

function filesIn(
  files: NonNullable<ZendeskArticle["files"]>,
  { locale, base }: { locale: string; base: string },
): { name: string; url: string }[] {
  return files.flatMap((file) => {
    const isShown = !file.locale || file.locale.toLowerCase() === locale.toLowerCase();
    const address = file.content_url ? URL.parse(file.content_url, base) : null;
    return isShown && /^https?:$/.test(address?.protocol ?? "")
      ? [{ name: file.file_name, url: address!.href }]
      : [];
  });
}
