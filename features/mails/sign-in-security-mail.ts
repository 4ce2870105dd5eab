import { composeMail, type MailContent } from "./compose-mail.ts";

const changes = {
  "passkey-added": {
    subject: "A passkey was added",
    text: (what: string) => `The passkey "${what}" was added to`,
  },
  "passkey-removed": {
    subject: "A passkey was removed",
    text: (what: string) => `The passkey "${what}" was removed from`,
  },
  "app-added": {
    subject: "An authenticator app was added",
    text: () => "An authenticator app was added to",
  },
  "app-removed": {
    subject: "The authenticator app was turned off",
    text: () => "The authenticator app was turned off for",
  },
  "factors-removed": {
    subject: "Your second factors were removed",
    text: () => "An operator removed all passkeys and the authenticator app from",
  },
  "service-connected": {
    subject: "A new way to sign in was added",
    text: (label: string) => `Signing in with ${label} was turned on for`,
  },
  "service-disconnected": {
    subject: "A way to sign in was removed",
    text: (label: string) => `Signing in with ${label} was turned off for`,
  },
  "codes-created": {
    subject: "New recovery codes were created",
    text: () => "New recovery codes replaced the old ones of",
  },
  "code-used": {
    subject: "A recovery code was used",
    text: (left: string) => `A recovery code was used to sign in. You have ${left} left for`,
  },
} as const;

export type SignInSecurityChange = keyof typeof changes;

export interface SignInSecurityMail {
  appName: string;
  origin: string;
  supportEmail: string;
  change: SignInSecurityChange;
  /** The passkey's name, the sign-in service's name, or the number of recovery codes left. */
  detail?: string;
}

/** Sent to the owner of an account, so that an unauthorized change is noticed. */
export async function signInSecurityMail({
  appName,
  origin,
  supportEmail,
  change,
  detail = "",
}: SignInSecurityMail): Promise<MailContent> {
  const { subject, text } = changes[change];
  const forgot = new URL("/auth/forgot", origin).href;
  return composeMail({
    kind: `sign-in-security-${change}`,
    appName,
    origin,
    subject: `${subject} (${appName})`,
    preheader: "If that was you, you don't need to do anything.",
    title: subject,
    paragraphs: [
      `${text(detail)} your ${appName} account. If that was you, you don't need to do anything.`,
      [
        "If it wasn't you, reset your password at ",
        { label: forgot, href: forgot },
        " right away, and write to ",
        { label: supportEmail, href: `mailto:${supportEmail}` },
        ".",
      ],
    ],
    reason:
      "You're getting this email because your account uses this address. We send it after every change to how you sign in.",
  });
}
