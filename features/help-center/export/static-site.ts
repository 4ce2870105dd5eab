/** A public help center as files that any web server can serve, and that open from a disk: found by following its links. */
import { buffer } from "node:stream/consumers";
import type { CenterFile, CenterReader } from "#platform/center-reader.ts";
import type { CenterDocument } from "../search-documents.server.ts";
import { rewritePage } from "./rewrite-page.ts";
import { isFile, pathOf, relativeTo } from "./static-paths.ts";
import type { ZipEntry } from "./zip-stream.ts";

export interface StaticSiteOptions {
  reader: CenterReader;
  /** What its search finds. */
  documents: CenterDocument[];
  /** No file is begun above it. Default 2 GB: beyond 4 an archive can't be opened everywhere. */
  maxBytes?: number;
}

const maxPages = 20_000;
const indexPath = "search-index.js";
const leftOutPath = "left-out.txt";

/** The start page first. What did not fit is named in a file at the end. */
export async function* staticSite({
  reader,
  documents,
  maxBytes = 2_000_000_000,
}: StaticSiteOptions): AsyncGenerator<ZipEntry> {
  const searchScript = pathOf(reader.searchScript) ?? "";
  const waiting = ["/", "/search", reader.searchScript];
  const known = new Set(waiting);
  const copied = new Set<string>();
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
      if (!(file.content instanceof Uint8Array)) file.content.destroy();
      missed.push(address);
      continue;
    }
    bytes += file.sizeBytes;
    const { content, found } = await copyOf(file, {
      address,
      path,
      searchScripts: [indexPath, searchScript],
    });
    for (const next of found) {
      if (known.has(next)) continue;
      known.add(next);
      waiting.push(next);
    }
    copied.add(address);
    yield { path, content };
  }
  yield { path: indexPath, content: searchIndex(documents, copied) };
  if (missed.length > 0) yield { path: leftOutPath, content: `${missed.join("\n")}\n` };
}

async function copyOf(
  file: CenterFile,
  place: { address: string; path: string; searchScripts: string[] },
): Promise<{ content: ZipEntry["content"]; found: string[] }> {
  if (file.contentType.startsWith("text/html") && !isFile(place.address)) {
    const { html, found } = await rewritePage(await textOf(file), place);
    return { content: html, found };
  }
  if (file.contentType.startsWith("text/css")) return rewriteStyles(await textOf(file), place.path);
  return { content: file.content, found: [] };
}

/** Fonts and pictures that a style names from the root of the server. */
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
  const bytes = content instanceof Uint8Array ? content : await buffer(content);
  return Buffer.from(bytes).toString("utf8");
}

const questionPage = /^\/faq\/(?=[^/#]+$)/;

/**
 * A script and not JSON: from a disk browsers load nothing else. Paths are those of the copy's files. A question whose
 * own page nothing in the copy leads to is found where it stands among all of them.
 */
function searchIndex(documents: CenterDocument[], copied: ReadonlySet<string>): string {
  const listed = documents.flatMap(({ path, ...document }) => {
    const place = copied.has(path) ? path : path.replace(questionPage, "/faq#");
    const [address = "", hash] = place.split("#", 2);
    const file = pathOf(address);
    return file
      ? [{ ...document, path: relativeTo(file, "index.html") + (hash === undefined ? "" : `#${hash}`) }]
      : [];
  });
  return `globalThis.centerDocuments=${JSON.stringify(listed).replaceAll("<", "\\u003c")};\n`;
}
