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
  /** Empty or null when the step has no image. */
  imageUrl: string | null;
  /** What the image shows, for those who can't see it. */
  imageAlt?: string;
  /** Pixels of the stored image. */
  imageWidth?: number;
  imageHeight?: number;
  /** Where in the recording the step was taken from, in seconds; absent for one that a person wrote. */
  timestampSeconds?: number;
  /** Whether what the step says was read on the screen, or guessed. */
  basis?: StepBasis;
  /** The words on the screen that the step rests on, as they were read. */
  seenText?: string;
}

/** A published guide's text as its owner goes on writing it: visitors see it when it is published. */
export interface GuideDraft {
  title: string;
  steps: GuideStep[];
  /** As an ISO date: `updated_at` of the row is that of what visitors see. */
  savedAt?: string;
}

/** A guide as it was before a recording replaced it, so that the owner can take that back. */
export interface PreviousGuide {
  title: string;
  steps: GuideStep[];
  published: boolean;
  draft?: GuideDraft | null;
  /** As an ISO date; null or absent for a guide that a person wrote. */
  recordedAt?: string | null;
  recordingSeconds?: number | null;
}

export interface GuideFrame {
  /** "" or absent: the step has no heading of its own. */
  title?: string;
  description: string;
  frameUrl: string;
  /** What the picture shows, for those who can't see it. */
  frameAlt?: string;
  /** Pixels of the stored picture. */
  frameWidth?: number;
  frameHeight?: number;
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
    /** What was saved since the guide was published; null while it is the same. */
    draft: jsonb("draft").$type<GuideDraft>(),
    /** Set while the replacement by a recording can be taken back. */
    previous: jsonb("previous").$type<PreviousGuide>(),
    /** When the recording was made that the steps come from; null for a guide that a person wrote. */
    recordedAt: timeColumn("recorded_at"),
    /** Length of that recording. */
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

/** The pictures of a company's guide: none is forgotten, and none is shown by somebody else's guide. */
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
    /** Since when no stored text shows it; null while one does. */
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
  /** Key in the store. */
  storagePath: string;
  timestampSeconds: number;
  kind: "opening" | "change" | "even";
  changed: FrameBox | null;
  covered: FrameBox[];
  /** Parts of the view without the pointer, as JPEGs in base64: what it hides is read there. */
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
    /** A guide that a recording became waits here until its owner has looked at it. */
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
    /** As its owner calls it; "" for one that goes by the name of its file. */
    title: text("title").notNull().default(""),
    /** Whether visitors of the help center may see it. */
    published: boolean("published").notNull().default(false),
    /** Pixels; null until somebody's browser has played it. */
    width: integer("width"),
    height: integer("height"),
    /** Key in the store. */
    posterPath: text("poster_path"),
    /** WebVTT of what is said, written by us from what was uploaded. */
    captions: text("captions"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("video_metadata_company_id_index").on(table.companyId),
    check("video_metadata_size_range", sql`${table.sizeBytes} >= 0`),
  ],
);

/** What is said in a film, on its way to its captions; kept afterwards, as it was paid for. */
export const videoTranscriptions = pgTable(
  "video_transcriptions",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Null: deleted since. */
    videoId: uuid("video_id").references(() => videoMetadata.id, { onDelete: "set null" }),
    /** Whether questions are drafted from it as well. */
    draftsFaqs: boolean("drafts_faqs").notNull(),
    model: text("model").notNull(),
    status: text("status", { enum: recordingStatuses }).notNull().default("queued"),
    /** Why there are no captions, for people. */
    error: text("error"),
    /** Of sound that was sent and answered for. */
    heardSeconds: doublePrecision("heard_seconds").notNull().default(0),
    /** WebVTT of that. */
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

/** A recording whose pictures were sent, on its way to a guide. */
export const recordings = pgTable(
  "recordings",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Chosen by the browser: sending the same recording twice makes one. */
    clientKey: uuid("client_key").notNull(),
    target: text("target", { enum: ["getting-started", "faqs", "guides"] }).notNull(),
    status: text("status", { enum: recordingStatuses }).notNull().default("queued"),
    /** 0 to 100. */
    progress: integer("progress").notNull().default(0),
    warning: text("warning"),
    error: text("error"),
    durationSeconds: doublePrecision("duration_seconds").notNull(),
    /** The kept pictures: their facts, and where in the store they wait. */
    frames: jsonb("frames").$type<RecordedFrame[]>().notNull(),
    /** Set when the pictures were deleted: it can't be tried again. */
    framesDeletedAt: timeColumn("frames_deleted_at"),
    leaseExpiresAt: timeColumn("lease_expires_at"),
    createdAt: createdAtColumn(),
    finishedAt: timeColumn("finished_at"),
  },
  (table) => [
    uniqueIndex("recordings_company_client_key").on(table.companyId, table.clientKey),
    /** One at a time for each company. */
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
