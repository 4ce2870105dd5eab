/** Texts for signing in with the sign-in service. `label` is its name, such as "Google". */
export const serviceTexts = {
  button: (label: string) => `Continue with ${label}`,
  expired: "This took too long, or it was started in another browser. Try again.",
  repeated: "This sign-in was already used. Try again.",
  connected: (label: string) => `${label} is connected. You can sign in with it now.`,
  disconnected: (label: string) => `${label} is disconnected.`,
  gone: (label: string) => `${label} was already disconnected.`,
  onlyWay: "Set a password or add a passkey first. Otherwise, you won't be able to sign in anymore.",
  signInAgain: "Sign in again to confirm that it's you. Then try again within 10 minutes.",
  sessionChanged: "Your session changed after you started. Try again.",
  joined: (companyName: string) => (companyName ? `Welcome to ${companyName}.` : "Welcome to the team."),
} as const;

/** With the service's name as `{service}`. */
export const serviceProblems = {
  unreachable: "We can't reach {service} right now. Try again in a few minutes.",
  cancelled: "{service} ended the sign-in. Try again.",
  refused: "We couldn't verify the answer from {service}. Try again.",
  unverified: "{service} hasn't verified your email address. Verify it there, then try again.",
  taken: "This {service} account is connected to another account here.",
  other: "Your account is connected to another {service} account. Disconnect it first.",
} as const;
