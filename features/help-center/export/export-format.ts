/**
 * A help center's data as a ZIP file. Version 2 contains `manifest.json`, one or more NDJSON files per table (one row
 * per line), and the pictures under `files/`. Version 1 was a single `help-center.json`; it can still be imported.
 */
import { z } from "zod";
import { maxArticles } from "#shared/article-limits.ts";

export const exportFormat = "step-account-export";
export const exportVersion = 2;

export const manifestPath = "manifest.json";
export const singleDocumentPath = "help-center.json";
export const picturesFolder = "files/";

/** Maximum size of an NDJSON file or a version 1 document. A file whose only record is longer may exceed it. */
export const maxDataFileBytes = 10_000_000;

/** Limits for imported files. An article may have 500,000 characters, and a guide 200 steps. */
export const readLimits = {
  unpackedBytes: 1_000_000_000,
  /** A help center may have 20,000 pictures and attachments in articles, and those of its guides. */
  entries: 25_000,
  manifestBytes: 1_000_000,
  recordBytes: 4_000_000,
  records: 100_000,
  tableRecords: {
    collections: 1_000,
    collection_redirects: 5_000,
    redirects: 20_000,
    generated_faqs: 20_000,
    faq_evidence: 100_000,
    pinned_answers: 20_000,
    removed_faqs: 20_000,
    faq_proposals: 100_000,
    video_generated_faqs: 20_000,
    help_center_content: maxArticles,
    article_drafts: maxArticles,
    article_states: maxArticles,
    article_redirects: 20_000,
    getting_started: 1,
    video_guides: 1_000,
    company_languages: 30,
    translations: 50_000,
  },
  pictureBytes: 10_000_000,
  recordJson: { maxDepth: 20, maxTokens: 50_000 },
  /**
   * Ten times the complexity that 10 MB of real records have. Without it, a million empty objects would take 60 MB to
   * parse.
   */
  documentJson: { maxDepth: 20, maxTokens: 2_000_000 },
} as const;

const dataFileName = /^[a-z_]{1,60}-[1-9]\d{0,3}\.ndjson$/;
const dataFile = z.object({
  path: z.string().regex(dataFileName),
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

export function isDataFilePath(path: string): boolean {
  return dataFileName.test(path);
}

export function dataFilePath(table: string, number: number): string {
  return `${table}-${number}.ndjson`;
}
