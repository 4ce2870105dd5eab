/**
 * Which permission each page of the dashboard and the wizard needs, by route pattern. The guard checks it before any
 * loader or action runs. Transactions check permissions again, under the company's lock: see `lockOwnCompany`.
 */
import type { Permission } from "#shared/permissions.ts";

export interface PagePermissions {
  /** Needed to open the page, and at least needed to post to it. */
  page: Permission;
  /** To post to it; by intent if they differ. Default: the same as for the page. */
  post?: Permission | Record<string, Permission>;
  /** Its forms are posted by scripts, which expect JSON. */
  isForScript?: true;
}

/** "save" and "delete" are for drafts; the transaction reads whether the row is published. */
const faqForms: Record<string, Permission> = {
  add: "write drafts",
  save: "write drafts",
  "restore-version": "write drafts",
  delete: "write drafts",
  restore: "write drafts",
  "set-category": "write drafts",
  "add-category": "write drafts",
  "rename-category": "publish content",
  "describe-category": "publish content",
  "move-category": "publish content",
  "place-category": "publish content",
  "remove-category": "publish content",
  move: "publish content",
  shift: "publish content",
  publish: "publish content",
  unpublish: "publish content",
  "show-faqs": "publish content",
};

const gettingStartedForms: Record<string, Permission> = {
  save: "write drafts",
  "discard-draft": "write drafts",
  "restore-previous": "write drafts",
  "restore-version": "write drafts",
  publish: "publish content",
  "set-visibility": "publish content",
};

/** Writers change and delete unpublished articles only. */
const articleListForms: Record<string, Permission> = {
  add: "write drafts",
  delete: "write drafts",
  restore: "write drafts",
  "set-category": "write drafts",
  publish: "publish content",
  unpublish: "publish content",
};

const articleForms: Record<string, Permission> = {
  save: "write drafts",
  discard: "write drafts",
  "restore-version": "write drafts",
  "send-to-review": "write drafts",
  withdraw: "write drafts",
  "send-back": "publish content",
  schedule: "publish content",
  publish: "publish content",
  unpublish: "publish content",
};

const stepGuideForms: Record<string, Permission> = {
  save: "write drafts",
  "restore-version": "write drafts",
  delete: "write drafts",
  publish: "publish content",
  unpublish: "publish content",
  "offer-tour": "publish content",
  "withdraw-tour": "publish content",
};

/** Writers update the steps of unpublished guides only. */
const guideCheckForms: Record<string, Permission> = {
  check: "write drafts",
  "update-step": "write drafts",
  "keep-step": "write drafts",
  retake: "write drafts",
  "allow-press": "publish content",
  "forbid-press": "publish content",
  schedule: "publish content",
  unschedule: "publish content",
};

const videoForms: Record<string, Permission> = {
  rename: "write drafts",
  captions: "write drafts",
  "remove-captions": "write drafts",
  facts: "write drafts",
  delete: "write drafts",
  transcribe: "write drafts",
  "transcribe-faqs": "write drafts",
  "create-faqs": "write drafts",
  publish: "publish content",
  unpublish: "publish content",
};

/** "save" is for drafts; the transaction reads whether the translation is published. */
const translationForms: Record<string, Permission> = {
  save: "write drafts",
  draft: "write drafts",
  "draft-missing": "write drafts",
  publish: "publish content",
  unpublish: "publish content",
  "publish-reviewed": "publish content",
};

const teamForms: Record<string, Permission> = {
  leave: "read the dashboard",
  "change-role": "manage members",
  remove: "manage members",
  transfer: "delete the company",
  invite: "manage members",
  "change-invited-role": "manage members",
  resend: "manage members",
  revoke: "manage members",
  "add-mail-domain": "manage members",
  "verify-mail-domain": "manage members",
  "remove-mail-domain": "manage members",
};

const wizard: PagePermissions = { page: "change settings" };

export const pagePermissions: Record<string, PagePermissions> = {
  "/dashboard": {
    page: "read the dashboard",
    post: {
      answer: "write drafts",
      "answer-question": "write drafts",
      "choose-trade": "change settings",
      "delete-comment": "publish content",
    },
  },
  "/dashboard/find": { page: "read the dashboard" },
  "/dashboard/visits.csv": { page: "write drafts" },
  "/dashboard/getting-started": { page: "read the dashboard", post: gettingStartedForms },
  "/dashboard/getting-started/history": { page: "read the dashboard" },
  "/dashboard/getting-started/export/:format": { page: "read the dashboard" },
  "/dashboard/getting-started/changes": {
    page: "read the dashboard",
    post: gettingStartedForms,
    isForScript: true,
  },
  "/dashboard/getting-started/images": { page: "write drafts", isForScript: true },
  "/dashboard/faqs": { page: "read the dashboard", post: faqForms },
  "/dashboard/faqs/changes": { page: "read the dashboard", post: faqForms, isForScript: true },
  "/dashboard/faqs/export": { page: "read the dashboard" },
  "/dashboard/faqs/import": { page: "publish content" },
  "/dashboard/faqs/:faqId/history": { page: "read the dashboard" },
  "/dashboard/faqs/list": { page: "read the dashboard" },
  "/dashboard/faqs/website": { page: "publish content" },
  "/dashboard/faqs/website/decisions": { page: "publish content", isForScript: true },
  "/dashboard/faqs/source": { page: "read the dashboard" },
  "/dashboard/settings": { page: "change settings" },
  "/dashboard/settings/help-center": { page: "change settings" },
  "/dashboard/settings/appearance": { page: "change settings" },
  "/dashboard/settings/words": { page: "change settings" },
  "/dashboard/settings/access": { page: "change settings" },
  "/dashboard/settings/languages": { page: "change settings" },
  "/dashboard/translate": { page: "write drafts" },
  "/dashboard/translate/:language": { page: "write drafts", post: translationForms },
  "/dashboard/settings/import": { page: "change settings" },
  "/dashboard/settings/import/left-out": { page: "change settings" },
  "/dashboard/settings/redirects": { page: "change settings" },
  "/dashboard/settings/redirects/export": { page: "change settings" },
  "/dashboard/settings/widget": { page: "change settings" },
  "/dashboard/settings/api": { page: "change settings" },
  "/dashboard/settings/export": { page: "change settings" },
  "/dashboard/settings/export/files": { page: "change settings" },
  "/dashboard/articles": { page: "read the dashboard", post: articleListForms },
  "/dashboard/articles/link-targets": { page: "write drafts", isForScript: true },
  "/dashboard/articles/:articleId": { page: "read the dashboard", post: articleForms },
  "/dashboard/articles/:articleId/changes": {
    page: "read the dashboard",
    post: articleForms,
    isForScript: true,
  },
  "/dashboard/articles/:articleId/history": { page: "read the dashboard" },
  "/dashboard/articles/:articleId/pictures": { page: "write drafts", isForScript: true },
  "/dashboard/check-dates": {
    page: "read the dashboard",
    post: { confirm: "publish content", plan: "publish content", "choose-mail": "publish content" },
  },
  "/dashboard/guides": { page: "read the dashboard", post: stepGuideForms },
  "/dashboard/guides/:guideId": { page: "read the dashboard", post: stepGuideForms },
  "/dashboard/guides/:guideId/history": { page: "read the dashboard" },
  "/dashboard/guides/:guideId/export/:format": { page: "read the dashboard" },
  "/dashboard/guides/:guideId/check": { page: "read the dashboard", post: guideCheckForms },
  "/dashboard/guides/:guideId/check/pictures/:step": { page: "read the dashboard" },
  "/dashboard/extension": { page: "write drafts" },
  "/dashboard/extension/download/:browser": { page: "write drafts" },
  "/dashboard/recordings": { page: "write drafts", isForScript: true },
  "/dashboard/recordings/:recordingId": { page: "write drafts", isForScript: true },
  "/dashboard/recordings/:recordingId/events": { page: "write drafts", isForScript: true },
  "/dashboard/recordings/:recordingId/review": { page: "write drafts" },
  "/dashboard/videos": { page: "read the dashboard", post: videoForms },
  "/dashboard/videos/:videoId/frames": { page: "write drafts", isForScript: true },
  "/dashboard/contact": { page: "change settings" },
  "/dashboard/answers": {
    page: "write drafts",
    post: {
      answer: "write drafts",
      "both-right": "publish content",
      pin: "publish content",
      unpin: "publish content",
    },
  },
  "/dashboard/inbox": { page: "answer messages" },
  "/dashboard/team": { page: "read the dashboard", post: teamForms },
  "/dashboard/team/audit-log": { page: "manage members" },
  "/dashboard/team/audit-log/export": { page: "manage members" },
  // Everyone's own passkeys and sessions, and the company's rule.
  "/dashboard/team/security": { page: "read the dashboard", post: { "require-factor": "manage members" } },
  "/dashboard/account": { page: "read the dashboard" },
  // The whole company's data.
  "/dashboard/account/export": { page: "change settings" },
  "/onboarding/:step?": wizard,
  "/onboarding/source": wizard,
  "/onboarding/state": { ...wizard, isForScript: true },
  "/onboarding/events": { ...wizard, isForScript: true },
};
