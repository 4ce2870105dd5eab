/** What the functions of this feature work with. Texts of mails are made by another feature and handed in. */
import type { Services } from "#platform/services.ts";

interface AccountMail {
  kind: string;
  subject: string;
  text: string;
  html: string;
}

export interface AccountDeps
  extends Pick<
    Services,
    "db" | "clock" | "ids" | "jobs" | "access" | "knownDevices" | "origin" | "log" | "security"
  > {
  mails: {
    confirmSignup(input: { companyName: string; link: string; expiresInHours: number }): Promise<AccountMail>;
    resetPassword(input: { link: string; expiresInMinutes: number }): Promise<AccountMail>;
    signInLink(input: { link: string; expiresInMinutes: number }): Promise<AccountMail>;
    passwordChanged(): Promise<AccountMail>;
  };
}

/** Where a request comes from, as far as signing in looks at it. */
export interface Visitor {
  visitorAddress: string;
  /** Of the session that may start: see shared/device-label.ts. */
  deviceLabel: string;
  /** The known-device cookie, as it came; null without one. */
  deviceCookie: string | null;
}

/** For a browser that proved whose it is. */
export interface SignedIn {
  outcome: "signed-in";
  userId: string;
  /** Of the session. */
  setCookies: string[];
  /** The next value of the known-device cookie. */
  deviceCookie: string;
}
