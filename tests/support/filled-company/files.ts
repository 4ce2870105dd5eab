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
  const film = join(config.dataDir, "film", companyId);
  await mkdir(dirname(film), { recursive: true });
  await writeFile(film, `film of ${companyId}`);
  const filmKey = `videos/${companyId}/${randomUUID()}.webm`;
  await storage.moveIn(filmKey, film, { contentType: "video/webm" });
  return {
    logoUrl: `/files/${logo}`,
    guideImageUrl: `/files/${guideImage}`,
    frameUrl: `/files/${framePicture}`,
    foundLogo,
    filmKey,
    posterKey: await put(`videos/${companyId}/${randomUUID()}.jpg`, "image/jpeg"),
    recordedKey: await put(`frames/${companyId}/${randomUUID()}/1.png`),
  };
}

export type StoredFiles = Awaited<ReturnType<typeof storeFiles>>;
