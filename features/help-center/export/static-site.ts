/**
 * Exports a public help center as static files, which work on any web server or when opened from disk. Finds the pages
 * by following the help center's own links.
 */

import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setImmediate as turn } from "node:timers/promises";
import type { CenterMessages } from "#engines/messages/center-messages.ts";
import { type Texts, textsOf } from "#engines/messages/texts.ts";
import type { CenterFile, CenterReader } from "#platform/center-reader.ts";
import type { CenterDocument } from "../search-documents.server.ts";
import { rewritePage } from "./rewrite-page.ts";
import { isFile, pathOf, relativeTo } from "./static-paths.ts";
import type { CopiedDocument } from "./static-search.ts";
import type { ZipEntry } from "./zip-stream.ts";

export interface StaticSiteOptions {
  reader: CenterReader;
  /** The main language comes first. */
  languages: CopiedLanguage[];
  /**
   * Once the files exceed this total size, no more files are started. Defaults to 2 GB, because some programs can't
   * open archives above 4 GB.
   */
  maxBytes?: number;
}

export interface CopiedLanguage {
  /** Path of the language's pages: "" for the main language, "/de" for German. */
  prefix: string;
  /** Content of the search index. */
  documents: CenterDocument[];
  messages: CenterMessages;
}

const maxPages = 20_000;
const indexPath = "search-index.js";
const leftOutPath = "left-out.txt";

/** Yields the start page first, and at the end a list of pages and files that didn't fit. */
export async function* staticSite({
  reader,
  languages,
  maxBytes = 2_000_000_000,
}: StaticSiteOptions): AsyncGenerator<ZipEntry> {
  const searchScript = pathOf(reader.searchScript) ?? "";
  const starts = languages.flatMap(({ prefix }) => [prefix || "/", `${prefix}/search`]);
  const waiting = [...starts, reader.searchScript];
  const known = new Set(waiting);
  const copied = new Set<string>();
  /** The first list page that contains each question, keyed by the question's address. */
  const listedOn = new Map<string, string>();
  const missed: string[] = [];
  let bytes = 0;
  let pages = 0;
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const path = pathOf(address);
    if (path === null || (!isFile(address) && ++pages > maxPages)) {
      missed.push(address);
      continue;
    }
    const file = await reader.read(address);
    if (!file) continue;
    if (bytes + file.sizeBytes > maxBytes) {
      if (file.content instanceof Readable) file.content.destroy();
      missed.push(address);
      continue;
    }
    bytes += file.sizeBytes;
    const {
      content,
      found,
      answers = [],
    } = await copyOf(file, {
      address,
      path,
      searchScripts: [indexOf(languageOf(address, languages)), searchScript],
      texts: textsOf(languageOf(address, languages).messages),
    });
    for (const next of found) {
      if (known.has(next)) continue;
      known.add(next);
      waiting.push(next);
    }
    const { prefix } = languageOf(address, languages);
    for (const slug of answers) {
      const question = `${prefix}/faq/${encodeURIComponent(slug)}`;
      if (!listedOn.has(question)) listedOn.set(question, address);
    }
    copied.add(address);
    yield { path, content };
  }
  for (const language of languages)
    yield {
      path: indexOf(language),
      content: Readable.from(searchIndex(language, { copied, listedOn })),
    };
  if (missed.length > 0) yield { path: leftOutPath, content: `${missed.join("\n")}\n` };
}

function languageOf(address: string, languages: CopiedLanguage[]): CopiedLanguage {
  const isIn = ({ prefix }: CopiedLanguage) =>
    prefix !== "" && (address === prefix || address.startsWith(`${prefix}/`));
  const found = languages.find(isIn) ?? languages[0];
  if (!found) throw new Error("A copy needs at least one language.");
  return found;
}

function indexOf({ prefix }: CopiedLanguage): string {
  return `${prefix}/${indexPath}`.slice(1);
}

async function copyOf(
  file: CenterFile,
  place: { address: string; path: string; searchScripts: string[]; texts: Texts },
): Promise<{ content: ZipEntry["content"]; found: string[]; answers?: string[] }> {
  if (file.contentType.startsWith("text/html") && !isFile(place.address)) {
    const { html, ...rest } = await rewritePage(await textOf(file), place);
    return { content: html, ...rest };
  }
  if (file.contentType.startsWith("text/css")) return rewriteStyles(await textOf(file), place.path);
  return { content: file.content, found: [] };
}

/** Root-relative URLs of fonts and images don't work from disk. */
function rewriteStyles(css: string, path: string): { content: string; found: string[] } {
  const found: string[] = [];
  const content = css.replace(/url\((["']?)(\/[^/"')][^"')]*)\1\)/g, (whole, _quote, address: string) => {
    const file = pathOf(address);
    if (!file) return whole;
    found.push(address);
    return `url("${relativeTo(file, path)}")`;
  });
  return { content, found };
}

async function textOf({ content }: CenterFile): Promise<string> {
  if (typeof content === "string") return content;
  const bytes = content instanceof Uint8Array ? content : await buffer(content);
  return Buffer.from(bytes).toString("utf8");
}

const questionPage = /^\/faq\/([^/#]+)$/;
const documentsPerPart = 100;

/**
 * Yields the search index as a script instead of JSON, because browsers can't fetch JSON from file: URLs. A question
 * whose own page isn't in the copy links to its place on a list page. Yields to the event loop between parts.
 */
async function* searchIndex(
  { prefix, documents, messages }: CopiedLanguage,
  { copied, listedOn }: { copied: ReadonlySet<string>; listedOn: ReadonlyMap<string, string> },
): AsyncGenerator<Buffer> {
  const placeOf = (path: string) => {
    const [, slug] = questionPage.exec(path) ?? [];
    if (slug === undefined || copied.has(prefix + path)) return prefix + path;
    return `${listedOn.get(prefix + path) ?? `${prefix}/faq`}#${slug}`;
  };
  const start = `${prefix}/index.html`.slice(1);
  let before = `globalThis.centerMessages=${scriptJson(messages)};globalThis.centerDocuments=[`;
  for (let at = 0; at < documents.length; at += documentsPerPart) {
    const listed = documents.slice(at, at + documentsPerPart).flatMap((document) => {
      const [address = "", hash] = placeOf(document.path).split("#", 2);
      const file = pathOf(address);
      if (!file) return [];
      const place = relativeTo(file, start) + (hash === undefined ? "" : `#${hash}`);
      return [copiedDocument(document, place)];
    });
    if (listed.length === 0) continue;
    const written = listed.map(scriptJson);
    yield Buffer.from(before + written.join(","));
    before = ",";
    await turn();
  }
  yield Buffer.from(`${before === "," ? "" : before}];\n`);
}

/** How visitors word the questions stays on the server. */
function copiedDocument({ kind, title, category, text, lang }: CenterDocument, path: string): CopiedDocument {
  return { kind, path, title, category, text, lang };
}

function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
