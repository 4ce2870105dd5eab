/** The text of an article that is a page of a website, with its links and pictures. */
import type { Element } from "hast";
import { type HtmlTargets, htmlToMarkdown, treeToMarkdown } from "./html-to-markdown.ts";
import {
  articleUrl,
  attachmentUrl,
  maxArticleChars,
  type Notes,
  pictureUrl,
  storableText,
} from "./source-center.ts";

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

const maxFileAddress = 600;

export function readWebArticle(
  content: string | Element,
  { url: base, hosts, find, isAttachment, isWholeSite }: WebPlace,
  notes: Notes,
): { markdown: string; pictures: string[] } {
  const pictures = new Set<string>();
  const targets: HtmlTargets = {
    link(href, text) {
      if (/^(?:mailto:|tel:|#)/i.test(href)) return href;
      const target = URL.parse(href, base);
      if (target?.protocol !== "http:" && target?.protocol !== "https:") return null;
      if (isAttachment(target)) {
        target.hash = "";
        if (target.href.length <= maxFileAddress) return attachmentUrl(target.href);
        notes.add("attachment", target.href);
        return target.href;
      }
      if (!hosts.has(target.host)) return target.href;
      const id = find(target);
      if (id !== null) return articleUrl(id, target.hash.replace(/[()<>\s]/g, ""));
      if (isWholeSite) notes.add("dead-link", target.href, text);
      return target.href;
    },
    picture(src) {
      const target = URL.parse(src, base);
      const isUsable = target?.protocol === "https:" || target?.protocol === "http:";
      if (target && isUsable && target.href.length <= maxFileAddress) {
        pictures.add(target.href);
        return pictureUrl(target.href);
      }
      notes.add("missing-picture", src.slice(0, 100));
      return null;
    },
  };
  const markdown =
    typeof content === "string"
      ? htmlToMarkdown(content, targets, notes)
      : treeToMarkdown(content, targets, notes);
  if (markdown.length > maxArticleChars) notes.add("shortened", base);
  return { markdown: storableText(markdown, maxArticleChars), pictures: [...pictures] };
}

/** Lists files that the help desk shows below the text. */
export function withFiles(markdown: string, files: readonly { name: string; url: string }[]): string {
  const links = files
    .filter(({ url }) => url.length <= maxFileAddress)
    .map(({ name, url }) => `- [${nameIn(name) || "File"}](${attachmentUrl(url)})`);
  const whole = [markdown, links.join("\n")].filter(Boolean).join("\n\n");
  return whole.length > maxArticleChars ? markdown : whole;
}

/** Escaped, because a name is no Markdown. */
function nameIn(name: string): string {
  return storableText(name.replace(/\s+/g, " ").trim(), 150).replace(/[\\`*_{}[\]<>#|~!&]/g, "\\$&");
}
