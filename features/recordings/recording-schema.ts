/** Validates what the browser sends. Images are validated by decoding them. */
import { z } from "zod";
import { cleanClick } from "#engines/recording/clicks/clean-click.ts";
import { viewSize } from "#engines/recording/clicks/read-step-clicks.ts";
import { clickLimits } from "#engines/recording/clicks/step-clicks.ts";
import { maxFrames } from "#engines/recording/frames/frame-times.ts";
import { privateKinds } from "#engines/recording/ocr/private-patterns.ts";
import {
  maxReviewedWord,
  maxReviewedWords,
  type ReviewedWords,
} from "#engines/recording/ocr/reviewed-words.ts";
import { clickVerbs } from "#shared/enumerations.ts";
import { stepGuideLimits } from "#shared/guide-limits.ts";
import { isWithinJsonBound, type JsonBound } from "#shared/json-scan.ts";
import {
  type FrameFacts,
  maxBehind,
  maxBehindLength,
  maxCovered,
  maxFactsLength,
  maxReviewedInAll,
  recordingTargets,
} from "./recording.ts";

/** Limit for all screenshots of a recording together. */
export const maxRecordingBytes = 40_000_000;
/** One day. This only guards against wrong clocks. */
const maxSeconds = 86_400;

const length = z.number().min(0).max(100_000);
const box = z.object({ x: length, y: length, width: length, height: length });
const seconds = z.number().min(0).max(maxSeconds);

/** Cleaned again, because a guide must never show what a file or a browser forgot to drop. */
const click = z
  .object({
    verb: z.enum(clickVerbs),
    role: z.string().max(clickLimits.name),
    name: z.string().max(clickLimits.name),
    value: z.string().max(clickLimits.value).nullable(),
    box: box.nullable(),
    url: z.string().max(clickLimits.url),
    pageTitle: z.string().max(clickLimits.title),
    dialogTitle: z.string().max(clickLimits.title),
    selectors: z.array(z.string().max(clickLimits.selector)).max(clickLimits.selectors).exactOptional(),
    neighbors: z.array(z.string().max(clickLimits.name)).max(clickLimits.neighbors).exactOptional(),
    view: viewSize.exactOptional(),
  })
  .transform((sent) => cleanClick(sent));

/** Browsers send line breaks as CRLF, and Postgres can't store NUL. */
const ownText = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) =>
      text
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n\t]+/gu, "")
        .toWellFormed()
        .trim(),
    );
const ownLine = (max: number) => ownText(max).transform((text) => text.replace(/\s+/g, " "));

const frameFacts = z.object({
  timestampSeconds: seconds,
  kind: z.enum(["opening", "change", "even"]),
  changed: box.nullable(),
  covered: z.array(box).max(maxCovered),
  shown: z
    .array(box.extend({ kind: z.enum(privateKinds), mark: z.string().regex(/^[0-9a-f]{8}$/) }))
    .max(clickLimits.privateAreas)
    .exactOptional(),
  behind: z
    .array(z.object({ box, jpeg: z.base64().max(maxBehindLength) }))
    .max(maxBehind)
    .exactOptional(),
  click: click.exactOptional(),
  hasPicture: z.literal(false).exactOptional(),
  words: z
    .object({
      title: ownLine(stepGuideLimits.stepTitle).exactOptional(),
      text: ownText(stepGuideLimits.stepDescription).exactOptional(),
    })
    .exactOptional(),
}) satisfies z.ZodType<FrameFacts>;

/**
 * A screenshot has at most eight boxes besides the covers, of nine tokens each, texts that aren't covered, of thirteen, eight
 * selectors, twelve neighbors, and a few other values.
 */
const factsBound = {
  maxDepth: 6,
  maxTokens: maxFrames * (9 * maxCovered + 13 * clickLimits.privateAreas + 250),
};

const jsonText = (maxLength: number, bound: JsonBound) =>
  z
    .string()
    .max(maxLength)
    .refine((text) => isWithinJsonBound(text, bound), { abort: true })
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "no JSON" });
        return z.NEVER;
      }
    });

const pixels = z.int().min(0).max(100_000);
const reviewedWord = z.tuple([
  z.string().min(1).max(maxReviewedWord),
  pixels,
  pixels,
  pixels,
  pixels,
  z.int().min(0).max(100),
]);
const reviewedWords = z.object({
  width: pixels,
  height: pixels,
  lines: z
    .array(z.array(reviewedWord).min(1))
    .max(maxReviewedWords)
    .refine((lines) => lines.reduce((sum, { length }) => sum + length, 0) <= maxReviewedWords),
}) satisfies z.ZodType<ReviewedWords>;

/** A word has seven tokens with its comma, its line may have two more, and a picture ten. */
const reviewedBound = { maxDepth: 5, maxTokens: maxReviewedInAll.words * 9 + maxFrames * 10 };

export const recordingForm = z.object({
  clientKey: z.uuid(),
  target: z.enum(recordingTargets),
  durationSeconds: z.coerce.number().pipe(seconds),
  title: ownLine(stepGuideLimits.title).exactOptional(),
  facts: jsonText(maxFactsLength, factsBound).pipe(
    z
      .array(frameFacts)
      .max(maxFrames)
      .refine((all) => all.every(({ click, hasPicture }) => click || hasPicture !== false)),
  ),
});

/**
 * The words that the review has read, one entry for each screenshot. A picture without an entry, or with one that isn't valid, is
 * read by the server: that only takes longer.
 */
export const reviewedForm = jsonText(maxReviewedInAll.bytes, reviewedBound)
  .pipe(z.array(reviewedWords.nullable().catch(null)).max(maxFrames))
  .catch([]);

export type RecordingForm = z.infer<typeof recordingForm>;
