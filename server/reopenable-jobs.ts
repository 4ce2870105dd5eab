/**
 * Jobs whose own database row must be reopened before an operator can retry them. `jobs.start` fails if such a job is
 * missing here.
 */
import { runServiceJob } from "#features/crawl-service/run-service-job.job.ts";
import { draftTranslationsJob } from "#features/help-center/translate/draft-translations.job.ts";
import { moveInJob } from "#features/moving/move-in.job.ts";
import { analyzeScreenshotsJob } from "#features/recordings/analyze-screenshots.job.ts";
import { checkGuideJob } from "#features/recordings/replays/check-guide.job.ts";
import { transcribeVideoJob } from "#features/recordings/transcribe-video.job.ts";
import { checkWebsiteJob } from "#features/websites/check/check-website.job.ts";
import { crawlTrialJob, crawlWebsiteJob } from "#features/websites/import/crawl-website.job.ts";
import { generateFaqsJob } from "#features/websites/write/generate-faqs.job.ts";
import type { JobDefinition } from "#platform/jobs/define-job.ts";

export const reopenableJobs: JobDefinition<unknown>[] = [
  analyzeScreenshotsJob,
  checkGuideJob,
  checkWebsiteJob,
  crawlTrialJob,
  crawlWebsiteJob,
  draftTranslationsJob,
  generateFaqsJob,
  moveInJob,
  runServiceJob,
  transcribeVideoJob,
];
