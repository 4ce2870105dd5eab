import type { TeamLanguage } from "#shared/enumerations.ts";
import { composeMail, type MailContent } from "./compose-mail.ts";
import { mailTexts } from "./mail-texts.ts";

/** `{what}`: the passkey's name, the sign-in service's name, or the number of recovery codes left. */
const changes = {
  "passkey-added": {
    subject: "A passkey was added",
    text: "The passkey “{what}” was added to your {app} account.",
  },
  "passkey-removed": {
    subject: "A passkey was removed",
    text: "The passkey “{what}” was removed from your {app} account.",
  },
  "app-added": {
    subject: "An authenticator app was added",
    text: "An authenticator app was added to your {app} account.",
  },
  "app-removed": {
    subject: "The authenticator app was turned off",
    text: "The authenticator app was turned off for your {app} account.",
  },
  "factors-removed": {
    subject: "Your second factors were removed",
    text: "An operator removed all passkeys and the authenticator app from your {app} account.",
  },
  "service-connected": {
    subject: "A new way to sign in was added",
    text: "Signing in with {what} was turned on for your {app} account.",
  },
  "service-disconnected": {
    subject: "A way to sign in was removed",
    text: "Signing in with {what} was turned off for your {app} account.",
  },
  "codes-created": {
    subject: "New recovery codes were created",
    text: "New recovery codes replaced the old ones of your {app} account.",
  },
  "code-used": {
    subject: "A recovery code was used",
    text: "A recovery code was used to sign in. You have {what} left for your {app} account.",
  },
} as const;

export type SignInSecurityChange = keyof typeof changes;

export interface SignInSecurityMail {
  appName: string;
  origin: string;
  supportEmail: string;
  /** English by default. */
  language?: TeamLanguage;
  change: SignInSecurityChange;
  /** The passkey's name, the sign-in service's name, or the number of recovery codes left. */
  detail?: string;
}

/** Sent to the owner of an account, so that an unauthorized change is noticed. */
export async function signInSecurityMail(input: SignInSecurityMail): Promise<MailContent> {
  const { appName, origin, supportEmail, change, detail = "" } = input;
  const { t, parts, language } = mailTexts(input.language);
  const { subject, text } = changes[change];
  const forgot = new URL("/auth/forgot", origin).href;
  const wasYou = t("If that was you, you don't need to do anything.");
  return composeMail({
    kind: `sign-in-security-${change}`,
    appName,
    origin,
    language,
    subject: `${t(subject)} (${appName})`,
    preheader: wasYou,
    title: t(subject),
    paragraphs: [
      `${t(text, { app: appName, what: detail })} ${wasYou}`,
      parts("If it wasn't you, reset your password at {forgot} right away, and write to {support}.", {
        forgot: { label: forgot, href: forgot },
        support: { label: supportEmail, href: `mailto:${supportEmail}` },
      }),
    ],
    reason: t(
      "You're getting this email because your account uses this address. We send it after every change to how you sign in.",
    ),
  });
}
