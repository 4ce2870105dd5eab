/**
 * Rewrites a served page so that it works without a server. Parses the page as a stream of tags, because a tree of a
 * page with ten thousand questions takes several hundred megabytes.
 */

import { setImmediate as turn } from "node:timers/promises";
import { Parser } from "htmlparser2";
import type { Texts } from "#engines/messages/texts.ts";
import { addressOf, isSearchPage, pathOf, relativeTo } from "./static-paths.ts";

export interface RewrittenPage {
  html: string;
  /** Pages and files that this page links to or embeds. */
  found: string[];
  /** Slugs of the questions whose answers are on the page. */
  answers: string[];
}

interface PageOptions {
  /** `address` is the path of the served page, `path` that of its file in the copy. */
  address: string;
  path: string;
  /** Only added to the search page. */
  searchScripts: string[];
  texts: Texts;
}

type Attributes = Record<string, string>;

/** Elements that name the old address, need a server, or load files that the copy doesn't have. */
const dropped: Record<string, (attributes: Attributes) => boolean> = {
  link: ({ rel = "" }) => ["canonical", "alternate", "preload", "modulepreload"].includes(rel),
  meta: ({ property = "", name = "" }) =>
    property.startsWith("og:") ||
    name.startsWith("twitter:") ||
    name === "theme-events" ||
    name === "content-version",
  script: ({ type }) => type === "application/ld+json",
  form: (attributes) => "data-helpful" in attributes,
};
const references: Record<string, readonly string[]> = {
  a: ["href"],
  link: ["href"],
  img: ["src"],
  script: ["src"],
  video: ["src", "poster"],
  source: ["src"],
  track: ["src"],
  form: ["action"],
};
/** After this many characters, other work gets a turn on the event loop. */
const partLength = 64_000;

interface Edit {
  start: number;
  end: number;
  /** Null for a form, because its replacement is only known at the end of the page. */
  text: string | null;
}

export async function rewritePage(html: string, options: PageOptions): Promise<RewrittenPage> {
  const edits: Edit[] = [];
  const found = new Set<string>();
  const answers: string[] = [];
  let mail: string | null = null;
  let depth = 0;
  /** The element that is being removed or replaced. Null outside of one. */
  let gone: { depth: number; start: number; text: "" | null } | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes, isImplied) {
        depth += 1;
        if (gone || isImplied) return;
        if (attributes.class === "hc-answer" && attributes.id) answers.push(attributes.id);
        const start = parser.startIndex;
        if ("data-copy" in attributes || dropped[name]?.(attributes)) gone = { depth, start, text: "" };
        else if (name === "form" && attributes.method?.toLowerCase() === "post")
          gone = { depth, start, text: null };
        if (mail === null && gone?.text !== "" && name === "a" && attributes.href?.startsWith("mailto:"))
          mail = attributes.href;
        if (gone) return;
        const changed = rewriteTag(name, attributes, { ...options, found });
        if (changed) edits.push({ start, end: parser.endIndex + 1, text: openTag(name, changed) });
      },
      onclosetag(name, isImplied) {
        if (gone?.depth === depth) {
          edits.push({ start: gone.start, end: parser.endIndex + 1, text: gone.text });
          gone = null;
        }
        depth -= 1;
        if (name !== "body" || isImplied || !isSearchPage(options.address)) return;
        const scripts = options.searchScripts.map((script) =>
          openTag("script", { src: relativeTo(script, options.path), defer: "" }),
        );
        const at = parser.startIndex;
        edits.push({ start: at, end: at, text: scripts.map((tag) => `${tag}</script>`).join("") });
      },
    },
    { decodeEntities: true },
  );
  for (let at = 0; at < html.length; at += partLength) {
    if (at > 0) await turn();
    parser.write(html.slice(at, at + partLength));
  }
  parser.end();
  return { html: withEdits(html, edits, noteFor(mail, options.texts)), found: [...found], answers };
}

function withEdits(html: string, edits: Edit[], note: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits) {
    parts.push(html.slice(at, start), text ?? note);
    at = end;
  }
  return parts.join("") + html.slice(at);
}

/** Returns null to leave the tag unchanged. */
function rewriteTag(
  name: string,
  attributes: Attributes,
  place: { address: string; path: string; found: Set<string> },
): Attributes | null {
  const written: Attributes = { ...attributes };
  // Browsers don't load modules from file: URLs. The script has no imports, so it also works as a classic script.
  if (name === "script" && written.type === "module") {
    delete written.type;
    written.defer = "";
  }
  if ((name === "img" || name === "source") && "srcset" in written) {
    delete written.srcset;
    delete written.sizes;
  }
  if (name === "form") delete written["data-search"];
  delete written["data-questions"];
  delete written.crossorigin;
  for (const attribute of references[name] ?? []) {
    const value = attributes[attribute];
    if (value === undefined) continue;
    const target = rewriteReference(value, place);
    if (target !== null) written[attribute] = target;
    else if (name === "a" && value.startsWith("/")) delete written[attribute];
  }
  const names = Object.keys(attributes);
  const isSame =
    Object.keys(written).length === names.length && names.every((each) => written[each] === attributes[each]);
  return isSame ? null : written;
}

function openTag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join("")}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

function rewriteReference(
  value: string,
  { address, path, found }: { address: string; path: string; found: Set<string> },
): string | null {
  if (value.startsWith("#")) return null;
  const target = addressOf(value, address);
  const file = target && pathOf(target.address);
  if (!target || !file) return null;
  found.add(target.address);
  return relativeTo(file, path) + target.hash;
}

/** A copy can't receive messages, so a form is replaced by the page's contact email if there is one. */
function noteFor(mail: string | null, { t, parts, lang }: Texts): string {
  const link = mail && {
    html: `${openTag("a", { href: mail, class: "hc-link" })}${escaped(mail.slice(7))}</a>`,
  };
  const words = link
    ? parts<"files.writeTo", { html: string }>("files.writeTo", { email: link })
    : [t("files.noMessages")];
  const html = words.map((each) => (typeof each === "string" ? escaped(each) : each.html)).join("");
  return `${openTag("p", { class: "hc-lead", ...(lang === undefined ? {} : { lang }) })}${html}</p>`;
}
