import type { TeamLanguage } from "#shared/enumerations.ts";
import { companyPage } from "./company-page.ts";
import { composeMail, type MailContent } from "./compose-mail.ts";
import { mailTexts } from "./mail-texts.ts";
import { mailableName } from "./mail-words.ts";

export interface WebhookStoppedMail {
  appName: string;
  origin: string;
  /** English by default. */
  language?: TeamLanguage;
  companyId: string;
  companyName: string;
  /** The receiver's host name. */
  host: string;
}

/** Sent to owners and admins when a webhook has failed for three days, or its receiver doesn't want it anymore. */
export async function webhookStoppedMail(input: WebhookStoppedMail): Promise<MailContent> {
  const { appName, origin, host } = input;
  const { t, language } = mailTexts(input.language);
  const name = mailableName(input.companyName) ?? appName;
  const subject = t("{app} stopped a webhook to {host}", { app: appName, host });
  return composeMail({
    kind: "webhook-stopped",
    appName,
    origin,
    language,
    subject,
    preheader: t("We couldn't deliver events of your help center."),
    title: subject,
    paragraphs: [
      t("{host} didn't accept events of {name}, so we stopped sending them.", { host, name }),
      t(
        "Open the delivery log to see what it answered. When the receiver works again, turn the webhook back on. We send what is still waiting.",
      ),
    ],
    action: { label: t("Open the delivery log"), href: companyPage("/dashboard/settings/api", input) },
    otherLink: t("If the button doesn't work, open this link:"),
    reason: t("You're getting this email because you manage the settings of {name}.", { name }),
  });
}
