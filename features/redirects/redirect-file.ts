/** Redirects as a CSV file. */
import { parse } from "csv-parse/sync";
import { decodeText } from "#shared/decode-text.ts";
import { unguardFormula } from "#shared/guard-formula.ts";
import { csvFile } from "#shared/write-csv.ts";
import { readFormerPath, readTarget } from "./redirect-path.ts";
import { maxFileBytes, maxFileRows, redirectTexts as texts } from "./redirect-texts.ts";
import type { Redirect } from "./redirects.server.ts";

const columns = ["old address", "new page", "visits"];

export function writeRedirectFile(rows: (Redirect & { hits: number })[]): string {
  return csvFile([columns, ...rows.map(({ path, target, hits }) => [path, target, String(hits)])]);
}

/** `problem` is a message for the user, about the first row that can't be used. */
export function readRedirectFile(
  bytes: Uint8Array,
  { ownAddresses, language }: { ownAddresses: readonly string[]; language: string },
): { redirects: Redirect[] } | { problem: string } {
  if (bytes.length === 0 || bytes.length > maxFileBytes) return { problem: texts.noFile };
  const text = decodeText(bytes, language);
  if (text === null) return { problem: texts.notText };
  const rows = readRows(text);
  if (!rows) return { problem: texts.unreadableFile };
  if (rows.length > maxFileRows + 1) return { problem: texts.tooManyRows };
  const byPath = new Map<string, string>();
  for (const [index, [from = "", to = ""]] of rows.entries()) {
    const path = readFormerPath(unguardFormula(from));
    const target = readTarget(unguardFormula(to), ownAddresses);
    if (path !== null && target !== null) byPath.set(path, target);
    // The first row may name the columns.
    else if (index > 0 || path !== null || target !== null)
      return { problem: texts.wrongRow(index + 1, path === null ? texts.notAPath : texts.notATarget) };
  }
  if (byPath.size === 0) return { problem: texts.emptyFile };
  return { redirects: [...byPath].map(([path, target]) => ({ path, target })) };
}

function readRows(text: string): string[][] | null {
  const [head = ""] = text.split(/\r\n|\n|\r/, 1);
  const delimiter = [",", ";", "\t"].find((mark) => head.includes(mark));
  if (delimiter === undefined) return null;
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 10_000,
      to: maxFileRows + 2,
    });
  } catch {
    return null;
  }
}
