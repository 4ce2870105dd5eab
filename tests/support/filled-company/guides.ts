import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as schema from "#db/schema.ts";
import { versionOfGuide } from "#features/guides/guide-version-text.ts";
import type { StoredFiles } from "./files.ts";
import type { Filling } from "./filling.ts";

export async function storeGuides({ services: { db }, companyId, mark }: Filling, files: StoredFiles) {
  const step = (name: string) => ({
    id: name,
    title: `Step ${name} of ${mark}`,
    description: `Press ${mark}.`,
    imageUrl: files.guideImageUrl,
  });
  const guide = (name: string) => ({ title: `Guide ${name} of ${mark}`, steps: [step(name)] });
  await db.insert(schema.gettingStarted).values({
    companyId,
    ...guide("seen"),
    published: true,
    draft: guide("draft"),
    previous: { ...guide("before"), published: true },
  });
  const [started] = await db
    .select({ id: schema.gettingStarted.id })
    .from(schema.gettingStarted)
    .where(eq(schema.gettingStarted.companyId, companyId));
  const filename = `video-${mark}.webm`;
  const [stepGuide] = await db
    .insert(schema.videoGuides)
    .values({
      companyId,
      title: `How to use ${mark}`,
      frames: [
        {
          title: `Open ${mark}`,
          description: `Look at ${mark}.`,
          frameUrl: files.frameUrl,
          click: {
            ...{
              verb: "click",
              role: "button",
              name: `Look at ${mark}`,
              value: null,
              pageTitle: "",
              dialogTitle: "",
            },
            // An address of the owner proves this website.
            url: `https://app.${mark}.example/`,
            selectors: ["#look"],
            covered: {
              boxes: [{ x: 10, y: 10, width: 80, height: 20 }],
              control: { x: 40, y: 60 },
              view: { width: 1_280, height: 720 },
            },
          },
        },
      ],
      thumbnailUrl: files.frameUrl,
      sourceVideo: filename,
      published: false,
    })
    .returning({ id: schema.videoGuides.id });
  const [video] = await db
    .insert(schema.videoMetadata)
    .values({
      companyId,
      filename,
      title: `Video of ${mark}`,
      storagePath: files.videoKey.slice("videos/".length),
      contentType: "video/webm",
      sizeBytes: 10,
      posterPath: files.posterKey,
      captions: `WEBVTT\n\n00:00:01.000 --> 00:00:06.000\nHow do I add a desk to ${mark}? Press Desks, then press Add and type its name.\n`,
    })
    .returning({ id: schema.videoMetadata.id });
  const [recording] = await db
    .insert(schema.recordings)
    .values({
      companyId,
      clientKey: randomUUID(),
      target: "getting-started",
      status: "failed",
      error: `Failed for ${mark}`,
      durationSeconds: 12,
      frames: [
        {
          storagePath: files.recordedKey,
          timestampSeconds: 0,
          kind: "opening",
          changed: null,
          covered: [],
          width: 64,
          height: 48,
        },
      ],
    })
    .returning({ id: schema.recordings.id });
  if (!started || !stepGuide || !video || !recording) throw new Error("the guides were not stored");
  const version = { companyId, number: 1, kind: "saved" as const, addedWords: 3, removedWords: 0 };
  await db.insert(schema.guideVersions).values([
    { ...version, itemId: started.id, ...versionOfGuide(guide("old")) },
    {
      ...version,
      ...{ itemId: stepGuide.id, title: `How to use ${mark}` },
      content: `Old words of ${mark}.`,
      steps: {
        ...{ kind: "step-guide" as const, description: "" },
        frames: [
          { title: `Old step of ${mark}`, description: `Old words of ${mark}.`, frameUrl: files.frameUrl },
        ],
      },
    },
  ]);
  const [replay] = await db
    .insert(schema.guideReplays)
    .values({
      ...{ companyId, guideId: stepGuide.id, guideVersion: 1, status: "done" },
      results: [
        {
          ...{ key: 0, state: "renamed", isPressed: true, name: `View ${mark}`, box: null, view: null },
          ...{
            selectors: ["#look"],
            url: "",
            picture: { storagePath: files.replayedKey, width: 64, height: 48 },
            isCovered: true,
          },
        },
      ],
    })
    .returning({ id: schema.guideReplays.id });
  if (!replay) throw new Error("the guides were not stored");
  return { guide: stepGuide.id, video: video.id, recording: recording.id, replay: replay.id };
}
