/** Runs in a worker thread that reads what other tools wrote. `openMovingThread` starts it. */
import { readArticleFile, UnusableFileError } from "#engines/moving/article-file.ts";
import {
  type FolderCenter,
  folderAround,
  isPicturePath,
  isTextPath,
  readMarkdownFolder,
} from "#engines/moving/markdown-folder.ts";
import type { SourceArticle, SourceCenter } from "#engines/moving/source-center.ts";
import { readZendeskArticle, type ZendeskArticle, type ZendeskCollection } from "#engines/moving/zendesk.ts";
import { type OpenedZip, openZip } from "#platform/archive/unpack-zip.ts";
import { serveThread } from "#platform/threads/answer-tasks.ts";
import { movingTexts as texts } from "./moving-texts.ts";

export type MovingTasks = {
  /** `problem` is a message for the user. */
  readFile(bytes: Uint8Array): Promise<ReadFile | { problem: string }>;
  /** A picture of the ZIP file that was read last. Null if it is broken or too large. */
  readPicture(key: string): Promise<Uint8Array | null>;
  readZendesk(input: {
    articles: ZendeskArticle[];
    origin: string;
    collections: ZendeskCollection[];
  }): SourceArticle[];
};

export interface ReadFile {
  source: "markdown" | "csv";
  /** Such as "Docusaurus". */
  tool: string;
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
};

let zip: OpenedZip | null = null;
let around = "";

const tasks: MovingTasks = {
  async readFile(bytes) {
    try {
      const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
      if (isZip) return await readZip(bytes);
      const text = decode(bytes);
      if (text === null) return { problem: texts.notUtf8 };
      return { source: "csv", tool: "Spreadsheet", center: readArticleFile(text) };
    } catch (error) {
      if (error instanceof UnusableFileError) return { problem: error.message };
      throw error;
    }
  },
  async readPicture(key) {
    const size = zip?.sizes.get(around + key) ?? 0;
    return size > 0 && size <= limits.pictureBytes ? ((await zip?.read(around + key)) ?? null) : null;
  },
  readZendesk({ articles, origin, collections }) {
    const place = { origin, collections: new Map(collections.map((each) => [each.id, each])) };
    return articles.map((article) => readZendeskArticle(article, place));
  },
};

async function readZip(bytes: Uint8Array): Promise<ReadFile | { problem: string }> {
  zip = await openZip(bytes, {
    maxBytes: limits.unpackedBytes,
    maxFiles: limits.entries,
    isWanted: (path) => !path.endsWith("/"),
  });
  if (!zip) return { problem: texts.unreadableZip };
  const all = [...zip.sizes.keys()];
  around = folderAround(all);
  const paths = all.filter((path) => path.startsWith(around)).map((path) => path.slice(around.length));
  const read = new Map<string, string>();
  const unreadable: string[] = [];
  let left = limits.textBytes;
  for (const path of paths.filter(isTextPath)) {
    const size = zip.sizes.get(around + path) ?? 0;
    left -= size;
    if (left < 0) return { problem: texts.unreadableZip };
    const file = size <= limits.fileBytes ? await zip.read(around + path) : null;
    const text = file && decode(file);
    if (text === null) unreadable.push(path);
    else read.set(path, text);
  }
  const center: FolderCenter = readMarkdownFolder({
    paths: paths.filter((path) => !unreadable.includes(path)),
    texts: read,
  });
  if (center.articles.length === 0) return { problem: texts.noPages };
  const pictures = new Set(center.articles.flatMap((article) => article.pictures));
  const pictureBytes = [...pictures].reduce((sum, key) => sum + (zip?.sizes.get(around + key) ?? 0), 0);
  if (pictureBytes > limits.allPictureBytes || [...pictures].some((key) => !isPicturePath(key)))
    return { problem: texts.unreadableZip };
  const notes = unreadable.map((text) => ({ kind: "unreadable" as const, text: text.slice(0, 200) }));
  const { tool, ...rest } = center;
  return { source: "markdown", tool, center: { ...rest, notes } };
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

serveThread(tasks);
