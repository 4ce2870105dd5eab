/** What the functions of this feature work with. Texts of mails are made by another feature and handed in. */
import type { Services } from "#platform/services.ts";

interface AccountMail {
  kind: string;
  subject: string;
  text: string;
  html: string;
}

export interface AccountDeps
  extends Pick<Services, "db" | "clock" | "ids" | "jobs" | "access" | "origin" | "log"> {
  mails: {
    confirmSignup(input: { companyName: string; link: string; expiresInHours: number }): Promise<AccountMail>;
    resetPassword(input: { link: string; expiresInMinutes: number }): Promise<AccountMail>;
    passwordChanged(): Promise<AccountMail>;
  };
}
