/** Recognizes a question that was opened from the results of a search, by the page that the browser says it comes from. */
import type { IncomingHttpHeaders } from "node:http";

const question = /^(?<base>.*)\/faq\/(?<slug>[^/?#]+)\/?(?:[?#]|$)/;
const results = /^(?<base>.*)\/search$/;

/** Both pages must be in the same help center and language. */
export function searchClickOf(
  url: string,
  { host, referer }: IncomingHttpHeaders,
): { query: string; slug: string } | null {
  const opened = question.exec(url)?.groups;
  if (!opened || !referer) return null;
  const from = URL.parse(referer);
  const query = from?.searchParams.get("q");
  if (!from || !query || from.host !== host) return null;
  if (results.exec(from.pathname)?.groups?.base !== opened.base) return null;
  const slug = decode(opened.slug ?? "");
  return slug === null ? null : { query, slug };
}

function decode(slug: string): string | null {
  try {
    return decodeURIComponent(slug);
  } catch {
    return null;
  }
}
