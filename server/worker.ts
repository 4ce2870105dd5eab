/** Every kind of job this product has, and what handles it. */
import { importSite } from "#features/onboarding/import-site.job.ts";
import { handleImportSite } from "#features/onboarding/import-site.server.ts";
import { handleJob } from "#platform/jobs/handle-job.ts";
import { createMail } from "#platform/mail/create-mail.ts";
import { deliverMailJob } from "#platform/mail/post-mail.ts";
import type { Services } from "#platform/services.ts";

export async function startWorker(
  services: Services,
  { loopbackPort }: { loopbackPort: number },
): Promise<void> {
  const mail = createMail(services);
  await services.jobs.start([
    handleJob(importSite, (payload, job) => handleImportSite({ services, loopbackPort }, payload, job)),
    handleJob(deliverMailJob, async ({ mailId }, { isLastAttempt }) => {
      const delivery = await mail.deliverMail(mailId, { isLastAttempt });
      if (delivery.outcome === "retry") throw new Error(`the mail was not sent yet: ${delivery.reason}`);
    }),
  ]);
}
