/** Makes an error's message fit for a page: what was written for a log may carry passwords, queries and their values. */

const maxLength = 300;

/** One line; without queries and their values, without credentials and the query part of addresses. */
export function readableReason(error: string): string {
  const [firstLine = ""] = error
    .replace(/[\p{Cc}\u2028\u2029]+/gu, "\n")
    .trim()
    .split("\n");
  if (/^failed query\b/i.test(firstLine)) return "The database refused a query; the log has the details.";
  const text = firstLine
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, "$1…@")
    .replace(/(\b[a-z][a-z0-9+.-]*:\/\/[^\s?#]+)[?#]\S+/gi, "$1?…");
  if (text === "") return "It left no word.";
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
