import { parse } from "csv-parse/sync";
import { withoutSeparatorLine } from "#shared/csv-separator-line.ts";
import type { PublicationStatus } from "#shared/enumerations.ts";
import { unguardFormula } from "#shared/guard-formula.ts";
import { isWithinJsonBound } from "#shared/json-scan.ts";
import { csvFile } from "#shared/write-csv.ts";

export interface ExchangedFaq {
  /** Empty for a new question. */
  id: string;
  question: string;
  answer: string;
  category: string;
  status: PublicationStatus;
  /** The question's sources, one per page. Empty if the owner wrote the question. */
  sources: FaqSource[];
}

/** For information only. Imports ignore sources, because we only show sources that Step has read itself. */
export interface FaqSource {
  url: string;
  title: string | null;
  /** Quoted from the page word for word. */
  sentences: string[];
  /** ISO date. */
  checkedAt: string;
}

export interface ReadRow {
  /** For error messages: the line of a CSV file, or the position in a JSON list counted from 1. */
  row: number;
  /** An undefined value keeps the stored one. */
  values: { id: string; question: string; answer: string; category?: string; status?: string };
}

/** Means that the whole file is unreadable. Its message is shown to the user. */
export class UnreadableFileError extends Error {}

const maxImportRows = 5_000;
/** Five times the complexity of an export of 5,000 questions with their sources. */
const jsonBound = { maxDepth: 10, maxTokens: 1_000_000 };
const columns = ["id", "question", "answer", "category", "status"] as const;
const sourceColumns = ["source_url", "source_title", "source_sentences", "checked_at"] as const;
const jsonFormat = "step-faqs";

export function writeFaqCsv(faqs: ExchangedFaq[]): string {
  const rows = faqs.map((faq) => [...columns.map((column) => faq[column]), ...sourceCells(faq)]);
  return csvFile([[...columns, ...sourceColumns], ...rows]);
}

/** Each cell has one line per page or sentence. */
function sourceCells({ sources }: ExchangedFaq): string[] {
  return [
    sources.map(({ url }) => url).join("\n"),
    sources.map(({ title }) => title ?? "").join("\n"),
    sources.flatMap(({ sentences }) => sentences).join("\n"),
    sources.map(({ checkedAt }) => checkedAt).join("\n"),
  ];
}

export function writeFaqJson(faqs: ExchangedFaq[]): string {
  return `${JSON.stringify({ format: jsonFormat, version: 1, faqs }, null, 2)}\n`;
}

/** JSON is recognized by its first character. Takes up to a second for 4 MB. Throws an UnreadableFileError. */
export function readFaqFile(text: string): ReadRow[] {
  const whole = text.replace(/^\uFEFF/, "");
  const content = withoutSeparatorLine(whole);
  if (content.trim() === "") throw new UnreadableFileError("This file is empty.");
  const rows = /^\s*[[{]/.test(content) ? readJson(content) : readCsv(content, content === whole ? 0 : 1);
  if (rows.length === 0) throw new UnreadableFileError("This file has no FAQs.");
  if (rows.length > maxImportRows) throw tooManyRows();
  return rows;
}

function tooManyRows(): UnreadableFileError {
  const most = maxImportRows.toLocaleString("en");
  return new UnreadableFileError(`This file has more than ${most} FAQs. Split it into smaller files.`);
}

/** `skipped`: lines before the content. */
function readCsv(content: string, skipped: number): ReadRow[] {
  const { records, lines } = parseCsv(content, skipped);
  const [head = [], ...body] = records;
  const names = head.map((name) => name.trim().toLowerCase());
  const missing = ["question", "answer"].filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new UnreadableFileError(
      `The first line must name the columns. "${missing.join('" and "')}" ${missing.length > 1 ? "are" : "is"} missing.`,
    );
  }
  return body.flatMap((cells, index) => {
    if (cells.every((cell) => cell === "")) return [];
    const cell = (name: string) => {
      const at = names.indexOf(name);
      return at < 0 ? undefined : unguardFormula(cells[at] ?? "");
    };
    const category = cell("category");
    const status = cell("status");
    return {
      row: lines[index + 1] ?? index + 2 + skipped,
      values: {
        id: cell("id") ?? "",
        question: cell("question") ?? "",
        answer: cell("answer") ?? "",
        ...(category === undefined ? {} : { category }),
        ...(status === undefined ? {} : { status }),
      },
    };
  });
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/** The header, and one row more than an import accepts, so that a file over the limit is recognized. */
const maxCsvRecords = maxImportRows + 2;
const maxColumns = 200;

function parseCsv(content: string, skipped: number): { records: string[][]; lines: number[] } {
  let parsed: CsvRecord[];
  try {
    parsed = parse(content, {
      delimiter: delimiterOf(content),
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
      max_record_size: 500_000,
      to: maxCsvRecords,
    }) as unknown as CsvRecord[];
  } catch (error) {
    const line = error && typeof error === "object" && "lines" in error ? error.lines : null;
    const where = typeof line === "number" ? ` (near line ${line + skipped})` : "";
    throw new UnreadableFileError(`We can't read this CSV file: a quotation mark is out of place${where}.`);
  }
  if (parsed.length === maxCsvRecords) throw tooManyRows();
  if (parsed.some(({ record }) => record.length > maxColumns))
    throw new UnreadableFileError(
      `This file has more than ${maxColumns} columns. Delete those that aren't needed.`,
    );
  // The parser reports the line on which a record ends, but users look for the line on which it begins.
  const ends = parsed.map(({ info }) => info.lines);
  return {
    records: parsed.map(({ record }) => record),
    lines: ends.map((_, index) => (ends[index - 1] ?? 0) + 1 + skipped),
  };
}

/**
 * Detects the delimiter, because spreadsheets in many countries write semicolons. Only looks at the header, because no
 * column name contains a delimiter.
 */
function delimiterOf(content: string): string {
  const head = content.split(/\r\n|\n|\r/, 1)[0] ?? "";
  const counts = [",", ";", "\t"].map((mark) => ({ mark, n: head.split(mark).length }));
  return counts.toSorted((a, b) => b.n - a.n)[0]?.mark ?? ",";
}

function readJson(content: string): ReadRow[] {
  if (!isWithinJsonBound(content, jsonBound))
    throw new UnreadableFileError("This file is too complex to import.");
  let read: unknown;
  try {
    read = JSON.parse(content);
  } catch {
    throw new UnreadableFileError("We can't read this JSON file.");
  }
  const list = Array.isArray(read) ? read : isRecord(read) ? read.faqs : null;
  if (!Array.isArray(list)) throw new UnreadableFileError('This file has no "faqs" list.');
  return list.map((item: unknown, index) => {
    const entry = isRecord(item) ? item : {};
    const text = (name: string) => (typeof entry[name] === "string" ? entry[name] : undefined);
    const category = entry.category === null ? "" : text("category");
    const status = text("status");
    return {
      row: index + 1,
      values: {
        id: text("id") ?? "",
        question: text("question") ?? "",
        answer: text("answer") ?? "",
        ...(category === undefined ? {} : { category }),
        ...(status === undefined ? {} : { status }),
      },
    };
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
