/** Every kind of job this product has, and what handles it. */
import { importSite } from "#features/onboarding/import-site.job.ts";
import { handleImportSite } from "#features/onboarding/import-site.server.ts";
import { handleJob } from "#platform/jobs/handle-job.ts";
import type { Services } from "#platform/services.ts";

export async function startWorker(
  services: Services,
  { loopbackPort }: { loopbackPort: number },
): Promise<void> {
  await services.jobs.start([
    handleJob(importSite, (payload, job) => handleImportSite({ services, loopbackPort }, payload, job)),
  ]);
}
