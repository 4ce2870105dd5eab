/** Makes an error's message fit for a page: what was written for a log may carry passwords, queries and their values. */

const maxLength = 300;
/** More than is shown of any line; errors can quote whole documents, and patterns must not search those. */
const maxReadLength = 2_000;

/** One line; without queries and their values, without credentials and the query part of addresses. */
export function readableReason(error: string): string {
  const lines = error
    .trim()
    .slice(0, maxReadLength)
    .split(/[\p{Cc}\u2028\u2029]+/u);
  const firstLine = lines.find((line) => line.trim() !== "") ?? "";
  if (/^failed query\b/i.test(firstLine)) return "A database query failed. See the log for details.";
  const text = firstLine
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/]*@/gi, "$1…@")
    .replace(/(\b[a-z][a-z0-9+.-]*:\/\/[^\s?#]+)[?#]\S+/gi, "$1?…");
  if (text === "") return "No reason given.";
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
