import { type AuditChange, recordAccountChange } from "#features/companies/audit/record-change.server.ts";
import type { SignInSecurityChange } from "#features/mails/sign-in-security-mail.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import type { AccountDeps } from "./account-deps.ts";
import { findLanguage } from "./account-language.server.ts";

/** Emails the owner about a change to how they sign in, and records it, in the same transaction as the change. */
export async function postSecurityMail(
  { ids, jobs, mails }: Pick<AccountDeps, "ids" | "jobs" | "mails">,
  tx: Transaction,
  {
    userId,
    email,
    change,
    detail,
  }: { userId: string; email: string; change: SignInSecurityChange; detail?: string },
): Promise<void> {
  const language = await findLanguage(tx, userId);
  const mail = await mails.signInSecurityChanged({
    change,
    language,
    ...(detail === undefined ? {} : { detail }),
  });
  await postMail({ jobs }, tx, { ...mail, to: email, dedupeKey: `${change}:${userId}:${ids.uuid()}` });
  await recordAccountChange(tx, { userId }, auditChangeOf(change, { userId, detail }));
}

function auditChangeOf(
  change: SignInSecurityChange,
  { userId, detail = null }: { userId: string; detail?: string | null | undefined },
): AuditChange {
  switch (change) {
    case "passkey-added":
      return { action: "passkey.added", subject: { kind: "passkey", title: detail } };
    case "passkey-removed":
      return { action: "passkey.removed", subject: { kind: "passkey", title: detail } };
    case "app-added":
      return { action: "authenticator.added" };
    case "app-removed":
      return { action: "authenticator.removed" };
    case "codes-created":
      return { action: "recovery-codes.renewed" };
    case "code-used":
      return { action: "recovery-code.used" };
    case "service-connected":
      return { action: "service.connected", subject: { kind: "service", title: detail } };
    case "service-disconnected":
      return { action: "service.disconnected", subject: { kind: "service", title: detail } };
    case "factors-removed":
      return { action: "factors.removed", subject: { kind: "person", id: userId } };
  }
}
