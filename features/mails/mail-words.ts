/** Makes names that users entered safe for mails, and formats durations. */

const maxNameLength = 60;
/** Invisible characters that reorder or split text. Joiners inside words (Persian, emoji) are allowed. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

/**
 * Makes a user-entered name safe for a mail to an unverified address, so that signing up a stranger can't deliver a
 * message or link to them. The result is one line of at most 60 characters without bidi overrides or anything that mail
 * clients turn into links: a word joiner (U+2060) breaks URLs invisibly. Returns null if nothing is left.
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

/** Formats minutes as "1 hour", "45 minutes" or "2 days". */
export function duration({ minutes }: { minutes: number }, locale = "en"): string {
  const counted = (count: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
  if (minutes % 1_440 === 0 && minutes > 1_440) return counted(minutes / 1_440, "day");
  if (minutes % 60 === 0) return counted(minutes / 60, "hour");
  return counted(minutes, "minute");
}
