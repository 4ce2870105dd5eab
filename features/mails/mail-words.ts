/** Makes untrusted names safe for our mails, and formats durations. */

const maxNameLength = 60;
/** Matches invisible characters that reorder or split text. Joiners inside words (Persian, emoji) are kept. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

/**
 * Sanitizes a user-entered name for a mail to an unverified address, so that signing up a stranger doesn't deliver a
 * message or link. The result is one line with at most 60 characters, no bidi overrides, and nothing that mail clients
 * autolink: a word joiner (U+2060) breaks URLs without changing their look. Null if nothing is left.
 */
export function mailableName(name: string): string | null {
  const line = name
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ")
    .replace(invisible, "")
    .trim();
  const letters = [...line];
  const short =
    letters.length > maxNameLength
      ? `${letters
          .slice(0, maxNameLength - 1)
          .join("")
          .trimEnd()}…`
      : line;
  return short.replace(/[.:/@](?=\S)/g, "$&\u2060") || null;
}

/** Formats a duration: "1 hour", "45 minutes", "2 days". */
export function duration({ minutes }: { minutes: number }): string {
  if (minutes % 1_440 === 0 && minutes > 1_440) return counted(minutes / 1_440, "day");
  if (minutes % 60 === 0) return counted(minutes / 60, "hour");
  return counted(minutes, "minute");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
