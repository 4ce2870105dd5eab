/**
 * What of an exported account makes its help center. Read anew and by name: a file may have been written by anybody, so
 * nothing of it is stored that no form of ours would have taken.
 */
import { z } from "zod";
import { readFontName } from "#engines/theme/theme-css.ts";
import { readHexColor } from "#shared/hex-color.ts";
import { dismissedQuestionsSchema, removedQuestionsSchema } from "./removed-questions.ts";

/** As the database can hold it. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes("\0"), "holds a character that can't be stored");
const words = (max: number) => text(max).refine((value) => value.trim() !== "", "is empty");
const color = z.string().transform((typed, context) => {
  const read = readHexColor(typed);
  if (read) return read;
  context.addIssue({ code: "custom", message: "is no colour" });
  return z.NEVER;
});
const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);
const time = z.coerce.date();
const status = z.enum(["draft", "published"]);
const slug = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}-]{0,199}$/u);
const category = words(100).nullable();
const position = z.number().int().min(-1e9).max(1e9);
const shown = z.boolean().optional();
const pictureUrl = z.string().max(300).nullable();
const pixels = z.number().int().min(1).max(100_000).optional();
const seconds = z.number().min(0).max(1e6).optional();

const themeSettings = z.object({
  primaryColor: color.optional(),
  secondaryColor: color.optional(),
  backgroundColor: color.optional(),
  textColor: color.optional(),
  // The wizard stores a whole font stack, the settings a name.
  fontFamily: text(200).transform(readFontName).optional(),
  show_faqs: shown,
  show_contact: shown,
  show_getting_started: shown,
  show_overview: shown,
});
const searchSettings = z.object({
  enabled: shown,
  include_content: shown,
  show_faq: shown,
  show_guides: shown,
  show_videos: shown,
});
const contactDetails = z.object({
  email: z.union([z.literal(""), z.email().max(254)]).optional(),
  phone: text(100).optional(),
  address: text(1_000).optional(),
  contactFormEnabled: shown,
  socialMedia: z
    .partialRecord(
      z.enum(["twitter", "facebook", "instagram", "linkedin", "youtube"]),
      z.union([z.literal(""), webAddress]),
    )
    .optional(),
});
const step = z.object({
  id: words(100),
  title: text(500),
  description: text(20_000),
  imageUrl: pictureUrl,
  imageAlt: text(1_000).optional(),
  imageWidth: pixels,
  imageHeight: pixels,
  timestampSeconds: seconds,
  basis: z.enum(["seen", "inferred"]).optional(),
  seenText: text(5_000).optional(),
});
const frame = z.object({
  title: text(500).optional(),
  description: text(20_000),
  frameUrl: z.string().max(300),
  frameAlt: text(1_000).optional(),
  frameWidth: pixels,
  frameHeight: pixels,
  videoStartTime: seconds,
  videoEndTime: seconds,
});

const documentSchema = z.object({
  format: z.literal("step-account-export"),
  version: z.literal(1),
  company: z.object({
    companyName: text(200),
    logoUrl: pictureUrl,
    websiteUrl: webAddress.nullable(),
    language: z
      .string()
      .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/)
      .max(40)
      .nullable(),
    themeSettings,
    searchSettings,
    contactDetails,
  }),
  generated_faqs: z
    .array(
      z.object({
        id: z.uuid(),
        sourceUrl: z.union([z.literal("manual"), webAddress]),
        question: text(1_000).min(5),
        answer: text(20_000).min(10),
        category,
        slug,
        status,
        position,
        version: z.number().int().min(1).max(1e9),
        provenVersion: z.number().int().min(1).max(1e9),
        origin: z.enum(["manual", "explicit", "fact", "section", "model"]),
        confidence: z.number().min(0).max(1).nullable(),
        leftOut: z.boolean(),
        generationKey: text(300).nullable(),
        createdAt: time,
        updatedAt: time,
      }),
    )
    .max(20_000),
  faq_evidence: z
    .array(
      z.object({
        faqId: z.uuid(),
        sentence: words(10_000),
        sourceUrl: webAddress,
        sourceTitle: text(1_000).nullable(),
        pageHash: text(200),
        checkedAt: time,
        missingSince: time.nullable(),
        position,
      }),
    )
    .max(200_000),
  removed_faqs: removedQuestionsSchema,
  faq_proposals: dismissedQuestionsSchema,
  video_generated_faqs: z
    .array(
      z.object({
        question: text(1_000).min(5),
        answer: text(20_000).min(10),
        category,
        sourceVideo: text(500).nullable(),
        videoTimestamp: z.number().min(0).nullable(),
        slug,
        status,
        position,
      }),
    )
    .max(20_000),
  help_center_content: z
    .array(
      z.object({
        title: words(500),
        content: text(500_000),
        slug,
        category,
        position,
        status,
        createdAt: time,
        updatedAt: time,
      }),
    )
    .max(5_000),
  getting_started: z
    .array(
      z.object({
        title: text(500),
        steps: z.array(step).max(200),
        published: z.boolean(),
        draft: z
          .object({ title: text(500), steps: z.array(step).max(200), savedAt: text(40).optional() })
          .nullable(),
        recordedAt: time.nullable(),
        recordingSeconds: z.number().min(0).nullable(),
        updatedAt: time,
      }),
    )
    .max(1),
  video_guides: z
    .array(
      z.object({
        title: words(500),
        description: text(5_000),
        frames: z.array(frame).max(200),
        thumbnailUrl: pictureUrl,
        category,
        published: z.boolean(),
        createdAt: time,
        updatedAt: time,
      }),
    )
    .max(1_000),
});

export type CenterDocument = z.infer<typeof documentSchema>;

/** For people: what is wrong, and where. */
export type ReadDocument = { document: CenterDocument } | { problem: string };

export function readCenterDocument(content: string): ReadDocument {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    return { problem: "This is no JSON that can be read." };
  }
  const { format, version } = (json ?? {}) as { format?: unknown; version?: unknown };
  if (format !== "step-account-export") return { problem: "This is no export of a help center." };
  if (version !== 1) return { problem: "This export was made by a newer version." };
  const parsed = documentSchema.safeParse(json);
  if (parsed.success) return onceEach(parsed.data);
  const issue = parsed.error.issues[0];
  return {
    problem: `Something in this export can't be used: ${issue?.path.join(".")} ${issue?.message ?? ""}`,
  };
}

/** What the database holds once would end an import in its middle. */
function onceEach(document: CenterDocument): ReadDocument {
  const { generated_faqs, video_generated_faqs, help_center_content, faq_evidence } = document;
  const lists = {
    generated_faqs: generated_faqs.map((faq) => faq.slug),
    "generated_faqs (id)": generated_faqs.map(({ id }) => id),
    "generated_faqs (generationKey)": generated_faqs.flatMap(({ generationKey }) => generationKey ?? []),
    video_generated_faqs: video_generated_faqs.map((faq) => faq.slug),
    help_center_content: help_center_content.map((article) => article.slug),
    faq_evidence: faq_evidence.map(({ faqId, position }) => `${faqId} ${position}`),
  };
  const doubled = Object.entries(lists).find(([, keys]) => new Set(keys).size < keys.length);
  return doubled ? { problem: `Something is in this export twice: ${doubled[0]}` } : { document };
}
