/** Every address of the product × every kind of visitor. An address without a row here fails the test. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blogPosts, rateLimits } from "#db/schema.ts";
import { apiPath, type Operation } from "#features/api/operation.ts";
import { allOperations } from "#features/api/operations.ts";
import type { Role } from "#shared/permissions.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { unreachableService } from "#tests/support/identity-provider.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { sendRaw } from "#tests/support/raw-http.ts";
import { createMember, createUser, type TestUserOptions } from "#tests/support/sign-in.ts";
import { allRoles, hasRight, type Right, rightsOfRoutes, rolesWith } from "./role-rights.ts";

let app: TestApp;
let claimPath = "";

beforeAll(async () => {
  app = await startApp({ ...unreachableService, TRUSTED_PROXIES: "127.0.0.1" });
  ({ claimPath } = await makePublicCenter(app.services, "acme"));
  const picture = new Uint8Array([137, 80, 78, 71]);
  await app.services.db
    .insert(blogPosts)
    .values({ title: "Hello", slug: "hello", published: true, publishedAt: new Date() });
  await app.services.storage.put("company-logos/acme.png", picture, { contentType: "image/png" });
});

afterAll(() => app?.close());

/**
 * Statuses of GET on the main host, through an https proxy, on a tenant host and on an unknown host, of PUT on the main
 * host, and of POST of a form to the address's own host. The POST has the Origin of a stranger, "null", our other host,
 * its own host, or none.
 */
const columns = "main proxied tenant unknown | put | evil null other own absent";
/**
 * Signed-in visitors. Each sends a GET and a form from our own pages on the address's own host. A row without this
 * column treats everyone like a stranger.
 */
const roles = ["unverified", "waitlist", "owner", "finished", "operator"] as const;
const noId = "00000000-0000-4000-8000-000000000000";
/** Accepts only API keys, which no page can send. Requests without one always get a 401. */
const crawlService = "401 401 404 421 | 401 | 401 401 401 401 401";
/** Accepts only keys of companies. A method that the address doesn't have gets a 405 before that. */
function apiRow({ method, path }: Operation): [id: string, row: [string, string]] {
  const methods = [...allOperations.values()].flatMap((op) => (op.path === path ? [op.method] : []));
  const [get, post] = (["GET", "POST"] as const).map((each) => (methods.includes(each) ? 401 : 405));
  const template = `${apiPath}${path.replace(/\{(\w+)\}/g, ":$1")}`;
  const statuses = `${get} ${get} 404 421 | 405 | ${Array(5).fill(post).join(" ")}`;
  return [`${method} ${template}`, [template.replace(/:\w+/g, noId), statuses]];
}

const table: Record<string, [address: string, statuses: string, byRole?: string]> = {
  "main/landing": ["/", "200 200 200 421 | 405 | 403 403 403 405 405"],
  "main/demo": [
    "/demo",
    "200 200 404 421 | 405 | 403 403 403 400 400",
    "200 200 200 200 200 | 400 400 400 400 400",
  ],
  "main/blog": ["/blog", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/blog/rss": ["/blog/rss.xml", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/blog/atom": ["/blog/atom.xml", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/blog/post": ["/blog/hello", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/blog/post-picture": ["/blog/hello/og.png", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/blog/preview": [`/blog/preview/${noId}`, "404 404 404 421 | 405 | 403 403 403 405 405"],
  "main/contact": ["/contact", "200 200 200 421 | 405 | 403 403 403 405 405"],
  "main/api": ["/api", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/api/reference": ["/api/reference", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/privacy": ["/privacy", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/terms": ["/terms", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/cookies": ["/cookies", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/robots": ["/robots.txt", "200 200 200 421 | 405 | 403 403 403 405 405"],
  "main/sitemap": ["/sitemap.xml", "200 200 200 421 | 405 | 403 403 403 405 405"],
  "main/help-sitemap": ["/help/sitemap.xml", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/llms": ["/llms.txt", "200 200 200 421 | 405 | 403 403 403 405 405"],
  "main/auth": [
    "/auth",
    "200 200 404 421 | 405 | 403 403 403 400 400",
    "200 302 302 302 302 | 400 400 400 400 400",
  ],
  "main/auth/callback": ["/auth/callback", "200 200 404 421 | 405 | 403 403 403 400 400"],
  "main/auth/forgot": ["/auth/forgot", "200 200 404 421 | 405 | 403 403 403 200 200"],
  "main/auth/reset": ["/auth/reset", "200 200 404 421 | 405 | 403 403 403 400 400"],
  "main/auth/link": ["/auth/link", "200 200 404 421 | 405 | 403 403 403 400 400"],
  "main/auth/reader": [
    "/auth/reader",
    "302 302 404 421 | 405 | 403 403 403 405 405",
    "302 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/auth/email": ["/auth/email", "200 200 404 421 | 405 | 403 403 403 400 400"],
  "main/auth/service": ["/auth/service", "302 302 404 421 | 405 | 403 403 403 405 405"],
  "main/auth/service/callback": ["/auth/service/callback", "400 400 404 421 | 405 | 403 403 403 405 405"],
  "main/auth/connect": ["/auth/connect", "302 302 404 421 | 405 | 403 403 403 302 302"],
  "main/auth/passkey": ["/auth/passkey", "302 302 404 421 | 405 | 403 403 403 400 400"],
  "main/auth/second-factor": ["/auth/second-factor", "302 302 404 421 | 405 | 403 403 403 302 302"],
  "main/auth/set-up": [
    "/auth/set-up",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 200 200 200 200 | 302 400 400 400 400",
  ],
  "main/auth/sign-out": ["/auth/sign-out", "302 302 404 421 | 405 | 403 403 403 302 302"],
  "main/functions/validate-beta-code": [
    "/functions/validate-beta-code",
    "405 405 404 421 | 405 | 403 403 403 400 400",
  ],
  "main/waitlist": [
    "/waitlist",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 200 302 302 302 | 302 405 302 302 302",
  ],
  "main/account": [
    "/account",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 200 302 302 302 | 302 400 302 302 302",
  ],
  "main/account/export": [
    "/account/export",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 200 302 302 302 | 302 405 302 302 302",
  ],
  "main/dashboard/overview": [
    "/dashboard",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 405 405 405",
  ],
  "main/dashboard/getting-started": [
    "/dashboard/getting-started",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/getting-started/history": [
    "/dashboard/getting-started/history",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 404 404 404 | 302 302 405 405 405",
  ],
  "main/dashboard/getting-started/changes": [
    "/dashboard/getting-started/changes",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 405 405 405 | 302 302 400 400 400",
  ],
  "main/dashboard/getting-started/images": [
    "/dashboard/getting-started/images",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 405 405 405 | 302 302 400 400 400",
  ],
  "main/dashboard/faqs": [
    "/dashboard/faqs",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/faqs/changes": [
    "/dashboard/faqs/changes",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 405 405 405 | 302 302 400 400 400",
  ],
  "main/dashboard/faqs/export": [
    "/dashboard/faqs/export",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 405 405 405",
  ],
  "main/dashboard/faqs/import": [
    "/dashboard/faqs/import",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/find": [
    "/dashboard/find",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 405 405 405",
  ],
  "main/dashboard/visits-export": [
    "/dashboard/visits.csv",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 405 405 405",
  ],
  "main/dashboard/faqs/history": [
    `/dashboard/faqs/${noId}/history`,
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 404 404 404 | 302 302 405 405 405",
  ],
  "main/dashboard/faqs/list": [
    "/dashboard/faqs/list",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 405 405 405",
  ],
  "main/dashboard/faqs/decisions": [
    "/dashboard/faqs/website/decisions",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 405 405 405 | 302 302 400 400 400",
  ],
  "main/dashboard/faqs/website": [
    "/dashboard/faqs/website",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/faqs/source": [
    `/dashboard/faqs/source?faq=${noId}`,
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 404 404 404 | 302 302 405 405 405",
  ],
  "main/dashboard/settings": [
    "/dashboard/settings",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 302 302 302 | 302 302 405 405 405",
  ],
  "main/dashboard/settings/help-center": [
    "/dashboard/settings/help-center",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/settings/appearance": [
    "/dashboard/settings/appearance",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/settings/words": [
    "/dashboard/settings/words",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/settings/access": [
    "/dashboard/settings/access",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/settings/languages": [
    "/dashboard/settings/languages",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/settings/import": [
    "/dashboard/settings/import",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/settings/import-left-out": [
    "/dashboard/settings/import/left-out",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 405 405 405",
  ],
  "main/dashboard/settings/redirects": [
    "/dashboard/settings/redirects",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/settings/redirects-export": [
    "/dashboard/settings/redirects/export",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 405 405 405",
  ],
  "main/dashboard/settings/widget": [
    "/dashboard/settings/widget",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/settings/api": [
    "/dashboard/settings/api",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/translations": [
    "/dashboard/translate",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 405 405 405",
  ],
  "main/dashboard/translate": [
    "/dashboard/translate/de",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 404 404 404 | 302 302 400 400 400",
  ],
  "main/dashboard/settings/export": [
    "/dashboard/settings/export",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/settings/export-files": [
    "/dashboard/settings/export/files",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 404 404 404 | 302 302 405 405 405",
  ],
  "main/dashboard/articles": [
    "/dashboard/articles",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/articles/link-targets": [
    "/dashboard/articles/link-targets",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 405 405 405",
  ],
  "main/dashboard/article": [
    `/dashboard/articles/${noId}`,
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 404 404 404 | 302 302 400 400 400",
  ],
  "main/dashboard/article/changes": [
    `/dashboard/articles/${noId}/changes`,
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 405 405 405 | 302 302 400 400 400",
  ],
  "main/dashboard/article/history": [
    `/dashboard/articles/${noId}/history`,
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 404 404 404 | 302 302 405 405 405",
  ],
  "main/dashboard/article/pictures": [
    `/dashboard/articles/${noId}/pictures`,
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 405 405 405 | 302 302 400 400 400",
  ],
  "main/dashboard/check-dates": [
    "/dashboard/check-dates",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/guides": [
    "/dashboard/guides",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/guide": [
    `/dashboard/guides/${noId}`,
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 404 404 404 | 302 302 400 400 400",
  ],
  "main/dashboard/guide/history": [
    `/dashboard/guides/${noId}/history`,
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 404 404 404 | 302 302 405 405 405",
  ],
  "main/dashboard/guide/export": [
    `/dashboard/guides/${noId}/export/markdown`,
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 404 404 404 | 302 302 405 405 405",
  ],
  "main/dashboard/getting-started/export": [
    "/dashboard/getting-started/export/markdown",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 404 404 404 | 302 302 405 405 405",
  ],
  "main/dashboard/guide/check": [
    `/dashboard/guides/${noId}/check`,
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 404 404 404 | 302 302 400 400 400",
  ],
  "main/dashboard/guide/check-picture": [
    `/dashboard/guides/${noId}/check/pictures/0`,
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 404 404 404 | 302 302 405 405 405",
  ],
  "main/dashboard/extension": [
    "/dashboard/extension",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/extension/download": [
    "/dashboard/extension/download/safari",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 404 404 404 | 302 302 405 405 405",
  ],
  "main/dashboard/recordings": [
    "/dashboard/recordings",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/recordings/recording": [
    `/dashboard/recordings/${noId}`,
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 404 404 404 | 302 302 400 400 400",
  ],
  "main/dashboard/recordings/events": [
    `/dashboard/recordings/${noId}/events`,
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 406 406 406 | 302 302 405 405 405",
  ],
  "main/dashboard/recordings/review": [
    `/dashboard/recordings/${noId}/review`,
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 405 405 405",
  ],
  "main/dashboard/videos": [
    "/dashboard/videos",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/video-frames": [
    `/dashboard/videos/${noId}/frames`,
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 405 405 405 | 302 302 404 404 404",
  ],
  "main/dashboard/contact": [
    "/dashboard/contact",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/answers": [
    "/dashboard/answers",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/inbox": [
    "/dashboard/inbox",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/team": [
    "/dashboard/team",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/companies": [
    "/companies",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 302 302 302 | 302 400 400 400 400",
  ],
  "main/invitation": ["/invitation/unknown", "404 404 404 421 | 405 | 403 403 403 400 400"],
  "main/setup": ["/setup/unknown", "404 404 404 421 | 405 | 403 403 403 400 400"],
  "main/unsubscribe": ["/unsubscribe/unknown", "404 404 404 421 | 405 | 403 403 403 404 404"],
  "main/dashboard/team/audit-log": [
    "/dashboard/team/audit-log",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 405 405 405",
  ],
  "main/dashboard/team/audit-log/export": [
    "/dashboard/team/audit-log/export",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 405 405 405",
  ],
  "main/dashboard/team/security": [
    "/dashboard/team/security",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/account": [
    "/dashboard/account",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 400 400 400",
  ],
  "main/dashboard/account/export": [
    "/dashboard/account/export",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 405 405 405",
  ],
  "main/onboarding": [
    "/onboarding/welcome",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 302 302 | 302 302 400 302 302",
  ],
  "main/onboarding/source": [
    `/onboarding/source?faq=${noId}`,
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 404 404 404 | 302 302 405 405 405",
  ],
  "main/onboarding/state": [
    "/onboarding/state",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 200 200 200 | 302 302 200 200 200",
  ],
  "main/onboarding/events": [
    "/onboarding/events",
    "302 302 404 421 | 405 | 403 403 403 302 302",
    "302 302 406 406 406 | 302 302 405 405 405",
  ],
  "main/mailbox": ["/dev/mailbox", "403 403 404 421 | 405 | 403 403 403 405 405"],
  "main/mailbox-html": [`/dev/mailbox/${noId}/html`, "404 404 404 421 | 405 | 403 403 403 404 404"],
  "main/operator/overview": [
    "/operator",
    "404 404 404 421 | 405 | 403 403 403 404 404",
    "404 404 404 404 302 | 404 404 404 404 405",
  ],
  "main/operator/waitlist": [
    "/operator/waitlist",
    "404 404 404 421 | 405 | 403 403 403 404 404",
    "404 404 404 404 200 | 404 404 404 404 400",
  ],
  "main/operator/beta-codes": [
    "/operator/beta-codes",
    "404 404 404 421 | 405 | 403 403 403 404 404",
    "404 404 404 404 200 | 404 404 404 404 400",
  ],
  "main/operator/companies": [
    "/operator/companies",
    "404 404 404 421 | 405 | 403 403 403 404 404",
    "404 404 404 404 200 | 404 404 404 404 400",
  ],
  "main/operator/api-keys": [
    "/operator/api-keys",
    "404 404 404 421 | 405 | 403 403 403 404 404",
    "404 404 404 404 200 | 404 404 404 404 400",
  ],
  "main/operator/jobs": [
    "/operator/jobs",
    "404 404 404 421 | 405 | 403 403 403 404 404",
    "404 404 404 404 200 | 404 404 404 404 400",
  ],
  "main/operator/blocked-content": [
    "/operator/blocked-content",
    "404 404 404 421 | 405 | 403 403 403 404 404",
    "404 404 404 404 200 | 404 404 404 404 400",
  ],
  "main/blog-admin/posts": [
    "/blog-admin?index",
    "404 404 404 421 | 405 | 403 403 403 404 404",
    "404 404 404 404 200 | 404 404 404 404 400",
  ],
  "main/blog-admin/post": [
    `/blog-admin/${noId}`,
    "404 404 404 421 | 405 | 403 403 403 404 404",
    "404 404 404 404 404 | 404 404 404 404 400",
  ],
  "main/blog-admin/pictures": [
    "/blog-admin/pictures",
    "404 404 404 421 | 405 | 403 403 403 404 404",
    "404 404 404 404 404 | 404 404 404 404 400",
  ],
  "main/blog-admin/rendered": [
    "/blog-admin/rendered",
    "404 404 404 421 | 405 | 403 403 403 404 404",
    "404 404 404 404 404 | 404 404 404 404 200",
  ],
  "main/blog-admin/archive": [
    "/blog-admin/archive",
    "404 404 404 421 | 405 | 403 403 403 404 404",
    "404 404 404 404 200 | 404 404 404 404 400",
  ],
  "main/help/preview": [
    "/help/preview?company=1",
    "401 401 404 421 | 405 | 403 403 403 405 405",
    "401 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/preview/home": [
    `/help/preview/${noId}`,
    "401 401 404 421 | 405 | 403 403 403 405 405",
    "401 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/preview/getting-started": [
    `/help/preview/${noId}/getting-started`,
    "401 401 404 421 | 405 | 403 403 403 405 405",
    "401 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/preview/guides": [
    `/help/preview/${noId}/guides`,
    "401 401 404 421 | 405 | 403 403 403 405 405",
    "401 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/preview/guide": [
    `/help/preview/${noId}/guides/none-00000000`,
    "401 401 404 421 | 405 | 403 403 403 405 405",
    "401 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/preview/videos": [
    `/help/preview/${noId}/videos`,
    "401 401 404 421 | 405 | 403 403 403 405 405",
    "401 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/preview/question": [
    `/help/preview/${noId}/faq/what-is-it`,
    "401 401 404 421 | 405 | 403 403 403 405 405",
    "401 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/preview/articles": [
    `/help/preview/${noId}/articles`,
    "401 401 404 421 | 405 | 403 403 403 405 405",
    "401 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/preview/article": [
    `/help/preview/${noId}/articles/none`,
    "401 401 404 421 | 405 | 403 403 403 405 405",
    "401 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/preview/faq": [
    `/help/preview/${noId}/faq`,
    "401 401 404 421 | 405 | 403 403 403 405 405",
    "401 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/preview/collection": [
    `/help/preview/${noId}/c/general`,
    "401 401 404 421 | 405 | 403 403 403 405 405",
    "401 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/preview/faq-category": [
    `/help/preview/${noId}/faq/about/general`,
    "401 401 404 421 | 405 | 403 403 403 405 405",
    "401 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/preview/search": [
    `/help/preview/${noId}/search?q=a`,
    "401 401 404 421 | 405 | 403 403 403 405 405",
    "401 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/preview/suggest": [
    `/help/preview/${noId}/suggest?q=a`,
    "401 401 404 421 | 405 | 403 403 403 405 405",
    "401 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/preview/feedback": [
    `/help/preview/${noId}/feedback`,
    "401 401 404 421 | 405 | 403 403 403 401 401",
    "401 403 403 403 403 | 401 403 403 403 403",
  ],
  "main/preview/thanks": [
    `/help/preview/${noId}/thanks`,
    "401 401 404 421 | 405 | 403 403 403 405 405",
    "401 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/preview/theme": [
    `/help/preview/${noId}/theme`,
    "401 401 404 421 | 405 | 403 403 403 405 405",
    "401 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/preview/contact-answers": [
    `/help/preview/${noId}/contact/answers`,
    "401 401 404 421 | 405 | 403 403 403 401 401",
    "401 403 403 403 403 | 401 403 403 403 403",
  ],
  "main/preview/contact": [
    `/help/preview/${noId}/contact`,
    "401 401 404 421 | 405 | 403 403 403 401 401",
    "401 403 403 403 403 | 401 403 403 403 403",
  ],
  "main/preview/unknown-page": [
    `/help/preview/${noId}/dashboard`,
    "401 401 404 421 | 405 | 403 403 403 405 405",
    "401 403 403 403 403 | 405 405 405 405 405",
  ],
  "main/help/home": ["/help/acme", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/help/getting-started": ["/help/acme/getting-started", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/help/guides": ["/help/acme/guides", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/help/guide": ["/help/acme/guides/none-00000000", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "main/help/embedded-getting-started": [
    "/help/acme/getting-started/embed",
    "404 404 404 421 | 405 | 403 403 403 405 405",
  ],
  "main/help/embedded-guide": [
    "/help/acme/guides/none-00000000/embed",
    "404 404 404 421 | 405 | 403 403 403 405 405",
  ],
  "main/help/videos": ["/help/acme/videos", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/help/question": ["/help/acme/faq/what-is-it", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/help/articles": ["/help/acme/articles", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/help/article": ["/help/acme/articles/none", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "main/help/faq": ["/help/acme/faq", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/help/collection": ["/help/acme/c/general", "302 302 404 421 | 405 | 403 403 403 405 405"],
  "main/help/faq-category": ["/help/acme/faq/about/general", "301 301 404 421 | 405 | 403 403 403 405 405"],
  "main/help/enter": ["/help/acme/enter", "302 302 404 421 | 405 | 403 403 403 302 302"],
  "main/help/widget-script": ["/help/acme/widget.js", "200 200 404 421 | 405 | 403 403 403 405 405"],
  // A company's own website reads and posts, so the widget's list of websites decides, and not the page's host.
  "main/help/widget": ["/help/acme/widget/vote", "404 404 404 421 | 405 | 403 403 403 400 403"],
  "main/help/agents": ["/help/acme/mcp", "405 405 404 421 | 405 | 403 403 403 400 400"],
  "main/help/contact": ["/help/acme/contact", "200 200 404 421 | 405 | 403 403 403 200 200"],
  "main/help/contact-answers": ["/help/acme/contact/answers", "404 404 404 421 | 405 | 403 403 403 200 200"],
  "main/help/search": ["/help/acme/search?q=a", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/help/suggest": ["/help/acme/suggest?q=a", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/help/feedback": ["/help/acme/feedback", "404 404 404 421 | 405 | 403 403 403 400 400"],
  "main/help/thanks": ["/help/acme/thanks", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "main/help/theme": ["/help/acme/theme", "406 406 404 421 | 405 | 403 403 403 405 405"],
  "main/help/sitemap": ["/help/acme/sitemap.xml", "302 302 404 421 | 405 | 403 403 403 405 405"],
  "main/help/llms": ["/help/acme/llms.txt", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/help/markdown": ["/help/acme/index.md", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/help/picture": ["/help/acme/og/index.png", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/help/c/markdown": ["/help/acme/c/general.md", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "main/help/c/picture": ["/help/acme/og/c/general.png", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "main/help/faq/markdown": ["/help/acme/faq/what-is-it.md", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "main/help/faq/picture": [
    "/help/acme/og/faq/what-is-it.png",
    "200 200 404 421 | 405 | 403 403 403 405 405",
  ],
  "main/help/articles/markdown": [
    "/help/acme/articles/none.md",
    "404 404 404 421 | 405 | 403 403 403 405 405",
  ],
  "main/help/articles/picture": [
    "/help/acme/og/articles/none.png",
    "404 404 404 421 | 405 | 403 403 403 405 405",
  ],
  "main/help/guides/markdown": ["/help/acme/guides/none.md", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "main/help/guides/picture": [
    "/help/acme/og/guides/none.png",
    "404 404 404 421 | 405 | 403 403 403 405 405",
  ],
  "main/help/unknown-page": ["/help/acme/dashboard", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "main/unknown-page": ["/admin", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "tenant/help/home": ["/", "200 200 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/getting-started": ["/getting-started", "404 404 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/guides": ["/guides", "404 404 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/guide": ["/guides/none-00000000", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "tenant/help/embedded-getting-started": [
    "/getting-started/embed",
    "404 404 404 421 | 405 | 403 403 403 405 405",
  ],
  "tenant/help/embedded-guide": [
    "/guides/none-00000000/embed",
    "404 404 404 421 | 405 | 403 403 403 405 405",
  ],
  "tenant/help/videos": ["/videos", "404 404 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/question": ["/faq/what-is-it", "404 404 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/articles": ["/articles", "404 404 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/article": ["/articles/none", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "tenant/help/faq": ["/faq", "404 404 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/collection": ["/c/general", "404 404 302 421 | 405 | 403 403 403 405 405"],
  "tenant/help/faq-category": ["/faq/about/general", "404 404 301 421 | 405 | 403 403 403 405 405"],
  "tenant/enter": ["/enter", "404 404 302 421 | 405 | 403 403 403 302 302"],
  "tenant/help/widget-script": ["/widget.js", "404 404 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/widget": ["/widget/vote", "404 404 404 421 | 405 | 403 403 400 400 403"],
  "tenant/help/agents": ["/mcp", "404 404 405 421 | 405 | 403 403 403 400 400"],
  "tenant/help/contact": ["/contact", "200 200 200 421 | 405 | 403 403 403 200 200"],
  "tenant/help/search": ["/search?q=a", "404 404 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/contact-answers": ["/contact/answers", "404 404 404 421 | 405 | 403 403 403 200 200"],
  "tenant/help/suggest": ["/suggest?q=a", "404 404 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/feedback": ["/feedback", "404 404 404 421 | 405 | 403 403 403 400 400"],
  "tenant/help/thanks": ["/thanks", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "tenant/help/theme": ["/theme", "404 404 406 421 | 405 | 403 403 403 405 405"],
  "tenant/help/sitemap": ["/sitemap.xml", "200 200 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/llms": ["/llms.txt", "200 200 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/robots": ["/robots.txt", "200 200 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/markdown": ["/index.md", "404 404 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/picture": ["/og/index.png", "404 404 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/c/markdown": ["/c/general.md", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "tenant/help/c/picture": ["/og/c/general.png", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "tenant/help/faq/markdown": ["/faq/what-is-it.md", "404 404 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/faq/picture": ["/og/faq/what-is-it.png", "404 404 200 421 | 405 | 403 403 403 405 405"],
  "tenant/help/articles/markdown": ["/articles/none.md", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "tenant/help/articles/picture": ["/og/articles/none.png", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "tenant/help/guides/markdown": ["/guides/none.md", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "tenant/help/guides/picture": ["/og/guides/none.png", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "tenant/help/unknown-page": ["/dashboard", "302 302 404 421 | 405 | 403 403 403 405 405"],
  "GET /healthz": ["/healthz", "200 200 200 200 | 405 | 403 403 403 405 405"],
  "GET /readyz": ["/readyz", "200 200 200 200 | 405 | 403 403 403 405 405"],
  "GET /metrics": ["/metrics", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "GET /api/domains/ask": [
    "/api/domains/ask?domain=nobody.example",
    "404 404 404 404 | 405 | 403 403 403 405 405",
  ],
  // Browsers send reports with any Origin. A form isn't a report.
  "POST /csp-reports": ["/csp-reports", "404 404 404 421 | 405 | 415 415 415 415 415"],
  "POST /v1/scrape": ["/v1/scrape", crawlService],
  "POST /v1/search": ["/v1/search", crawlService],
  "POST /v1/map": ["/v1/map", crawlService],
  "POST /v1/crawl": ["/v1/crawl", crawlService],
  "GET /v1/crawl/:id": [`/v1/crawl/${noId}`, crawlService],
  "DELETE /v1/crawl/:id": [`/v1/crawl/${noId}`, crawlService],
  "GET /v1/crawl/:id/errors": [`/v1/crawl/${noId}/errors`, crawlService],
  "DELETE /v1/crawl/:id/errors": [`/v1/crawl/${noId}/errors`, crawlService],
  "POST /v1/batch/scrape": ["/v1/batch/scrape", crawlService],
  "GET /v1/batch/scrape/:id": [`/v1/batch/scrape/${noId}`, crawlService],
  "DELETE /v1/batch/scrape/:id": [`/v1/batch/scrape/${noId}`, crawlService],
  "GET /v1/batch/scrape/:id/errors": [`/v1/batch/scrape/${noId}/errors`, crawlService],
  "DELETE /v1/batch/scrape/:id/errors": [`/v1/batch/scrape/${noId}/errors`, crawlService],
  "POST /v1/extract": ["/v1/extract", crawlService],
  "GET /v1/extract/:id": [`/v1/extract/${noId}`, crawlService],
  "POST /v1/llmstxt": ["/v1/llmstxt", crawlService],
  "GET /v1/llmstxt/:id": [`/v1/llmstxt/${noId}`, crawlService],
  "GET /v1/team/queue-status": ["/v1/team/queue-status", crawlService],
  "GET /v1/team/credit-usage": ["/v1/team/credit-usage", crawlService],
  "GET /api/v1": ["/api/v1", "302 302 404 421 | 404 | 404 404 404 404 404"],
  "GET /api/v1/openapi.json": ["/api/v1/openapi.json", "200 200 404 421 | 404 | 404 404 404 404 404"],
  ...Object.fromEntries([...allOperations.values()].map(apiRow)),
  // Only accept a code or a token, which no page can send.
  "POST /extension/connections": ["/extension/connections", "404 404 404 421 | 405 | 400 400 400 400 400"],
  "POST /extension/recordings": ["/extension/recordings", "404 404 404 421 | 405 | 401 401 401 401 401"],
  "GET /assets/*": ["/assets/none.js", "404 404 404 421 | 405 | 403 403 403 405 405"],
  "GET /favicon.svg": ["/favicon.svg", "200 200 200 421 | 405 | 403 403 403 405 405"],
  "GET /media/*": [`/media/${noId}.webm`, "404 404 404 421 | 405 | 403 403 403 405 405"],
  "GET /files/*": ["/files/company-logos/acme.png", "200 200 200 421 | 405 | 403 403 403 405 405"],
  "GET /sample/*": ["/sample/", "200 200 404 421 | 405 | 403 403 403 405 405"],
  "POST /dashboard/uploads": [
    "/dashboard/uploads",
    "404 404 404 421 | 405 | 403 403 403 401 401",
    "404 404 404 404 404 | 401 403 412 412 412",
  ],
  "OPTIONS /dashboard/uploads": [
    "/dashboard/uploads",
    "404 404 404 421 | 405 | 403 403 403 401 401",
    "404 404 404 404 404 | 401 403 412 412 412",
  ],
  "GET /dashboard/uploads/:id": [`/dashboard/uploads/${noId}`, "404 404 404 421 | 405 | 403 403 403 405 405"],
  "PATCH /dashboard/uploads/:id": [
    `/dashboard/uploads/${noId}`,
    "404 404 404 421 | 405 | 403 403 403 405 405",
  ],
  "DELETE /dashboard/uploads/:id": [
    `/dashboard/uploads/${noId}`,
    "404 404 404 421 | 405 | 403 403 403 405 405",
  ],
  "OPTIONS /dashboard/uploads/:id": [
    `/dashboard/uploads/${noId}`,
    "404 404 404 421 | 405 | 403 403 403 405 405",
  ],
  "main/try": [
    "/try",
    "200 200 404 421 | 405 | 403 403 403 400 400",
    "200 200 200 200 200 | 400 400 400 400 400",
  ],
  "main/try/events": ["/try/events", "404 404 404 421 | 405 | 403 403 403 405 405"],
  // The operator is last, because claiming makes the waiting user an owner and uses up the link.
  "main/claim": [
    "/claim/TOKEN",
    "200 200 404 421 | 405 | 403 403 403 302 302",
    "200 200 200 200 200 | 302 302 404 404 404",
  ],
};

interface Ask {
  method: string;
  host: string;
  address: string;
  headers?: string[];
}

let asked = 0;

async function statusOf({ method, host, address, headers = [] }: Ask): Promise<number> {
  // Each message is unique, because a repeated one counts as a double click.
  const body = method === "GET" ? "" : `name=Ada&email=ada%40visitor.example&message=${Math.random()}`;
  // One network may not send so many requests.
  const network = `X-Forwarded-For: 203.0.113.${asked++ % 250}`;
  const lines = [
    `${method} ${address.replace("/claim/TOKEN", claimPath)} HTTP/1.1`,
    `Host: ${host}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${body.length}`,
    network,
    ...headers,
    "Connection: close",
    "",
    body,
  ];
  return (await sendRaw(app.port, lines.join("\r\n"))).status;
}

test("answers every kind of visitor at every address as in the table", async () => {
  const main = `localhost:${app.port}`;
  const tenant = `acme.localhost:${app.port}`;
  const found: Record<string, [string, string]> = {};
  for (const [id, [address]] of Object.entries(table)) {
    const [home, other] = id.startsWith("tenant/") ? [tenant, main] : [main, tenant];
    const get = (host: string, headers: string[] = []) => statusOf({ method: "GET", host, address, headers });
    const post = (headers: string[]) => statusOf({ method: "POST", host: home, address, headers });
    const gets = [
      await get(main),
      await get(main, ["X-Forwarded-For: 203.0.113.9"]),
      await get(tenant),
      await get("evil.example"),
    ];
    const posts = [
      await post(["Origin: http://evil.example"]),
      await post(["Origin: null"]),
      await post([`Origin: http://${other}`]),
      await post([`Origin: http://${home}`]),
      await post([]),
    ];
    const put = await statusOf({ method: "PUT", host: main, address });
    found[id] = [address, `${gets.join(" ")} | ${put} | ${posts.join(" ")}`];
  }
  const wanted = Object.entries(table).map(([id, [address, statuses]]) => [id, [address, statuses]]);
  expect({ columns, ...found }).toEqual({ columns, ...Object.fromEntries(wanted) });
});

test("answers every signed-in visitor at every address as in the table", () => expectStatuses(inTurns));
test(
  "answers every signed-in visitor at every address as in the table, also where the table says the same of several",
  { tags: "long" },
  () => expectStatuses(() => roles),
);

/** Roles that get the same statuses at an address take turns there. */
function inTurns(index: number, id: string, byRole: string): readonly (typeof roles)[number][] {
  // The first who may claim it uses up the link.
  if (id === "main/claim") return roles;
  const [gets = [], posts = []] = byRole.split(" | ").map((list) => list.split(" "));
  const alike = Object.groupBy(roles, (role) => {
    const place = roles.indexOf(role);
    return `${gets[place]} ${posts[place]}`;
  });
  const asking = Object.values(alike).map((each = []) => each[index % each.length]);
  return roles.filter((role) => asking.includes(role));
}

async function expectStatuses(
  askers: (index: number, id: string, byRole: string) => readonly (typeof roles)[number][],
): Promise<void> {
  const people = await makePeople();
  const cookies = new Map<string, string>();
  const found: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  for (const [index, [id, [address, statuses, byRole]]] of Object.entries(table).entries()) {
    const host = id.startsWith("tenant/") ? `acme.localhost:${app.port}` : `localhost:${app.port}`;
    const ofRoles = byRole ?? asEverybody(id, statuses);
    const [gets = "", posts = ""] = ofRoles.split(" | ");
    const asking = askers(index, id, ofRoles);
    for (const role of asking) {
      if (cookies.has(role)) continue;
      const setCookies = await app.services.access.startSession(people[role]);
      cookies.set(role, setCookies.map((one) => one.split(";")[0]).join("; "));
    }
    const ask = async (method: string, role: (typeof roles)[number]) => {
      // Rate limits have their own tests.
      await app.services.db.delete(rateLimits);
      const headers = [`Cookie: ${cookies.get(role)}`, `Origin: http://${host}`];
      return statusOf({ method, host, address, headers });
    };
    for (const [method, all] of [
      ["GET", gets],
      ["POST", posts],
    ] as const) {
      const isAsking = (_: unknown, place: number) => asking.includes(roles[place]!);
      wanted[`${method} ${id}`] = all.split(" ").filter(isAsking).join(" ");
      const answers = [];
      for (const role of asking) answers.push(await ask(method, role));
      found[`${method} ${id}`] = answers.join(" ");
    }
    if (endsSession(id)) cookies.clear();
  }
  expect({ roles, ...found }).toEqual({ roles, ...wanted });
}

function endsSession(id: string): boolean {
  return id === "main/auth/sign-out";
}

describe("every member", () => {
  const pages = Object.entries(table).filter(([id]) => /^main\/(dashboard|onboarding)\b|\/uploads$/.test(id));
  const isPosted = (id: string) => !id.startsWith("OPTIONS ");

  test("has a right of every address, or none", () => {
    const ids = pages.map(([id]) => id).filter(isPosted);
    expect(Object.keys(rightsOfRoutes).sort()).toEqual(ids.sort());
  });

  test.each([true, false])("gets what the role may see and do (wizard finished: %s)", (isFinished) =>
    expectRights(isFinished, isNextToLimit),
  );
  test.each([true, false])(
    "gets what the role may see and do, every role at every address (wizard finished: %s)",
    { tags: "long" },
    (isFinished) => expectRights(isFinished, () => true),
  );

  /** True for the least powerful role that has one of the rights, and the most powerful one that hasn't. */
  function isNextToLimit(role: Role, rights: readonly Right[]): boolean {
    return rights.some((right) => {
      const without = allRoles.find((each) => !hasRight(each, right));
      return role === without || role === rolesWith[right].at(-1);
    });
  }

  async function expectRights(
    isFinished: boolean,
    isAsking: (role: Role, rights: readonly Right[]) => boolean,
  ): Promise<void> {
    const owner = await createUser(app.services, { onboardingCompleted: isFinished });
    const host = `localhost:${app.port}`;
    const statuses = async (address: string, cookie: string) => {
      const headers = [`Cookie: ${cookie}`, `Origin: http://${host}`];
      return [
        await statusOf({ method: "GET", host, address, headers }),
        await statusOf({ method: "POST", host, address, headers }),
      ];
    };
    // An unfinished wizard makes no difference elsewhere.
    const asked = Object.entries(rightsOfRoutes).filter(
      ([id]) => isFinished || id.startsWith("main/onboarding"),
    );
    for (const role of allRoles) {
      const { cookie } = await createMember(app.services, owner.companyId ?? "", role);
      const found: Record<string, number[]> = {};
      const wanted: Record<string, number[]> = {};
      for (const [id, [get, post]] of asked) {
        if (!isAsking(role, [get, post])) continue;
        const [address, , byRole = ""] = table[id] ?? [""];
        const ofOwner = byRole.split(" | ").map((list) => Number(list.split(" ")[isFinished ? 3 : 2]));
        const [ownGet = 0, ownPost = 0] = ofOwner;
        await app.services.db.delete(rateLimits);
        found[id] = await statuses(address, cookie);
        // Support starts in the inbox.
        const home = role === "support" && id === "main/dashboard/overview" ? 302 : ownGet;
        wanted[id] = [hasRight(role, get) ? home : 403, hasRight(role, post) ? ownPost : 403];
      }
      expect({ role, ...found }).toEqual({ role, ...wanted });
    }
  }
});

test("asks an owner with an unconfirmed email to confirm it, on every page", async () => {
  const { userId } = await createUser(app.services, { emailVerified: false, onboardingCompleted: true });
  const setCookies = await app.services.access.startSession(userId);
  const cookie = setCookies.map((one) => one.split(";")[0]).join("; ");
  for (const path of ["/dashboard", "/dashboard/faqs", "/onboarding"]) {
    const answer = await fetch(`${app.origin}${path}`, { headers: { cookie }, redirect: "manual" });
    expect([answer.status, answer.headers.get("location")], path).toEqual([302, "/auth"]);
  }
});

async function makePeople(): Promise<Record<(typeof roles)[number], string>> {
  const make = async (options: TestUserOptions) => (await createUser(app.services, options)).userId;
  return {
    unverified: await make({ emailVerified: false, betaStatus: null }),
    waitlist: await make({ betaStatus: "waitlist", isWaiting: true }),
    owner: await make({}),
    finished: await make({ onboardingCompleted: true }),
    operator: await make({ onboardingCompleted: true, isOperator: true }),
  };
}

function asEverybody(id: string, statuses: string): string {
  const [gets = "", , posts = ""] = statuses.split(" | ");
  const get = gets.split(" ")[id.startsWith("tenant/") ? 2 : 0];
  const post = posts.split(" ")[3];
  return `${roles.map(() => get).join(" ")} | ${roles.map(() => post).join(" ")}`;
}

test("every address has a row", () => {
  const pages = { ...app.build.main.routes, ...app.build.tenant.routes };
  const parents = new Set(Object.values(pages).map((route) => route?.parentId));
  const leaves = Object.keys(pages).filter((id) => !parents.has(id));
  expect([...leaves, ...app.serverRoutes].sort()).toEqual(Object.keys(table).sort());
});

test("has no route of the main host on a tenant host, in the build or in the browser", () => {
  const { routes, assets } = app.build.tenant;
  for (const id of [...Object.keys(routes), ...Object.keys(assets.routes)])
    expect(id).toMatch(/^(root$|tenant\/)/);
});

test("gives a page's framework data the status of the page", () => expectSameStatus("own"));
test("gives a page's framework data the status of the page on the other host", { tags: "long" }, () =>
  expectSameStatus("other"),
);

async function expectSameStatus(which: "own" | "other"): Promise<void> {
  for (const [id, [address]] of Object.entries(table)) {
    if (!/^(main|tenant)\//.test(id) || address === "/") continue;
    const [path = "", query] = address.split("?");
    const isTenant = id.startsWith("tenant/") === (which === "own");
    const host = `${isTenant ? "acme." : ""}localhost:${app.port}`;
    const page = await statusOf({ method: "GET", host, address });
    const dataAddress = `${path}.data${query ? `?${query}` : ""}`;
    const data = await statusOf({ method: "GET", host, address: dataAddress });
    // The framework receives redirects as a 202.
    const isRedirect = data === 202 && (page === 301 || page === 302);
    expect(`${id} on ${host}: ${isRedirect ? page : data}`).toBe(`${id} on ${host}: ${page}`);
  }
}
