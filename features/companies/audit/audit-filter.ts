/** The audit log's filters in the URL. Invalid values fall back to the defaults. */
import { z } from "zod";
import { auditAreas } from "./audit-actions.ts";

export const auditRanges = ["7", "30", "90", "all"] as const;
export const programFilter = "step";

const cursorShape = /^(\d{1,15})\.([0-9a-f-]{36})$/;

export const auditFilterSchema = z.object({
  q: z.string().trim().max(200).catch(""),
  /** A user's id, or `programFilter` for everything that people didn't do. */
  who: z
    .union([z.literal(programFilter), z.uuid()])
    .nullable()
    .catch(null)
    .default(null),
  area: z.enum(auditAreas).nullable().catch(null).default(null),
  days: z.enum(auditRanges).catch("30"),
  /** Entries after this one. */
  before: z
    .string()
    .transform((text) => readCursor(text))
    .nullable()
    .catch(null)
    .default(null),
});

export type AuditFilter = z.infer<typeof auditFilterSchema>;

export interface AuditCursor {
  at: Date;
  id: string;
}

function readCursor(text: string): AuditCursor | null {
  const [, at = "", id = ""] = cursorShape.exec(text) ?? [];
  const uuid = z.uuid().safeParse(id);
  const date = new Date(Number(at));
  // Postgres can't store timestamps in the far future.
  return at && uuid.success && Number(at) < 32_503_680_000_000 ? { at: date, id: uuid.data } : null;
}

export function writeCursor({ at, id }: AuditCursor): string {
  return `${at.getTime()}.${id}`;
}

export function readAuditFilter(url: string): AuditFilter {
  return auditFilterSchema.parse(Object.fromEntries(new URL(url).searchParams));
}

/** The URL query for this filter, without default values. */
export function auditQuery(
  { q, who, area, days }: Omit<AuditFilter, "before">,
  before?: string | null,
): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (who) query.set("who", who);
  if (area) query.set("area", area);
  if (days !== "30") query.set("days", days);
  if (before) query.set("before", before);
  return query.size > 0 ? `?${query}` : "";
}
