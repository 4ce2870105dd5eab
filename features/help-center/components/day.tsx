import { formatDay } from "#shared/format-day.ts";

/** A date in words, with its machine-readable form. */
export function Day({ date }: { date: Date }) {
  return (
    <time lang="en" dateTime={date.toISOString().slice(0, 10)}>
      {formatDay(date)}
    </time>
  );
}
