/**
 * A backup is a tar file with the stored files, then one compressed COPY text per table, then `manifest.json`. One line
 * after the end of the tar contains the SHA-256 of everything before it. `tar tf` can list such a file.
 */
import { z } from "zod";
import { StartupError } from "#platform/errors.ts";

export const formatName = "step-backup";
/** Increment if older versions of this code can't restore what this one writes. */
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
  /** Timestamps of the applied migrations, as in the migration journal. */
  migrations: z.array(z.number().int()).min(1),
  /** pg-boss's schema version; null before any job was ever stored. */
  jobsVersion: z.number().int().nullable(),
  tables: z.array(
    z.object({
      schema: z.enum(["public", "pgboss"]),
      name,
      columns: z.array(name).min(1),
      rows: z.number().int(),
    }),
  ),
  /** Keys of the stored files that rows reference. Other files in the archive were deleted during the backup. */
  files: z.array(z.string()),
  /** Keys that rows reference but that were missing from the store. */
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

/** Returns the SHA-256 in the trailer, or null if this text isn't the end of a complete backup. */
export function readTrailer(text: string): string | null {
  return /^step-backup-end:sha256=([0-9a-f]{64})\n$/.exec(text)?.[1] ?? null;
}

/** The backup is truncated, altered, written by a newer version, or not a backup. */
export class BackupRefusedError extends StartupError {}
