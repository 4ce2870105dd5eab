/** The getting-started guide, video guides and the videos they come from. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, isAtLeast, updatedAtColumn } from "../columns.ts";
import { companies } from "./companies.ts";

export interface GuideStep {
  id: string;
  title: string;
  description: string;
  /** Empty or null when the step has no image. */
  imageUrl: string | null;
}

export interface GuideFrame {
  description: string;
  frameUrl: string;
  /** Seconds. */
  videoStartTime?: number;
  videoEndTime?: number;
}

/** One for each company: two first saves at once can't make two guides. */
export const gettingStarted = pgTable(
  "getting_started",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .unique("getting_started_company_id_key")
      .references(() => companies.id, { onDelete: "cascade" }),
    title: text("title").notNull().default("Getting Started"),
    steps: jsonb("steps").$type<GuideStep[]>().notNull(),
    published: boolean("published").notNull().default(false),
    /** Optimistic lock of the editor. */
    version: integer("version").notNull().default(1),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    check("getting_started_steps_array", sql`jsonb_typeof(${table.steps}) = 'array'`),
    check(
      "getting_started_published_has_steps",
      sql`not ${table.published} or jsonb_array_length(${table.steps}) >= 1`,
    ),
  ],
);

export const videoGuides = pgTable(
  "video_guides",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    description: text("description").notNull().default("Step-by-step guide"),
    frames: jsonb("frames").$type<GuideFrame[]>().notNull().default([]),
    thumbnailUrl: text("thumbnail_url"),
    sourceVideo: text("source_video"),
    category: text("category"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index("video_guides_company_id_index").on(table.companyId),
    check("video_guides_title_not_empty", isAtLeast(table.title, 1)),
    check("video_guides_frames_array", sql`jsonb_typeof(${table.frames}) = 'array'`),
  ],
);

export const videoMetadata = pgTable(
  "video_metadata",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    filename: text("filename").notNull(),
    /** `{company_id}/{uuid}.{extension}` within the videos bucket. */
    storagePath: text("storage_path").notNull().unique("video_metadata_storage_path_key"),
    contentType: text("content_type"),
    sizeBytes: bigint("size_bytes", { mode: "number" }),
    durationSeconds: doublePrecision("duration_seconds"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("video_metadata_company_id_index").on(table.companyId),
    check("video_metadata_size_range", sql`${table.sizeBytes} >= 0`),
  ],
);
