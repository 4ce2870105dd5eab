/** Articles of Zendesk Guide, as its public API returns them. */
import { z } from "zod";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import {
  articleUrl,
  createNotes,
  maxArticleChars,
  pictureUrl,
  type SourceArticle,
  storableText,
} from "./source-center.ts";

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

export const zendeskCategories = z.object({ categories: z.array(category), ...paging });
export const zendeskSections = z.object({ sections: z.array(section), ...paging });
export const zendeskArticles = z.object({ articles: z.array(article), ...paging });

export type ZendeskCategory = z.infer<typeof category>;
export type ZendeskSection = z.infer<typeof section>;
export type ZendeskArticle = z.infer<typeof article>;

/** Null on the last page. */
export function nextPage({ meta, links, next_page }: z.infer<z.ZodObject<typeof paging>>): string | null {
  if (meta) return meta.has_more ? (links?.next ?? null) : null;
  return next_page ?? null;
}

export interface ZendeskCollection {
  id: string;
  name: string;
  /** In reading order. */
  position: number;
  oldPaths: string[];
}

/** Sections in reading order. Sections of the same name in several categories get the category's name in front. */
export function zendeskCollections(
  categories: readonly ZendeskCategory[],
  sections: readonly ZendeskSection[],
): ZendeskCollection[] {
  const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;
  const ranks = new Map(categories.toSorted(byPosition).map((each, rank) => [each.id, rank]));
  const names = new Map(categories.map((each) => [each.id, each.name.trim()]));
  const counts = new Map<string, number>();
  for (const { name } of sections) counts.set(fold(name), (counts.get(fold(name)) ?? 0) + 1);
  const rankOf = ({ category_id }: ZendeskSection) => ranks.get(category_id ?? "") ?? categories.length;
  return sections
    .toSorted((a, b) => rankOf(a) - rankOf(b) || byPosition(a, b))
    .map((section, position) => {
      const name = section.name.trim() || "General";
      const around = names.get(section.category_id ?? "");
      const isShared = (counts.get(fold(section.name)) ?? 0) > 1 && around;
      return {
        id: section.id,
        name: storableText(isShared ? `${around}: ${name}` : name, 100),
        position,
        oldPaths: oldPaths(section.html_url, `/sections/${section.id}`),
      };
    });
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}

/** The address without its words, which Zendesk ignores, with and without the language. */
function oldPaths(htmlUrl: string | null | undefined, numbered: string): string[] {
  const locale = /^\/hc\/([\w-]+)\//.exec(pathOf(htmlUrl))?.[1];
  return [...(locale ? [`/hc/${locale.toLowerCase()}${numbered}`] : []), `/hc${numbered}`];
}

function pathOf(address: string | null | undefined): string {
  return address && URL.canParse(address) ? new URL(address).pathname : "";
}

export interface ZendeskPlace {
  /** Where the help center is, such as "https://acme.zendesk.com". */
  origin: string;
  collections: ReadonlyMap<string, ZendeskCollection>;
}

const maxPictureAddress = 600;

/** Placeholder for the address of a section: see `articleUrl`. */
export const sectionPrefix = "section/";

export function readZendeskArticle(
  { id, title, body, section_id, draft, locale, html_url, user_segment_id }: ZendeskArticle,
  { origin, collections }: ZendeskPlace,
): SourceArticle {
  const notes = createNotes();
  const pictures = new Set<string>();
  const base = html_url && URL.canParse(html_url) ? html_url : `${origin}/hc/`;
  const hosts = new Set([new URL(origin).host, new URL(base).host]);
  const markdown = htmlToMarkdown(
    body ?? "",
    {
      link(href) {
        if (/^(?:mailto|tel):/i.test(href)) return href;
        if (!URL.canParse(href, base)) return null;
        const target = new URL(href, base);
        if (target.protocol !== "http:" && target.protocol !== "https:") return null;
        if (!hosts.has(target.host)) return target.href;
        if (href.startsWith("#")) return href;
        const [, kind, number] =
          /^\/hc\/(?:[\w-]+\/)?(articles|sections)\/(\d{1,20})(?:-|\/?$)/.exec(target.pathname) ?? [];
        if (kind === "articles" && number) return articleUrl(number, target.hash.replace(/[()<>\s]/g, ""));
        if (kind === "sections" && number) return articleUrl(sectionPrefix + number);
        if (/\/article_attachments\//.test(target.pathname)) notes.add("attachment", target.href);
        else notes.add("dead-link", target.href);
        return target.href;
      },
      picture(src) {
        const target = URL.canParse(src, base) ? new URL(src, base) : null;
        const isUsable = target?.protocol === "https:" || target?.protocol === "http:";
        if (target && isUsable && target.href.length <= maxPictureAddress) {
          pictures.add(target.href);
          return pictureUrl(target.href);
        }
        notes.add("missing-picture", src.slice(0, 100));
        return null;
      },
    },
    notes,
  );
  if (markdown.length > maxArticleChars) notes.add("shortened", title ?? id);
  return {
    id,
    locale,
    title: storableText(title?.trim() ?? "", 200),
    slug: null,
    collection: collections.get(section_id ?? "")?.name ?? null,
    markdown: storableText(markdown, maxArticleChars),
    oldPaths: oldPaths(html_url, `/articles/${id}`),
    // Articles for some readers only stay drafts, because Step has no such groups.
    isDraft: draft || (user_segment_id ?? null) !== null,
    pictures: [...pictures],
    notes: notes.notes,
  };
}
