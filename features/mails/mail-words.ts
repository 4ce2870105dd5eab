/** What strangers typed, made fit to stand in a mail of ours, and lengths of time as people say them. */

const maxNameLength = 60;
/** Invisible letters that reorder or split what is read; joiners inside words (Persian, emoji) are none of them. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

/**
 * A name that somebody entered, for a mail to an address that is not proven theirs: whoever signs a stranger up
 * must not get a message or a link across. One line, at most 60 characters, no letters that turn the reading
 * direction, and nothing that a mail program would make clickable: what looks like an address keeps its look and
 * loses its link through an invisible joiner (U+2060). Null when nothing is left.
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

/** "1 hour", "45 minutes", "2 days". */
export function duration({ minutes }: { minutes: number }): string {
  if (minutes % 1_440 === 0 && minutes > 1_440) return counted(minutes / 1_440, "day");
  if (minutes % 60 === 0) return counted(minutes / 60, "hour");
  return counted(minutes, "minute");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
