/** Values shared by the database, forms and screens. */

export const plans = ["basic", "ai"] as const;
export type Plan = (typeof plans)[number];

export const publicationStatuses = ["draft", "published"] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

export const domainTypes = ["subdomain", "custom"] as const;
export type DomainType = (typeof domainTypes)[number];

export const domainStatuses = ["pending", "verified", "failed"] as const;
export type DomainStatus = (typeof domainStatuses)[number];

/** How a question was created. */
export const faqOrigins = ["manual", "explicit", "fact", "section", "model"] as const;
export type FaqOrigin = (typeof faqOrigins)[number];

/** Whether a step's text was read on the screen or inferred. */
export const stepBases = ["seen", "inferred"] as const;
export type StepBasis = (typeof stepBases)[number];

/** Statuses of data that a job reads or writes. */
export const workStatuses = ["queued", "running", "completed", "failed"] as const;
export type WorkStatus = (typeof workStatuses)[number];

export const crawlStatuses = ["queued", "running", "completed", "failed", "cancelled"] as const;
export type CrawlStatus = (typeof crawlStatuses)[number];

export const recordingStatuses = ["queued", "running", "done", "failed"] as const;
export type RecordingStatus = (typeof recordingStatuses)[number];

/** The unfinished statuses, in each of these lists. */
export const activeStatuses = ["queued", "running"] as const;
