/** The stored files of a filled company, with an image for each use. */
import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import * as schema from "#db/schema.ts";
import type { Filling } from "./filling.ts";

let picture: Promise<Uint8Array> | null = null;

export function makePicture(): Promise<Uint8Array> {
  picture ??= sharp({ create: { width: 64, height: 48, channels: 3, background: "#1b4d3e" } })
    .png()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
  return picture;
}

export async function storeFiles({ services: { db, storage, config }, companyId }: Filling) {
  const bytes = await makePicture();
  const put = async (key: string, contentType = "image/png") => {
    await storage.put(key, bytes, { contentType });
    return key;
  };
  const logo = await put(`company-logos/${companyId}-logo-0.png`);
  const guideImage = await put(`public/getting-started/${randomUUID()}.png`);
  const framePicture = await put(`public/guides/${randomUUID()}.png`);
  const foundLogo = await put(`avatars/${companyId}/logo/0.png`);
  const size = { width: 64, height: 48 };
  await db.insert(schema.guideImages).values({ companyId, storageKey: guideImage, ...size });
  await db.insert(schema.onboardingLogos).values({ companyId, kind: "uploaded", storageKey: logo, ...size });
  const video = join(config.dataDir, "video", companyId);
  await mkdir(dirname(video), { recursive: true });
  await writeFile(video, `video of ${companyId}`);
  const videoKey = `videos/${companyId}/${randomUUID()}.webm`;
  await storage.moveIn(videoKey, video, { contentType: "video/webm" });
  return {
    logoUrl: `/files/${logo}`,
    guideImageUrl: `/files/${guideImage}`,
    frameUrl: `/files/${framePicture}`,
    foundLogo,
    videoKey,
    posterKey: await put(`videos/${companyId}/${randomUUID()}.jpg`, "image/jpeg"),
    recordedKey: await put(`frames/${companyId}/${randomUUID()}/1.png`),
    replayedKey: await put(`frames/${companyId}/${randomUUID()}/1.png`),
  };
}

export type StoredFiles = Awaited<ReturnType<typeof storeFiles>>;
