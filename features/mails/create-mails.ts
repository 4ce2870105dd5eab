import type { Services } from "#platform/services.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";
import { centerDeletedMail } from "./center-deleted-mail.ts";
import { changeEmailMail } from "./change-email-mail.ts";
import type { MailContent } from "./compose-mail.ts";
import { confirmSignupMail } from "./confirm-signup-mail.ts";
import { emailChangedMail } from "./email-changed-mail.ts";
import { examWorseMail } from "./exam-worse-mail.ts";
import { invitationMail } from "./invitation-mail.ts";
import { passwordChangedMail } from "./password-changed-mail.ts";
import { type ReaderLinkMail, readerLinkMail } from "./reader-link-mail.ts";
import { resetPasswordMail } from "./reset-password-mail.ts";
import { signInLinkMail } from "./sign-in-link-mail.ts";
import { signInSecurityMail } from "./sign-in-security-mail.ts";
import { teamInvitationMail } from "./team-invitation-mail.ts";
import { textsDueMail } from "./texts-due-mail.ts";
import { webhookStoppedMail } from "./webhook-stopped-mail.ts";
import { type WebsiteNewsMail, websiteNewsMail } from "./website-news-mail.ts";

type Installation = { appName: string; origin: string; supportEmail: string; language: TeamLanguage };
type Compose<Input> = (input: Input) => Promise<MailContent>;
/** The language of the account that gets the mail. Null if it has none. */
type Recipient = { language?: TeamLanguage | null };

/** `language` is for recipients without one. */
export function createMails(
  { config, origin }: Pick<Services, "config" | "origin">,
  language: TeamLanguage = "en",
) {
  const { appName, supportEmail } = config;
  const installation: Installation = { appName, origin, supportEmail, language };
  const of =
    <Input extends object>(compose: Compose<Input>): Compose<Omit<Input, keyof Installation> & Recipient> =>
    (input) =>
      compose({ ...installation, ...input, language: input.language ?? language } as unknown as Input);
  return {
    confirmSignup: of(confirmSignupMail),
    resetPassword: of(resetPasswordMail),
    signInLink: of(signInLinkMail),
    passwordChanged: of(passwordChangedMail),
    changeEmail: of(changeEmailMail),
    emailChanged: of(emailChangedMail),
    invitation: of(invitationMail),
    teamInvitation: of(teamInvitationMail),
    // In the language of the help center.
    readerLink: (input: Omit<ReaderLinkMail, "appName" | "origin">) =>
      readerLinkMail({ appName, origin, ...input }),
    websiteNews: (input: Omit<WebsiteNewsMail, "appName" | "origin">) =>
      websiteNewsMail({ appName, origin, ...input }),
    examWorse: of(examWorseMail),
    textsDue: of(textsDueMail),
    webhookStopped: of(webhookStoppedMail),
    centerDeleted: of(centerDeletedMail),
    signInSecurityChanged: of(signInSecurityMail),
  };
}

export type Mails = ReturnType<typeof createMails>;
