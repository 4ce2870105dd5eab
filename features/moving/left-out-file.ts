/** What an import left out, as a CSV file. */
import { stringify } from "csv-stringify/sync";
import { guardFormula } from "#shared/guard-formula.ts";
import type { LeftOut } from "./list-left-out.server.ts";
import { leftOutName } from "./moving-texts.ts";

const columns = ["title", "language", "left_out", "detail", "article"];
/** Spreadsheets can't show many more. */
export const maxFileRows = 50_000;

export function writeLeftOutFile(
  rows: readonly LeftOut[],
  { origin, said }: { origin: string; said: (text: string) => string },
): string {
  const cells = rows.map(({ title, locale, articleId, reason, text }) =>
    [
      title,
      locale,
      said(leftOutName(reason)),
      text,
      articleId === null ? "" : `${origin}/dashboard/articles/${articleId}`,
    ].map(guardFormula),
  );
  return stringify([columns, ...cells], { record_delimiter: "windows" });
}
