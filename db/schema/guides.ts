/** The getting-started guide, video guides, and videos and recordings. */
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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { recordingStatuses, type StepBasis } from "#shared/enumerations.ts";
import { createdAtColumn, idColumn, isAtLeast, isOneOf, timeColumn, updatedAtColumn } from "../columns.ts";
import { companies } from "./companies.ts";

export interface GuideStep {
  id: string;
  title: string;
  description: string;
  /** Empty or null if the step has no image. */
  imageUrl: string | null;
  /** Alternative text of the image. */
  imageAlt?: string;
  /** Pixels of the stored image. */
  imageWidth?: number;
  imageHeight?: number;
  /** Position in the recording in seconds; absent for a step that the owner wrote. */
  timestampSeconds?: number;
  /** Whether the step's text was read from the screen or guessed. */
  basis?: StepBasis;
  /** The text on the screen that the step is based on, as recognized. */
  seenText?: string;
}

/** Unpublished changes to a published guide. */
export interface GuideDraft {
  title: string;
  steps: GuideStep[];
  /** ISO date; the row's `updated_at` belongs to the published version. */
  savedAt?: string;
}

/** The guide before a recording replaced it, for undo. */
export interface PreviousGuide {
  title: string;
  steps: GuideStep[];
  published: boolean;
  draft?: GuideDraft | null;
  /** ISO date; null or absent for a guide that the owner wrote. */
  recordedAt?: string | null;
  recordingSeconds?: number | null;
}

export interface GuideFrame {
  /** "" or absent: the step has no heading. */
  title?: string;
  description: string;
  frameUrl: string;
  /** Alternative text of the picture. */
  frameAlt?: string;
  /** Pixels of the stored picture. */
  frameWidth?: number;
  frameHeight?: number;
  /** Seconds. */
  videoStartTime?: number;
  videoEndTime?: number;
}

/** One row per company, so that two concurrent first saves can't create two guides. */
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
    /** Changes saved since the guide was published; null if none. */
    draft: jsonb("draft").$type<GuideDraft>(),
    /** Set while the owner can undo the replacement by a recording. */
    previous: jsonb("previous").$type<PreviousGuide>(),
    /** When the source recording was made; null for a guide that the owner wrote. */
    recordedAt: timeColumn("recorded_at"),
    /** Length of the source recording. */
    recordingSeconds: doublePrecision("recording_seconds"),
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

/** Pictures of a company's guide, so that unused ones are purged and no other company's guide can use them. */
export const guideImages = pgTable(
  "guide_images",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** `public/getting-started/{uuid}.{extension}` */
    storageKey: text("storage_key").notNull().unique("guide_images_storage_key_key"),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** When the last stored text stopped using it; null while it is used. */
    unusedSince: timeColumn("unused_since"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("guide_images_company_id_index").on(table.companyId),
    index("guide_images_unused_index").on(table.unusedSince).where(sql`${table.unusedSince} is not null`),
  ],
);

interface FrameBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface RecordedFrame {
  /** Storage key. */
  storagePath: string;
  timestampSeconds: number;
  kind: "opening" | "change" | "even";
  changed: FrameBox | null;
  covered: FrameBox[];
  /** Parts of the view without the pointer, as base64 JPEGs, to read the text it covers. */
  behind?: { box: FrameBox; jpeg: string }[];
  width: number;
  height: number;
}

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
    /** A guide made from a recording stays unpublished until its owner has reviewed it. */
    published: boolean("published").notNull().default(true),
    /** Optimistic lock of the editor. */
    version: integer("version").notNull().default(1),
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
    /** The owner's title; "" to use the file name. */
    title: text("title").notNull().default(""),
    /** Whether visitors of the help center can see it. */
    published: boolean("published").notNull().default(false),
    /** Pixels; null until a browser has played it. */
    width: integer("width"),
    height: integer("height"),
    /** Storage key. */
    posterPath: text("poster_path"),
    /** WebVTT captions, generated from what was uploaded. */
    captions: text("captions"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("video_metadata_company_id_index").on(table.companyId),
    check("video_metadata_size_range", sql`${table.sizeBytes} >= 0`),
  ],
);

/** Transcriptions of videos, for captions; kept afterwards, because they were paid for. */
export const videoTranscriptions = pgTable(
  "video_transcriptions",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Null if the video was deleted. */
    videoId: uuid("video_id").references(() => videoMetadata.id, { onDelete: "set null" }),
    /** Whether to draft questions from the transcript as well. */
    draftsFaqs: boolean("drafts_faqs").notNull(),
    model: text("model").notNull(),
    status: text("status", { enum: recordingStatuses }).notNull().default("queued"),
    /** Why there are no captions; shown to the owner. */
    error: text("error"),
    /** Seconds of audio that were sent and transcribed. */
    heardSeconds: doublePrecision("heard_seconds").notNull().default(0),
    /** WebVTT captions of the transcribed audio. */
    heard: text("heard"),
    leaseExpiresAt: timeColumn("lease_expires_at"),
    createdAt: createdAtColumn(),
    finishedAt: timeColumn("finished_at"),
  },
  (table) => [
    index("video_transcriptions_company_id_index").on(table.companyId, table.createdAt),
    uniqueIndex("video_transcriptions_one_under_way")
      .on(table.videoId)
      .where(sql`${table.status} in ('queued', 'running')`),
    check("video_transcriptions_status_known", isOneOf(table.status, recordingStatuses)),
    check("video_transcriptions_seconds_range", sql`${table.heardSeconds} >= 0`),
  ],
);

/** A recording whose pictures were uploaded, to be made into a guide. */
export const recordings = pgTable(
  "recordings",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Chosen by the browser for idempotency: uploading the same recording twice creates one row. */
    clientKey: uuid("client_key").notNull(),
    target: text("target", { enum: ["getting-started", "faqs", "guides"] }).notNull(),
    status: text("status", { enum: recordingStatuses }).notNull().default("queued"),
    /** 0 to 100. */
    progress: integer("progress").notNull().default(0),
    warning: text("warning"),
    error: text("error"),
    durationSeconds: doublePrecision("duration_seconds").notNull(),
    /** The kept pictures: metadata and storage keys. */
    frames: jsonb("frames").$type<RecordedFrame[]>().notNull(),
    /** When the pictures were deleted; the recording can't be retried afterwards. */
    framesDeletedAt: timeColumn("frames_deleted_at"),
    leaseExpiresAt: timeColumn("lease_expires_at"),
    createdAt: createdAtColumn(),
    finishedAt: timeColumn("finished_at"),
  },
  (table) => [
    uniqueIndex("recordings_company_client_key").on(table.companyId, table.clientKey),
    /** One recording in flight per company. */
    uniqueIndex("recordings_one_under_way")
      .on(table.companyId)
      .where(sql`${table.status} in ('queued', 'running')`),
    index("recordings_finished_at_index").on(table.finishedAt),
    check("recordings_progress_range", sql`${table.progress} between 0 and 100`),
    check("recordings_status_known", isOneOf(table.status, recordingStatuses)),
    check("recordings_frames_array", sql`jsonb_typeof(${table.frames}) = 'array'`),
    check("recordings_duration_range", sql`${table.durationSeconds} >= 0`),
  ],
);
