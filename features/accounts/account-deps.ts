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
  /** Label of the session that may start: see shared/device-label.ts. */
  deviceLabel: string;
  /** Value of the known-device cookie; null without one. */
  deviceCookie: string | null;
}

/** For a browser that proved its owner's identity. */
export interface SignedIn {
  outcome: "signed-in";
  userId: string;
  /** Session cookies. */
  setCookies: string[];
  /** Next value of the known-device cookie. */
  deviceCookie: string;
}
