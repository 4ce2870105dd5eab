/**
 * What a backup looks like: a tar file with the stored files first, then one compressed COPY text for each table, then
 * `manifest.json`; behind the tar's end stands one line with the sha256 of everything before it. `tar tf` reads it.
 */
import { z } from "zod";
import { StartupError } from "#platform/errors.ts";

export const formatName = "step-backup";
/** Raised when an older version of this code could not restore what this one writes. */
export const formatVersion = 1;
export const manifestEntry = "manifest.json";
export const maxManifestBytes = 200_000_000;

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const entrySchema = z.object({ bytes: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

export const manifestSchema = z.object({
  format: z.literal(formatName),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** Times of the migrations that the database had, as they stand in their journal. */
  migrations: z.array(z.number().int()).min(1),
  /** Of pg-boss; null before any job was ever stored. */
  jobsVersion: z.number().int().nullable(),
  tables: z.array(
    z.object({
      schema: z.enum(["public", "pgboss"]),
      name,
      columns: z.array(name).min(1),
      rows: z.number().int(),
    }),
  ),
  /** Keys of the stored files that belong to the rows. What else is in the archive was deleted while it was made. */
  files: z.array(z.string()),
  /** Keys that rows name and that were not in the store either. */
  missingFiles: z.array(z.string()),
  entries: z.record(z.string(), entrySchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ArchivedTable = Manifest["tables"][number];
export type ArchivedEntry = Manifest["entries"][string];

export function tableEntry({ schema, name: table }: Pick<ArchivedTable, "schema" | "name">): string {
  return `database/${schema}.${table}.copy.gz`;
}

export function fileEntry(key: string): string {
  return `files/${key}`;
}

const trailerLead = "step-backup-end:sha256=";
export const trailerBytes = trailerLead.length + 64 + 1;

export function trailerOf(sha256: string): string {
  return `${trailerLead}${sha256}\n`;
}

/** Null when these are not the last bytes of a whole backup. */
export function readTrailer(text: string): string | null {
  return /^step-backup-end:sha256=([0-9a-f]{64})\n$/.exec(text)?.[1] ?? null;
}

/** An archive that nothing may be restored from: cut off, changed, made by a newer version, or no backup at all. */
export class BackupRefusedError extends StartupError {}
