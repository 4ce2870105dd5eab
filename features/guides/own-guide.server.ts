/** Reads one company's guide. Callers that change it must lock the company's row first. */

import { and, eq } from "drizzle-orm";
import type { GuideStep } from "#db/schema/guides.ts";
import { gettingStarted } from "#db/schema.ts";
import { findCompanyOfOwner } from "#features/companies/company-record.server.ts";
import type { History } from "#features/versions/version.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { versionOfGuide } from "./guide-version-text.ts";
import { describeGuideHistory } from "./guide-versions.server.ts";
import { newGuideWords } from "./new-guide-words.server.ts";
import { defaultGuide, type GuideRecording, type OwnerGuide, type OwnerStep } from "./owner-guide.ts";
import { guideWords } from "./owner-texts.ts";
import { type PublicGuide, presentGuide as presentPublic } from "./present-public.ts";

export type GuideRow = typeof gettingStarted.$inferSelect;

/** Returns null until the guide is saved for the first time. */
export async function findGuideRow(
  db: Db | Transaction,
  { companyId }: Pick<OwnerScope, "companyId">,
): Promise<GuideRow | null> {
  const [row] = await db.select().from(gettingStarted).where(eq(gettingStarted.companyId, companyId));
  return row ?? null;
}

/** Returns the guide for the editor, and whether its section is visible. */
export async function getOwnGuide(
  db: Db | Transaction,
  scope: OwnerScope,
): Promise<{ guide: OwnerGuide; isShown: boolean }> {
  const company = await findCompanyOfOwner(db, scope);
  if (!company) throw new AppError("not_found");
  return {
    guide: presentGuide(await findGuideRow(db, scope), company),
    isShown: company.themeSettings.show_getting_started !== false,
  };
}

/** The text in the editor, as visitors would see it if it were published. Null if it has no steps. */
export async function findOwnGuideAsShown(db: Db, scope: OwnerScope): Promise<PublicGuide | null> {
  const row = await findGuideRow(db, scope);
  const text = row && (row.draft ?? row);
  return text && text.steps.length > 0 ? presentPublic({ ...text, updatedAt: row.updatedAt }) : null;
}

/** Null until the guide is saved for the first time. */
export async function describeOwnGuideHistory(
  db: Db,
  scope: OwnerScope,
  url: string,
): Promise<{ title: string; history: History } | null> {
  const row = await findGuideRow(db, scope);
  if (!row) return null;
  const current = versionOfGuide(row.draft ?? row);
  return {
    title: current.title,
    history: await describeGuideHistory(db, scope, { id: row.id, current, url }),
  };
}

/** The checklist on the overview page shows this. */
export async function hasPublishedGuide(db: Db, { companyId }: OwnerScope): Promise<boolean> {
  const rows = await db
    .select({ id: gettingStarted.id })
    .from(gettingStarted)
    .where(and(eq(gettingStarted.companyId, companyId), eq(gettingStarted.published, true)));
  return rows.length > 0;
}

function presentGuide(row: GuideRow | null, { language }: { language: string | null }): OwnerGuide {
  if (!row) return defaultGuide(newGuideWords(language));
  const { title, steps } = row.draft ?? row;
  const { recordedAt, recordingSeconds, previous } = row;
  return {
    title,
    steps: steps.map(presentStep),
    version: row.version,
    isPublished: row.published,
    isAhead: row.draft !== null,
    savedAt: row.draft?.savedAt ?? row.updatedAt.toISOString(),
    recording: recordingOf({ recordedAt, recordingSeconds, title }),
    previous: previous
      ? {
          recording: recordingOf({
            recordedAt: previous.recordedAt ? new Date(previous.recordedAt) : null,
            recordingSeconds: previous.recordingSeconds ?? null,
            title: previous.title,
          }),
        }
      : null,
  };
}

interface RecordingFacts extends Pick<GuideRow, "recordedAt" | "recordingSeconds" | "title"> {}

function recordingOf({ recordedAt, recordingSeconds, title }: RecordingFacts): GuideRecording | null {
  if (recordedAt === null && !title.includes(guideWords.generated)) return null;
  return { day: recordedAt ? day.format(recordedAt) : null, seconds: recordingSeconds };
}

const day = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

function presentStep(step: GuideStep): OwnerStep {
  return {
    id: step.id,
    title: step.title,
    description: step.description,
    image: step.imageUrl
      ? {
          url: step.imageUrl,
          width: step.imageWidth ?? null,
          height: step.imageHeight ?? null,
          ring: step.imageRing ?? null,
        }
      : null,
    imageAlt: step.imageAlt ?? "",
    timestampSeconds: step.timestampSeconds ?? null,
    basis: step.basis ?? null,
    seenText: step.seenText ?? null,
  };
}
