/** What the functions of this feature work with. */
import type { Mails } from "#features/mails/create-mails.ts";
import type { Services } from "#platform/services.ts";

export interface AccountDeps
  extends Pick<
    Services,
    "db" | "clock" | "ids" | "jobs" | "access" | "knownDevices" | "origin" | "log" | "security"
  > {
  mails: Pick<
    Mails,
    "confirmSignup" | "resetPassword" | "signInLink" | "passwordChanged" | "changeEmail" | "emailChanged"
  >;
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
