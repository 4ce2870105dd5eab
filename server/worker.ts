/** Registers a handler for every kind of job and starts the worker. */

import { findAccountNames } from "#features/accounts/account-names.server.ts";
import { purgeVisitsJob } from "#features/analytics/purge-visits.job.ts";
import { purgeVisits } from "#features/analytics/purge-visits.server.ts";
import { purgeArticlePictures } from "#features/articles/article-images.server.ts";
import { publishDueArticles } from "#features/articles/publish-due-articles.server.ts";
import { publishDueArticlesJob, purgeArticlesJob } from "#features/articles/purge-articles.job.ts";
import { purgeRemovedArticles } from "#features/articles/removed-articles.server.ts";
import { purgePostViews } from "#features/blog/post-views.server.ts";
import { publishDuePosts } from "#features/blog/publish-due-posts.server.ts";
import { publishDuePostsJob, purgeBlogJob, purgeBlogPicturesJob } from "#features/blog/purge-blog.job.ts";
import { purgeBlogPictures } from "#features/blog/purge-pictures.server.ts";
import { sendWebhooksJob } from "#features/companies/webhooks/send-webhooks.job.ts";
import {
  createWebhookSender,
  webhooksDueChannel,
} from "#features/companies/webhooks/webhook-sender.server.ts";
import { purgeDeletedMessages } from "#features/contact/inbox.server.ts";
import { purgeInboxJob } from "#features/contact/purge-inbox.job.ts";
import { purgeCrawlServiceJob } from "#features/crawl-service/purge-crawl-service.job.ts";
import { purgeCrawlService } from "#features/crawl-service/purge-crawl-service.server.ts";
import { runServiceJob } from "#features/crawl-service/run-service-job.job.ts";
import { createServiceThreads } from "#features/crawl-service/thread/service-threads.server.ts";
import { createDomainLookup, createTextLookup } from "#features/domains/look-up-domain.server.ts";
import { recheckDomainsJob } from "#features/domains/recheck-domains.job.ts";
import { recheckDomains } from "#features/domains/verify-domain.server.ts";
import { recheckMailDomains } from "#features/domains/verify-mail-domain.server.ts";
import { examineCenterJob } from "#features/exams/examine-center.job.ts";
import { mailWorseExams } from "#features/exams/mail-worse-exams.server.ts";
import { startDueExamsJob } from "#features/exams/start-due-exams.job.ts";
import { startDueExams } from "#features/exams/start-due-exams.server.ts";
import { purgeGuideImages } from "#features/guides/guide-images.server.ts";
import { purgeGuideImagesJob } from "#features/guides/purge-guide-images.job.ts";
import { learnWordings } from "#features/help-center/ask/learn-wordings.server.ts";
import { mailDueTexts } from "#features/help-center/checks/mail-due-texts.server.ts";
import { draftTranslationsJob } from "#features/help-center/translate/draft-translations.job.ts";
import { moveInJob } from "#features/moving/move-in.job.ts";
import { purgeOnboardingJob } from "#features/onboarding/purge-onboarding.job.ts";
import { purgeOnboarding } from "#features/onboarding/purge-onboarding.server.ts";
import { purgeTrials } from "#features/onboarding/trial/purge-trials.server.ts";
import { analyzeScreenshotsJob } from "#features/recordings/analyze-screenshots.job.ts";
import { purgeRecordingsJob } from "#features/recordings/purge-recordings.job.ts";
import { purgeRecordings } from "#features/recordings/purge-recordings.server.ts";
import { checkGuideJob } from "#features/recordings/replays/check-guide.job.ts";
import { purgeGuideReplays } from "#features/recordings/replays/guide-replays.server.ts";
import { startDueGuideChecks } from "#features/recordings/replays/replay-schedule.server.ts";
import { startDueGuideChecksJob } from "#features/recordings/replays/start-due-guide-checks.job.ts";
import { transcribeVideoJob } from "#features/recordings/transcribe-video.job.ts";
import { checkWebsiteJob } from "#features/websites/check/check-website.job.ts";
import { mailWebsiteNews } from "#features/websites/check/mail-website-news.server.ts";
import { startDueChecksJob } from "#features/websites/check/start-due-checks.job.ts";
import { startDueChecks } from "#features/websites/check/start-due-checks.server.ts";
import { crawlTrialJob, crawlWebsiteJob } from "#features/websites/import/crawl-website.job.ts";
import { removeUnfinishedImports } from "#features/websites/import/start-import.server.ts";
import { createSiteThreads, type SiteThreads } from "#features/websites/read/site-threads.server.ts";
import { websiteSoonChannel } from "#features/websites/wizard-watchers.server.ts";
import { generateFaqsJob } from "#features/websites/write/generate-faqs.job.ts";
import { backUpJob } from "#platform/backup/back-up.job.ts";
import type { Backups } from "#platform/backup/keep-backups.ts";
import { createEgress } from "#platform/egress/create-egress.ts";
import { handleJob, type JobHandler } from "#platform/jobs/handle-job.ts";
import { createMail } from "#platform/mail/create-mail.ts";
import { deliverMailJob } from "#platform/mail/post-mail.ts";
import { purgeExpiredRecordsJob } from "#platform/retention/purge-expired-records.job.ts";
import { purgeExpiredRecords } from "#platform/retention/purge-expired-records.ts";
import type { Services } from "#platform/services.ts";
import { deleteFilesJob } from "#platform/storage/delete-files.job.ts";
import { warmPicturesJob } from "#platform/storage/warm-pictures.job.ts";
import { warmPictures } from "#platform/storage/warm-pictures.ts";
import { mailStoppedWebhook } from "./mail-stopped-webhook.ts";
import { retentionRules } from "./retention-rules.ts";

export async function startWorker(
  services: Services,
  {
    loopbackPort,
    backups,
    threads = createSiteThreads(),
  }: { loopbackPort: number; backups?: Backups; threads?: SiteThreads },
): Promise<void> {
  const serviceThreads = createServiceThreads({ config: services.config, isShared: false });
  const mail = createMail(services);
  const lookUp = createDomainLookup(services.config.domains.dnsServer);
  const lookUpTexts = createTextLookup(services.config.domains.dnsServer);
  services.realtime.subscribe(websiteSoonChannel, threads.prepare);
  const egress = createEgress({
    allowPrivate: services.config.crawl.allowPrivate,
    log: services.log,
    userAgent: `${services.config.appName} webhooks`,
  });
  const webhooks = createWebhookSender({
    ...services,
    fetch: egress.fetch,
    onStopped: (tx, stopped) => mailStoppedWebhook(services, tx, stopped),
  });
  services.realtime.subscribe(webhooksDueChannel, () => {
    webhooks.wake().catch((error: unknown) => {
      // The job of the next minute sends them.
      services.log.warn({ err: error }, "webhook delivery interrupted");
    });
  });
  const handlers = [
    handleJob(sendWebhooksJob, () => webhooks.wake()),
    ...[crawlWebsiteJob, crawlTrialJob].map((definition) =>
      handleJob(definition, async (payload, job) => {
        const { handleCrawlWebsite } = await import("#features/websites/import/crawl-website.server.ts");
        await handleCrawlWebsite({ services, threads, loopbackPort }, payload, job);
      }),
    ),
    handleJob(generateFaqsJob, async (payload, job) => {
      const { handleGenerateFaqs } = await import("#features/websites/write/generate-faqs.server.ts");
      await handleGenerateFaqs({ services, threads }, payload, job);
    }),
    handleJob(moveInJob, async (payload, job) => {
      const { handleMoveIn } = await import("#features/moving/move-in.server.ts");
      await handleMoveIn(services, payload, job);
    }),
    handleJob(analyzeScreenshotsJob, async (payload, job) => {
      const { handleAnalyzeScreenshots } = await import("#features/recordings/analyze-screenshots.server.ts");
      await handleAnalyzeScreenshots({ services }, payload, job);
    }),
    handleJob(draftTranslationsJob, async (payload, job) => {
      const { handleDraftTranslations } = await import(
        "#features/help-center/translate/draft-translations.server.ts"
      );
      await handleDraftTranslations({ services }, payload, job);
    }),
    handleJob(transcribeVideoJob, async (payload, job) => {
      const { handleTranscribeVideo } = await import("#features/recordings/transcribe-video.server.ts");
      await handleTranscribeVideo({ services }, payload, job);
    }),
    handleJob(purgeRecordingsJob, async () => {
      await purgeRecordings(services);
      await purgeGuideReplays(services);
    }),
    handleJob(checkGuideJob, async (payload, job) => {
      const { handleCheckGuide } = await import("#features/recordings/replays/check-guide.server.ts");
      await handleCheckGuide(services, payload, job);
    }),
    handleJob(startDueGuideChecksJob, async () => void (await startDueGuideChecks(services))),
    handleJob(checkWebsiteJob, async (payload, job) => {
      const { handleCheckWebsite } = await import("#features/websites/check/check-website.server.ts");
      await handleCheckWebsite({ services, threads, loopbackPort }, payload, job);
    }),
    handleJob(startDueChecksJob, async () => {
      await startDueChecks(services);
      await mailWebsiteNews({ ...services, findPeople: findAccountNames });
      await mailDueTexts({ ...services, findPeople: findAccountNames });
    }),
    handleJob(startDueExamsJob, async () => {
      await startDueExams(services);
      await mailWorseExams({ ...services, findPeople: findAccountNames });
    }),
    handleJob(examineCenterJob, async (payload, job) => {
      const { handleExamineCenter } = await import("#features/help-center/exam/examine-center.server.ts");
      await handleExamineCenter(services, payload, job);
    }),
    handleJob(runServiceJob, async (payload, job) => {
      const { handleRunServiceJob } = await import("#features/crawl-service/run-service-job.server.ts");
      await handleRunServiceJob({ services, threads: serviceThreads }, payload, job);
    }),
    handleJob(purgeCrawlServiceJob, async () => void (await purgeCrawlService(services))),
    handleJob(warmPicturesJob, ({ keys }, { signal }) => warmPictures(services.storage, { keys, signal })),
    handleJob(deleteFilesJob, async ({ keys }) => {
      for (const key of keys) await services.storage.delete(key);
    }),
    handleJob(purgeInboxJob, async () => void (await purgeDeletedMessages(services))),
    handleJob(purgeVisitsJob, async () => {
      await purgeVisits(services);
      await learnWordings(services);
    }),
    handleJob(purgeBlogJob, () => purgePostViews(services)),
    handleJob(purgeBlogPicturesJob, async () => void (await purgeBlogPictures(services))),
    handleJob(publishDuePostsJob, async () => void (await publishDuePosts(services))),
    handleJob(purgeOnboardingJob, async () => {
      await purgeOnboarding(services);
      await removeUnfinishedImports(services);
      await purgeTrials(services);
    }),
    handleJob(purgeArticlesJob, async () => {
      await purgeRemovedArticles(services);
      await purgeArticlePictures(services);
    }),
    handleJob(publishDueArticlesJob, () => publishDueArticles(services)),
    handleJob(purgeGuideImagesJob, async () => void (await purgeGuideImages(services))),
    handleJob(
      purgeExpiredRecordsJob,
      async (_, { signal, log }) =>
        void (await purgeExpiredRecords({ ...services, rules: retentionRules, log, signal })),
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
