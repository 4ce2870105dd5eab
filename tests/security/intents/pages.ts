/** URLs of an owner's pages and downloads, with a company's ids wherever they take some. */
import type { FilledCompany } from "#tests/support/filled-company.ts";

export interface PageRow {
  address: (company: FilledCompany) => string;
  /** The URL identifies the company's data, so that everyone else gets a 404. */
  names?: true;
  /** The owner's status, if it isn't a page with their content. */
  owner?: number;
  /** Further text that only the owner may see, besides the company's own. */
  hides?: string;
  accept?: string;
  isInWizard?: true;
}

const at = (address: string, more: Omit<PageRow, "address"> = {}): PageRow => ({
  address: () => address,
  ...more,
});
const named = (address: PageRow["address"], more: Omit<PageRow, "address"> = {}): PageRow => ({
  address,
  names: true,
  ...more,
});
const stream = "text/event-stream";
const noId = "00000000-0000-4000-8000-000000000000";

const dashboard: Record<string, PageRow> = {
  "main/dashboard/overview": at("/dashboard"),
  "main/dashboard/find": at("/dashboard/find?q=what"),
  "main/dashboard/visits-export": at("/dashboard/visits.csv", { owner: 200 }),
  "main/dashboard/translations": at("/dashboard/translate"),
  "main/dashboard/translate": at("/dashboard/translate/de?show=all"),
  "main/dashboard/getting-started": at("/dashboard/getting-started"),
  "main/dashboard/getting-started/history": at("/dashboard/getting-started/history"),
  "main/dashboard/getting-started/export": at("/dashboard/getting-started/export/markdown"),
  "main/dashboard/getting-started/changes": at("/dashboard/getting-started/changes", { owner: 405 }),
  "main/dashboard/getting-started/images": at("/dashboard/getting-started/images", { owner: 405 }),
  "main/dashboard/articles": at("/dashboard/articles"),
  "main/dashboard/article": named(({ ids }) => `/dashboard/articles/${ids.article}`),
  "main/dashboard/faqs/history": named(({ ids }) => `/dashboard/faqs/${ids.published}/history`),
  "main/dashboard/articles/link-targets": at("/dashboard/articles/link-targets?q=what"),
  "main/dashboard/article/history": named(({ ids }) => `/dashboard/articles/${ids.article}/history`),
  "main/dashboard/guide/export": named(({ ids }) => `/dashboard/guides/${ids.guide}/export/markdown`),
  "main/dashboard/guide/check": named(({ ids }) => `/dashboard/guides/${ids.guide}/check`),
  "main/dashboard/guide/check-picture": named(
    ({ ids }) => `/dashboard/guides/${ids.guide}/check/pictures/0`,
    {
      owner: 200,
    },
  ),
  "main/dashboard/article/changes": at(`/dashboard/articles/${noId}/changes`, { owner: 405 }),
  "main/dashboard/article/pictures": at(`/dashboard/articles/${noId}/pictures`, { owner: 405 }),
  "main/dashboard/faqs": { address: ({ ids }) => `/dashboard/faqs?edit=${ids.draft}` },
  "main/dashboard/faqs/changes": at("/dashboard/faqs/changes", { owner: 405 }),
  "main/dashboard/faqs/export": at("/dashboard/faqs/export?format=json"),
  "main/dashboard/faqs/import": at("/dashboard/faqs/import"),
  "main/dashboard/faqs/list": at("/dashboard/faqs/list"),
  "main/dashboard/faqs/decisions": at("/dashboard/faqs/website/decisions", { owner: 405 }),
  "main/dashboard/faqs/website": {
    address: ({ ids }) => `/dashboard/faqs/website?decided=${ids.dismissedProposal}&as=dismiss`,
    hides: 'value="undo"',
  },
  "main/dashboard/faqs/website (settled)": {
    address: ({ ids }) => `/dashboard/faqs/website?settled=${ids.settledContradiction}`,
    hides: 'value="undo-settled"',
  },
  "main/dashboard/faqs/source": named(({ ids }) => `/dashboard/faqs/source?faq=${ids.published}`),
  "main/dashboard/faqs/source (contradiction)": named(
    ({ ids }) => `/dashboard/faqs/source?contradiction=${ids.openContradiction}&at=0`,
  ),
  "main/dashboard/settings": at("/dashboard/settings", { owner: 302 }),
  "main/dashboard/settings/help-center": at("/dashboard/settings/help-center"),
  "main/dashboard/settings/appearance": at("/dashboard/settings/appearance"),
  "main/dashboard/settings/languages": at("/dashboard/settings/languages"),
  "main/dashboard/settings/import": at("/dashboard/settings/import"),
  "main/dashboard/settings/import-left-out": at("/dashboard/settings/import/left-out", { owner: 200 }),
  "main/dashboard/settings/redirects": at("/dashboard/settings/redirects"),
  "main/dashboard/settings/redirects-export": at("/dashboard/settings/redirects/export", { owner: 200 }),
  "main/dashboard/settings/widget": at("/dashboard/settings/widget"),
  "main/dashboard/settings/api": at("/dashboard/settings/api"),
  "main/dashboard/settings/api (revoking)": {
    address: ({ ids }) => `/dashboard/settings/api?revoke=${ids.apiKey}`,
    hides: 'value="revoke-key"',
  },
  "main/dashboard/team": at("/dashboard/team"),
  "main/dashboard/team/audit-log": at("/dashboard/team/audit-log"),
  "main/dashboard/team/audit-log/export": at("/dashboard/team/audit-log/export"),
  "main/dashboard/settings/words": at("/dashboard/settings/words"),
  "main/dashboard/settings/access": at("/dashboard/settings/access"),
  "main/dashboard/settings/export": at("/dashboard/settings/export"),
  "main/dashboard/settings/export-files": at("/dashboard/settings/export/files?what=data"),
  "main/dashboard/check-dates": at("/dashboard/check-dates"),
  "main/dashboard/guides": at("/dashboard/guides"),
  "main/dashboard/guide/history": named(({ ids }) => `/dashboard/guides/${ids.guide}/history`),
  "main/dashboard/guide": named(({ ids }) => `/dashboard/guides/${ids.guide}`),
  "main/dashboard/extension": at("/dashboard/extension"),
  "main/dashboard/extension/download": at("/dashboard/extension/download/safari", { owner: 404 }),
  "main/dashboard/recordings": at("/dashboard/recordings"),
  "main/dashboard/recordings/recording": named(({ ids }) => `/dashboard/recordings/${ids.recording}`),
  "main/dashboard/recordings/events": named(({ ids }) => `/dashboard/recordings/${ids.recording}/events`, {
    accept: stream,
  }),
  // The recording itself is only in its maker's browser.
  "main/dashboard/recordings/review": {
    address: ({ ids }) => `/dashboard/recordings/${ids.recording}/review`,
  },
  "main/dashboard/videos": at("/dashboard/videos"),
  "main/dashboard/video-frames": named(({ ids }) => `/dashboard/videos/${ids.video}/frames`, { owner: 405 }),
  "main/dashboard/contact": at("/dashboard/contact"),
  "main/dashboard/answers": at("/dashboard/answers"),
  "main/dashboard/inbox": at("/dashboard/inbox"),
  "main/dashboard/team/security": at("/dashboard/team/security"),
  "main/dashboard/account": at("/dashboard/account"),
  "main/dashboard/account/export": at("/dashboard/account/export"),
};

const wizard: Record<string, PageRow> = {
  "main/onboarding": { address: ({ ids }) => `/onboarding/complete?edit=${ids.draft}` },
  "main/onboarding/source": named(({ ids }) => `/onboarding/source?faq=${ids.draft}`),
  "main/onboarding/state": at("/onboarding/state"),
  "main/onboarding/events": at("/onboarding/events", { accept: stream }),
};

const preview = (rest: (company: FilledCompany) => string, more: Omit<PageRow, "address"> = {}) =>
  named((company) => `/help/preview/${company.companyId}${rest(company)}`, more);

const previews: Record<string, PageRow> = {
  "main/help/preview": named(({ companyId }) => `/help/preview?company=${companyId}`, { owner: 302 }),
  "main/preview/home": preview(() => ""),
  "main/preview/getting-started": preview(() => "/getting-started"),
  "main/preview/guides": preview(() => "/guides"),
  "main/preview/guide": preview(({ ids }) => `/guides/x-${ids.guide.slice(0, 8)}`, { owner: 404 }),
  "main/preview/videos": preview(() => "/videos"),
  "main/preview/faq": preview(() => "/faq"),
  "main/preview/question": preview(({ subdomain }) => `/faq/published-${subdomain}`),
  "main/preview/faq-category": preview(({ subdomain }) => `/faq/about/category-${subdomain}`, { owner: 301 }),
  "main/preview/collection": preview(({ subdomain }) => `/c/category-${subdomain}`, { owner: 302 }),
  "main/preview/articles": preview(() => "/articles"),
  "main/preview/article": preview(({ subdomain }) => `/articles/article-${subdomain}`),
  "main/preview/contact": preview(() => "/contact"),
  "main/preview/contact-answers": preview(() => "/contact/answers", { owner: 404 }),
  "main/preview/search": preview(() => "/search?q=published"),
  "main/preview/feedback": preview(() => "/feedback", { owner: 404 }),
  "main/preview/thanks": preview(
    ({ ids, subdomain }) => `/thanks?item=question/published-${subdomain}&of=${ids.vote}`,
  ),
  "main/preview/suggest": preview(() => "/suggest?q=published"),
  "main/preview/theme": preview(() => "/theme", { owner: 406 }),
  "main/preview/unknown-page": preview(() => "/nothing", { owner: 404 }),
};

export const pageRows: Record<string, PageRow> = {
  ...dashboard,
  ...Object.fromEntries(Object.entries(wizard).map(([id, row]) => [id, { ...row, isInWizard: true }])),
  ...previews,
  // The server answers these before any page.
  "GET /media/* (video)": named(({ ids }) => `/media/${ids.video}.webm`, { owner: 200 }),
  "GET /media/* (picture)": named(({ ids }) => `/media/${ids.video}.jpg`, { owner: 200 }),
  "GET /media/* (captions)": named(({ ids }) => `/media/${ids.video}.vtt`),
};
