/** Everything that the audit log records, with the sentence that is shown for each entry. */

import type { PlainTeamText, TeamText } from "#engines/messages/team/team-catalogs.ts";

export const auditAreas = ["content", "settings", "team", "security"] as const;
export type AuditArea = (typeof auditAreas)[number];

export const areaNames = {
  content: "Content",
  settings: "Settings",
  team: "Team",
  security: "Security",
} as const satisfies Record<AuditArea, string>;

type EntryText = PlainTeamText<"auditEntries">;

/** Singular and plural. The singular is also the name of a subject without a title. */
export const auditSubjects = {
  question: ["a question", "questions"],
  category: ["a category", "categories"],
  guide: ["the Getting Started guide", "Getting Started guides"],
  article: ["an article", "articles"],
  "step guide": ["a step-by-step guide", "step-by-step guides"],
  section: ["a section", "sections"],
  trade: ["a kind of business", "kinds of business"],
  video: ["a video", "videos"],
  recording: ["a recording", "recordings"],
  message: ["a message", "messages"],
  proposal: ["a change", "changes"],
  contradiction: ["a contradiction on the website", "contradictions"],
  domain: ["a domain", "domains"],
  person: ["a person", "people"],
  invitation: ["an invitation", "invitations"],
  reader: ["a reader", "readers"],
  passkey: ["a passkey", "passkeys"],
  device: ["a device", "devices"],
  service: ["a sign-in service", "sign-in services"],
  language: ["a language", "languages"],
  key: ["an API key", "API keys"],
  webhook: ["a webhook", "webhooks"],
  browser: ["a browser", "browsers"],
} as const satisfies Record<string, readonly [one: EntryText, many: EntryText]>;

export type AuditSubjectKind = keyof typeof auditSubjects;

interface ActionText {
  area: AuditArea;
  /** Follows the actor's name. "{subject}" is the entry's subject. */
  sentence: TeamText<"auditEntries">;
  /** Replaces "{subject}" for actions that always change the same thing. */
  subject?: EntryText;
  /** The page that shows what was changed. */
  path?: string;
  /** The actor's name if a job makes the change. */
  job?: EntryText;
}

const settings = "/dashboard/settings/help-center";
const team = "/dashboard/team";
const languages = "/dashboard/settings/languages";
const api = "/dashboard/settings/api";
const extension = "/dashboard/extension";
const appearance = "/dashboard/settings/appearance";

export const auditActions = {
  "content.added": { area: "content", sentence: "added {subject}" },
  "content.edited": { area: "content", sentence: "edited {subject}" },
  "content.renamed": { area: "content", sentence: "renamed {subject}" },
  "content.published": { area: "content", sentence: "published {subject}" },
  "content.unpublished": { area: "content", sentence: "unpublished {subject}" },
  "content.deleted": { area: "content", sentence: "deleted {subject}" },
  "content.restored": { area: "content", sentence: "restored {subject}" },
  "content.moved": { area: "content", sentence: "changed the order of {subject}" },
  "content.categorized": { area: "content", sentence: "changed the category of {subject}" },
  "content.shown": { area: "content", sentence: "showed {subject} in the help center" },
  "content.hidden": { area: "content", sentence: "hid {subject} from the help center" },
  "content.uploaded": { area: "content", sentence: "uploaded {subject}" },
  "content.captioned": { area: "content", sentence: "changed the captions of {subject}" },
  "content.transcribed": { area: "content", sentence: "started transcribing {subject}" },
  "content.drafted": { area: "content", sentence: "drafted questions from {subject}" },
  "content.recorded": { area: "content", sentence: "made {subject} from a recording" },
  "guide.checked": { area: "content", sentence: "checked {subject} for changes" },
  "guide.checks-on": { area: "content", sentence: "turned on weekly checks of {subject}" },
  "guide.checks-off": { area: "content", sentence: "turned off weekly checks of {subject}" },
  "recording.retried": { area: "content", sentence: "retried {subject}" },
  "content.discarded": { area: "content", sentence: "discarded the draft of {subject}" },
  "content.sent": { area: "content", sentence: "sent {subject} for review" },
  "content.returned": { area: "content", sentence: "sent {subject} back to its writer" },
  "content.withdrawn": { area: "content", sentence: "withdrew {subject} from review" },
  "content.scheduled": { area: "content", sentence: "scheduled {subject}" },
  "content.unscheduled": { area: "content", sentence: "removed the schedule of {subject}" },
  "content.checked": { area: "content", sentence: "confirmed {subject}" },
  "content.check-planned": { area: "content", sentence: "changed the check date of {subject}" },
  "content.imported": { area: "content", sentence: "imported {subject} from a file" },
  "center.imported": {
    area: "content",
    sentence: "imported {subject}",
    subject: "a help center from a file",
    path: "/dashboard/settings/export",
  },
  "articles.imported": {
    area: "content",
    sentence: "imported {subject}",
    path: "/dashboard/settings/import",
    job: "Import",
  },
  "center.exported": {
    area: "content",
    sentence: "exported {subject}",
    subject: "the help center",
    path: "/dashboard/settings/export",
  },
  "questions.exported": {
    area: "content",
    sentence: "exported {subject}",
    subject: "the questions",
    path: "/dashboard/faqs",
  },
  "account.exported": { area: "security", sentence: "exported the account and all its content" },
  "center.created": { area: "settings", sentence: "created {subject}", subject: "the help center" },
  "center.claimed": { area: "team", sentence: "claimed {subject}", subject: "the help center" },
  "website.checked": {
    area: "content",
    sentence: "checked {subject} for changes",
    subject: "the website",
    path: "/dashboard/faqs/website",
  },
  "website.scheduled": {
    area: "content",
    sentence: "changed when Step checks {subject}",
    subject: "the website",
    path: "/dashboard/faqs/website",
  },
  "website.proposed": {
    area: "content",
    sentence: "suggested {subject}",
    path: "/dashboard/faqs/website",
    job: "Website check",
  },
  "website.added": { area: "content", sentence: "added {subject} from the website" },
  "website.replaced": { area: "content", sentence: "updated {subject} from the website" },
  "website.dismissed": { area: "content", sentence: "dismissed a suggested change to {subject}" },
  "website.undone": { area: "content", sentence: "undid a decision about {subject}" },
  "answer.pinned": { area: "content", sentence: "pinned {subject} to a wording", path: "/dashboard/answers" },
  "answer.unpinned": {
    area: "content",
    sentence: "unpinned {subject} from a wording",
    path: "/dashboard/answers",
  },
  "contradiction.settled": { area: "content", sentence: "resolved {subject}" },
  "contradiction.dismissed": { area: "content", sentence: "dismissed {subject}" },
  "contradiction.undone": { area: "content", sentence: "reopened {subject}" },
  "settings.changed": {
    area: "settings",
    sentence: "changed {subject}",
    subject: "the help center settings",
    path: settings,
  },
  "languages.changed": {
    area: "settings",
    sentence: "changed {subject}",
    subject: "the language and texts",
    path: languages,
  },
  "language.added": { area: "settings", sentence: "added {subject} to the help center", path: languages },
  "language.removed": {
    area: "settings",
    sentence: "removed {subject} from the help center",
    path: languages,
  },
  "language.published": {
    area: "settings",
    sentence: "published the help center in {subject}",
    path: languages,
  },
  "language.unpublished": {
    area: "settings",
    sentence: "unpublished the help center in {subject}",
    path: languages,
  },
  "language.moved": { area: "settings", sentence: "changed the order of the languages", path: languages },
  "translations.started": {
    area: "content",
    sentence: "requested translations into {subject} from the model",
  },
  "translations.drafted": {
    area: "content",
    sentence: "drafted translations into {subject}",
    job: "Translation",
  },
  "translation.saved": { area: "content", sentence: "translated {subject}" },
  "translation.published": { area: "content", sentence: "published a translation of {subject}" },
  "translation.unpublished": { area: "content", sentence: "unpublished a translation of {subject}" },
  "access.changed": {
    area: "settings",
    sentence: "changed {subject}",
    subject: "who can read the help center",
    path: "/dashboard/settings/access",
  },
  "readers.invited": {
    area: "settings",
    sentence: "invited {subject} to the help center",
    path: "/dashboard/settings/access",
  },
  "readers.removed": {
    area: "settings",
    sentence: "removed {subject} from the help center",
    path: "/dashboard/settings/access",
  },
  "appearance.changed": {
    area: "settings",
    sentence: "changed {subject}",
    subject: "the colors and font",
    path: appearance,
  },
  "logo.changed": { area: "settings", sentence: "changed {subject}", subject: "the logo", path: appearance },
  "logo.removed": { area: "settings", sentence: "removed {subject}", subject: "the logo", path: appearance },
  "icon.changed": { area: "settings", sentence: "changed {subject}", subject: "the icon", path: appearance },
  "icon.removed": { area: "settings", sentence: "removed {subject}", subject: "the icon", path: appearance },
  "hero.changed": {
    area: "settings",
    sentence: "changed {subject}",
    subject: "the picture of the start page",
    path: appearance,
  },
  "hero.removed": {
    area: "settings",
    sentence: "removed {subject}",
    subject: "the picture of the start page",
    path: appearance,
  },
  "redirects.changed": {
    area: "settings",
    sentence: "changed {subject}",
    subject: "the redirects",
    path: "/dashboard/settings/redirects",
  },
  "widget.changed": {
    area: "settings",
    sentence: "changed {subject}",
    subject: "the widget",
    path: "/dashboard/settings/widget",
  },
  "widget.secret-renewed": {
    area: "security",
    sentence: "renewed {subject}",
    subject: "the widget's secret",
    path: "/dashboard/settings/widget",
  },
  "contact.changed": {
    area: "settings",
    sentence: "changed {subject}",
    subject: "the contact details",
    path: "/dashboard/contact",
  },
  "trade.chosen": {
    area: "settings",
    sentence: "changed the kind of business to {subject}",
    path: "/dashboard",
  },
  "section.shown": { area: "settings", sentence: "showed {subject} in the help center" },
  "section.hidden": { area: "settings", sentence: "hid {subject} from the help center" },
  "domain.verified": {
    area: "settings",
    sentence: "verified {subject}",
    path: settings,
    job: "Domain check",
  },
  "domain.failed": {
    area: "settings",
    sentence: "couldn't verify {subject}",
    path: settings,
    job: "Domain check",
  },
  "key.created": { area: "security", sentence: "created the API key {subject}", path: api },
  "key.rotated": { area: "security", sentence: "rotated the API key {subject}", path: api },
  "key.revoked": { area: "security", sentence: "revoked the API key {subject}", path: api },
  "extension.connected": {
    area: "security",
    sentence: "connected the recorder in {subject}",
    path: extension,
  },
  "extension.disconnected": {
    area: "security",
    sentence: "disconnected the recorder in {subject}",
    path: extension,
  },
  "webhook.added": { area: "settings", sentence: "added a webhook to {subject}", path: api },
  "webhook.edited": { area: "settings", sentence: "changed the webhook to {subject}", path: api },
  "webhook.rotated": {
    area: "security",
    sentence: "rotated the secret of the webhook to {subject}",
    path: api,
  },
  "webhook.resumed": { area: "settings", sentence: "resumed the webhook to {subject}", path: api },
  "webhook.stopped": {
    area: "settings",
    sentence: "stopped the webhook to {subject}",
    path: api,
    job: "Webhook delivery",
  },
  "webhook.removed": { area: "settings", sentence: "removed the webhook to {subject}", path: api },
  "webhook.redelivered": { area: "settings", sentence: "redelivered {subject} to a webhook", path: api },
  "plan.changed": { area: "settings", sentence: "changed {subject}", subject: "the plan" },
  "comment.deleted": { area: "content", sentence: "deleted a reader's comment", path: "/dashboard" },
  "message.deleted": { area: "content", sentence: "deleted {subject}" },
  "message.restored": { area: "content", sentence: "restored {subject}" },
  "message.spam": { area: "content", sentence: "marked {subject} as spam" },
  "message.not-spam": { area: "content", sentence: "marked {subject} as not spam" },
  "member.invited": { area: "team", sentence: "invited {subject}" },
  "invitation.resent": { area: "team", sentence: "resent the invitation of {subject}" },
  "invitation.revoked": { area: "team", sentence: "revoked the invitation of {subject}" },
  "invitation.role-changed": { area: "team", sentence: "changed the role of the invitation of {subject}" },
  "member.joined": { area: "team", sentence: "joined the team" },
  "member.joined-by-domain": { area: "team", sentence: "joined the team with an address of {subject}" },
  "mail-domain.added": { area: "team", sentence: "added the email domain {subject}", path: team },
  "mail-domain.removed": { area: "team", sentence: "removed the email domain {subject}", path: team },
  "mail-domain.verified": {
    area: "team",
    sentence: "verified the email domain {subject}",
    path: team,
    job: "Domain check",
  },
  "mail-domain.failed": {
    area: "team",
    sentence: "couldn't verify the email domain {subject}",
    path: team,
    job: "Domain check",
  },
  "website.proven": {
    area: "settings",
    sentence: "proved that {subject} is yours",
    path: "/dashboard/settings/access",
    job: "Sign-up",
  },
  "member.role-changed": { area: "team", sentence: "changed the role of {subject}" },
  "member.removed": { area: "team", sentence: "removed {subject}" },
  "member.left": { area: "team", sentence: "left the team" },
  "ownership.transferred": { area: "team", sentence: "transferred ownership to {subject}" },
  "log.exported": {
    area: "security",
    sentence: "exported {subject}",
    subject: "the audit log",
    path: "/dashboard/team/audit-log",
  },
  "account.signed-in": { area: "security", sentence: "signed in from a new device, {subject}" },
  "account.signed-out-elsewhere": { area: "security", sentence: "signed out other devices" },
  "account.password-changed": { area: "security", sentence: "changed their password" },
  "account.password-reset": { area: "security", sentence: "reset their password" },
  "account.email-changed": { area: "security", sentence: "changed their email address" },
  "account.deleted": { area: "security", sentence: "deleted their account" },
  "passkey.added": { area: "security", sentence: "added {subject}" },
  "passkey.removed": { area: "security", sentence: "removed {subject}" },
  "service.connected": { area: "security", sentence: "turned on signing in with {subject}" },
  "service.disconnected": { area: "security", sentence: "turned off signing in with {subject}" },
  "recovery-code.used": { area: "security", sentence: "signed in with a recovery code" },
  "authenticator.added": { area: "security", sentence: "added an authenticator app" },
  "authenticator.removed": { area: "security", sentence: "removed their authenticator app" },
  "factors.removed": { area: "security", sentence: "removed all second factors of {subject}" },
  "recovery-codes.renewed": { area: "security", sentence: "created new recovery codes" },
  "second-factor.required": { area: "security", sentence: "required a second factor for everyone" },
  "second-factor.optional": { area: "security", sentence: "made the second factor optional" },
} as const satisfies Record<string, ActionText>;

export type AuditAction = keyof typeof auditActions;

function isAuditAction(action: string): action is AuditAction {
  return Object.hasOwn(auditActions, action);
}

/** Null for an action from a newer version. */
export function actionText(action: string): ActionText | null {
  return isAuditAction(action) ? auditActions[action] : null;
}

export function actionsOf(isIncluded: (text: ActionText) => boolean): AuditAction[] {
  return Object.keys(auditActions)
    .filter(isAuditAction)
    .filter((action) => isIncluded(auditActions[action]));
}
