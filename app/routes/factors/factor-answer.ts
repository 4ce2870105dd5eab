import type { PasskeyOptions } from "#features/accounts/passkeys.server.ts";

/** The response to a form in the passkey and second-factor sections, unless it is a redirect. */
export interface FactorAnswer {
  intent: string;
  /** The passkey that the form named. */
  passkeyId?: string;
  /** A problem with the typed password or code. */
  proofError?: string;
  /** A problem with the 6-digit code entered during setup. */
  codeError?: string;
  /** A problem that belongs to no field. */
  problem?: string;
  /** What the user needs to add an authenticator app and confirm it. */
  setup?: { qrSource: string; secretText: string };
  /** For the browser's passkey dialog. */
  options?: PasskeyOptions;
  /** The account may be connected to the sign-in service. */
  mayContinue?: boolean;
  /** New recovery codes. They can be shown only now. */
  codes?: string[];
}
