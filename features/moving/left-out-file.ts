/** What an import left out, as a CSV file. */
import { csvFile } from "#shared/write-csv.ts";
import type { LeftOut } from "./list-left-out.server.ts";
import { leftOutName } from "./moving-texts.ts";

const columns = ["Article", "Language", "Left out", "Detail", "Address"];
/** Spreadsheets can't show many more. */
export const maxFileRows = 50_000;

export function writeLeftOutFile(
  rows: readonly LeftOut[],
  { origin, said }: { origin: string; said: (text: string) => string },
): string {
  const cells = rows.map(({ title, locale, articleId, reason, text }) => [
    title,
    locale,
    said(leftOutName(reason)),
    text,
    articleId === null ? "" : `${origin}/dashboard/articles/${articleId}`,
  ]);
  return csvFile([columns.map(said), ...cells]);
}
