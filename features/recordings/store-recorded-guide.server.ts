/** Publishes a guide from a recording of clicks (docs/step-clicks.md) that is part of Step. */
import type { RecordedFrame } from "#db/schema/guides.ts";
import { describeClicks } from "#engines/recording/clicks/describe-clicks.ts";
import { openClicksFile } from "#engines/recording/clicks/open-clicks-file.ts";
import { clickWordsOf } from "#engines/recording/clicks/words-of-language.ts";
import { lockCompany } from "#features/companies/company-record.server.ts";
import { hasStepGuides, insertStepGuide } from "#features/guides/own-step-guides.server.ts";
import type { Services } from "#platform/services.ts";
import { warmPicturesJob } from "#platform/storage/warm-pictures.job.ts";
import { framesOf, pictureKey } from "./save-step-guide.server.ts";

type Deps = Pick<Services, "db" | "jobs" | "storage" | "ids" | "clock">;

export interface GuideRecording {
  title: string;
  description: string;
  /** Of the steps' words. */
  language: string;
  /** A ZIP in the format `step-clicks`, in which every step has a picture. */
  file: Uint8Array;
}

/** Does nothing if the company has a step guide already. */
export async function storeRecordedGuide(
  { db, jobs, storage, ids, clock }: Deps,
  { companyId, title, description, language, file }: GuideRecording & { companyId: string },
): Promise<void> {
  const { steps, pictures } = openClicksFile(file);
  const clicks = steps.map(({ atMs, picture, privateAreas: _, ...click }) => ({
    click,
    timestampSeconds: (atMs ?? 0) / 1_000,
    picture: pictures.get(picture ?? ""),
  }));
  const frames = clicks.map(
    ({ click, timestampSeconds, picture }): RecordedFrame => ({
      storagePath: picture ? `picture.${picture.type === "image/png" ? "png" : "jpg"}` : "",
      timestampSeconds,
      kind: "change",
      changed: null,
      covered: [],
      click,
      width: picture?.width ?? 0,
      height: picture?.height ?? 0,
    }),
  );
  const recording = {
    id: ids.uuid(),
    frames,
    durationSeconds: Math.ceil(frames.at(-1)?.timestampSeconds ?? 0),
  };
  const described = describeClicks(
    clicks.map(({ click, timestampSeconds }) => ({ ...click, timestampSeconds })),
    clickWordsOf(language),
  );
  const guideFrames = framesOf(recording, described);
  await db.transaction(async (tx) => {
    await lockCompany(tx, { companyId });
    if (await hasStepGuides(tx, { companyId })) return;
    const keys: string[] = [];
    for (const [index, { picture }] of clicks.entries()) {
      if (!picture) continue;
      const key = pictureKey(recording, index);
      await storage.put(key, picture.bytes, { contentType: picture.type });
      keys.push(key);
    }
    const now = clock.now();
    await insertStepGuide(tx, {
      id: recording.id,
      companyId,
      title,
      description,
      frames: guideFrames,
      thumbnailUrl: guideFrames.find(({ frameUrl }) => frameUrl)?.frameUrl ?? null,
      published: true,
      createdAt: now,
      updatedAt: now,
    });
    await jobs.enqueue(tx, warmPicturesJob, { keys });
  });
}
