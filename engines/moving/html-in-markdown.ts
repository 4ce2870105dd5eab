/** HTML and components inside Markdown become Markdown, because help centers don't show HTML. */
import { aroundCode } from "./html-code.ts";
import type { Notes } from "./source-center.ts";

interface HtmlDeps {
  notes: Notes;
  /** Undefined if the URL stays as it is, null if it can't be used. */
  urlOf(url: string, kind: "link" | "image"): string | null | undefined;
}

/** A tag with its attributes. Values may be JSX expressions. */
const tag =
  /<(\/?)([a-zA-Z][\w.:-]*)((?:\s+[^\s=<>"'/]+(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|\{[^{}<>]*\}|[^\s"'=<>`]+))?)*)\s*\/?>/g;
const block = /^(?:p|div|section|article|aside|figure|center|ul|ol|table|tr|h[1-6])$/i;

export function htmlInMarkdown(html: string, { notes, urlOf }: HtmlDeps): string {
  const unresolved = (url: string, kind: "link" | "image") => {
    const found = urlOf(url, kind);
    return found === undefined ? url : found;
  };
  /** Ends of open links. */
  const ends: string[] = [];
  return aroundCode(html, (between) =>
    between
      .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
      .replace(tag, (_, slash: string, name: string, rest: string) => {
        const isEnd = slash === "/";
        const attribute = (wanted: string) => attributeOf(rest, wanted);
        switch (name.toLowerCase()) {
          case "br":
            return "\n";
          case "hr":
            return "\n\n---\n\n";
          case "b":
          case "strong":
          case "summary":
            return name.toLowerCase() === "summary" && isEnd ? "**\n\n" : "**";
          case "i":
          case "em":
            return "*";
          case "code":
          case "kbd":
            return "`";
          case "a": {
            if (isEnd) return ends.pop() ?? "";
            const url = unresolved(attribute("href") ?? "", "link");
            ends.push(url ? `](${url})` : "");
            return url ? "[" : "";
          }
          case "img": {
            const url = unresolved(attribute("src") ?? "", "image");
            const alt = (attribute("alt") ?? "").replace(/[[\]]/g, "");
            return url ? `![${alt}](${url})` : alt;
          }
          case "iframe":
          case "video":
          case "source": {
            const url = attribute("src");
            if (isEnd || !url) return "";
            notes.add("video", url);
            return /^https?:/i.test(url) ? `<${url}>` : "";
          }
          case "tabitem":
          case "tab":
            return isEnd ? "\n\n" : title(attribute("label") ?? attribute("title"));
          case "card":
          case "linkcard":
          case "accordion":
          case "step":
            if (isEnd) return "\n\n";
            notes.add("component", name);
            return title(attribute("title"));
          default:
            if (/^[A-Z]/.test(name)) notes.add("component", name);
            return block.test(name) ? "\n\n" : "";
        }
      }),
  );
}

function title(text: string | null): string {
  return text ? `\n\n**${text}**\n\n` : "\n\n";
}

export function attributeOf(attributes: string, wanted: string): string | null {
  const pattern = new RegExp(
    `(?:^|\\s)${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|\\{\\s*["'\`]([^"'\`]*)["'\`]\\s*\\}|([^\\s"'{}]+))`,
    "i",
  );
  const found = pattern.exec(attributes);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4] ?? null;
}
