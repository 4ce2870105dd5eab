/** Changes by programs, which name some texts and the steps in their new order. */

import type { GuideStep } from "#db/schema/guides.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { PublicationStatus } from "#shared/enumerations.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import { newGuideWords } from "./new-guide-words.server.ts";
import { findGuideRow } from "./own-guide.server.ts";
import { stepGuideTexts } from "./own-step-guide.ts";
import {
  getOwnStepGuide,
  publishStepGuide,
  type StepGuideEdit,
  saveStepGuide,
} from "./own-step-guides.server.ts";
import { type GuideOutcome, saveGuide } from "./save-guide.server.ts";

type Deps = Parameters<typeof saveStepGuide>[0];

/** A text that isn't named stays as it is. */
interface StepChange {
  /** Null for a new step. */
  key: string | null;
  title?: string | undefined;
  description?: string | undefined;
  imageAlt?: string | undefined;
}

export interface StepGuideChange extends Partial<Pick<StepGuideEdit, "title" | "description" | "category">> {
  /** Steps that are missing here are deleted. */
  steps?: StepChange[] | undefined;
  status?: PublicationStatus | undefined;
}

/** Throws the errors of `saveStepGuide`, and `invalid` for an unknown step. The caller holds the company's lock. */
export async function changeStepGuide(
  deps: Deps,
  scope: EditorScope,
  { id, steps, status, ...texts }: StepGuideChange & { id: string },
): Promise<void> {
  const own = await getOwnStepGuide(deps.db, scope, id);
  if (!own) throw new AppError("not_found", stepGuideTexts.gone);
  const { version, title, description, category, frames } = own;
  if (steps !== undefined || Object.keys(texts).length > 0) {
    const known = new Map(frames.map((frame) => [String(frame.key), frame]));
    const changed = steps && changedSteps(steps, (key) => known.get(key ?? ""));
    await saveStepGuide(deps, scope, {
      ...{ id, version, title, description, category, ...texts },
      frames: changed ?? frames,
    });
  }
  const isPublished = status === undefined ? own.isPublished : status === "published";
  if (isPublished !== own.isPublished) await publishStepGuide(deps, scope, { id, isPublished });
}

export interface GettingStartedChange {
  title?: string | undefined;
  steps?: StepChange[] | undefined;
  isForVisitors: boolean;
}

/** The caller holds the company's lock. `newId` makes ids of new steps. */
export async function changeGettingStarted(
  { tx, now, newId }: { tx: Transaction; now: Date; newId: () => string },
  scope: EditorScope,
  { title, steps, isForVisitors }: GettingStartedChange,
): Promise<GuideOutcome> {
  const row = await findGuideRow(tx, scope);
  const text = row?.draft ?? row ?? { title: await newTitleOf(tx, scope), steps: [] };
  // Programs may name the steps that visitors read, and those of the draft, which win.
  const known = new Map([...(row?.steps ?? []), ...text.steps].map(typedOf).map((step) => [step.id, step]));
  const changed =
    steps && changedSteps(steps, (key) => (key === null ? { ...emptyStep, id: newId() } : known.get(key)));
  return saveGuide(tx, scope, {
    version: row?.version ?? 0,
    typed: { title: title ?? text.title, steps: changed ?? text.steps.map(typedOf) },
    isForVisitors,
    now,
  });
}

async function newTitleOf(tx: Transaction, scope: EditorScope): Promise<string> {
  const company = await findCompany(tx, scope);
  return newGuideWords(company?.language ?? null).title;
}

function typedOf({ id, title, description, imageUrl, imageAlt }: GuideStep) {
  return { id: String(id), title, description, imageUrl: imageUrl ?? "", imageAlt: imageAlt ?? "" };
}

function changedSteps<Step extends object>(
  steps: StepChange[],
  find: (key: string | null) => Step | undefined,
): Step[] {
  const seen = new Set<string>();
  return steps.map(({ key, ...typed }) => {
    const step = find(key);
    if (!step || (key !== null && seen.has(key))) throw new AppError("invalid", wrongSteps);
    if (key !== null) seen.add(key);
    return { ...step, ...named(typed) };
  });
}

const wrongSteps = "Name each step by a key that the guide has, and only once.";
const emptyStep = { title: "", description: "", imageUrl: "", imageAlt: "" };

function named(typed: Omit<StepChange, "key">): Partial<Record<keyof typeof typed, string>> {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== undefined));
}
