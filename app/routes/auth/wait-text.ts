/** Formats seconds as "1 second", "60 seconds" or "4 minutes". Rounds up, so that the visitor doesn't try too early. */
export function waitText(seconds: number): string {
  return seconds < 100 ? counted(Math.ceil(seconds), "second") : counted(Math.ceil(seconds / 60), "minute");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
