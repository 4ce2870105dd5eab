import { randomUUID } from "node:crypto";
import * as schema from "#db/schema.ts";
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
  const filename = `video-${mark}.webm`;
  const [stepGuide] = await db
    .insert(schema.videoGuides)
    .values({
      companyId,
      title: `How to use ${mark}`,
      frames: [{ title: `Open ${mark}`, description: `Look at ${mark}.`, frameUrl: files.frameUrl }],
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
  if (!stepGuide || !video || !recording) throw new Error("the guides were not stored");
  return { guide: stepGuide.id, video: video.id, recording: recording.id };
}
