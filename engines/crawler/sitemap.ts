/** Reads a website's sitemaps: XML, gzipped, index files or plain text. */
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Parser } from "htmlparser2";
import type { EgressFetch } from "#shared/egress.ts";
import { isSameSite, normalizeUrl, urlKey } from "#shared/url.ts";
import { decodeText } from "./decode-page.ts";
import type { StatedTranslation } from "./editions/find-editions.ts";
import { languageTag } from "./read-document.ts";

export type SitemapPages = Pick<ParsedSitemap, "pages" | "translations">;

export const noSitemap: SitemapPages = { pages: [], translations: [] };

export interface ParsedSitemap {
  pages: string[];
  /** Translations that the entries declare (`xhtml:link` with hreflang). */
  translations: StatedTranslation[];
  /** Nested sitemaps, if the file is an index. */
  sitemaps: string[];
}

/** Enough for a small site. All 50,000 products of a shop wouldn't add anything. */
const maxUrls = 5000;
const maxTranslations = 20_000;
/** Per page. Large websites have about 40 languages. */
const maxAlternates = 100;
const maxFiles = 6;
const maxBytes = 5_000_000;
/** Sitemaps nest three levels deep. Parsing stops at this depth, because its cost is quadratic in the depth. */
const maxOpenElements = 1_000;
const chunkChars = 16_384;

export function parseSitemap(text: string): ParsedSitemap {
  const found: ParsedSitemap = { pages: [], translations: [], sitemaps: [] };
  if (!text.includes("<")) {
    found.pages = text
      .split(/\s+/)
      .filter((line) => /^https?:\/\//i.test(line))
      .slice(0, maxUrls);
    return found;
  }
  let entry = "";
  let location: string | null = null;
  let openElements = 0;
  let page = "";
  let alternates: { url: string; language: string }[] = [];
  const parser = new Parser(
    {
      onopentag(name, { hreflang, href }) {
        openElements += 1;
        const tag = name.replace(/^.*:/, "").toLowerCase();
        const language = tag === "link" ? languageTag(hreflang) : null;
        if (language !== null && href && alternates.length < maxAlternates)
          alternates.push({ url: href.trim(), language });
        // Inside url there are also image:loc and video:loc, which have a prefix.
        if (name.toLowerCase() === "loc" || /^(sm|sitemap|ns\d*):loc$/i.test(name)) location = "";
        else if (tag === "url" || tag === "sitemap") {
          entry = tag;
          alternates = [];
        }
      },
      ontext(data) {
        if (location !== null) location += data;
      },
      onclosetag(name) {
        openElements -= 1;
        if (/^(?:.*:)?url$/i.test(name) && found.translations.length < maxTranslations)
          found.translations.push(...alternates.map((alternate) => ({ of: page, ...alternate })));
        if (location === null) return;
        const list = entry === "sitemap" ? found.sitemaps : found.pages;
        page = location.trim();
        if (list.length < maxUrls && page !== "") list.push(page);
        location = null;
      },
    },
    { xmlMode: true },
  );
  for (let at = 0; at < text.length && openElements < maxOpenElements; at += chunkChars) {
    parser.write(text.slice(at, at + chunkChars));
  }
  parser.end();
  return found;
}

/** Returns the unpacked bytes, or null if they are invalid or over 5 MB. */
export async function unpackSitemap(body: Uint8Array): Promise<Uint8Array | null> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return await promisify(gunzip)(body, { maxOutputLength: maxBytes });
  } catch {
    return null;
  }
}

/**
 * Reads the given sitemaps and those that they list, at most six files on two levels, page sitemaps first. Skips
 * unreadable files. Never rejects.
 */
export async function loadSitemaps(
  addresses: string[],
  options: { fetch: EgressFetch; signal: AbortSignal; timeoutMs: number },
): Promise<SitemapPages> {
  const known = new Set<string>();
  const pages: string[] = [];
  const translations: StatedTranslation[] = [];
  let level = pickSitemaps(addresses, known);
  for (let depth = 0; depth < 2 && level.length > 0; depth += 1) {
    const files = await Promise.all(level.map((address) => loadSitemap(address, options)));
    pages.push(...files.flatMap((file) => file.pages).slice(0, maxUrls - pages.length));
    translations.push(
      ...files.flatMap((file) => file.translations).slice(0, maxTranslations - translations.length),
    );
    level = pickSitemaps(
      files.flatMap((file, index) => sameSiteOnly(file.sitemaps, level[index]!)),
      known,
    );
  }
  return { pages, translations };
}

function pickSitemaps(addresses: string[], known: Set<string>): string[] {
  const ranked = addresses
    .map((address) => normalizeUrl(address))
    .filter((address) => address !== null)
    .sort((a, b) => usefulness(b) - usefulness(a));
  const picked: string[] = [];
  for (const address of ranked) {
    const key = urlKey(address);
    if (known.size >= maxFiles || known.has(key)) continue;
    known.add(key);
    picked.push(address);
  }
  return picked;
}

function sameSiteOnly(addresses: string[], parent: string): string[] {
  return addresses.filter((address) => isSameSite(address, parent));
}

function usefulness(address: string): number {
  if (/page/i.test(address)) return 2;
  if (/(post|tag|categor|author|archive|image|video|news|product|event|attachment|local)/i.test(address))
    return 0;
  return 1;
}

async function loadSitemap(
  address: string,
  options: { fetch: EgressFetch; signal: AbortSignal; timeoutMs: number },
): Promise<ParsedSitemap> {
  const nothing = { pages: [], translations: [], sitemaps: [] };
  try {
    const answer = await options.fetch(address, {
      signal: options.signal,
      timeoutMs: options.timeoutMs,
      maxBytes,
    });
    if (answer.status !== 200) return nothing;
    const bytes = await unpackSitemap(answer.body);
    if (bytes === null) return nothing;
    const text = decodeText(bytes, "application/xml; charset=utf-8");
    return /^\s*(<!doctype html|<html)/i.test(text.slice(0, 200))
      ? nothing
      : absolute(parseSitemap(text), answer.url);
  } catch {
    return nothing;
  }
}

/** Sitemaps should contain absolute URLs, but many contain paths and some contain garbage. */
function absolute({ pages, translations, sitemaps }: ParsedSitemap, base: string): ParsedSitemap {
  const resolve = (addresses: string[]) =>
    addresses.map((address) => normalizeUrl(address, base)).filter((address) => address !== null);
  return {
    pages: resolve(pages),
    translations: translations.flatMap(({ of, url, language }) => {
      const [page, translation] = [normalizeUrl(of, base), normalizeUrl(url, base)];
      return page === null || translation === null ? [] : [{ of: page, url: translation, language }];
    }),
    sitemaps: resolve(sitemaps),
  };
}
