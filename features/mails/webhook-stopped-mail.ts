import { composeMail, type MailContent } from "./compose-mail.ts";
import { mailableName } from "./mail-words.ts";

export interface WebhookStoppedMail {
  appName: string;
  origin: string;
  companyName: string;
  /** The receiver's host name. */
  host: string;
}

/** Sent to owners and admins when a webhook has failed for three days, or its receiver doesn't want it anymore. */
export async function webhookStoppedMail(input: WebhookStoppedMail): Promise<MailContent> {
  const { appName, origin, host } = input;
  const name = mailableName(input.companyName) ?? appName;
  const subject = `${appName} stopped a webhook to ${host}`;
  return composeMail({
    kind: "webhook-stopped",
    appName,
    origin,
    subject,
    preheader: "We couldn't deliver events of your help center.",
    title: subject,
    paragraphs: [
      `${host} didn't accept events of ${name}, so we stopped sending them.`,
      "Open the delivery log to see what it answered. When the receiver works again, turn the webhook back on. We send what is still waiting.",
    ],
    action: { label: "Open the delivery log", href: new URL("/dashboard/settings/api", origin).href },
    reason: `You're getting this email because you manage the settings of ${name}.`,
  });
}
