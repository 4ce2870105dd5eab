/**
 * Who may do what, written by hand for the security matrices: the expectation must not come from the code under test.
 * A route or intent of a member's pages without a line here fails tests/security/routes.test.ts or intents.test.ts.
 */
import type { Role } from "#shared/permissions.ts";

export const allRoles: readonly Role[] = ["owner", "admin", "editor", "writer", "support"];

/** From most to least powerful. */
export const rolesWith = {
  read: allRoles,
  draft: ["owner", "admin", "editor", "writer"],
  publish: ["owner", "admin", "editor"],
  messages: ["owner", "admin", "support"],
  settings: ["owner", "admin"],
  own: ["owner"],
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof rolesWith;

export function hasRight(role: Role, right: Right): boolean {
  return (rolesWith[right] as readonly Role[]).includes(role);
}

/**
 * To open a page, and to post a form without an intent to it. Owners get the statuses of the table in routes.test.ts;
 * a role without the right gets 403.
 */
export const rightsOfRoutes: Record<string, [get: Right, post: Right]> = {
  "main/dashboard/overview": ["read", "read"],
  "main/dashboard/getting-started": ["read", "read"],
  "main/dashboard/getting-started/history": ["read", "read"],
  "main/dashboard/getting-started/changes": ["read", "read"],
  "main/dashboard/getting-started/images": ["draft", "draft"],
  "main/dashboard/find": ["read", "read"],
  "main/dashboard/visits-export": ["draft", "draft"],
  "main/dashboard/faqs": ["read", "read"],
  "main/dashboard/faqs/changes": ["read", "read"],
  "main/dashboard/faqs/export": ["read", "read"],
  "main/dashboard/faqs/import": ["publish", "publish"],
  "main/dashboard/faqs/history": ["read", "read"],
  "main/dashboard/faqs/list": ["read", "read"],
  "main/dashboard/faqs/website": ["publish", "publish"],
  "main/dashboard/faqs/decisions": ["publish", "publish"],
  "main/dashboard/faqs/source": ["read", "read"],
  "main/dashboard/settings": ["settings", "settings"],
  "main/dashboard/settings/help-center": ["settings", "settings"],
  "main/dashboard/settings/appearance": ["settings", "settings"],
  "main/dashboard/settings/words": ["settings", "settings"],
  "main/dashboard/settings/access": ["settings", "settings"],
  "main/dashboard/settings/languages": ["settings", "settings"],
  "main/dashboard/settings/import": ["settings", "settings"],
  "main/dashboard/settings/import-left-out": ["settings", "settings"],
  "main/dashboard/settings/redirects": ["settings", "settings"],
  "main/dashboard/settings/redirects-export": ["settings", "settings"],
  "main/dashboard/settings/widget": ["settings", "settings"],
  "main/dashboard/settings/api": ["settings", "settings"],
  "main/dashboard/translations": ["draft", "draft"],
  "main/dashboard/translate": ["draft", "draft"],
  "main/dashboard/settings/export": ["settings", "settings"],
  "main/dashboard/settings/export-files": ["settings", "settings"],
  "main/dashboard/articles": ["read", "read"],
  "main/dashboard/articles/link-targets": ["draft", "draft"],
  "main/dashboard/article": ["read", "read"],
  "main/dashboard/article/changes": ["read", "read"],
  "main/dashboard/article/history": ["read", "read"],
  "main/dashboard/article/pictures": ["draft", "draft"],
  "main/dashboard/check-dates": ["read", "read"],
  "main/dashboard/guides": ["read", "read"],
  "main/dashboard/guide": ["read", "read"],
  "main/dashboard/guide/history": ["read", "read"],
  "main/dashboard/guide/export": ["read", "read"],
  "main/dashboard/getting-started/export": ["read", "read"],
  "main/dashboard/guide/check": ["read", "read"],
  "main/dashboard/guide/check-picture": ["read", "read"],
  "main/dashboard/extension": ["draft", "draft"],
  "main/dashboard/extension/download": ["draft", "draft"],
  "main/dashboard/recordings": ["draft", "draft"],
  "main/dashboard/recordings/recording": ["draft", "draft"],
  "main/dashboard/recordings/events": ["draft", "draft"],
  "main/dashboard/recordings/review": ["draft", "draft"],
  "main/dashboard/videos": ["read", "read"],
  "main/dashboard/video-frames": ["draft", "draft"],
  "main/dashboard/contact": ["settings", "settings"],
  "main/dashboard/answers": ["draft", "draft"],
  "main/dashboard/inbox": ["messages", "messages"],
  "main/dashboard/team": ["read", "read"],
  // Those who manage members.
  "main/dashboard/team/audit-log": ["settings", "settings"],
  "main/dashboard/team/audit-log/export": ["settings", "settings"],
  "main/dashboard/team/security": ["read", "read"],
  "main/dashboard/account": ["read", "read"],
  "main/dashboard/account/export": ["settings", "settings"],
  "main/onboarding": ["settings", "settings"],
  "main/onboarding/source": ["settings", "settings"],
  "main/onboarding/state": ["settings", "settings"],
  "main/onboarding/events": ["settings", "settings"],
  "POST /dashboard/uploads": ["read", "draft"],
};

const faqs: Record<string, Right> = {
  "show-faqs": "publish",
  add: "draft",
  // The question is published.
  save: "publish",
  "save (draft)": "draft",
  "restore-version": "publish",
  "restore-version (draft)": "draft",
  publish: "publish",
  unpublish: "publish",
  delete: "publish",
  "delete (draft)": "draft",
  // It was a draft.
  restore: "draft",
  "set-category": "publish",
  "set-category (draft)": "draft",
  "add-category": "draft",
  "rename-category": "publish",
  "describe-category": "publish",
  "move-category": "publish",
  "place-category": "publish",
  "remove-category": "publish",
  move: "publish",
  shift: "publish",
};

const gettingStarted: Record<string, Right> = {
  save: "draft",
  publish: "publish",
  "discard-draft": "draft",
  // The guide is published.
  "restore-previous": "publish",
  "restore-version": "draft",
  "set-visibility": "publish",
};

const articleList: Record<string, Right> = {
  add: "draft",
  // The article is published.
  delete: "publish",
  "delete (draft)": "draft",
  // It was a draft.
  restore: "draft",
  publish: "publish",
  unpublish: "publish",
  "set-category": "publish",
  "set-category (draft)": "draft",
};

const articles: Record<string, Right> = {
  save: "publish",
  "save (draft)": "draft",
  publish: "publish",
  unpublish: "publish",
  discard: "publish",
  "restore-version": "publish",
  "restore-version (draft)": "draft",
  // The article is published.
  "send-to-review": "publish",
  "send-to-review (draft)": "draft",
  withdraw: "draft",
  "send-back": "publish",
  schedule: "publish",
};

/** The guide is not published. */
const stepGuides: Record<string, Right> = {
  save: "draft",
  "restore-version": "draft",
  delete: "draft",
  publish: "publish",
  unpublish: "publish",
  "offer-tour": "publish",
  "withdraw-tour": "publish",
};

const wizardIntents: Right = "settings";

/** The right that a row of tests/security/intents needs, by route and intent, or for all intents of a route. */
const rightsOfIntents: Record<string, Right | Record<string, Right>> = {
  "main/dashboard/overview": {
    answer: "draft",
    "answer-question": "draft",
    "choose-trade": "settings",
    "delete-comment": "publish",
  },
  "main/dashboard/faqs": faqs,
  "main/dashboard/faqs/changes": faqs,
  "main/dashboard/faqs/import": "publish",
  "main/dashboard/faqs/website": "publish",
  "main/dashboard/faqs/decisions": "publish",
  "main/dashboard/getting-started": gettingStarted,
  "main/dashboard/getting-started/changes": gettingStarted,
  "main/dashboard/getting-started/images": "draft",
  "main/dashboard/articles": articleList,
  "main/dashboard/article": articles,
  "main/dashboard/article/changes": articles,
  "main/dashboard/article/pictures": "draft",
  "main/dashboard/check-dates": "publish",
  "main/dashboard/guides": stepGuides,
  "main/dashboard/guide": stepGuides,
  // The guide is not published.
  "main/dashboard/guide/check": {
    check: "draft",
    "update-step": "draft",
    "keep-step": "draft",
    retake: "draft",
    "allow-press": "publish",
    "forbid-press": "publish",
    schedule: "publish",
    unschedule: "publish",
  },
  // The video is not published.
  "main/dashboard/videos": {
    rename: "draft",
    captions: "draft",
    "remove-captions": "draft",
    facts: "draft",
    delete: "draft",
    transcribe: "draft",
    "transcribe-faqs": "draft",
    "create-faqs": "draft",
    publish: "publish",
    unpublish: "publish",
  },
  "main/dashboard/video-frames": "draft",
  "main/dashboard/extension": "draft",
  "main/dashboard/recordings": "draft",
  "main/dashboard/recordings/recording": "draft",
  "main/dashboard/contact": "settings",
  "main/dashboard/answers": {
    answer: "draft",
    "both-right": "publish",
    examine: "draft",
    pin: "publish",
    unpin: "publish",
  },
  "main/dashboard/inbox": "messages",
  "main/dashboard/settings/help-center": "settings",
  "main/dashboard/settings/appearance": "settings",
  "main/dashboard/settings/words": "settings",
  "main/dashboard/settings/access": "settings",
  "main/dashboard/settings/languages": "settings",
  "main/dashboard/settings/import": "settings",
  "main/dashboard/settings/redirects": "settings",
  "main/dashboard/settings/widget": "settings",
  "main/dashboard/settings/api": "settings",
  "main/dashboard/translate": {
    save: "draft",
    "save (published)": "publish",
    publish: "publish",
    unpublish: "publish",
    "publish-reviewed": "publish",
    draft: "draft",
    "draft-missing": "draft",
  },
  "main/dashboard/settings/export": "settings",
  "main/dashboard/team": {
    leave: "read",
    "change-role": "settings",
    remove: "settings",
    transfer: "own",
    invite: "settings",
    "change-invited-role": "settings",
    resend: "settings",
    revoke: "settings",
    "add-mail-domain": "settings",
    "verify-mail-domain": "settings",
    "remove-mail-domain": "settings",
  },
  "main/dashboard/team/security": {
    "end-session": "read",
    "end-other-sessions": "read",
    "start-passkey": "read",
    "rename-passkey": "read",
    "remove-passkey": "read",
    "start-app": "read",
    "remove-app": "read",
    "renew-codes": "read",
    "connect-service": "read",
    "disconnect-service": "read",
    "require-factor": "settings",
  },
  // Everyone's own account.
  "main/dashboard/account": "read",
  "main/onboarding": wizardIntents,
  "main/onboarding/state": wizardIntents,
};

/** Null for forms that aren't for members. */
export function rightOfRow(key: string): Right | null {
  const [, route = key, intent] = /^(\S+) (.+)$/.exec(key) ?? [];
  if (!/^main\/(dashboard|onboarding)\b/.test(route)) return null;
  const rights = rightsOfIntents[route];
  const right = typeof rights === "object" ? rights[intent ?? ""] : rights;
  if (!right) throw new Error(`tests/security/role-rights.ts names no right for ${key}`);
  return right;
}
