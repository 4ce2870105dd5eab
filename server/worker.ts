/** Registers a handler for every kind of job and starts the worker. */

import { tidyVisitsJob } from "#features/analytics/tidy-visits.job.ts";
import { tidyVisits } from "#features/analytics/tidy-visits.server.ts";
import { forgetPostViews } from "#features/blog/post-views.server.ts";
import { publishDuePosts } from "#features/blog/publish-due-posts.server.ts";
import { publishDuePostsJob, tidyBlogJob, tidyBlogPicturesJob } from "#features/blog/tidy-blog.job.ts";
import { tidyBlogPictures } from "#features/blog/tidy-pictures.server.ts";
import { forgetDeletedMessages } from "#features/contact/inbox.server.ts";
import { tidyInboxJob } from "#features/contact/tidy-inbox.job.ts";
import { runServiceJob } from "#features/crawl-service/run-service-job.job.ts";
import { handleRunServiceJob } from "#features/crawl-service/run-service-job.server.ts";
import { createServiceThreads } from "#features/crawl-service/thread/service-threads.server.ts";
import { tidyCrawlServiceJob } from "#features/crawl-service/tidy-crawl-service.job.ts";
import { tidyCrawlService } from "#features/crawl-service/tidy-crawl-service.server.ts";
import { createDomainLookup, createTextLookup } from "#features/domains/look-up-domain.server.ts";
import { recheckDomainsJob } from "#features/domains/recheck-domains.job.ts";
import { recheckDomains } from "#features/domains/verify-domain.server.ts";
import { recheckMailDomains } from "#features/domains/verify-mail-domain.server.ts";
import { tidyGuideImages } from "#features/guides/guide-images.server.ts";
import { tidyGuideImagesJob } from "#features/guides/tidy-guide-images.job.ts";
import { draftTranslationsJob } from "#features/help-center/translate/draft-translations.job.ts";
import { handleDraftTranslations } from "#features/help-center/translate/draft-translations.server.ts";
import { tidyOnboardingJob } from "#features/onboarding/tidy-onboarding.job.ts";
import { tidyOnboarding } from "#features/onboarding/tidy-onboarding.server.ts";
import { analyzeScreenshotsJob } from "#features/recordings/analyze-screenshots.job.ts";
import { handleAnalyzeScreenshots } from "#features/recordings/analyze-screenshots.server.ts";
import { tidyRecordingsJob } from "#features/recordings/tidy-recordings.job.ts";
import { tidyRecordings } from "#features/recordings/tidy-recordings.server.ts";
import { transcribeVideoJob } from "#features/recordings/transcribe-video.job.ts";
import { handleTranscribeVideo } from "#features/recordings/transcribe-video.server.ts";
import { checkWebsiteJob } from "#features/websites/check/check-website.job.ts";
import { handleCheckWebsite } from "#features/websites/check/check-website.server.ts";
import { crawlWebsiteJob } from "#features/websites/import/crawl-website.job.ts";
import { handleCrawlWebsite } from "#features/websites/import/crawl-website.server.ts";
import { removeUnfinishedImports } from "#features/websites/import/start-import.server.ts";
import { createSiteThreads } from "#features/websites/read/site-threads.server.ts";
import { websiteSoonChannel } from "#features/websites/wizard-watchers.server.ts";
import { generateFaqsJob } from "#features/websites/write/generate-faqs.job.ts";
import { handleGenerateFaqs } from "#features/websites/write/generate-faqs.server.ts";
import { backUpJob } from "#platform/backup/back-up.job.ts";
import type { Backups } from "#platform/backup/keep-backups.ts";
import { handleJob, type JobHandler } from "#platform/jobs/handle-job.ts";
import { createMail } from "#platform/mail/create-mail.ts";
import { deliverMailJob } from "#platform/mail/post-mail.ts";
import type { Services } from "#platform/services.ts";
import { deleteFilesJob } from "#platform/storage/delete-files.job.ts";
import { warmPicturesJob } from "#platform/storage/warm-pictures.job.ts";
import { warmPictures } from "#platform/storage/warm-pictures.ts";
import { tidyOldRecordsJob } from "#platform/tidy/tidy-old-records.job.ts";
import { tidyOldRecords } from "#platform/tidy/tidy-old-records.ts";
import { retentionRules } from "./retention-rules.ts";

export async function startWorker(
  services: Services,
  { loopbackPort, backups }: { loopbackPort: number; backups?: Backups },
): Promise<void> {
  const threads = createSiteThreads();
  const serviceThreads = createServiceThreads({ config: services.config, isShared: false });
  const mail = createMail(services);
  const lookUp = createDomainLookup(services.config.domains.dnsServer);
  const lookUpTexts = createTextLookup(services.config.domains.dnsServer);
  services.realtime.subscribe(websiteSoonChannel, threads.prepare);
  const handlers = [
    handleJob(crawlWebsiteJob, (payload, job) =>
      handleCrawlWebsite({ services, threads, loopbackPort }, payload, job),
    ),
    handleJob(generateFaqsJob, (payload, job) => handleGenerateFaqs({ services, threads }, payload, job)),
    handleJob(analyzeScreenshotsJob, (payload, job) => handleAnalyzeScreenshots({ services }, payload, job)),
    handleJob(draftTranslationsJob, (payload, job) => handleDraftTranslations({ services }, payload, job)),
    handleJob(transcribeVideoJob, (payload, job) => handleTranscribeVideo({ services }, payload, job)),
    handleJob(tidyRecordingsJob, async () => void (await tidyRecordings(services))),
    handleJob(checkWebsiteJob, (payload, job) =>
      handleCheckWebsite({ services, threads, loopbackPort }, payload, job),
    ),
    handleJob(runServiceJob, (payload, job) =>
      handleRunServiceJob({ services, threads: serviceThreads }, payload, job),
    ),
    handleJob(tidyCrawlServiceJob, async () => void (await tidyCrawlService(services))),
    handleJob(warmPicturesJob, ({ keys }, { signal }) => warmPictures(services.storage, { keys, signal })),
    handleJob(deleteFilesJob, async ({ keys }) => {
      for (const key of keys) await services.storage.delete(key);
    }),
    handleJob(tidyInboxJob, async () => void (await forgetDeletedMessages(services))),
    handleJob(tidyVisitsJob, () => tidyVisits(services)),
    handleJob(tidyBlogJob, () => forgetPostViews(services)),
    handleJob(tidyBlogPicturesJob, async () => void (await tidyBlogPictures(services))),
    handleJob(publishDuePostsJob, async () => void (await publishDuePosts(services))),
    handleJob(tidyOnboardingJob, async () => {
      await tidyOnboarding(services);
      await removeUnfinishedImports(services);
    }),
    handleJob(tidyGuideImagesJob, async () => void (await tidyGuideImages(services))),
    handleJob(
      tidyOldRecordsJob,
      async (_, { signal, log }) =>
        void (await tidyOldRecords({ ...services, rules: retentionRules, log, signal })),
    ),
    handleJob(recheckDomainsJob, async () => {
      await recheckDomains({ ...services, lookUp });
      await recheckMailDomains({ ...services, lookUpTexts });
    }),
    handleJob(backUpJob, async (_, { signal }) => void (await backups?.keep({ signal }))),
    handleJob(deliverMailJob, async ({ mailId }, { isLastAttempt }) => {
      const delivery = await mail.deliverMail(mailId, { isLastAttempt });
      if (delivery.outcome === "retry") throw new Error(`the mail was not sent yet: ${delivery.reason}`);
    }),
  ];
  await services.jobs.start(handlers.map((handler) => traced(handler, services.tracing)));
}

function traced(handler: JobHandler, tracing: Services["tracing"]): JobHandler {
  if (!tracing) return handler;
  const { name } = handler.definition;
  return {
    ...handler,
    run: (data, context) =>
      tracing.span(
        `job ${name}`,
        {
          kind: "consumer",
          attributes: { "step.job": name, "step.job.id": context.jobId, "step.job.attempt": context.attempt },
        },
        { run: () => handler.run(data, context) },
      ),
  };
}
