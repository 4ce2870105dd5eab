/** The text of an article that is a page of a website, with its links and pictures. */
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { articleUrl, maxArticleChars, type Notes, pictureUrl, storableText } from "./source-center.ts";

export interface WebPlace {
  /** Address of the page. */
  url: string;
  /** Hosts of the help center, whose pages move. */
  hosts: ReadonlySet<string>;
  /** The id of the article or section at an address of the help center, or null. */
  find(url: URL): string | null;
  isAttachment(url: URL): boolean;
  /** Whether the other pages of these hosts end with the help center. */
  isWholeSite: boolean;
}

const maxPictureAddress = 600;

export function readWebArticle(
  html: string,
  { url: base, hosts, find, isAttachment, isWholeSite }: WebPlace,
  notes: Notes,
): { markdown: string; pictures: string[] } {
  const pictures = new Set<string>();
  const markdown = htmlToMarkdown(
    html,
    {
      link(href) {
        if (/^(?:mailto:|tel:|#)/i.test(href)) return href;
        const target = URL.parse(href, base);
        if (target?.protocol !== "http:" && target?.protocol !== "https:") return null;
        if (isAttachment(target)) notes.add("attachment", target.href);
        if (!hosts.has(target.host)) return target.href;
        const id = find(target);
        if (id !== null) return articleUrl(id, target.hash.replace(/[()<>\s]/g, ""));
        if (isWholeSite && !isAttachment(target)) notes.add("dead-link", target.href);
        return target.href;
      },
      picture(src) {
        const target = URL.parse(src, base);
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
  if (markdown.length > maxArticleChars) notes.add("shortened", base);
  return { markdown: storableText(markdown, maxArticleChars), pictures: [...pictures] };
}
