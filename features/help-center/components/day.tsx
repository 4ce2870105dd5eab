import { formatDay } from "#shared/format-day.ts";

/** A day in words, for machines too. */
export function Day({ date }: { date: Date }) {
  return (
    <time lang="en" dateTime={date.toISOString().slice(0, 10)}>
      {formatDay(date)}
    </time>
  );
}
