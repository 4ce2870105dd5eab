/** A piece of work of the crawl service, as it is answered. */
import type { serviceJobs } from "#db/schema/crawl-service.ts";
import type { ServiceDocument } from "./thread/service-thread-tasks.ts";

export type ServiceJob = typeof serviceJobs.$inferSelect;

/** Told on it: "page" when one was stored or their number is known better, "ended". */
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
  /** Where there is more, now or later. */
  next?: string;
  data: ServiceDocument[];
}

/** Work that waits for its turn is under way, for whoever asked for it. */
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
