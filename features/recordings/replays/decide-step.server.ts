/** What the owner does with the results of a check: new wording, the old one, new pictures, and steps that are safe. */
import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { guideReplays, type ReplayedGuideStep } from "#db/schema/guide-replays.ts";
import type { GuideFrame } from "#db/schema/guides.ts";
import { clickWordsOf } from "#engines/recording/clicks/words-of-language.ts";
import { proposeWording } from "#engines/recording/replay/propose-wording.ts";
import { findCompanyOfOwner } from "#features/companies/company-record.server.ts";
import { stepGuidePrefix } from "#features/guides/own-step-guides.server.ts";
import { changeRecordedSteps } from "#features/guides/recorded-steps.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { Permission } from "#shared/permissions.ts";

import { guideCheckTexts, type StepTexts } from "./guide-check.ts";
import { findFinishedReplay, type GuideReplayRow } from "./guide-replays.server.ts";

type Deps = Pick<Services, "db" | "storage" | "clock" | "jobs" | "pageCache">;

export interface StepDecision {
  guideId: string;
  /** The check that the owner saw. */
  replayId: string;
  key: number;
}

/** Words the step for its control's new name, and replaces its picture. */
export async function updateStep(deps: Deps, scope: OwnerScope, decision: StepDecision): Promise<void> {
  const { replay, result } = await requireRenamed(deps, scope, decision);
  const company = await findCompanyOfOwner(deps.db, scope);
  const picture = await copyPicture(deps, decision.guideId, result);
  await change(deps, scope, {
    replay,
    added: picture ? [picture] : [],
    results: settled(replay, decision.key),
    frame(frame, key) {
      if (key !== decision.key) return frame;
      const worded = { ...frame, ...proposalFor(frame, result, company?.language ?? null) };
      return withNewControl(picture ? withPicture(worded, picture, result) : worded, result);
    },
  });
}

/** Keeps text and picture. The next check looks for the control's new name. */
export async function keepStep(deps: Deps, scope: OwnerScope, decision: StepDecision): Promise<void> {
  const { replay, result } = await requireRenamed(deps, scope, decision);
  await change(deps, scope, {
    replay,
    added: [],
    results: settled(replay, decision.key),
    frame: (frame, key) => (key === decision.key ? withNewControl(frame, result) : frame),
  });
}

/** Replaces the pictures of these steps, as far as they work. */
export async function retakePictures(
  deps: Deps,
  scope: OwnerScope,
  { guideId, replayId, keys }: Omit<StepDecision, "key"> & { keys: number[] },
): Promise<void> {
  const replay = await requireReplay(deps, scope, { guideId, replayId });
  const pictures = new Map<number, { url: string; result: ReplayedGuideStep }>();
  for (const result of replay.results.filter(({ state, key }) => state === "works" && keys.includes(key))) {
    const url = await copyPicture(deps, guideId, result);
    if (url) pictures.set(result.key, { url, result });
  }
  if (pictures.size === 0) throw new AppError("invalid", guideCheckTexts.noPictures);
  await change(deps, scope, {
    replay,
    added: [...pictures.values()].map(({ url }) => url),
    results: replay.results,
    frame(frame, key) {
      const taken = pictures.get(key);
      return taken ? withPicture(frame, taken.url, taken.result) : frame;
    },
  });
}

/** Whether later checks may press the step's control, although it may send, pay, delete or save something. */
export async function allowPress(
  deps: Deps,
  scope: OwnerScope,
  { isSafe, key, ...decision }: StepDecision & { isSafe: boolean },
): Promise<void> {
  const replay = await requireReplay(deps, scope, decision);
  await change(deps, scope, {
    replay,
    added: [],
    to: "publish content",
    results: replay.results,
    frame(frame, at) {
      if (at !== key) return frame;
      const { isSafeToPress: _, ...kept } = frame;
      return isSafe ? { ...kept, isSafeToPress: true } : kept;
    },
  });
}

/** Also shown before the owner decides. */
export function proposalFor(
  frame: GuideFrame,
  result: ReplayedGuideStep,
  language: string | null,
): StepTexts {
  const written = { title: frame.title ?? "", description: frame.description };
  if (!frame.click) return written;
  const click = { ...frame.click, name: result.name, box: frame.frameRing ?? null };
  return proposeWording(written, { oldName: frame.click.name, click, words: clickWordsOf(language) });
}

function withNewControl(frame: GuideFrame, { name, selectors }: ReplayedGuideStep): GuideFrame {
  if (!frame.click) return frame;
  const { selectors: before = [], ...click } = frame.click;
  const known = selectors.length > 0 ? selectors : before;
  return {
    ...frame,
    ...(frame.seenText === frame.click.name ? { seenText: name } : {}),
    click: { ...click, name, ...(known.length > 0 ? { selectors: known } : {}) },
  };
}

function withPicture(frame: GuideFrame, url: string, { box, picture, view }: ReplayedGuideStep): GuideFrame {
  const { frameRing: _, click, ...kept } = frame;
  return {
    ...kept,
    frameUrl: url,
    ...(box ? { frameRing: box } : {}),
    ...(picture ? { frameWidth: picture.width, frameHeight: picture.height } : {}),
    ...(click ? { click: { ...click, ...(view ? { view } : {}) } } : {}),
  };
}

function settled({ results }: GuideReplayRow, key: number): ReplayedGuideStep[] {
  return results.map((result) => (result.key === key ? { ...result, state: "works" as const } : result));
}

async function requireReplay(
  { db }: Deps,
  scope: OwnerScope,
  { guideId, replayId }: Omit<StepDecision, "key">,
): Promise<GuideReplayRow> {
  const replay = await findFinishedReplay(db, scope, guideId);
  if (!replay) throw new AppError("not_found", guideCheckTexts.outdated);
  if (replay.id !== replayId) throw new AppError("conflict", guideCheckTexts.outdated);
  return replay;
}

async function requireRenamed(deps: Deps, scope: OwnerScope, { key, ...decision }: StepDecision) {
  const replay = await requireReplay(deps, scope, decision);
  const result = replay.results.find((one) => one.key === key);
  if (result?.state !== "renamed") throw new AppError("conflict", guideCheckTexts.outdated);
  return { replay, result };
}

/** Returns the URL of a public copy. Null if there is no picture, or if it may show something private. */
async function copyPicture(
  { storage }: Deps,
  guideId: string,
  { picture, isCovered }: ReplayedGuideStep,
): Promise<string | null> {
  const file = picture && isCovered && (await storage.get(picture.storagePath));
  if (!file) return null;
  const extension = picture.storagePath.slice(picture.storagePath.lastIndexOf(".") + 1);
  const key = `${stepGuidePrefix}${guideId}/${randomUUID()}.${extension}`;
  await storage.put(key, file.bytes, { contentType: file.contentType });
  return `/files/${key}`;
}

interface FramesChange {
  replay: GuideReplayRow;
  /** URLs of pictures that were copied for the guide. They are deleted if the change fails. */
  added: string[];
  results: ReplayedGuideStep[];
  to?: Permission;
  frame: (frame: GuideFrame, key: number) => GuideFrame;
}

async function change(
  { db, storage, pageCache, ...deps }: Deps,
  scope: OwnerScope,
  { replay, added, results, to = "write drafts", frame }: FramesChange,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const guideVersion = await changeRecordedSteps(tx, deps, scope, {
        id: replay.guideId ?? "",
        version: replay.guideVersion,
        to,
        change: (frames) => frames.map(frame),
      });
      // The other results stay valid, because the steps are the same ones.
      await tx
        .update(guideReplays)
        .set({ guideVersion, results })
        .where(and(eq(guideReplays.id, replay.id), eq(guideReplays.companyId, scope.companyId)));
    });
  } catch (error) {
    for (const url of added) await storage.delete(url.slice("/files/".length));
    throw error;
  }
  pageCache.invalidate(scope.companyId);
}
