/** "2,000". By hand: a formatter of Intl's own costs a phone 20 ms when a page opens. */
export function groupDigits(count: number): string {
  return String(count).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ",");
}
