/** Drafts FAQs from a video's captions or its step guide. Requires the AI plan. */

import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { findCompanyOfOwner, lockOwnCompany } from "#features/companies/company-record.server.ts";
import { insertVideoFaqs } from "#features/faqs/video-faqs.server.ts";
import { findStepGuideOfVideo } from "#features/guides/own-step-guides.server.ts";
import { cuesOf } from "#features/videos/captions.ts";
import { findVideo } from "#features/videos/own-videos.server.ts";
import { titleOf } from "#features/videos/owner-video.ts";
import { videoTexts } from "#features/videos/texts.ts";
import { AppError } from "#platform/errors.ts";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import type { Refused } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { faqFromSteps } from "./faq-from-steps.ts";
import { faqsFromCaptions, type SpokenFaq } from "./faqs-from-captions.ts";

/** `answer` is Markdown. */
type Draft = SpokenFaq;

export type VideoFaqsAnswer =
  | { ok: true; id: string; added: number; toast: string }
  | (Refused & { id: string });

/**
 * Existing FAQs aren't created again. Returns an error if the captions contain no questions or explanations, or if
 * there are no captions and no guide that names a task. Throws only if the database is unavailable.
 */
export async function createFaqsFromVideo(
  { db, log }: Pick<Services, "db" | "log">,
  scope: OwnerScope,
  id: string,
): Promise<VideoFaqsAnswer> {
  try {
    const added = await addFaqs({ db }, scope, id);
    return { ok: true, id, added, toast: videoTexts.faqsAdded(added) };
  } catch (error) {
    const event = "FAQ creation from video failed";
    return { id, ...refusalOf(error, { log, event, problem: videoTexts.serverFailed }) };
  }
}

async function addFaqs({ db }: Pick<Services, "db">, scope: OwnerScope, id: string): Promise<number> {
  const { title, spoken } = await readSpoken(db, scope, id);
  return db.transaction(async (tx) => {
    await lockOwnCompany(tx, scope, "write drafts");
    const added = await insertVideoFaqs(tx, scope, { videoId: id, title, faqs: spoken });
    if (added > 0)
      await recordChange(tx, scope, { action: "content.drafted", subject: { kind: "video", id, title } });
    return added;
  });
}

/** Must run before the transaction takes locks, because reading is slow. */
async function readSpoken(
  db: Services["db"],
  scope: OwnerScope,
  id: string,
): Promise<{ title: string; spoken: Draft[] }> {
  const company = await findCompanyOfOwner(db, scope);
  if (!company) throw new AppError("not_found", videoTexts.videoGone);
  if (company.plan !== "ai") throw new AppError("forbidden", videoTexts.notInPlan);
  const video = await findVideo(db, scope, id);
  if (!video) throw new AppError("not_found", videoTexts.videoGone);
  const cues = video.captions === null ? null : cuesOf(video.captions);
  const title = titleOf(video);
  if (!cues) {
    const { filename } = video;
    const shown = await readShown(db, scope, { filename, language: company.language ?? "en" });
    if (!shown) throw new AppError("invalid", videoTexts.faqsNeedCaptions);
    return { title, spoken: [shown] };
  }
  const spoken = faqsFromCaptions(cues, { title, companyName: company.companyName });
  if (spoken.length === 0) throw new AppError("invalid", videoTexts.nothingAsked);
  return { title, spoken: spoken.map((faq) => ({ ...faq, answer: asMarkdown(faq.answer) })) };
}

/** Uses the newest step guide made from the video. */
async function readShown(
  db: Services["db"],
  scope: OwnerScope,
  { filename, language }: { filename: string; language: string },
): Promise<Draft | null> {
  const guide = await findStepGuideOfVideo(db, scope, filename);
  const faq = guide && faqFromSteps(guide.title, guide.frames, language);
  return faq ? { ...faq, category: null } : null;
}

/** Escapes Markdown, because spoken text may contain its characters. */
function asMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, "\\$&");
}
