/** Runs in a worker thread that reads what other tools wrote. `openMovingThread` starts it. */
import { readArticleFile, UnusableFileError } from "#engines/moving/article-file.ts";
import { type FreshdeskArticle, readFreshdeskArticle } from "#engines/moving/freshdesk.ts";
import { type HelpScoutArticle, readHelpScoutArticle } from "#engines/moving/help-scout.ts";
import { isHtmlPath, readHtmlFolder } from "#engines/moving/html-folder.ts";
import { type IntercomArticle, readIntercomArticle } from "#engines/moving/intercom.ts";
import {
  folderAround,
  isPicturePath,
  isTextPath,
  readMarkdownFolder,
} from "#engines/moving/markdown-folder.ts";
import {
  noteText,
  type PlacedArticle,
  type SourceCenter,
  type SourceCollection,
  type SourcePlace,
} from "#engines/moving/source-center.ts";
import type { WebScope } from "#engines/moving/web-address.ts";
import { readWebPage, type WebPage } from "#engines/moving/web-page.ts";
import { readWordpress } from "#engines/moving/wordpress.ts";
import { readZendeskArticle, type ZendeskArticle } from "#engines/moving/zendesk.ts";
import { serveThread } from "#platform/threads/answer-tasks.ts";
import { decodeText } from "#shared/decode-text.ts";
import type { FileSource } from "#shared/enumerations.ts";
import { movingTexts as texts } from "./moving-texts.ts";
import { type Archive, openArchive } from "./open-archive.server.ts";

export type MovingTasks = {
  /** `problem` is a message for the user, `language` the main language here. */
  readFile(input: { bytes: Uint8Array; language: string }): Promise<ReadFile | { problem: string }>;
  /** A picture or attachment of the ZIP file that was read last. Null if it is broken or too large. */
  readPacked(key: string): Promise<Uint8Array | null>;
  readZendesk(input: { articles: ZendeskArticle[] } & ApiPlace): PlacedArticle[];
  readFreshdesk(input: { articles: FreshdeskArticle[] } & ApiPlace): PlacedArticle[];
  readHelpScout(input: { articles: HelpScoutArticle[] } & ApiPlace): PlacedArticle[];
  readIntercom(input: { articles: IntercomArticle[] } & ApiPlace): PlacedArticle[];
  readWebPage(input: { html: string; url: string; scope: WebScope }): Promise<WebPage | null>;
};

export interface ApiPlace {
  origin: string;
  /** The source's main locale. */
  main: string;
  collections: SourceCollection[];
}

function placeOf({ origin, main, collections }: ApiPlace): SourcePlace {
  return { origin, main, collections: new Map(collections.map((each) => [each.id, each])) };
}

export interface ReadFile {
  source: FileSource;
  /** Such as "Docusaurus". */
  tool: string;
  /** Such as "https://acme.example". Empty if the file doesn't say where it is from. */
  origin: string;
  center: SourceCenter;
}

/** Limits for unpacked files. */
const limits = {
  unpackedBytes: 300_000_000,
  entries: 30_000,
  fileBytes: 2_000_000,
  textBytes: 40_000_000,
  pictureBytes: 10_000_000,
  allPictureBytes: 150_000_000,
  allAttachmentBytes: 150_000_000,
  packedBytes: 60_000_000,
};

let zip: Archive | null = null;
let around = "";
let attachmentBytesLeft = 0;

const tasks: MovingTasks = {
  async readFile({ bytes, language }) {
    try {
      const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
      if (isZip) return await readZip(bytes, language);
      const text = decodeText(bytes, language);
      if (text === null) return { problem: texts.notText };
      if (/^\uFEFF?\s*<(?:\?xml|rss)\b/.test(text)) {
        const { origin, ...center } = readWordpress(text);
        return { source: "wordpress", tool: "WordPress", origin, center };
      }
      return { source: "csv", tool: "Spreadsheet", origin: "", center: readArticleFile(text) };
    } catch (error) {
      if (error instanceof UnusableFileError) return { problem: error.message };
      throw error;
    }
  },
  async readPacked(key) {
    const size = zip?.sizes.get(around + key) ?? 0;
    const isPicture = isPicturePath(key);
    if (size === 0 || size > (isPicture ? limits.pictureBytes : attachmentBytesLeft)) return null;
    if (!isPicture) attachmentBytesLeft -= size;
    return (await zip?.read(around + key)) ?? null;
  },
  readZendesk({ articles, ...place }) {
    return articles.map((article) => readZendeskArticle(article, placeOf(place)));
  },
  readFreshdesk({ articles, ...place }) {
    return articles.map((article) => readFreshdeskArticle(article, placeOf(place)));
  },
  readHelpScout({ articles, ...place }) {
    return articles.map((article) => readHelpScoutArticle(article, placeOf(place)));
  },
  readIntercom({ articles, ...place }) {
    return articles.flatMap((article) => readIntercomArticle(article, placeOf(place)));
  },
  readWebPage: ({ html, url, scope }) => readWebPage(html, url, scope),
};

async function readZip(bytes: Uint8Array, language: string): Promise<ReadFile | { problem: string }> {
  zip = await openArchive(bytes, { ...limits, language });
  if (!zip) return { problem: texts.unreadableZip };
  attachmentBytesLeft = limits.allAttachmentBytes;
  const all = [...zip.sizes.keys()];
  around = folderAround(all);
  const paths = all.filter((path) => path.startsWith(around)).map((path) => path.slice(around.length));
  // The pages of a tool may have text files attached, and a folder of texts may have a web page beside them.
  const [written, pages] = [paths.filter(isTextPath), paths.filter(isHtmlPath)];
  const kinds = [
    { wanted: written, readFolder: (files: FolderTexts) => readMarkdownFolder(files, language) },
    { wanted: pages, readFolder: readHtmlFolder },
  ].filter(({ wanted }) => wanted.length > 0);
  let center: ReturnType<typeof readMarkdownFolder> | ReturnType<typeof readHtmlFolder> = null;
  let unreadable: string[] = [];
  let isTooLarge = false;
  for (const { wanted, readFolder } of kinds.toSorted((a, b) => b.wanted.length - a.wanted.length)) {
    const found = await readTexts(zip, wanted, language);
    isTooLarge ||= found === null;
    if (!found) continue;
    unreadable = found.unreadable;
    const missing = new Set(unreadable);
    center = readFolder({ paths: paths.filter((path) => !missing.has(path)), texts: found.texts });
    if (center && center.articles.length > 0) break;
  }
  if (isTooLarge && !center?.articles.length) return { problem: texts.unreadableZip };
  if (!center || center.articles.length === 0) return { problem: texts.noPages };
  const pictures = new Set(center.articles.flatMap((article) => article.pictures));
  const packed = [...pictures].filter((key) => !/^https?:/.test(key));
  const pictureBytes = packed.reduce((sum, key) => sum + (zip?.sizes.get(around + key) ?? 0), 0);
  if (pictureBytes > limits.allPictureBytes || packed.some((key) => !isPicturePath(key)))
    return { problem: texts.unreadableZip };
  const notes = unreadable.map((text) => ({ kind: "unreadable" as const, text: noteText(text) }));
  const { tool, ...rest } = center;
  const source = tool === "Notion" ? "notion" : tool === "Confluence" ? "confluence" : "markdown";
  return { source, tool, origin: "", center: { ...rest, notes: [...rest.notes, ...notes] } };
}

interface FolderTexts {
  paths: readonly string[];
  texts: ReadonlyMap<string, string>;
}

/** Null if they are too large together. */
async function readTexts(
  archive: Archive,
  paths: readonly string[],
  language: string,
): Promise<{ texts: Map<string, string>; unreadable: string[] } | null> {
  const found = new Map<string, string>();
  const unreadable: string[] = [];
  let left = limits.textBytes;
  for (const path of paths) {
    const size = archive.sizes.get(around + path) ?? 0;
    left -= size;
    if (left < 0) return null;
    const file = size <= limits.fileBytes ? await archive.read(around + path) : null;
    const text = file && decodeText(file, language);
    if (text === null) unreadable.push(path);
    else found.set(path, text);
  }
  return { texts: found, unreadable };
}

serveThread(tasks);
