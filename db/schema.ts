/** The whole schema in one place: the only file that may re-export. */
export * from "./schema/accounts.ts";
export * from "./schema/analytics.ts";
export * from "./schema/beta-access.ts";
export * from "./schema/blog.ts";
export * from "./schema/companies.ts";
export * from "./schema/contact.ts";
export * from "./schema/content.ts";
export * from "./schema/crawls.ts";
export * from "./schema/faqs.ts";
export * from "./schema/feedback.ts";
export * from "./schema/guides.ts";
export * from "./schema/mail.ts";
export * from "./schema/onboarding.ts";
export * from "./schema/server.ts";
export * from "./schema/website-checks.ts";
