/** Composes the page of a guide's check: its steps as they were recorded and as they are now. */
import type { ReplayedGuideStep } from "#db/schema/guide-replays.ts";
import type { GuideFrame } from "#db/schema/guides.ts";
import { isTextField } from "#engines/recording/clicks/clean-click.ts";
import { findCompanyOfOwner } from "#features/companies/company-record.server.ts";
import { ringInside } from "#features/guides/picture-ring.ts";
import { isObject } from "#features/guides/present-public.ts";
import { findRecordedGuide } from "#features/guides/recorded-steps.server.ts";
import { type ChangedPart, compareTexts } from "#features/versions/compare-texts.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import { markdownToText } from "#shared/markdown.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { startAddress } from "../clicks/replay/replay-view.ts";
import { proposalFor } from "./decide-step.server.ts";
import type { CheckedStep, GuideCheck, StepTexts } from "./guide-check.ts";
import {
  endAbandonedReplays,
  findFinishedReplay,
  findLatestReplay,
  type GuideReplayRow,
} from "./guide-replays.server.ts";
import { findSchedule, hostProvenBy, provenHosts } from "./replay-schedule.server.ts";
import { replayStepsOf } from "./replay-steps-of.ts";

/** Null for another company's guide. */
export async function getGuideCheck(
  { db, clock }: Pick<Services, "db" | "clock">,
  scope: OwnerScope,
  guideId: string,
): Promise<GuideCheck | null> {
  const company = await findCompanyOfOwner(db, scope);
  const { companyId } = scope;
  const guide = company && (await findRecordedGuide(db, { companyId, guideId }));
  if (!company || !guide) return null;
  await endAbandonedReplays({ db, clock }, guideId);
  const [latest, finished, schedule] = await Promise.all([
    findLatestReplay(db, scope, guideId),
    findFinishedReplay(db, scope, guideId),
    findSchedule(db, scope, guideId),
  ]);
  const address = startAddress(replayStepsOf(guide.frames).map(({ step }) => step));
  const host = (address && URL.parse(address)?.host) ?? "";
  const isOutdated = finished !== null && finished.guideVersion !== guide.version;
  const results = new Map(isOutdated ? [] : finished?.results.map((result) => [result.key, result]));
  return {
    guide: { id: guide.id, title: guide.title, recordedAt: guide.createdAt.toISOString() },
    run: latest && presentRun(latest, { isOutdated }),
    steps: guide.frames.flatMap((frame, key) =>
      isObject(frame)
        ? [presentStep(frame, results.get(key) ?? null, { key, guideId, language: company.language })]
        : [],
    ),
    isCheckable: address !== null,
    isScheduled: schedule !== null,
    host,
    isVerified:
      schedule !== null ||
      provenHosts([host], { ...company, provenHost: null }).length > 0 ||
      (await hostProvenBy(scope.email, host)) !== null,
  };
}

/** The stored picture of a step, for its owner. */
export async function getCheckPicture(
  { db, storage }: { db: Db; storage: Services["storage"] },
  scope: OwnerScope,
  { guideId, key }: { guideId: string; key: number },
): Promise<Uint8Array | null> {
  const replay = await findFinishedReplay(db, scope, guideId);
  const picture = replay?.results.find((result) => result.key === key)?.picture;
  const file = picture ? await storage.get(picture.storagePath, { forVisitor: true }) : null;
  return file?.bytes ?? null;
}

function presentRun(
  { id, status, progress, error, finishedAt, createdAt }: GuideReplayRow,
  { isOutdated }: { isOutdated: boolean },
): GuideCheck["run"] {
  const isActive = activeStatuses.some((active) => active === status);
  return {
    id,
    status: isActive ? "running" : status === "done" ? "done" : "failed",
    progress,
    error,
    at: (finishedAt ?? createdAt).toISOString(),
    isOutdated,
  };
}

function presentStep(
  frame: GuideFrame,
  result: ReplayedGuideStep | null,
  { key, guideId, language }: { key: number; guideId: string; language: string | null },
): CheckedStep {
  const { title = "", description, click, isSafeToPress = false } = frame;
  const isRenamed = result?.state === "renamed";
  return {
    key,
    title,
    state: click ? (result?.state ?? null) : null,
    isHeldBack: result?.state === "works" && !result.isPressed && click?.verb !== "navigate",
    isSafeToPress,
    isField: click !== undefined && (click.verb === "type" || click.verb === "select" || isTextField(click)),
    before: pictureBefore(frame),
    isUsable: result?.isCovered === true,
    now: result?.picture
      ? {
          url: `/dashboard/guides/${guideId}/check/pictures/${key}?of=${result.picture.storagePath.split("/").at(-2)}`,
          ...{ width: result.picture.width, height: result.picture.height },
          ring: result.box,
        }
      : null,
    oldName: click?.name ?? "",
    newName: result?.name ?? "",
    page: (result?.url ?? "").replace(/^https?:\/\//, ""),
    proposal: isRenamed ? changesBetween({ title, description }, proposalFor(frame, result, language)) : null,
  };
}

function changesBetween(before: StepTexts, after: StepTexts): CheckedStep["proposal"] {
  const compare = (one: string, other: string) => joinPhrases(compareTexts(one, other));
  return {
    title: compare(before.title, after.title),
    description: compare(markdownToText(before.description), markdownToText(after.description)),
  };
}

/** Shows a name of several words as one change: spaces between changed words belong to both sides. */
function joinPhrases(parts: ChangedPart[]): ChangedPart[] {
  const joined: ChangedPart[] = [];
  let removed = "";
  let added = "";
  const flush = () => {
    if (removed) joined.push({ kind: "removed", text: removed });
    if (added) joined.push({ kind: "added", text: added });
    removed = "";
    added = "";
  };
  for (const [index, { kind, text }] of parts.entries()) {
    const isBetween =
      text.trim() === "" && removed !== "" && added !== "" && parts[index + 1]?.kind === "removed";
    if (kind !== "added" && (kind === "removed" || isBetween)) removed += text;
    if (kind !== "removed" && (kind === "added" || isBetween)) added += text;
    if (kind !== "same" || isBetween) continue;
    flush();
    joined.push({ kind, text });
  }
  flush();
  return joined;
}

function pictureBefore({ frameUrl, frameWidth, frameHeight, frameRing }: GuideFrame): CheckedStep["before"] {
  if (!frameUrl || !frameWidth || !frameHeight) return null;
  const size = { width: frameWidth, height: frameHeight };
  return { url: frameUrl, ...size, ring: ringInside(frameRing, size) };
}
