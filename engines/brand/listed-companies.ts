import { type Page, textOf } from "./parse-page.ts";

/** With fewer, one may be the company's own. */
const MIN_HOSTS = 3;
/** In characters. A longer text isn't an entry of a list. */
const MAX_ENTRY = 400;
const WRITTEN_URL = /^(?:https?:\/\/|www\.)/i;

/**
 * The entries of a list of other companies, such as hotels nearby: each names a website of its own beside an address or a
 * number.
 */
export function listedCompanies(pages: readonly Page[]): string[] {
  return pages.flatMap((page) => {
    const entries = new Map<string, string>();
    for (const { tag, element, parent } of page.nodes) {
      const host = tag === "a" ? URL.parse(element.attribs.href ?? "")?.host : undefined;
      if (!host || entries.has(host) || !WRITTEN_URL.test(textOf(element, 20).trim())) continue;
      const entry = page.nodes[parent]?.element;
      const text = entry ? textOf(entry, MAX_ENTRY + 1) : "";
      if (text.length <= MAX_ENTRY) entries.set(host, text);
    }
    return entries.size >= MIN_HOSTS ? [...entries.values()] : [];
  });
}
