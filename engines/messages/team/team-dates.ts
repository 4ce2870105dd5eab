import { dateIn, dayName, shortDayName, timeIn, type Zone } from "#shared/day-text.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";

/** Formats a time as "Nov 19, 2025, 14:05" or "19. Nov. 2025, 14:05", followed by "UTC" if that isn't the reader's zone. */
export function dayAndTimeIn(language: TeamLanguage): (at: string, zone: Zone) => string {
  return (at, zone) => {
    const text = `${dateTextIn(language, at, zone)}, ${timeIn(at, zone)}`;
    return zone === undefined ? text : `${text} ${zone}`;
  };
}

/** "Nov 19, 2025" or "19. Nov. 2025". */
export function dayOnlyIn(language: TeamLanguage): (at: string, zone: Zone) => string {
  return (at, zone) => dateTextIn(language, at, zone);
}

/** Formats an ISO day as "November 3" or "3. November". */
export function dayNameIn(language: TeamLanguage, day: string): string {
  return language === "en" ? dayName(day) : dayFormat(language, "long").format(new Date(day));
}

/** Formats an ISO day as "Nov 3" or "3. Nov.". */
export function shortDayNameIn(language: TeamLanguage, day: string): string {
  return language === "en" ? shortDayName(day) : dayFormat(language, "short").format(new Date(day));
}

/** As `dayNameIn`, for a day that is already named in English, such as "November 3" or "3 November 2025". */
export function namedDayIn(language: TeamLanguage, name: string): string {
  const hasYear = / \d{4}$/.test(name);
  const day = new Date(`${hasYear ? name : `${name} 2000`} UTC`);
  if (language === "en" || Number.isNaN(day.getTime())) return name;
  const text = dayFormat(language, "long").format(day);
  return hasYear ? `${text} ${name.slice(-4)}` : text;
}

function dayFormat(language: TeamLanguage, month: "long" | "short"): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { day: "numeric", month, timeZone: "UTC" });
}

/** "Nov 19, 2025" or "19. Nov. 2025". English needs no `Intl`, which takes a while to start. */
function dateTextIn(language: TeamLanguage, at: string, zone: Zone): string {
  if (language === "en") return dateIn(at, zone);
  const format = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "short",
    year: "numeric",
    ...(zone && { timeZone: zone }),
  });
  return format.format(new Date(at));
}
