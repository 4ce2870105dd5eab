/** Formats seconds as "00:17" or "75:03". Minutes keep counting above an hour. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
}

/** Formats seconds as "0:05", for timelines and lists. */
export function shortTime(seconds: number): string {
  return clockTime(seconds).replace(/^0(?=\d:)/, "");
}
