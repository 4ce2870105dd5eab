/** Rows for guides, videos and recordings. */
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import {
  companies,
  guideReplaySchedules,
  guideReplays,
  recordings,
  videoGuides,
  videoMetadata,
} from "#db/schema.ts";
import { makePicture } from "#tests/support/filled-company/files.ts";
import { atEach, type Row, type Rows, type World } from "./rows.ts";

const picture = async () =>
  new File([new Uint8Array(await makePicture())], "picture.png", { type: "image/png" });

const photo = async () =>
  new Uint8Array(
    await sharp(await makePicture())
      .jpeg()
      .toBuffer(),
  );

async function clientKeyOf({ app, company }: World): Promise<string> {
  const [row] = await app.services.db
    .select({ key: recordings.clientKey })
    .from(recordings)
    .where(eq(recordings.id, company.ids.recording));
  return row?.key ?? "";
}

const guideText = ({ company }: World) => ({
  version: "1",
  title: "First steps",
  stepId: ["one"],
  stepTitle: ["Begin"],
  stepDescription: ["Press the button."],
  // Only the image identifies the company.
  stepImage: [company.guideImageUrl],
  stepAlt: [""],
});

const guide: Record<string, Row> = {
  save: { fields: guideText },
  publish: { fields: guideText },
  "discard-draft": { fields: () => ({ version: "1" }), stranger: "own" },
  "restore-previous": { fields: () => ({ version: "1" }), stranger: "own" },
  "restore-version": { fields: () => ({ number: "1" }), stranger: "own" },
  "set-visibility": { fields: () => ({ shown: "false" }), stranger: "own" },
};

const ofGuide = { fields: ({ company }: World) => ({ id: company.ids.guide }) };

const stepGuide: Record<string, Row> = {
  save: {
    fields: ({ company }) => ({
      id: company.ids.guide,
      version: "1",
      title: "Another title",
      description: "",
      category: "",
      frame: ["0"],
      frameTitle: ["Another step"],
      frameDescription: ["Other words."],
      frameAlt: [""],
    }),
  },
  "restore-version": { fields: ({ company }) => ({ id: company.ids.guide, number: "1" }) },
  publish: ofGuide,
  unpublish: {
    ...ofGuide,
    prepare: ({ app, company }) =>
      app.services.db
        .update(videoGuides)
        .set({ published: true })
        .where(eq(videoGuides.id, company.ids.guide)),
  },
  "offer-tour": ofGuide,
  "withdraw-tour": {
    ...ofGuide,
    prepare: ({ app, company }) =>
      app.services.db
        .update(companies)
        .set({ widgetSettings: { tours: [company.ids.guide] } })
        .where(eq(companies.id, company.companyId)),
  },
  delete: ofGuide,
};

const ofVideo = { fields: ({ company }: World) => ({ id: company.ids.video }) };
const captions = "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOther words\n";

const videos: Record<string, Row> = {
  rename: { fields: (world) => ({ ...ofVideo.fields(world), title: "Another title" }) },
  publish: ofVideo,
  unpublish: {
    ...ofVideo,
    prepare: ({ app, company }) =>
      app.services.db
        .update(videoMetadata)
        .set({ published: true })
        .where(eq(videoMetadata.id, company.ids.video)),
  },
  captions: { fields: (world) => ({ ...ofVideo.fields(world), file: new File([captions], "captions.vtt") }) },
  "remove-captions": ofVideo,
  facts: {
    fields: async (world) => ({
      ...ofVideo.fields(world),
      durationSeconds: "12",
      width: "64",
      height: "48",
      poster: new File([await photo()], "poster.jpg", { type: "image/jpeg" }),
    }),
  },
  delete: ofVideo,
  "create-faqs": ofVideo,
  transcribe: ofVideo,
  "transcribe-faqs": ofVideo,
};

const recorded = async (clientKey: string) => ({
  clientKey,
  target: "getting-started",
  durationSeconds: "12",
  facts: JSON.stringify([{ timestampSeconds: 0, kind: "opening", changed: null, covered: [] }]),
  frames: await picture(),
});

const ofReplayedStep = { fields: ({ company }: World) => ({ replayId: company.ids.replay, key: "0" }) };

const guideCheck: Record<string, Row> = {
  check: {},
  "update-step": ofReplayedStep,
  "keep-step": ofReplayedStep,
  "allow-press": ofReplayedStep,
  "forbid-press": ofReplayedStep,
  retake: {
    fields: ({ company }: World) => ({ replayId: company.ids.replay, keys: "0" }),
    prepare: ({ app, company }) =>
      app.services.db
        .update(guideReplays)
        .set({
          results: sql`jsonb_set(${guideReplays.results}, '{0,state}', '"works"')`,
        })
        .where(eq(guideReplays.id, company.ids.replay)),
  },
  schedule: {
    prepare: ({ app, company }) =>
      app.services.db
        .update(companies)
        .set({ websiteProvenHost: `${company.mark}.example` })
        .where(eq(companies.id, company.companyId)),
  },
  unschedule: {
    prepare: ({ app, company }) =>
      app.services.db
        .insert(guideReplaySchedules)
        .values({ guideId: company.ids.guide, companyId: company.companyId, dueAt: new Date() })
        .onConflictDoNothing(),
  },
};

export const guideRows: Rows = {
  ...atEach(["main/dashboard/getting-started", "main/dashboard/getting-started/changes"], guide),
  "main/dashboard/getting-started/images": {
    fields: async () => ({ image: await picture() }),
    stranger: "own",
  },
  ...atEach(["main/dashboard/guides"], stepGuide),
  ...Object.fromEntries(
    Object.entries(atEach(["main/dashboard/guide"], stepGuide)).map(([key, row]) => [
      key,
      { ...row, address: ({ company }: World) => `/dashboard/guides/${company.ids.guide}` },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(atEach(["main/dashboard/guide/check"], guideCheck)).map(([key, row]) => [
      key,
      { ...row, address: ({ company }: World) => `/dashboard/guides/${company.ids.guide}/check` },
    ]),
  ),
  ...atEach(["main/dashboard/videos"], videos),
  "main/dashboard/video-frames": {
    address: ({ company }) => `/dashboard/videos/${company.ids.video}/frames`,
    // Finds the stored file, which isn't a video.
    proof: 422,
  },
  "main/dashboard/extension create-code": { stranger: "own" },
  // The browser generates the key. In another company, the same key is another recording.
  "main/dashboard/recordings": {
    fields: async (world) => recorded(await clientKeyOf(world)),
    stranger: "own",
  },
  "main/dashboard/recordings/recording retry": {
    address: ({ company }) => `/dashboard/recordings/${company.ids.recording}`,
  },
};
