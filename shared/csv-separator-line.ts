/** Removes the line "sep=;" with which Excel names the separator of a CSV file. It is no row. */
export function withoutSeparatorLine(csv: string): string {
  return csv.replace(/^"?sep=[,;\t|]"?(?:\r\n|\n|\r)/i, "");
}
