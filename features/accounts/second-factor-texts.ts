/** Texts for signing in with a second factor, and for setting one up. */
export const secondFactorTexts = {
  expired: "This took too long. Sign in again.",
  wrongCode: "This code isn't right. Check the time on your device and try again.",
  usedCode: "This code was already used. Wait for the next one.",
  wrongRecoveryCode: "This isn't one of your unused recovery codes.",
  emptyCode: "Enter the 6 digits from your app or a recovery code.",
  limited: "Too many attempts. Wait a few minutes, or use a passkey or a recovery code.",
  wrongProof: "Wrong password or code. Try again.",
  passkeyRefused: "This passkey doesn't belong to an account here. Sign in another way.",
  passkeyInvalid: "We couldn't verify this passkey. Try again.",
  passkeyExpired: "This took too long. Try again.",
  passkeyKnown: "This passkey already belongs to an account.",
  passkeyGone: "That passkey was already removed.",
  tooManyPasskeys: "You have 20 passkeys. Remove one first.",
  passkeyAdded: "Passkey added",
  passkeyRenamed: "Passkey renamed",
  passkeyRemoved: "Passkey removed",
  noPasskeyName: "Enter a name",
  appAdded: "Authenticator app is on",
  appRemoved: "Authenticator app is off",
  appGone: "The authenticator app was already off.",
  setupGone: "Start the setup again.",
  codesCreated: "New recovery codes created. The old ones no longer work.",
  noFactor: "Add a passkey or an authenticator app first.",
  required: "Everyone at your company now needs a passkey or second factor.",
  notRequired: "A passkey or second factor is now optional.",
} as const;

export const maxPasskeys = 20;
export const maxPasskeyNameLength = 60;
