/**
 * The data of a help center as a ZIP file. Version 2 contains `manifest.json`, at least one NDJSON file per table with
 * rows (one row per line), and the pictures under `files/`. Version 1 was a single `help-center.json`, which can still
 * be imported.
 */
import { z } from "zod";

export const exportFormat = "step-account-export";
export const exportVersion = 2;

export const manifestPath = "manifest.json";
export const singleDocumentPath = "help-center.json";
export const picturesFolder = "files/";

/** Maximum size of an NDJSON file and of a version 1 document. A file with one very long record may exceed it. */
export const maxDataFileBytes = 10_000_000;

/** Limits for imported files. An article may have 500,000 characters, a guide 200 steps. */
export const readLimits = {
  unpackedBytes: 1_000_000_000,
  entries: 3_500,
  manifestBytes: 1_000_000,
  recordBytes: 4_000_000,
  /** Limit for all tables together. */
  records: 100_000,
  tableRecords: {
    generated_faqs: 20_000,
    faq_evidence: 100_000,
    removed_faqs: 20_000,
    faq_proposals: 100_000,
    video_generated_faqs: 20_000,
    help_center_content: 5_000,
    getting_started: 1,
    video_guides: 1_000,
  },
  pictureBytes: 10_000_000,
  recordJson: { maxDepth: 20, maxTokens: 50_000 },
  /** Ten times the complexity of 10 MB of real records. Parsing a million empty objects takes 60 MB. */
  documentJson: { maxDepth: 20, maxTokens: 2_000_000 },
} as const;

const dataFile = z.object({
  path: z.string().regex(/^[a-z_]{1,60}-[1-9]\d{0,3}\.ndjson$/),
  table: z.string().max(60),
  records: z.number().int().min(1),
});

export const manifestSchema = z.object({
  format: z.literal(exportFormat),
  version: z.literal(exportVersion),
  company: z.unknown(),
  files: z.array(dataFile).max(readLimits.entries),
});

export type DataFile = z.infer<typeof dataFile>;

export function dataFilePath(table: string, number: number): string {
  return `${table}-${number}.ndjson`;
}
