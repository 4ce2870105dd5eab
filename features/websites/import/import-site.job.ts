/** The job that makes a help center from a website: light, so that whoever enqueues it does not load the engines. */
import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";
import { reopenCrawl } from "./crawl-website.job.ts";

const payload = z.object({
  crawlId: z.uuid(),
  /** Exactly this subdomain; otherwise one is made from the company's name. */
  subdomain: z.string().optional(),
  contactFormEnabled: z.boolean().optional(),
  /** A getting-started guide that comes with it, published. */
  guide: z
    .object({
      title: z.string(),
      steps: z.array(z.object({ title: z.string(), description: z.string() })).min(1),
    })
    .optional(),
});

export type ImportSitePayload = z.infer<typeof payload>;

export const importSite = defineJob({
  name: "import-site",
  payload,
  retryLimit: 2,
  concurrency: 2,
  reopen: reopenCrawl,
});
