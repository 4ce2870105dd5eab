/** A moment as whoever reads it lives it: in UTC until the script is there, then in the browser's own time zone. */
import { useHydrated } from "./use-hydrated.ts";

interface LocalTimeProps {
  /** ISO 8601. */
  at: string;
  /** `zone` is undefined in the browser: its own. "UTC" before. */
  format: (at: string, zone: string | undefined) => string;
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
export function dayAndTime(at: string, zone: string | undefined): string {
  const text = new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: zone,
  }).format(new Date(at));
  return zone === undefined ? text : `${text} ${zone}`;
}
