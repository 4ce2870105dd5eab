/** Shows a time in UTC until hydration, then in the browser's time zone. */
import { dateIn, timeIn, type Zone } from "#shared/day-text.ts";
import { useHydrated } from "./use-hydrated.ts";

interface LocalTimeProps {
  at: string;
  /** `zone` is "UTC" before hydration, then undefined for the browser's own time zone. */
  format: (at: string, zone: Zone) => string;
  className?: string;
}

export function LocalTime({ at, format, className }: LocalTimeProps) {
  const isHydrated = useHydrated();
  return (
    <time dateTime={at} className={className}>
      {format(at, isHydrated ? undefined : "UTC")}
    </time>
  );
}

/** Formats a time as "Nov 19, 2025, 14:05", followed by "UTC" if that isn't the reader's own zone. */
export function dayAndTime(at: string, zone: Zone): string {
  const text = `${dateIn(at, zone)}, ${timeIn(at, zone)}`;
  return zone === undefined ? text : `${text} ${zone}`;
}
