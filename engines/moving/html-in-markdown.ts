/** HTML and components inside Markdown become Markdown, because help centers don't show HTML. */
import { aroundCode } from "./html-code.ts";
import type { Notes } from "./source-center.ts";

interface HtmlDeps {
  notes: Notes;
  /** Undefined if the URL stays as it is, null if it can't be used. */
  urlOf(url: string, kind: "link" | "image"): string | null | undefined;
  /** Ends of links that are open. Markdown splits a line with HTML into several pieces. */
  ends: string[];
}

/** A tag with its attributes. Values may be JSX expressions. */
const tag =
  /<(\/?)([a-zA-Z][\w.:-]*)((?:\s+[^\s=<>"'/]+(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|\{[^{}<>]*\}|[^\s"'=<>`]+))?)*)\s*\/?>/g;
/** Components that only arrange what is in them, so that nothing is lost. */
const container =
  /^(?:Tabs|Steps|Fragment|Cards?|CardGrid|CardGroup|FileTree|AccordionGroup|Columns?|Frame|CodeGroup|Details)$/i;
const block = /^(?:p|div|section|article|aside|figure|center|ul|ol|table|tr|h[1-6])$/i;

export function htmlInMarkdown(html: string, { notes, urlOf, ends }: HtmlDeps): string {
  const unresolved = (url: string, kind: "link" | "image") => {
    const found = urlOf(url, kind);
    return found === undefined ? url : found;
  };
  return aroundCode(html, (between) =>
    between
      .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
      .replace(tag, (whole, slash: string, name: string, rest: string) => {
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
          case "a":
          case "linkbutton": {
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
          case "accordion":
          case "step":
            return isEnd ? "\n\n" : title(attribute("title"));
          case "linkcard": {
            if (isEnd) return "\n\n";
            const url = unresolved(attribute("href") ?? "", "link");
            const words = attribute("title") ?? "";
            const more = attribute("description");
            const linked = url && words !== "" ? `[${words.replace(/[[\]]/g, "\\$&")}](${url})` : words;
            return `\n\n${linked}${more ? `: ${more}` : ""}\n\n`;
          }
          default:
            if (/^[A-Z]/.test(name) && (whole.endsWith("/>") || !container.test(name)))
              notes.add("component", name);
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
