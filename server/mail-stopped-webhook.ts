import { teamLanguageFor } from "#engines/messages/team/team-catalogs.ts";
import { findAccountNames } from "#features/accounts/account-names.server.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { listMemberIds } from "#features/companies/membership.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import type { Services } from "#platform/services.ts";

/** Mails everyone who can change the company's settings, in the transaction that stops the webhook. */
export async function mailStoppedWebhook(
  deps: Pick<Services, "jobs" | "config" | "origin" | "ids">,
  tx: Transaction,
  { companyId, endpointId, url }: { companyId: string; endpointId: string; url: string },
): Promise<void> {
  const company = await findCompany(tx, { companyId });
  if (!company) return;
  const people = await findAccountNames(tx, await listMemberIds(tx, companyId, "change settings"));
  const { companyName, language: centerLanguage } = company;
  const mails = createMails(deps, teamLanguageFor(centerLanguage));
  const stop = deps.ids.uuid();
  for (const [userId, { email, emailVerified, language }] of people)
    if (emailVerified)
      await postMail(deps, tx, {
        ...(await mails.webhookStopped({ companyId, companyName, host: new URL(url).host, language })),
        to: email,
        dedupeKey: `webhook-stopped:${endpointId}:${userId}:${stop}`,
      });
}
