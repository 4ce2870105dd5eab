import type { Services } from "#platform/services.ts";
import { changeEmailMail } from "./change-email-mail.ts";
import type { MailContent } from "./compose-mail.ts";
import { confirmSignupMail } from "./confirm-signup-mail.ts";
import { emailChangedMail } from "./email-changed-mail.ts";
import { invitationMail } from "./invitation-mail.ts";
import { passwordChangedMail } from "./password-changed-mail.ts";
import { readerLinkMail } from "./reader-link-mail.ts";
import { resetPasswordMail } from "./reset-password-mail.ts";
import { signInLinkMail } from "./sign-in-link-mail.ts";
import { signInSecurityMail } from "./sign-in-security-mail.ts";
import { teamInvitationMail } from "./team-invitation-mail.ts";

type Installation = { appName: string; origin: string; supportEmail: string };
type Compose<Input> = (input: Input) => Promise<MailContent>;

export function createMails({ config, origin }: Pick<Services, "config" | "origin">) {
  const installation: Installation = { appName: config.appName, origin, supportEmail: config.supportEmail };
  const of =
    <Input extends object>(compose: Compose<Input>): Compose<Omit<Input, keyof Installation>> =>
    (input) =>
      compose({ ...installation, ...input } as Input);
  return {
    confirmSignup: of(confirmSignupMail),
    resetPassword: of(resetPasswordMail),
    signInLink: of(signInLinkMail),
    passwordChanged: of(passwordChangedMail),
    changeEmail: of(changeEmailMail),
    emailChanged: of(emailChangedMail),
    invitation: of(invitationMail),
    teamInvitation: of(teamInvitationMail),
    readerLink: of(readerLinkMail),
    signInSecurityChanged: of(signInSecurityMail),
  };
}

export type Mails = ReturnType<typeof createMails>;
