/**
 * Every route that accepts a body, with the body's maximum size. Pages are listed by route id (app/routes.ts), the
 * server's own routes by method and path. A route that isn't listed can't read a body: see server/bodies.ts.
 *
 * A form without files has at most 100 kB and 1,000 fields; each exception gives its reason. Text is counted as
 * browsers may encode it: up to nine bytes per character (three in UTF-8, each as %XX).
 */

import { apiPath, usualBodyBytes } from "#features/api/operation.ts";
import { allOperations } from "#features/api/operations.ts";
import { maxReportBytes, maxReportDepth } from "#features/blocked-content/read-reports.ts";
import { cspReportsPath } from "#features/blocked-content/reports-path.ts";
import { maxBodyBytes as maxServiceBytes } from "#features/crawl-service/limits.ts";
import { extensionPaths } from "#features/recordings/extension/paths.ts";
import { maxVideoBytes, uploadsPath } from "#features/videos/limits.ts";
import type { BodyBound, FileBodyBound, FormBound, JsonBodyBound } from "#platform/body/body-bound.ts";

const textForm = (maxBytes: number): FormBound => ({
  kind: "form",
  maxBytes,
  maxTextBytes: maxBytes,
  maxFields: 1_000,
  maxFiles: 0,
});
export const defaultForm = textForm(100_000);

/** For a long text such as an answer, an article or a blog post. */
const longText = textForm(2_000_000);

/** Room for everything in the form except its files: boundaries, part headers and a few short fields. */
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
  // Extraction schemas are nested the deepest, because each level of the data takes two levels of schema.
  maxDepth: 64,
  maxTokens: 20_000,
};

/** Such a route reads no body. */
export const noBody = "no body";

const apiCalls: Record<string, BodyBound | typeof noBody> = Object.fromEntries(
  [...allOperations.values()].flatMap(
    ({ method, path, body, file, maxBodyBytes = usualBodyBytes }): [string, BodyBound | typeof noBody][] => {
      const name = `${method} ${apiPath}${path.replace(/\{(\w+)\}/g, ":$1")}`;
      if (!body && file !== "request") return method === "POST" ? [[name, noBody]] : [];
      // A question to import has up to six values.
      const bound: JsonBodyBound | FileBodyBound = body
        ? { kind: "json", maxBytes: maxBodyBytes, maxDepth: 6, maxTokens: 20_000 }
        : { kind: "file", maxBytes: maxBodyBytes };
      return [[name, bound]];
    },
  ),
);

/** A tool's arguments. The longest is an article, here with every character escaped. */
const agentCall: JsonBodyBound = { kind: "json", maxBytes: 100_000, maxDepth: 10, maxTokens: 500 };

/** Reviewed screenshots, the facts of each, and what was read in them. */
const recordingForm = withFiles(40_000_000, { maxFiles: 60, textBytes: 10_100_000 });

const helpCenterForms = (base: string) => ({
  [`${base}/contact`]: defaultForm,
  // At most 500 characters of a message that is being typed.
  [`${base}/contact-answers`]: { ...textForm(5_000), maxFields: 10 },
  [`${base}/feedback`]: defaultForm,
});

export const bodyBounds: Record<string, BodyBound | typeof noBody> = {
  "main/auth": defaultForm,
  "main/auth/callback": defaultForm,
  "main/auth/email": defaultForm,
  "main/auth/forgot": defaultForm,
  "main/auth/link": defaultForm,
  "main/auth/reset": defaultForm,
  "main/auth/connect": defaultForm,
  "main/auth/passkey": defaultForm,
  "main/auth/second-factor": defaultForm,
  "main/auth/set-up": defaultForm,
  "main/auth/sign-out": noBody,
  "main/functions/validate-beta-code": { kind: "json", maxBytes: 10_000, maxDepth: 2, maxTokens: 20 },
  ...helpCenterForms("main/help"),
  ...helpCenterForms("main/preview"),
  ...helpCenterForms("tenant/help"),
  // Messages and votes from the company's own website.
  "main/help/widget": defaultForm,
  "tenant/help/widget": defaultForm,
  "main/help/agents": agentCall,
  "tenant/help/agents": agentCall,
  "main/help/enter": defaultForm,
  "tenant/enter": defaultForm,
  "main/claim": noBody,
  "main/try": defaultForm,
  "main/demo": defaultForm,
  // A mail client posts "List-Unsubscribe=One-Click".
  "main/unsubscribe": defaultForm,
  "main/companies": defaultForm,
  "main/account": defaultForm,
  "main/invitation": defaultForm,
  "main/setup": defaultForm,
  // The wizard posts its questions and answers, and a logo. The file limit is high so that an owner with a large logo
  // gets a form error instead of a 413.
  "main/onboarding": withFiles(10_000_000, { textBytes: 1_000_000 }),
  "main/onboarding/state": withFiles(10_000_000, { textBytes: 1_000_000 }),
  "main/dashboard/overview": defaultForm,
  "main/dashboard/faqs": longText,
  "main/dashboard/faqs/changes": longText,
  // A CSV file of up to 4 MB. The preview posts its text back.
  "main/dashboard/faqs/import": withFiles(4_000_000, { textBytes: 9_000_000 }),
  "main/dashboard/faqs/website": longText,
  "main/dashboard/faqs/decisions": defaultForm,
  // Fifty steps of 5,000 characters, doubled because the editor may post longer text, which gets a form error.
  "main/dashboard/getting-started": textForm(6_000_000),
  "main/dashboard/getting-started/changes": textForm(6_000_000),
  "main/dashboard/getting-started/images": withFiles(10_000_000),
  "main/dashboard/articles": longText,
  // An article has up to 500,000 characters.
  "main/dashboard/article": textForm(4_600_000),
  "main/dashboard/article/changes": textForm(4_600_000),
  "main/dashboard/article/pictures": withFiles(10_000_000),
  "main/dashboard/check-dates": defaultForm,
  // A guide has up to sixty steps of 5,000 characters.
  "main/dashboard/guides": longText,
  "main/dashboard/guide": textForm(4_000_000),
  "main/dashboard/guide/check": defaultForm,
  "main/dashboard/recordings": recordingForm,
  [`POST ${extensionPaths.recordings}`]: recordingForm,
  [`POST ${extensionPaths.connections}`]: { kind: "json", maxBytes: 1_000, maxDepth: 2, maxTokens: 10 },
  "main/dashboard/extension": defaultForm,
  "main/dashboard/recordings/recording": defaultForm,
  "main/dashboard/videos": withFiles(1_000_000),
  "main/dashboard/video-frames": noBody,
  "main/dashboard/settings/words": defaultForm,
  "main/dashboard/settings/access": defaultForm,
  // A file, or the plan's collections.
  "main/dashboard/settings/import": { ...withFiles(50_000_000, { textBytes: 2_000_000 }), maxFields: 5_000 },
  // A CSV file of up to 1 MB.
  "main/dashboard/settings/redirects": withFiles(1_000_000),
  "main/dashboard/settings/widget": defaultForm,
  "main/dashboard/settings/api": defaultForm,
  "main/dashboard/contact": defaultForm,
  "main/dashboard/answers": defaultForm,
  "main/dashboard/inbox": defaultForm,
  "main/dashboard/account": defaultForm,
  "main/dashboard/team": defaultForm,
  "main/dashboard/team/security": defaultForm,
  "main/dashboard/settings/help-center": defaultForm,
  "main/dashboard/settings/appearance": withFiles(10_000_000),
  // About two hundred texts, each up to three times as long as ours.
  "main/dashboard/settings/languages": textForm(500_000),
  // An article has up to 500,000 characters.
  "main/dashboard/translate": textForm(4_600_000),
  "main/dashboard/settings/export": withFiles(50_000_000),
  "main/operator/waitlist": defaultForm,
  "main/operator/beta-codes": defaultForm,
  "main/operator/companies": defaultForm,
  "main/operator/api-keys": defaultForm,
  "main/operator/jobs": defaultForm,
  "main/operator/blocked-content": defaultForm,
  "main/blog-admin/posts": defaultForm,
  "main/blog-admin/post": longText,
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
  ...apiCalls,
  // The client declares the length first, and each part is written to disk as it arrives.
  [`PATCH ${uploadsPath}/:id`]: { kind: "upload", maxBytes: maxVideoBytes },
};
