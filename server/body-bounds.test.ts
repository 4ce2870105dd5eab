import { expect, test } from "vitest";
import { maxFrames } from "#engines/recording/frames/frame-times.ts";
import { maxInvitations } from "#features/beta-access/invite-from-waitlist.server.ts";
import { postLimits } from "#features/blog/texts.ts";
import { maxCategoryLength, maxFaqs } from "#features/faqs/owner-faq.ts";
import { maxCommentLength } from "#features/feedback/texts.ts";
import { maxFactsLength, maxReviewedInAll } from "#features/recordings/recording.ts";
import { maxRecordingBytes } from "#features/recordings/recording-schema.ts";
import { maxCaptionBytes } from "#features/videos/captions.ts";
import { videoLimits } from "#features/videos/owner-video.ts";
import { maxBytesOf } from "#platform/body/body-bound.ts";
import { formParser } from "#platform/body/body-parser.ts";
import { guideLimits, stepGuideLimits } from "#shared/guide-limits.ts";
import { bodyBounds, noBody } from "./body-bounds.ts";

/** Each of these characters takes nine bytes in a URL-encoded form and three in a multipart form. */
const text = (length: number) => "世".repeat(length);
const id = "00000000-0000-4000-8000-000000000000";
const file = (bytes: number) => new File([new Uint8Array(bytes)], "a.png");
const times = (count: number, fields: [string, string | File][]) =>
  Array.from({ length: count }, () => fields).flat();
const short: [string, string][] = Array.from({ length: 10 }, (_, n) => [`field-${n}`, text(100)]);

/** The largest form that each feature accepts. */
const largest: Record<string, [string, string | File][]> = {
  "main/help/contact": [
    ["name", text(100)],
    ["email", text(254)],
    ["message", text(5_000)],
  ],
  "main/help/feedback": [["comment", text(maxCommentLength)]],
  "main/dashboard/contact": [
    ["address", text(500)],
    ...times(5, [["link", text(300)]]),
    ["email", text(254)],
  ],
  "main/dashboard/settings/help-center": [
    ["customDomain", text(2_000)],
    ["subdomain", text(200)],
  ],
  "main/dashboard/faqs": [
    ["question", text(500)],
    ["answer", text(10_000)],
    ["category", text(maxCategoryLength)],
    ["baseCategory", text(maxCategoryLength)],
  ],
  "main/dashboard/faqs/changes": [
    ["ids", Array.from({ length: maxFaqs }, () => id).join(",")],
    ["category", text(maxCategoryLength)],
  ],
  "main/dashboard/faqs/website": [
    ["value", text(10_000)],
    ["question", text(5_000)],
    ["answer", text(50_000)],
  ],
  "main/dashboard/faqs/import": [
    ["content", "a".repeat(8_000_000)],
    ["digest", id],
    ["file", file(0)],
  ],
  "main/dashboard/getting-started": [
    ["title", text(guideLimits.title)],
    ...times(guideLimits.steps, [
      ["stepId", id],
      ["stepTitle", text(guideLimits.stepTitle)],
      ["stepDescription", text(guideLimits.description)],
      ["stepImage", "a".repeat(300)],
      ["stepAlt", text(guideLimits.alt)],
    ]),
  ],
  "main/dashboard/getting-started/images": [["image", file(guideLimits.imageBytes)]],
  "main/dashboard/guide": [
    ["title", text(stepGuideLimits.title)],
    ["description", text(stepGuideLimits.description)],
    ...times(stepGuideLimits.frames, [
      ["frame", "999"],
      ["frameTitle", text(stepGuideLimits.stepTitle)],
      ["frameDescription", text(stepGuideLimits.stepDescription)],
      ["frameAlt", text(stepGuideLimits.alt)],
    ]),
  ],
  "main/dashboard/recordings": [
    ["facts", "a".repeat(maxFactsLength)],
    ["reviewed", "a".repeat(maxReviewedInAll.bytes)],
    ...times(maxFrames, [["frames", file(maxRecordingBytes / maxFrames)]]),
  ],
  "main/dashboard/videos": [
    ["title", text(videoLimits.title)],
    ["poster", file(videoLimits.posterBytes)],
  ],
  "main/onboarding": [
    ["question", text(5_000)],
    ["answer", text(50_000)],
    ["value", text(10_000)],
  ],
  "main/onboarding/state": [
    ["intent", "upload-logo"],
    ["logo", file(10_000_000)],
  ],
  "main/operator/waitlist": times(maxInvitations, [["userId", id]]),
  "main/blog-admin/post": [
    ["content", text(postLimits.content)],
    ["excerpt", text(postLimits.excerpt)],
    ["metaDescription", text(postLimits.metaDescription)],
    ["tags", text(postLimits.tags)],
  ],
  "main/blog-admin/rendered": [["content", text(postLimits.content)]],
};

test.each(Object.entries(largest))("accepts the largest form of %s", async (route, fields) => {
  const bound = bodyBounds[route];
  if (bound === undefined || bound === noBody || bound.kind !== "form") throw new Error("no form");
  const form = new FormData();
  for (const [name, value] of [...fields, ...short]) form.append(name, value);
  const hasFiles = fields.some(([, value]) => value instanceof File);
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const isTextFile = route.endsWith("/import");
  for (const body of hasFiles || isTextFile ? [form] : [form, new URLSearchParams(texts)]) {
    const sent = new Response(body);
    const type = sent.headers.get("content-type") ?? "";
    const bytes = Buffer.from(await sent.arrayBuffer());
    expect(bytes.length).toBeLessThanOrEqual(maxBytesOf(bound, type));
    const parser = formParser(type, bound);
    expect(parser?.push(bytes)).toBeNull();
    expect(await parser?.end()).toHaveProperty("value");
  }
});

test("leaves room for a video's captions next to its poster", () => {
  expect(bodyBounds["main/dashboard/videos"]).toHaveProperty(
    "maxBytes",
    expect.toSatisfy((bytes: number) => bytes > maxCaptionBytes),
  );
});
