import type { PasskeyOptions } from "#features/accounts/passkeys.server.ts";

/** The answer to a form of the passkey and second factor sections, if it isn't a redirect. */
export interface FactorAnswer {
  intent: string;
  /** The passkey that the form named. */
  passkeyId?: string;
  /** A problem with the typed password or code. */
  proofError?: string;
  /** A problem with the 6-digit code of a setup. */
  codeError?: string;
  /** A problem that belongs to no field. */
  problem?: string;
  /** An app to be scanned and confirmed. */
  setup?: { qrSource: string; secretText: string };
  /** For the browser's passkey dialog. */
  options?: PasskeyOptions;
  /** The account may be connected with the sign-in service. */
  mayContinue?: boolean;
  /** New recovery codes. They can be shown only now. */
  codes?: string[];
}
