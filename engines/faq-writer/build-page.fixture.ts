import type { CrawledPage } from "#engines/crawler/types.ts";
import { mineExplicitPairs } from "./mine-explicit-pairs.ts";
import { readPage } from "./read-page.ts";

export function buildPage(
  body: string,
  overrides: { url?: string; title?: string; language?: string; head?: string } = {},
): CrawledPage {
  const { url = "https://example.org/", title = "Example", language = "en", head = "" } = overrides;
  const markdown = body.replace(/<[^>]{0,500}>/g, " ").slice(0, 20_000);
  return {
    url,
    markdown,
    html: `<!doctype html><html lang="${language}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`,
    metadata: { title, description: null, language, sourceURL: url, statusCode: 200 },
    words: markdown.split(/\s+/).length,
    contentHash: "0".repeat(64),
    rendered: false,
  };
}

/** Returns the explicit questions of a page with their answers, without titles that aren't questions. */
export function explicitPairs(
  body: string,
  overrides: Parameters<typeof buildPage>[1] = {},
): { question: string; answer: string }[] {
  return mineExplicitPairs(readPage(buildPage(body, overrides)))
    .filter((pair) => pair.isQuestion)
    .map((pair) => ({ question: pair.title, answer: pair.answer }));
}
