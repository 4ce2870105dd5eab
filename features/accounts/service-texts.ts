/** Texts of signing in with the sign-in service. `label` is its name, such as "Google". */
export const serviceTexts = {
  button: (label: string) => `Continue with ${label}`,
  expired: "This took too long, or it was started in another browser. Try again.",
  repeated: "This sign-in was already used. Try again.",
  unreachable: (label: string) => `We can't reach ${label} right now. Try again in a few minutes.`,
  cancelled: (label: string) => `${label} ended the sign-in. Try again.`,
  refused: (label: string) => `We couldn't verify the answer from ${label}. Try again.`,
  unverified: (label: string) =>
    `${label} hasn't verified your email address. Verify it there, then try again.`,
  connected: (label: string) => `${label} is connected. You can sign in with it now.`,
  disconnected: (label: string) => `${label} is disconnected.`,
  taken: (label: string) => `This ${label} account is connected to another account here.`,
  other: (label: string) => `Your account is connected to another ${label} account. Disconnect it first.`,
  gone: (label: string) => `${label} was already disconnected.`,
  onlyWay: "Set a password or add a passkey first. Otherwise you couldn't sign in anymore.",
  signInAgain: "Sign in again to confirm that it's you. Then try again within 10 minutes.",
  sessionChanged: "You're signed in differently than when you started. Try again.",
  joined: (companyName: string) => (companyName ? `Welcome to ${companyName}.` : "Welcome to the team."),
} as const;
