/** Checks of recorded guides: each step is repeated on the website, to see whether it still works. */
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { recordingStatuses } from "#shared/enumerations.ts";
import { createdAtColumn, idColumn, isOneOf, timeColumn } from "../columns.ts";
import { companies } from "./companies.ts";
import { videoGuides } from "./guides.ts";

export interface ReplayedGuideStep {
  /** Position of the step in the guide's frames. */
  key: number;
  state: "works" | "renamed" | "missing" | "unchecked";
  isPressed: boolean;
  /** The control's name now. "" if it isn't there. */
  name: string;
  box: { x: number; y: number; width: number; height: number } | null;
  selectors: string[];
  url: string;
  /** Private until the owner uses it. Null if there is none. */
  picture: { storagePath: string; width: number; height: number } | null;
  view: { width: number; height: number } | null;
  /** Whether private texts in the picture are painted over. Missing in older checks, whose pictures can't be used. */
  isCovered?: true;
}

/** A guide keeps its latest finished check only. */
export const guideReplays = pgTable(
  "guide_replays",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Null if the guide was deleted. The row then only names files to delete. */
    guideId: uuid("guide_id").references(() => videoGuides.id, { onDelete: "set null" }),
    /** Of the guide that was checked. Results of another version name other steps. */
    guideVersion: integer("guide_version").notNull(),
    isScheduled: boolean("is_scheduled").notNull().default(false),
    status: text("status", { enum: recordingStatuses }).notNull().default("queued"),
    /** Why the check failed, for the owner. */
    error: text("error"),
    /** How many steps are done. */
    progress: integer("progress").notNull().default(0),
    results: jsonb("results").$type<ReplayedGuideStep[]>().notNull().default([]),
    leaseExpiresAt: timeColumn("lease_expires_at"),
    createdAt: createdAtColumn(),
    finishedAt: timeColumn("finished_at"),
  },
  (table) => [
    index("guide_replays_company_id_index").on(table.companyId, table.createdAt),
    index("guide_replays_guide_id_index").on(table.guideId),
    uniqueIndex("guide_replays_one_under_way")
      .on(table.guideId)
      .where(sql`${table.status} in ('queued', 'running')`),
    check("guide_replays_status_known", isOneOf(table.status, recordingStatuses)),
  ],
);

/** Guides that are checked every week. */
export const guideReplaySchedules = pgTable(
  "guide_replay_schedules",
  {
    guideId: uuid("guide_id")
      .primaryKey()
      .references(() => videoGuides.id, { onDelete: "cascade" }),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** That the member's email address proved. Null if the company's proven website is enough. */
    provenHost: text("proven_host"),
    dueAt: timeColumn("due_at").notNull(),
  },
  (table) => [
    index("guide_replay_schedules_company_id_index").on(table.companyId),
    index("guide_replay_schedules_due_at_index").on(table.dueAt),
  ],
);
