import type { Mails } from "#features/mails/create-mails.ts";
import type { Services } from "#platform/services.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";

export interface AccountDeps
  extends Pick<
    Services,
    | "db"
    | "clock"
    | "ids"
    | "jobs"
    | "access"
    | "knownDevices"
    | "challenges"
    | "secretBox"
    | "signInService"
    | "origin"
    | "log"
    | "security"
  > {
  /** The visitor's, if there are texts in it. */
  newAccountLanguage: TeamLanguage | null;
  mails: Pick<
    Mails,
    | "confirmSignup"
    | "resetPassword"
    | "signInLink"
    | "passwordChanged"
    | "changeEmail"
    | "emailChanged"
    | "signInSecurityChanged"
  >;
}

/** Facts about a request that sign-in needs. */
export interface Visitor {
  visitorAddress: string;
  /** Names the device in the list of sessions, such as "Firefox on Windows"; see shared/device-label.ts. */
  deviceLabel: string;
  /** Null if the browser sent no known-device cookie. */
  deviceCookie: string | null;
}

/** Returned after the browser has proved that it belongs to the account's owner. */
export interface SignedIn {
  outcome: "signed-in";
  userId: string;
  /** The name of the company that the user has just joined by the email domain. Null if none. */
  joined: string | null;
  setCookies: string[];
  /** New value to set for the known-device cookie. */
  deviceCookie: string;
}

/** The first factor is proved. The browser gets a session once it proves the second. */
export interface SecondFactorNeeded {
  outcome: "second-factor";
  /** For the browser's cookie; stored only as a hash. */
  pendingToken: string;
}
