/** Formats a number as "1,284 views". */
export function presentViews(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "view" : "views"}`;
}
