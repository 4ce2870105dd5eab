/** A moment as whoever reads it lives it: in UTC until the script is there, then in the browser's own time zone. */
import { dateIn, timeIn, type Zone } from "#shared/day-text.ts";
import { useHydrated } from "./use-hydrated.ts";

interface LocalTimeProps {
  /** ISO 8601. */
  at: string;
  /** `zone` is undefined in the browser: its own. "UTC" before. */
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

/** "Nov 19, 2025, 14:05"; "UTC" is said where it is not the reader's own zone. */
export function dayAndTime(at: string, zone: Zone): string {
  const text = `${dateIn(at, zone)}, ${timeIn(at, zone)}`;
  return zone === undefined ? text : `${text} ${zone}`;
}
