/** Recognizes a question's page, and whether it was opened from the results of a search. */
import type { IncomingHttpHeaders } from "node:http";

const question = /^(?<base>[^?#]*)\/faq\/(?<slug>[^/?#]+)\/?(?:[?#]|$)/;
const results = /^(?<base>.*)\/search$/;

/** The slug of the question whose own page has this address. */
export function questionOf(url: string): string | null {
  const { slug } = question.exec(url)?.groups ?? {};
  return slug === undefined ? null : decode(slug);
}

/** By the page that the browser says the visitor comes from. Both pages must be in the same help center and language. */
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
  const slug = questionOf(url);
  return slug === null ? null : { query, slug };
}

/** Null for what no slug can be. The database refuses a NUL, and everything that is stored along with it. */
function decode(slug: string): string | null {
  try {
    const decoded = decodeURIComponent(slug);
    return /\p{Cc}/u.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}
