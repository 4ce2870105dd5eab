/** Makes error messages safe to display, because they may contain passwords, queries and their values. */

const maxLength = 300;
/** In characters. Errors can quote whole documents, so only the beginning is examined. */
const maxReadLength = 2_000;

/** Returns one line without SQL, parameters, credentials or URL queries. */
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
