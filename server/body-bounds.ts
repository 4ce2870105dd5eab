/**
 * Every route that takes a body, and how much of one. Pages are named by their id (app/routes.ts), what the server
 * answers itself by method and path. A route that is not here can't read a body at all: server/bodies.ts.
 *
 * A form without files has at most 100 kB and 1,000 fields; each exception is here, with its reason. Text is counted
 * as a browser may send it: up to nine bytes for a character (three in UTF-8, each as %XX).
 */

import { maxReportBytes, maxReportDepth } from "#features/blocked-content/read-reports.ts";
import { cspReportsPath } from "#features/blocked-content/reports-path.ts";
import { maxBodyBytes as maxServiceBytes } from "#features/crawl-service/limits.ts";
import { maxVideoBytes, uploadsPath } from "#features/videos/limits.ts";
import type { BodyBound, FormBound, JsonBodyBound } from "#platform/body/body-bound.ts";

const textForm = (maxBytes: number): FormBound => ({
  kind: "form",
  maxBytes,
  maxTextBytes: maxBytes,
  maxFields: 1_000,
  maxFiles: 0,
});
export const defaultForm = textForm(100_000);

/** Long texts of one record: an answer, an article, a post. */
const longText = textForm(2_000_000);

/** What a form is beside its files: boundaries, part headers and a few short fields. */
const aroundFilesBytes = 100_000;
const withFiles = (fileBytes: number, { maxFiles = 1, textBytes = aroundFilesBytes } = {}): FormBound => ({
  ...defaultForm,
  maxFiles,
  maxBytes: fileBytes + textBytes,
  maxTextBytes: textBytes,
});

const serviceCall: JsonBodyBound = {
  kind: "json",
  maxBytes: maxServiceBytes,
  // A schema of what to extract is the deepest: each of its levels has two.
  maxDepth: 64,
  maxTokens: 20_000,
};

/** For routes whose actions read no body. */
export const noBody = "no body";

const helpCenterForms = (base: string) => ({
  [`${base}/contact`]: defaultForm,
  [`${base}/feedback`]: defaultForm,
});

export const bodyBounds: Record<string, BodyBound | typeof noBody> = {
  "main/auth": defaultForm,
  "main/auth/callback": defaultForm,
  "main/auth/email": defaultForm,
  "main/auth/forgot": defaultForm,
  "main/auth/link": defaultForm,
  "main/auth/reset": defaultForm,
  "main/auth/sign-out": noBody,
  "main/functions/validate-beta-code": { kind: "json", maxBytes: 10_000, maxDepth: 2, maxTokens: 20 },
  ...helpCenterForms("main/help"),
  ...helpCenterForms("main/preview"),
  ...helpCenterForms("tenant/help"),
  "main/claim": noBody,
  // The wizard's questions with their answers, and a logo, large enough that an owner gets an error instead of a 413.
  "main/onboarding": withFiles(10_000_000, { textBytes: 1_000_000 }),
  "main/onboarding/state": withFiles(10_000_000, { textBytes: 1_000_000 }),
  "main/dashboard/overview": defaultForm,
  "main/dashboard/faqs": longText,
  "main/dashboard/faqs/changes": longText,
  // A CSV file of 4 MB, and its text as it comes back from the preview.
  "main/dashboard/faqs/import": withFiles(4_000_000, { textBytes: 9_000_000 }),
  "main/dashboard/faqs/website": longText,
  // Fifty steps of 5,000 characters, and twice that while they are typed.
  "main/dashboard/getting-started": textForm(6_000_000),
  "main/dashboard/getting-started/changes": textForm(6_000_000),
  "main/dashboard/getting-started/images": withFiles(10_000_000),
  // Sixty steps of 5,000 characters.
  "main/dashboard/guides": longText,
  "main/dashboard/guide": textForm(4_000_000),
  // The pictures, and what was behind the pointer in each: six of 60 kB for each of twenty.
  "main/dashboard/recordings": withFiles(25_000_000, { maxFiles: 20, textBytes: 8_000_000 }),
  "main/dashboard/recordings/recording": defaultForm,
  // A video's captions or picture.
  "main/dashboard/videos": withFiles(1_000_000),
  "main/dashboard/video-frames": noBody,
  "main/dashboard/contact": defaultForm,
  "main/dashboard/inbox": defaultForm,
  "main/dashboard/account": defaultForm,
  "main/dashboard/settings/help-center": defaultForm,
  "main/dashboard/settings/appearance": withFiles(10_000_000),
  "main/dashboard/settings/export": withFiles(50_000_000),
  "main/operator/waitlist": defaultForm,
  "main/operator/beta-codes": defaultForm,
  "main/operator/companies": defaultForm,
  "main/operator/api-keys": defaultForm,
  "main/operator/jobs": defaultForm,
  "main/operator/blocked-content": defaultForm,
  "main/blog-admin/posts": longText,
  "main/blog-admin/rendered": longText,
  "main/blog-admin/pictures": withFiles(10_000_000),
  "main/blog-admin/archive": withFiles(50_000_000),
  [`POST ${cspReportsPath}`]: {
    kind: "json",
    maxBytes: maxReportBytes,
    maxDepth: maxReportDepth,
    maxTokens: 2_000,
  },
  "POST /v1/scrape": serviceCall,
  "POST /v1/search": serviceCall,
  "POST /v1/map": serviceCall,
  "POST /v1/crawl": serviceCall,
  "POST /v1/batch/scrape": serviceCall,
  "POST /v1/extract": serviceCall,
  "POST /v1/llmstxt": serviceCall,
  // The length of an upload is announced; its parts are written to disk one by one.
  [`PATCH ${uploadsPath}/:id`]: { kind: "upload", maxBytes: maxVideoBytes },
};
