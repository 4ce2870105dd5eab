/**
 * Every route. Help-center pages are listed three times: below /help/:subdomain for the main host, below
 * /help/preview/:companyId for their owner, and at the root for tenant hosts. `server/app-build.ts` gives each host
 * only the routes whose ids start with its prefix.
 */
import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

function helpCenterPages(base: "main/help" | "main/preview" | "tenant/help"): RouteConfigEntry[] {
  const id = (page: string) => `${base}/${page}`;
  return [
    index("routes/help-center/home.tsx", { id: id("home") }),
    route("getting-started", "routes/help-center/getting-started.tsx", { id: id("getting-started") }),
    route("guides", "routes/help-center/guides.tsx", { id: id("guides") }),
    route("guides/:slug", "routes/help-center/guide.tsx", { id: id("guide") }),
    route("videos", "routes/help-center/videos.tsx", { id: id("videos") }),
    route("faq", "routes/help-center/faq.tsx", { id: id("faq") }),
    route("faq/:slug", "routes/help-center/question.tsx", { id: id("question") }),
    route("faq/about/:category/:page?", "routes/help-center/faq-category.tsx", { id: id("faq-category") }),
    route("c/:slug/:page?", "routes/help-center/collection.tsx", { id: id("collection") }),
    route("articles", "routes/help-center/articles.tsx", { id: id("articles") }),
    route("articles/:slug", "routes/help-center/article.tsx", { id: id("article") }),
    route("contact", "routes/help-center/contact.tsx", { id: id("contact") }),
    route("contact/answers", "routes/help-center/message-answer.tsx", { id: id("contact-answers") }),
    route("search", "routes/help-center/search.tsx", { id: id("search") }),
    route("feedback", "routes/help-center/feedback.tsx", { id: id("feedback") }),
    route("thanks", "routes/help-center/thanks.tsx", { id: id("thanks") }),
    route("suggest", "routes/help-center/suggest.tsx", { id: id("suggest") }),
    route("theme", "routes/help-center/theme.ts", { id: id("theme") }),
    ...(base === "main/preview" ? [] : pagesForOthers(base)),
    route("*", "routes/help-center/unknown-page.tsx", { id: id("unknown-page") }),
  ];
}

/** For other websites and for machines. Previews don't have them, because only the owner can open a preview. */
function pagesForOthers(base: "main/help" | "tenant/help"): RouteConfigEntry[] {
  const id = (page: string) => `${base}/${page}`;
  const markdown = "routes/help-center/markdown.ts";
  const picture = "routes/help-center/page-picture.ts";
  return [
    route("getting-started/embed", "routes/help-center/embedded-getting-started.tsx", {
      id: id("embedded-getting-started"),
    }),
    route("guides/:slug/embed", "routes/help-center/embedded-guide.tsx", { id: id("embedded-guide") }),
    route("sitemap.xml", "routes/help-center/sitemap.ts", { id: id("sitemap") }),
    route("llms.txt", "routes/help-center/llms.ts", { id: id("llms") }),
    // Below /help/, the main host's own robots.txt applies.
    ...(base === "tenant/help"
      ? [route("robots.txt", "routes/help-center/robots.ts", { id: id("robots") })]
      : []),
    route(":page.md", markdown, { id: id("markdown") }),
    route("og/:page.png", picture, { id: id("picture") }),
    ...["faq", "c", "articles", "guides"].flatMap((list) => [
      route(`${list}/:page.md`, markdown, { id: id(`${list}/markdown`) }),
      route(`og/${list}/:page.png`, picture, { id: id(`${list}/picture`) }),
    ]),
  ];
}

/** For the company's own website, and for agents. A preview has none, because only the team can open it. */
function widgetAddresses(base: "main/help" | "tenant/help"): RouteConfigEntry[] {
  const root = base === "main/help" ? "help/:subdomain/" : "";
  return [
    route(`${root}widget.js`, "routes/help-center/widget-script.ts", { id: `${base}/widget-script` }),
    route(`${root}widget/:part`, "routes/help-center/widget.ts", { id: `${base}/widget` }),
    route(`${root}mcp`, "routes/help-center/agents.ts", { id: `${base}/agents` }),
  ];
}

/** `npm run dev` includes these routes, but a build doesn't. */
const developmentPages =
  process.env.NODE_ENV === "development"
    ? [route("dev/gallery", "routes/dev/gallery.tsx", { id: "main/gallery" })]
    : [];

export default [
  index("routes/marketing/landing.tsx", { id: "main/landing" }),
  route("demo", "routes/marketing/demo.tsx", { id: "main/demo" }),
  route("blog", "routes/blog/list.tsx", { id: "main/blog" }),
  route("blog/rss.xml", "routes/blog/rss.ts", { id: "main/blog/rss" }),
  route("blog/atom.xml", "routes/blog/atom.ts", { id: "main/blog/atom" }),
  route("blog/preview/:previewKey", "routes/blog/preview.tsx", { id: "main/blog/preview" }),
  route("blog/:slug", "routes/blog/post.tsx", { id: "main/blog/post" }),
  route("blog/:slug/og.png", "routes/blog/post-picture.ts", { id: "main/blog/post-picture" }),
  route("contact", "routes/marketing/contact.tsx", { id: "main/contact" }),
  route("api", "routes/marketing/api.tsx", { id: "main/api" }),
  route("api/reference", "routes/marketing/api-reference.tsx", { id: "main/api/reference" }),
  route("privacy", "routes/marketing/privacy.tsx", { id: "main/privacy" }),
  route("terms", "routes/marketing/terms.tsx", { id: "main/terms" }),
  route("cookies", "routes/marketing/cookies.tsx", { id: "main/cookies" }),
  route("robots.txt", "routes/marketing/robots.ts", { id: "main/robots" }),
  route("sitemap.xml", "routes/marketing/sitemap.ts", { id: "main/sitemap" }),
  route("help/sitemap.xml", "routes/marketing/help-sitemap.ts", { id: "main/help-sitemap" }),
  route("llms.txt", "routes/marketing/llms.ts", { id: "main/llms" }),
  route("auth", "routes/auth/auth.tsx", { id: "main/auth" }),
  route("auth/callback", "routes/auth/callback.tsx", { id: "main/auth/callback" }),
  route("auth/forgot", "routes/auth/forgot.tsx", { id: "main/auth/forgot" }),
  route("auth/reset", "routes/auth/reset.tsx", { id: "main/auth/reset" }),
  route("auth/link", "routes/auth/link.tsx", { id: "main/auth/link" }),
  route("auth/email", "routes/auth/email.tsx", { id: "main/auth/email" }),
  route("auth/reader", "routes/auth/reader.ts", { id: "main/auth/reader" }),
  route("auth/service", "routes/auth/service.ts", { id: "main/auth/service" }),
  route("auth/service/callback", "routes/auth/service-callback.tsx", { id: "main/auth/service/callback" }),
  route("auth/connect", "routes/auth/connect.tsx", { id: "main/auth/connect" }),
  route("auth/passkey", "routes/auth/passkey.ts", { id: "main/auth/passkey" }),
  route("auth/second-factor", "routes/auth/second-factor.tsx", { id: "main/auth/second-factor" }),
  route("auth/set-up", "routes/factors/set-up.tsx", { id: "main/auth/set-up" }),
  route("setup/:token", "routes/auth/setup.tsx", { id: "main/setup" }),
  route("auth/sign-out", "routes/auth/sign-out.ts", { id: "main/auth/sign-out" }),
  route("functions/validate-beta-code", "routes/functions/validate-beta-code.ts", {
    id: "main/functions/validate-beta-code",
  }),
  route("waitlist", "routes/waitlist/waitlist.tsx", { id: "main/waitlist" }),
  route("account", "routes/account/account.tsx", { id: "main/account" }),
  route("account/export", "routes/account/account-export.ts", { id: "main/account/export" }),
  route("dashboard", "routes/dashboard/layout.tsx", { id: "main/dashboard" }, [
    index("routes/dashboard/overview.tsx", { id: "main/dashboard/overview" }),
    route("visits.csv", "routes/dashboard/visits-export.ts", { id: "main/dashboard/visits-export" }),
    route("find", "routes/dashboard/find.ts", { id: "main/dashboard/find" }),
    route("getting-started", "routes/dashboard/getting-started/getting-started.tsx", {
      id: "main/dashboard/getting-started",
    }),
    route("getting-started/history", "routes/dashboard/getting-started/history.tsx", {
      id: "main/dashboard/getting-started/history",
    }),
    route("getting-started/changes", "routes/dashboard/getting-started/changes.ts", {
      id: "main/dashboard/getting-started/changes",
    }),
    route("getting-started/export/:format", "routes/dashboard/getting-started/export.ts", {
      id: "main/dashboard/getting-started/export",
    }),
    route("getting-started/images", "routes/dashboard/getting-started/images.ts", {
      id: "main/dashboard/getting-started/images",
    }),
    route("faqs", "routes/dashboard/faqs/faqs.tsx", { id: "main/dashboard/faqs" }),
    route("faqs/changes", "routes/dashboard/faqs/changes.ts", { id: "main/dashboard/faqs/changes" }),
    route("faqs/export", "routes/dashboard/faqs/export.ts", { id: "main/dashboard/faqs/export" }),
    route("faqs/import", "routes/dashboard/faqs/import.tsx", { id: "main/dashboard/faqs/import" }),
    route("faqs/:faqId/history", "routes/dashboard/faqs/history.tsx", { id: "main/dashboard/faqs/history" }),
    route("faqs/list", "routes/dashboard/faqs/list.ts", { id: "main/dashboard/faqs/list" }),
    route("faqs/website", "routes/dashboard/faqs/website.tsx", { id: "main/dashboard/faqs/website" }),
    route("faqs/website/decisions", "routes/dashboard/faqs/decisions.ts", {
      id: "main/dashboard/faqs/decisions",
    }),
    route("faqs/source", "routes/dashboard/faqs/source.tsx", { id: "main/dashboard/faqs/source" }),
    route("settings", "routes/dashboard/settings/settings.ts", { id: "main/dashboard/settings" }),
    route("settings/help-center", "routes/dashboard/settings/help-center.tsx", {
      id: "main/dashboard/settings/help-center",
    }),
    route("settings/appearance", "routes/dashboard/settings/appearance.tsx", {
      id: "main/dashboard/settings/appearance",
    }),
    route("settings/words", "routes/dashboard/settings/words.tsx", { id: "main/dashboard/settings/words" }),
    route("settings/access", "routes/dashboard/settings/access.tsx", {
      id: "main/dashboard/settings/access",
    }),
    route("settings/languages", "routes/dashboard/settings/languages.tsx", {
      id: "main/dashboard/settings/languages",
    }),
    route("settings/widget", "routes/dashboard/settings/widget.tsx", {
      id: "main/dashboard/settings/widget",
    }),
    route("settings/api", "routes/dashboard/settings/api.tsx", { id: "main/dashboard/settings/api" }),
    route("settings/import", "routes/dashboard/settings/import.tsx", {
      id: "main/dashboard/settings/import",
    }),
    route("settings/import/left-out", "routes/dashboard/settings/import-left-out.ts", {
      id: "main/dashboard/settings/import-left-out",
    }),
    route("settings/redirects", "routes/dashboard/settings/redirects.tsx", {
      id: "main/dashboard/settings/redirects",
    }),
    route("settings/redirects/export", "routes/dashboard/settings/redirects-export.ts", {
      id: "main/dashboard/settings/redirects-export",
    }),
    route("translate", "routes/dashboard/translate/languages.tsx", { id: "main/dashboard/translations" }),
    route("translate/:language", "routes/dashboard/translate/translate.tsx", {
      id: "main/dashboard/translate",
    }),
    route("settings/export", "routes/dashboard/settings/export.tsx", {
      id: "main/dashboard/settings/export",
    }),
    route("settings/export/files", "routes/dashboard/settings/export-files.ts", {
      id: "main/dashboard/settings/export-files",
    }),
    route("articles", "routes/dashboard/articles/articles.tsx", { id: "main/dashboard/articles" }),
    route("articles/link-targets", "routes/dashboard/articles/link-targets.ts", {
      id: "main/dashboard/articles/link-targets",
    }),
    route("articles/:articleId", "routes/dashboard/articles/article.tsx", { id: "main/dashboard/article" }),
    route("articles/:articleId/changes", "routes/dashboard/articles/changes.ts", {
      id: "main/dashboard/article/changes",
    }),
    route("articles/:articleId/history", "routes/dashboard/articles/history.tsx", {
      id: "main/dashboard/article/history",
    }),
    route("articles/:articleId/pictures", "routes/dashboard/articles/pictures.ts", {
      id: "main/dashboard/article/pictures",
    }),
    route("check-dates", "routes/dashboard/check-dates/check-dates.tsx", {
      id: "main/dashboard/check-dates",
    }),
    route("guides", "routes/dashboard/guides/guides.tsx", { id: "main/dashboard/guides" }),
    route("guides/:guideId", "routes/dashboard/guides/guide.tsx", { id: "main/dashboard/guide" }),
    route("guides/:guideId/history", "routes/dashboard/guides/history.tsx", {
      id: "main/dashboard/guide/history",
    }),
    route("guides/:guideId/export/:format", "routes/dashboard/guides/export.ts", {
      id: "main/dashboard/guide/export",
    }),
    route("guides/:guideId/check", "routes/dashboard/guides/check.tsx", { id: "main/dashboard/guide/check" }),
    route("guides/:guideId/check/pictures/:step", "routes/dashboard/guides/check-picture.ts", {
      id: "main/dashboard/guide/check-picture",
    }),
    route("extension", "routes/dashboard/extension/extension.tsx", { id: "main/dashboard/extension" }),
    route("extension/download/:browser", "routes/dashboard/extension/download.ts", {
      id: "main/dashboard/extension/download",
    }),
    route("recordings", "routes/dashboard/recordings/recordings.ts", { id: "main/dashboard/recordings" }),
    route("recordings/:recordingId", "routes/dashboard/recordings/recording.ts", {
      id: "main/dashboard/recordings/recording",
    }),
    route("recordings/:recordingId/events", "routes/dashboard/recordings/events.ts", {
      id: "main/dashboard/recordings/events",
    }),
    route("recordings/:recordingId/review", "routes/dashboard/recordings/review.tsx", {
      id: "main/dashboard/recordings/review",
    }),
    route("videos", "routes/dashboard/videos/videos.tsx", { id: "main/dashboard/videos" }),
    route("videos/:videoId/frames", "routes/dashboard/videos/video-frames.ts", {
      id: "main/dashboard/video-frames",
    }),
    route("contact", "routes/dashboard/contact.tsx", { id: "main/dashboard/contact" }),
    route("answers", "routes/dashboard/answers.tsx", { id: "main/dashboard/answers" }),
    route("inbox", "routes/dashboard/inbox.tsx", { id: "main/dashboard/inbox" }),
    route("team", "routes/dashboard/team/members.tsx", { id: "main/dashboard/team" }),
    route("team/audit-log", "routes/dashboard/team/audit-log.tsx", { id: "main/dashboard/team/audit-log" }),
    route("team/audit-log/export", "routes/dashboard/team/audit-log-export.ts", {
      id: "main/dashboard/team/audit-log/export",
    }),
    route("team/security", "routes/dashboard/team/security.tsx", { id: "main/dashboard/team/security" }),
    route("account", "routes/dashboard/account.tsx", { id: "main/dashboard/account" }),
    route("account/export", "routes/dashboard/account-export.ts", { id: "main/dashboard/account/export" }),
  ]),
  route("onboarding/:step?", "routes/onboarding/wizard.tsx", { id: "main/onboarding" }),
  route("onboarding/source", "routes/onboarding/source.tsx", { id: "main/onboarding/source" }),
  route("onboarding/state", "routes/onboarding/state.ts", { id: "main/onboarding/state" }),
  route("onboarding/events", "routes/onboarding/events.ts", { id: "main/onboarding/events" }),
  route("try", "routes/try/try.tsx", { id: "main/try" }),
  route("try/events", "routes/try/events.ts", { id: "main/try/events" }),
  route("companies", "routes/team/companies.tsx", { id: "main/companies" }),
  route("invitation/:token", "routes/team/invitation.tsx", { id: "main/invitation" }),
  route("unsubscribe/:token", "routes/team/unsubscribe.tsx", { id: "main/unsubscribe" }),
  route("claim/:token", "routes/onboarding/claim.tsx", { id: "main/claim" }),
  route("dev/mailbox/:mailId?", "routes/operator/mailbox.tsx", { id: "main/mailbox" }),
  route("dev/mailbox/:mailId/html", "routes/operator/mailbox-html.ts", { id: "main/mailbox-html" }),
  ...developmentPages,
  route("operator", "routes/operator/layout.tsx", { id: "main/operator" }, [
    index("routes/operator/overview.tsx", { id: "main/operator/overview" }),
    route("waitlist", "routes/operator/waitlist.tsx", { id: "main/operator/waitlist" }),
    route("beta-codes", "routes/operator/beta-codes.tsx", { id: "main/operator/beta-codes" }),
    route("companies", "routes/operator/companies.tsx", { id: "main/operator/companies" }),
    route("api-keys", "routes/operator/api-keys.tsx", { id: "main/operator/api-keys" }),
    route("jobs", "routes/operator/jobs.tsx", { id: "main/operator/jobs" }),
    route("blocked-content", "routes/operator/blocked-content.tsx", { id: "main/operator/blocked-content" }),
  ]),
  route("blog-admin", "routes/operator/layout.tsx", { id: "main/blog-admin" }, [
    index("routes/blog/admin/posts.tsx", { id: "main/blog-admin/posts" }),
    route("pictures", "routes/blog/admin/pictures.ts", { id: "main/blog-admin/pictures" }),
    route("rendered", "routes/blog/admin/rendered.ts", { id: "main/blog-admin/rendered" }),
    route("archive", "routes/blog/admin/archive.ts", { id: "main/blog-admin/archive" }),
    route(":postId", "routes/blog/admin/post.tsx", { id: "main/blog-admin/post" }),
  ]),
  route("help/preview", "routes/help-center/preview.tsx", { id: "main/help/preview" }),
  route(
    "help/preview/:companyId",
    "routes/help-center/layout.tsx",
    { id: "main/preview" },
    helpCenterPages("main/preview"),
  ),
  ...widgetAddresses("main/help"),
  route("help/:subdomain/enter", "routes/help-center/enter.tsx", { id: "main/help/enter" }),
  route(
    "help/:subdomain",
    "routes/help-center/layout.tsx",
    { id: "main/help" },
    helpCenterPages("main/help"),
  ),
  route("*", "routes/unknown-page.tsx", { id: "main/unknown-page" }),
  ...widgetAddresses("tenant/help"),
  route("enter", "routes/help-center/enter.tsx", { id: "tenant/enter" }),
  route("/", "routes/help-center/layout.tsx", { id: "tenant/help" }, helpCenterPages("tenant/help")),
] satisfies RouteConfig;
