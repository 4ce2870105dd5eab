/**
 * Validates the records of an uploaded export. The file is untrusted, so only known fields are accepted, and they must
 * satisfy the same rules as the owner's forms.
 */

import { z } from "zod";
import { cleanClick } from "#engines/recording/clicks/clean-click.ts";
import { viewSize } from "#engines/recording/clicks/read-step-clicks.ts";
import { clickLimits } from "#engines/recording/clicks/step-clicks.ts";
import { privateKinds } from "#engines/recording/ocr/private-patterns.ts";
import { isMark } from "#engines/recording/replay/name-mark.ts";
import { readFontName } from "#engines/theme/theme-css.ts";
import { isTimeZone } from "#features/contact/owner-hours.ts";
import { isEmail } from "#features/contact/present.ts";
import { hasCharacters, minAnswerLength, minQuestionLength } from "#features/faqs/faq-text.ts";
import { maxCategoryDescription } from "#features/faqs/owner-faq.ts";
import { maxCovered } from "#features/recordings/recording.ts";
import { readTarget, redirectKey } from "#features/redirects/redirect-path.ts";
import { readOriginHeader } from "#features/widget/widget-origins.ts";
import { maxRulePath, maxRules, maxShown } from "#features/widget/widget-rules.ts";
import { maxLabel } from "#features/widget/widget-texts.ts";
import { heroLayouts, heroPatterns } from "#shared/center-settings.ts";
import {
  clickVerbs,
  collectionIcons,
  faqOrigins,
  publicationStatuses,
  stepBases,
  translationOrigins,
} from "#shared/enumerations.ts";
import { readHexColor } from "#shared/hex-color.ts";
import { maxPathLength, readOwnPath } from "#shared/own-path.ts";
import { socialNetworkNames } from "#shared/social-networks.ts";
import { maxOrigins, widgetSides } from "#shared/widget-settings.ts";
import { dismissedQuestionSchema, removedQuestionSchema } from "./removed-questions.ts";

/** Text without NUL, which Postgres can't store. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes("\0"), "has a character that can't be stored");
const longer = (schema: ReturnType<typeof text>, min: number) =>
  schema.refine((value) => hasCharacters(value, min), "is too short");
const words = (max: number) => text(max).refine((value) => value.trim() !== "", "is empty");
const color = z.string().transform((typed, context) => {
  const read = readHexColor(typed);
  if (read) return read;
  context.addIssue({ code: "custom", message: "isn't a color" });
  return z.NEVER;
});
const linkUrl = z.union([
  z.url({ protocol: /^(?:https?|mailto|tel)$/ }).max(2_000),
  z.string().refine((path) => readOwnPath(path) === path, "isn't a path"),
]);
const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);
const time = z.coerce.date();
const status = z.enum(publicationStatuses);
const slug = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}-]{0,199}$/u);
const redirectPath = text(maxPathLength).refine((path) => redirectKey(path) === path, "isn't a path");
const redirectTarget = text(maxPathLength).refine((path) => readTarget(path, []) === path, "isn't a path");
const category = words(100).nullable();
const position = z.number().int().min(-1e9).max(1e9);
const shown = z.boolean().optional();
const pictureUrl = z.string().max(300).nullable();
const pixels = z.number().int().min(1).max(100_000).optional();
const place = z.number().min(0).max(100_000);
const box = z.object({ x: place, y: place, width: place, height: place });
const ring = box.optional();
const seconds = z.number().min(0).max(1e6).optional();

const themeSettings = z.object({
  primaryColor: color.optional(),
  secondaryColor: color.optional(),
  backgroundColor: color.optional(),
  textColor: color.optional(),
  // The wizard stores a whole font stack, the settings page only a name.
  fontFamily: text(200).transform(readFontName).optional(),
  show_faqs: shown,
  show_contact: shown,
  show_getting_started: shown,
  show_overview: shown,
  iconUrl: text(300).optional(),
  nameBesideLogo: shown,
  hero: z.object({ url: text(300) }).optional(),
  heroPattern: z.enum(heroPatterns).optional(),
});
const searchSettings = z.object({
  enabled: shown,
  include_content: shown,
  show_faq: shown,
  show_guides: shown,
  show_videos: shown,
  show_answers: shown,
  answer_from_website: shown,
  choose_with_model: shown,
});
const minutes = z.number().int().min(0).max(2_880);
const hoursOfDay = z.array(z.tuple([minutes, minutes])).max(4);
const contactDetails = z.object({
  email: z
    .string()
    .refine((value) => value === "" || isEmail(value))
    .optional(),
  phone: text(100).optional(),
  address: text(1_000).optional(),
  contactFormEnabled: shown,
  socialMedia: z.partialRecord(z.enum(socialNetworkNames), z.union([z.literal(""), webAddress])).optional(),
  openingHours: z
    .object({
      timeZone: words(60).refine(isTimeZone),
      week: z.array(hoursOfDay).length(7),
      exceptions: z.record(z.iso.date(), hoursOfDay).optional(),
    })
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
  imageRing: ring,
  timestampSeconds: seconds,
  basis: z.enum(stepBases).optional(),
  seenText: text(5_000).optional(),
});
/** Cleaned again, because checks open what a file names. */
const recordedClick = z
  .object({
    verb: z.enum(clickVerbs),
    role: text(clickLimits.name),
    name: text(clickLimits.name),
    value: text(clickLimits.value).nullable(),
    url: text(clickLimits.url),
    pageTitle: text(clickLimits.title),
    dialogTitle: text(clickLimits.title),
    selectors: z.array(text(clickLimits.selector)).max(clickLimits.selectors).optional(),
    neighbors: z.array(text(clickLimits.name)).max(clickLimits.neighbors).optional(),
    view: viewSize.optional(),
    covered: z
      .object({
        boxes: z.array(box).max(maxCovered),
        shown: z
          .array(box.extend({ kind: z.enum(privateKinds), mark: z.string().refine(isMark) }))
          .max(clickLimits.privateAreas)
          .exactOptional(),
        control: box.pick({ x: true, y: true }).nullable(),
        view: viewSize,
      })
      .optional(),
  })
  .transform(({ selectors, neighbors, view, covered, ...click }) => {
    const place = {
      ...(selectors ? { selectors } : {}),
      ...(neighbors ? { neighbors } : {}),
      ...(view ? { view } : {}),
    };
    const { box: _, ...cleaned } = cleanClick({ ...click, ...place, box: null });
    return { ...cleaned, ...(covered ? { covered } : {}) };
  });
const frame = z.object({
  title: text(500).optional(),
  description: text(20_000),
  frameUrl: z.string().max(300),
  frameAlt: text(1_000).optional(),
  frameWidth: pixels,
  frameHeight: pixels,
  frameRing: ring,
  videoStartTime: seconds,
  videoEndTime: seconds,
  basis: z.enum(stepBases).optional(),
  seenText: text(5_000).optional(),
  click: recordedClick.optional(),
  isSafeToPress: z.boolean().optional(),
});

const languageTag = z
  .string()
  .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/)
  .max(40);
/** Missing in older exports, where nothing refers to the row. The row gets a new id. */
const optionalId = text(100).optional();
const itemId = z.uuid().nullable();
/** A translation's texts. */
const fields = z
  .record(z.string().max(60), text(500_000))
  .refine((texts) => Object.keys(texts).length <= 500, "has too many fields");
const quote = z.object({
  sentence: words(10_000),
  sourceUrl: webAddress,
  sourceTitle: text(1_000).nullable(),
  pageHash: text(200),
  checkedAt: z.iso.datetime({ offset: true }),
  missingSince: z.iso.datetime({ offset: true }).optional(),
});

/** Missing in older exports. Texts that don't fit the catalog are ignored where they are shown. */
const messageOverrides = z
  .record(z.string().max(35), z.record(z.string().max(100), words(1_000)))
  .refine((overrides) => JSON.stringify(overrides).length <= 200_000)
  .default({});

/** Missing in older exports. */
const centerSettings = z
  .object({
    layout: z.enum(heroLayouts).optional(),
    showsAuthors: z.boolean().optional(),
    showsChecks: z.boolean().optional(),
    announcementUrl: linkUrl.optional(),
    links: z
      .array(z.union([z.literal(""), linkUrl]))
      .max(20)
      .optional(),
    words: z
      .record(
        z.string().max(35),
        z.object({
          headline: text(200).optional(),
          intro: text(500).optional(),
          announcement: text(500).optional(),
          announcementLink: text(100).optional(),
          labels: z.array(text(100)).max(20).optional(),
        }),
      )
      .refine((words) => Object.keys(words).length <= 30, "has too many languages")
      .optional(),
  })
  .default({});

const webPath = (max: number) => text(max).regex(/^\/[^\s?#]*$/);

/** Missing in older exports. */
const widgetSettings = z
  .object({
    origins: z
      .array(z.string().refine((typed) => readOriginHeader(typed) === typed, "isn't the origin of a website"))
      .max(maxOrigins)
      .optional(),
    rules: z
      .array(z.object({ path: webPath(maxRulePath), shows: z.array(webPath(400)).min(1).max(maxShown) }))
      .max(maxRules)
      .optional(),
    label: words(maxLabel).optional(),
    side: z.enum(widgetSides).optional(),
    hasShortcut: z.boolean().optional(),
  })
  .default({});

export const companySchema = z.object({
  companyName: text(200),
  logoUrl: pictureUrl,
  websiteUrl: webAddress.nullable(),
  language: languageTag.nullable(),
  messageOverrides,
  themeSettings,
  searchSettings,
  centerSettings,
  widgetSettings,
  contactDetails,
});

/** Tables in the order of import. Questions come before their evidence, and articles before their drafts. */
export const recordSchemas = {
  // Must come before the questions, whose triggers add rows for categories that have none.
  collections: z.object({
    name: words(100),
    description: words(maxCategoryDescription).nullable().default(null),
    icon: z.enum(collectionIcons).nullable().default(null),
    position,
    isKept: z.boolean(),
    id: optionalId,
    parentId: text(100).nullable().optional(),
    // Decides which of two similar names has the plain address.
    createdAt: time.optional(),
  }),
  collection_redirects: z.object({ slug, name: words(100) }),
  redirects: z.object({ path: redirectPath, target: redirectTarget }),
  generated_faqs: z.object({
    id: z.uuid(),
    sourceUrl: z.union([z.literal("manual"), webAddress]),
    question: longer(text(1_000), minQuestionLength),
    answer: longer(text(20_000), minAnswerLength),
    category,
    slug,
    status,
    position,
    version: z.number().int().min(1).max(1e9),
    provenVersion: z.number().int().min(1).max(1e9),
    origin: z.enum(faqOrigins),
    confidence: z.number().min(0).max(1).nullable(),
    leftOut: z.boolean(),
    generationKey: text(300).nullable(),
    language: languageTag.nullable().default(null),
    createdAt: time,
    updatedAt: time,
  }),
  faq_evidence: z.object({
    faqId: z.uuid(),
    sentence: words(10_000),
    sourceUrl: webAddress,
    sourceTitle: text(1_000).nullable(),
    pageHash: text(200),
    checkedAt: time,
    missingSince: time.nullable(),
    position,
  }),
  pinned_answers: z.object({ wording: words(200), faqId: z.uuid() }),
  removed_faqs: removedQuestionSchema,
  faq_proposals: dismissedQuestionSchema,
  video_generated_faqs: z.object({
    id: optionalId,
    question: longer(text(1_000), minQuestionLength),
    answer: longer(text(20_000), minAnswerLength),
    category,
    sourceVideo: text(500).nullable(),
    videoTimestamp: z.number().min(0).nullable(),
    slug,
    status,
    position,
  }),
  help_center_content: z.object({
    id: optionalId,
    title: words(500),
    content: text(500_000),
    slug,
    category,
    seoTitle: text(200).nullable().default(null),
    seoDescription: text(500).nullable().default(null),
    author: text(200).nullable().default(null),
    position,
    status,
    createdAt: time,
    updatedAt: time,
  }),
  /** Unpublished changes to published articles. */
  article_drafts: z.object({
    articleId: z.uuid(),
    title: words(500),
    content: text(500_000),
    slug,
    category,
    seoTitle: text(200).nullable().default(null),
    seoDescription: text(500).nullable().default(null),
    author: text(200).nullable().default(null),
    savedAt: time,
  }),
  article_states: z.object({
    articleId: z.uuid(),
    publishAt: time.nullable(),
    unpublishAt: time.nullable(),
  }),
  article_redirects: z.object({ articleId: z.uuid(), slug }),
  getting_started: z.object({
    id: optionalId,
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
  video_guides: z.object({
    id: optionalId,
    title: words(500),
    description: text(5_000),
    frames: z.array(frame).max(200),
    thumbnailUrl: pictureUrl,
    category,
    published: z.boolean(),
    createdAt: time,
    updatedAt: time,
  }),
  company_languages: z.object({ language: languageTag, status, position }),
  translations: z.object({
    language: languageTag,
    faqId: itemId,
    videoFaqId: itemId,
    articleId: itemId,
    guideId: itemId,
    stepGuideId: itemId,
    category,
    fields,
    sourceFields: fields,
    status,
    origin: z.enum(translationOrigins),
    quotes: z.array(quote).max(50),
    reviewedAt: time.nullable(),
    version: z.number().int().min(1).max(1e9),
    updatedAt: time,
  }),
};

export type CenterCompany = z.infer<typeof companySchema>;
export type CenterTable = keyof typeof recordSchemas;
export type CenterRecord<Table extends CenterTable> = z.infer<(typeof recordSchemas)[Table]>;
export type RecordBatch = {
  [Table in CenterTable]: { table: Table; records: CenterRecord<Table>[] };
}[CenterTable];

export const centerTables = Object.keys(recordSchemas) as CenterTable[];

/**
 * Values that the database requires to be unique within a company. A duplicate is rejected here, because it would make
 * the import fail halfway.
 */
export const uniqueKeys: {
  [Table in CenterTable]: Record<string, (record: CenterRecord<Table>) => string | null>;
} = {
  collections: { name: ({ name }) => name },
  collection_redirects: { slug: ({ slug }) => slug },
  redirects: { path: ({ path }) => path },
  generated_faqs: {
    slug: ({ slug }) => slug,
    id: ({ id }) => id,
    generationKey: ({ generationKey }) => generationKey,
  },
  faq_evidence: { position: ({ faqId, position }) => `${faqId} ${position}` },
  pinned_answers: { wording: ({ wording }) => wording },
  removed_faqs: {},
  faq_proposals: {},
  video_generated_faqs: { slug: ({ slug }) => slug },
  help_center_content: { slug: ({ slug }) => slug },
  article_drafts: { article: ({ articleId }) => articleId },
  article_states: { article: ({ articleId }) => articleId },
  article_redirects: { slug: ({ slug }) => slug },
  getting_started: {},
  video_guides: {},
  company_languages: { language: ({ language }) => language.toLowerCase() },
  translations: {
    item: ({ language, category, ...ids }) =>
      [language, ids.faqId, ids.videoFaqId, ids.articleId, ids.guideId, ids.stepGuideId, category].join(" "),
  },
};
