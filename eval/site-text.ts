/** Reads all text of a website, to check whether a sentence is on it. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { load } from "cheerio";
import { looseWords } from "./measures.ts";

/** Folds the visible text and the structured data of every HTML file in the folder and its subfolders. */
export async function readSiteText(folder: string): Promise<string> {
  const parts: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.html?$/i.test(entry.name)) continue;
    parts.push(pageText(decode(await readFile(join(entry.parentPath, entry.name)))));
  }
  return looseWords(parts.join(" "));
}

/** Replaces block boundaries and tags by spaces, and removes scripts and styles except for JSON-LD. */
export function pageText(html: string): string {
  const page = load(html);
  const data = page('script[type="application/ld+json"]')
    .map((_, script) => page(script).text())
    .get();
  page("script, style, noscript, template").remove();
  const marked = page.html().replace(/<[^>]+>/g, " ");
  return `${load(`<p>${marked}</p>`).text()} ${data
    .join(" ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\\[nrt]/g, " ")}`;
}

/** Decodes UTF-8, or windows-1252 as a fallback. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
