/** Dependencies of the functions in this feature. */
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

/** What sign-in knows about the origin of a request. */
export interface Visitor {
  visitorAddress: string;
  /** Label for the session that may be started; see shared/device-label.ts. */
  deviceLabel: string;
  /** Value of the known-device cookie; null if none. */
  deviceCookie: string | null;
}

/** Result for a browser that proved its owner's identity. */
export interface SignedIn {
  outcome: "signed-in";
  userId: string;
  /** Session cookies. */
  setCookies: string[];
  /** The next value of the known-device cookie. */
  deviceCookie: string;
}
