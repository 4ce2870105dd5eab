import type { serviceJobs } from "#db/schema/crawl-service.ts";
import type { ServiceDocument } from "./thread/service-thread-tasks.ts";

export type ServiceJob = typeof serviceJobs.$inferSelect;

/** Messages on this channel are "page" (a page was stored or the estimate changed) and "ended". */
export function jobChannel(jobId: string): string {
  return `service-job:${jobId}`;
}

export interface JobStatusAnswer {
  success: boolean;
  status: "scraping" | "completed" | "failed" | "cancelled";
  total: number;
  completed: number;
  creditsUsed: number;
  expiresAt: string;
  error?: string;
  /** URL of the remaining pages, which may not have been read yet. */
  next?: string;
  data: ServiceDocument[];
}

/** Clients see a queued job as running. */
export function presentStatus(job: ServiceJob): Omit<JobStatusAnswer, "data" | "next"> {
  const { total, completed, creditsUsed, expiresAt, error } = job;
  return {
    success: job.status !== "failed",
    status: job.status === "queued" ? "scraping" : job.status,
    total: Math.max(total, completed),
    completed,
    creditsUsed,
    expiresAt: expiresAt.toISOString(),
    ...(error === null ? {} : { error }),
  };
}

export function isOpen({ status }: Pick<ServiceJob, "status">): boolean {
  return status === "queued" || status === "scraping";
}
