/** The getting-started guide, and videos and recordings with the guides made from them. */
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
import type { CoveredPlaces, ShownText } from "#shared/covered-places.ts";
import {
  type ClickVerb,
  recordingStatuses,
  type StepBasis,
  type VideoExtension,
  videoExtensions,
} from "#shared/enumerations.ts";
import { createdAtColumn, idColumn, isAtLeast, isOneOf, timeColumn, updatedAtColumn } from "../columns.ts";
import { versionColumns, versionRules } from "../version-table.ts";
import { companies } from "./companies.ts";

export interface GuideStep {
  id: string;
  title: string;
  description: string;
  /** Null or empty if the step has no image. */
  imageUrl: string | null;
  imageAlt?: string;
  imageWidth?: number;
  imageHeight?: number;
  /** Where the control is, in pixels of the image. */
  imageRing?: FrameBox;
  /** Position in the recording, in seconds. Missing for a step that the owner wrote. */
  timestampSeconds?: number;
  /** Whether the step's text was read from the screen or guessed. */
  basis?: StepBasis;
  /** Text recognized on the screen, which the step is based on. */
  seenText?: string;
}

/** The owner's unpublished changes to a published guide. */
export interface GuideDraft {
  title: string;
  steps: GuideStep[];
  /** ISO date. `updated_at` of the row can't be used, because it belongs to the published version. */
  savedAt?: string;
}

/** The guide that a recording replaced, kept for undo. */
export interface PreviousGuide {
  title: string;
  steps: GuideStep[];
  published: boolean;
  draft?: GuideDraft | null;
  /** ISO date. Null or missing for a guide that the owner wrote. */
  recordedAt?: string | null;
  recordingSeconds?: number | null;
}

interface FrameBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface RecordedClick {
  verb: ClickVerb;
  role: string;
  name: string;
  value: string | null;
  box: FrameBox | null;
  url: string;
  pageTitle: string;
  dialogTitle: string;
  /** To find the control again. Missing in older recordings. */
  selectors?: string[];
  /** Hashes of the names of controls beside it. Missing in older recordings. */
  neighbors?: string[];
  /** Size of the page in the picture, in CSS pixels. */
  view?: { width: number; height: number };
}

export interface GuideFrame {
  /** Empty or missing if the step has no heading. */
  title?: string;
  description: string;
  frameUrl: string;
  frameAlt?: string;
  frameWidth?: number;
  frameHeight?: number;
  /** Where the control is, in pixels of the image. */
  frameRing?: FrameBox;
  videoStartTime?: number;
  videoEndTime?: number;
  /** Missing for a step that the owner wrote. */
  basis?: StepBasis;
  /** The control's name, or the text on the screen that the step is based on. */
  seenText?: string;
  /** What a check of the guide repeats. Its place is `frameRing`. Private: visitors never get it. */
  click?: Omit<RecordedClick, "box"> & { covered?: CoveredPlaces };
  /** The owner allows checks to press this step's control, although it may send, pay or delete something. */
  isSafeToPress?: boolean;
}

/** What a version of a guide restores besides its title. */
export type GuideVersionSteps =
  | { kind: "getting-started"; steps: GuideStep[] }
  | { kind: "step-guide"; description: string; frames: GuideFrame[] };

/** A company has at most one row, so two concurrent first saves can't create two guides. */
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
    /** Null if nothing has changed since the guide was published. */
    draft: jsonb("draft").$type<GuideDraft>(),
    /** Set while the owner can still undo a replacement by a recording. */
    previous: jsonb("previous").$type<PreviousGuide>(),
    /** Time of the recording that the guide was made from. Null for a guide that the owner wrote. */
    recordedAt: timeColumn("recorded_at"),
    recordingSeconds: doublePrecision("recording_seconds"),
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

/**
 * Pictures of a company's getting-started guide. They are tracked so that unused ones can be purged and other companies
 * can't use them.
 */
export const guideImages = pgTable(
  "guide_images",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Has the format `public/getting-started/{uuid}.{extension}`. */
    storageKey: text("storage_key").notNull().unique("guide_images_storage_key_key"),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Set when the last guide text that used the picture stopped using it. Null while one uses it. */
    unusedSince: timeColumn("unused_since"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("guide_images_company_id_index").on(table.companyId),
    index("guide_images_unused_index").on(table.unusedSince).where(sql`${table.unusedSince} is not null`),
  ],
);

export interface RecordedFrame {
  /** Empty for a recorded click without a picture, or null in some older rows. */
  storagePath: string | null;
  timestampSeconds: number;
  kind: "opening" | "change" | "even";
  changed: FrameBox | null;
  covered: FrameBox[];
  /** Private texts that the owner left uncovered. Missing if there are none. */
  shown?: ShownText[];
  /** Crops of the screen without the mouse pointer, as base64 JPEGs, so that the text below the pointer can be read. */
  behind?: { box: FrameBox; jpeg: string }[];
  /** The words that the review has read in the picture (see `ReviewedWords`), without those that are covered. */
  reviewed?: {
    width: number;
    height: number;
    lines: [string, number, number, number, number, number][][];
  };
  /** The control that was used, if the recording says it. */
  click?: RecordedClick;
  /** What the owner wrote in the review, instead of Step. */
  words?: { title?: string; text?: string };
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
    /** A guide made from a recording is saved as unpublished until the owner has reviewed it. */
    published: boolean("published").notNull().default(true),
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

/** Of both kinds of guides. The newest are kept until the guide is deleted. */
export const guideVersions = pgTable(
  "guide_versions",
  {
    ...versionColumns("guide"),
    /** What a restore needs besides the words. `content` has the same steps as Markdown, for comparing. */
    steps: jsonb("steps").$type<GuideVersionSteps>().notNull(),
  },
  (table) => versionRules("guide", table),
);

export const videoMetadata = pgTable(
  "video_metadata",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    filename: text("filename").notNull(),
    /** Has the format `{company_id}/{uuid}.{extension}` and is relative to the videos bucket. */
    storagePath: text("storage_path").notNull().unique("video_metadata_storage_path_key"),
    contentType: text("content_type"),
    sizeBytes: bigint("size_bytes", { mode: "number" }),
    durationSeconds: doublePrecision("duration_seconds"),
    /** If empty, the file name is shown. */
    title: text("title").notNull().default(""),
    published: boolean("published").notNull().default(false),
    /** Size in pixels. Null until a browser has played the video. */
    width: integer("width"),
    height: integer("height"),
    posterPath: text("poster_path"),
    /** WebVTT captions, generated from the transcript or subtitles that the owner uploaded. */
    captions: text("captions"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("video_metadata_company_id_index").on(table.companyId),
    check("video_metadata_size_range", sql`${table.sizeBytes} >= 0`),
  ],
);

/** Uploads of videos into the bucket that aren't whole yet. On disk, a file next to the upload has the same facts. */
export const videoUploads = pgTable(
  "video_uploads",
  {
    id: idColumn(),
    /** Null if the company was deleted. Then the bucket still has to forget the parts. */
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "set null" }),
    filename: text("filename").notNull(),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
    /** Bytes that the bucket has. */
    offsetBytes: bigint("offset_bytes", { mode: "number" }).notNull().default(0),
    /** The file's extension, by its first bytes. Null until they are there, as are the key and the bucket's own id. */
    kind: text("kind").$type<VideoExtension>(),
    storageKey: text("storage_key"),
    bucketUploadId: text("bucket_upload_id"),
    /** The bucket's tag of each part, in order. */
    partTags: jsonb("part_tags").$type<string[]>().notNull().default([]),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index("video_uploads_company_id_index").on(table.companyId),
    index("video_uploads_updated_at_index").on(table.updatedAt),
    check("video_uploads_kind_known", isOneOf(table.kind, videoExtensions)),
    check(
      "video_uploads_offset_range",
      sql`${table.offsetBytes} >= 0 and ${table.offsetBytes} <= ${table.sizeBytes}`,
    ),
  ],
);

/** Transcriptions of videos, which become captions. Each one is paid for, so the rows are kept. */
export const videoTranscriptions = pgTable(
  "video_transcriptions",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Null if the video was deleted. */
    videoId: uuid("video_id").references(() => videoMetadata.id, { onDelete: "set null" }),
    /** Whether to draft questions from the transcript, too. */
    draftsFaqs: boolean("drafts_faqs").notNull(),
    model: text("model").notNull(),
    status: text("status", { enum: recordingStatuses }).notNull().default("queued"),
    /** Explains to the owner why there are no captions. */
    error: text("error"),
    /** Seconds of audio that were transcribed, which is what the service charges for. */
    heardSeconds: doublePrecision("heard_seconds").notNull().default(0),
    /** The transcript as WebVTT captions. */
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

/** Recordings whose pictures were uploaded and are being made into a guide. */
export const recordings = pgTable(
  "recordings",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /**
     * The browser generates this key and sends it again on retry, so that uploading the same recording twice creates
     * only one row.
     */
    clientKey: uuid("client_key").notNull(),
    target: text("target", { enum: ["getting-started", "faqs", "guides"] }).notNull(),
    /** The member may not publish, so the result is a draft even where it would otherwise be published. */
    isDraft: boolean("is_draft").notNull().default(false),
    /** What the owner called the guide in the review. Null if Step names it. */
    title: text("title"),
    status: text("status", { enum: recordingStatuses }).notNull().default("queued"),
    progress: integer("progress").notNull().default(0),
    warning: text("warning"),
    error: text("error"),
    durationSeconds: doublePrecision("duration_seconds").notNull(),
    /** Metadata and storage keys of the selected pictures. */
    frames: jsonb("frames").$type<RecordedFrame[]>().notNull(),
    /** Time at which the pictures were deleted. The recording can't be retried after that. */
    framesDeletedAt: timeColumn("frames_deleted_at"),
    leaseExpiresAt: timeColumn("lease_expires_at"),
    createdAt: createdAtColumn(),
    finishedAt: timeColumn("finished_at"),
  },
  (table) => [
    uniqueIndex("recordings_company_client_key").on(table.companyId, table.clientKey),
    /** Allows one recording in progress per company. */
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
