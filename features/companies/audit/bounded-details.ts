import type { AuditDetails } from "#db/schema/audit.ts";

const maxTextLength = 200;
const maxChanges = 12;

/** One line of at most `maxLength` characters, which the database can store. */
export function boundedText(text: string, maxLength = maxTextLength): string {
  const line = text
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, " ")
    .replace(/\s+/g, " ")
    .toWellFormed()
    .trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).toWellFormed()}…`;
}

/** Small enough for the table's limit, whatever was typed. */
export function boundedDetails({ count, changes, note }: AuditDetails): AuditDetails {
  const value = (text: string | null) => (text === null ? null : boundedText(text));
  return {
    ...(count === undefined ? {} : { count }),
    ...(changes === undefined || changes.length === 0
      ? {}
      : {
          changes: changes.slice(0, maxChanges).map(({ label, from, to }) => ({
            label: boundedText(label, 60),
            ...(from === undefined ? {} : { from: value(from) }),
            ...(to === undefined ? {} : { to: value(to) }),
          })),
        }),
    ...(note === undefined ? {} : { note: boundedText(note) }),
  };
}
