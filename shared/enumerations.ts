/** Values that the database stores, forms accept and screens show. */

export const plans = ["basic", "ai"] as const;
export type Plan = (typeof plans)[number];

export const publicationStatuses = ["draft", "published"] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

export const domainTypes = ["subdomain", "custom"] as const;
export type DomainType = (typeof domainTypes)[number];

export const domainStatuses = ["pending", "verified", "failed"] as const;
export type DomainStatus = (typeof domainStatuses)[number];

/** How a question came to be. */
export const faqOrigins = ["manual", "explicit", "fact", "section", "model"] as const;
export type FaqOrigin = (typeof faqOrigins)[number];

/** Whether what a step says was read on the screen, or guessed. */
export const stepBases = ["seen", "inferred"] as const;
export type StepBasis = (typeof stepBases)[number];
