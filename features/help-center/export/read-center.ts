/**
 * Validates every record of an export twice: first for the summary, then again for each batch, so that the records
 * needn't stay in memory.
 */
import type { z } from "zod";
import { type PicturePlace, picturePlaces } from "#features/companies/company-pictures.ts";
import { articleFileKeys } from "#shared/article-attachment.ts";
import {
  type CenterCompany,
  type CenterTable,
  centerTables,
  companySchema,
  type RecordBatch,
  recordSchemas,
  uniqueKeys,
} from "./center-records.ts";
import { readLimits } from "./export-format.ts";
import { type ExportSource, UnusableExportError } from "./open-source.ts";

export interface CenterSummary {
  company: CenterCompany;
  records: Record<CenterTable, number>;
  /** Attachments of articles included. */
  pictures: string[];
  /** Number of pictures that the records reference but the file doesn't contain. */
  missingPictures: number;
}

/** Reads the whole export. Throws an UnusableExportError for the first record that can't be imported. */
export async function summarize(source: ExportSource): Promise<CenterSummary> {
  const company = validate(companySchema, source.company, "company");
  const pictures = new Set(picturesOfCompany(company).map(({ url }) => url));
  const records = Object.fromEntries(centerTables.map((table) => [table, 0])) as CenterSummary["records"];
  const addUnique = collectUnique();
  let total = 0;
  for (const table of centerTables) {
    for await (const { record } of validRecords(source, table)) {
      total += 1;
      records[table] += 1;
      if (total > readLimits.records) throw tooMany(readLimits.records, "records");
      if (records[table] > readLimits.tableRecords[table])
        throw tooMany(readLimits.tableRecords[table], `records of ${table}`);
      addUnique(table, record);
      for (const url of picturesIn({ table, records: [record] } as RecordBatch)) pictures.add(url);
    }
  }
  const held = [...pictures].filter((url) => source.hasPicture(url));
  return { company, records, pictures: held, missingPictures: pictures.size - held.length };
}

/** The pictures that belong to the settings. */
export function picturesOfCompany({
  logoUrl,
  themeSettings: { iconUrl, hero },
}: CenterCompany): { place: PicturePlace; url: string }[] {
  const urls = { logo: logoUrl, icon: iconUrl, hero: hero?.url };
  return picturePlaces.flatMap((place) => (urls[place] ? [{ place, url: urls[place] }] : []));
}

function tooMany(max: number, what: string): UnusableExportError {
  return new UnusableExportError(
    `This file has too many ${what}. An import can have up to ${max.toLocaleString("en")}.`,
  );
}

/** Small enough that inserting a batch doesn't delay other requests. */
const maxBatchRecords = 200;
const maxBatchBytes = 500_000;

export async function* batchesOf(source: ExportSource): AsyncGenerator<RecordBatch> {
  for (const table of centerTables) {
    let records: unknown[] = [];
    let size = 0;
    for await (const { record, bytes } of validRecords(source, table)) {
      if (records.length > 0 && (records.length >= maxBatchRecords || size + bytes > maxBatchBytes)) {
        yield { table, records } as RecordBatch;
        records = [];
        size = 0;
      }
      records.push(record);
      size += bytes;
    }
    if (records.length > 0) yield { table, records } as RecordBatch;
  }
}

async function* validRecords<Table extends CenterTable>(source: ExportSource, table: Table) {
  let index = 0;
  for await (const { value, bytes } of source.records(table)) {
    yield { record: validate(recordSchemas[table], value, `${table}.${index}`), bytes };
    index += 1;
  }
}

function validate<Schema extends z.ZodType>(schema: Schema, value: unknown, path: string): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = [path, ...(issue?.path ?? [])].join(".");
  throw new UnusableExportError(`We can't use something in this export: ${where} ${issue?.message ?? ""}`);
}

function collectUnique() {
  const seen = new Map<string, Set<string>>();
  return (table: CenterTable, record: unknown) => {
    for (const [name, keyOf] of Object.entries(uniqueKeys[table])) {
      const key = keyOf(record as never);
      if (key === null) continue;
      const keys = seen.get(`${table} ${name}`) ?? new Set();
      seen.set(`${table} ${name}`, keys);
      if (keys.has(key)) throw new UnusableExportError(`This export has a duplicate: ${table} (${name})`);
      keys.add(key);
    }
  };
}

/** Also the attachments of articles. */
function picturesIn(batch: RecordBatch): string[] {
  return urlsIn(batch).filter((url): url is string => url !== null && url !== "");
}

function urlsIn({ table, records }: RecordBatch): (string | null)[] {
  switch (table) {
    case "getting_started":
      return records.flatMap(({ steps, draft }) =>
        [...steps, ...(draft?.steps ?? [])].map((one) => one.imageUrl),
      );
    case "video_guides":
      return records.flatMap(({ frames, thumbnailUrl }) => [
        thumbnailUrl,
        ...frames.map((one) => one.frameUrl),
      ]);
    case "help_center_content":
    case "article_drafts":
      return records.flatMap(({ content }) => filesOf(content));
    case "translations":
      return records.flatMap(({ articleId, fields }) => (articleId ? filesOf(fields.content ?? "") : []));
    default:
      return [];
  }
}

function filesOf(content: string): string[] {
  return articleFileKeys(content).map((key) => `/files/${key}`);
}
