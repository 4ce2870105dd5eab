/**
 * Rate limits for sign-in and mailed links. A guesser must not be able to lock an owner out, so every limit per account
 * has a way around it that only the owner has: a known device or a mailed link.
 * docs/decisions/2026-11-22-sign-in-budgets.md
 */
import { challengeMinutes } from "#platform/access/challenges.ts";
import type { GrowingDelay } from "#platform/growing-delay.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { accountLimits } from "./texts.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const resetAfterMs = 24 * hourMs;

/** Leaves room for an office behind one IP address but stops a program that guesses passwords. */
export function networkSignInLimit({ visitorAddress }: { visitorAddress: string }): Limit {
  return { name: "sign-in-network", visitorAddress, max: 60, windowMs: 15 * minuteMs };
}

/** Keeps a single network from using up an account's whole budget. */
export function accountAndNetworkLimit({ email, visitorAddress }: EmailFrom): Limit {
  return { name: "sign-in-account-network", who: email, visitorAddress, max: 10, windowMs: 15 * minuteMs };
}

/**
 * Counts attempts from all networks: 20 are free, then the delays increase. That allows about 75 attempts on the first
 * day and 48 on each following day.
 */
export function accountDelay({ email }: { email: string }): GrowingDelay {
  return {
    name: "sign-in-account",
    who: email,
    free: 20,
    firstDelayMs: minuteMs,
    maxDelayMs: 30 * minuteMs,
    resetAfterMs,
  };
}

/** Applies to a browser that has signed in to this account before. */
export function deviceDelay({ deviceId }: { deviceId: string }): GrowingDelay {
  return {
    name: "sign-in-device",
    who: deviceId,
    free: 10,
    firstDelayMs: minuteMs / 2,
    maxDelayMs: 15 * minuteMs,
    resetAfterMs,
  };
}

/** Applies when a signed-in owner enters the password again. Attempts only count against this session. */
export function ownPasswordDelay({ sessionId }: { sessionId: string }): GrowingDelay {
  return {
    name: "own-password",
    who: sessionId,
    free: 10,
    firstDelayMs: minuteMs,
    maxDelayMs: 30 * minuteMs,
    resetAfterMs,
  };
}

interface EmailFrom {
  email: string;
  visitorAddress: string;
}

export function signUpLimits({ visitorAddress, email }: EmailFrom): Limit[] {
  return [
    { name: "sign-up-network", visitorAddress, max: 30, windowMs: hourMs },
    { name: "sign-up-email-network", who: email, visitorAddress, max: 5, windowMs: hourMs },
  ];
}

/** Dedupes sign-ups, so that submitting a form twice creates only one account. */
export function formLimits({ formId, email }: { formId: string | null; email: string }): Limit[] {
  if (formId === null) return [];
  return [{ name: "sign-up-form", who: `${formId}\n${email}`, max: 1, windowMs: hourMs }];
}

/**
 * Limits for mailed links, counted separately for each kind. A link stays valid for as long as the owner may have to
 * wait for the next one. So even if an attacker uses up the budget, the owner has a valid link in the mailbox.
 */
export function mailLimits(kind: "password-reset" | "sign-in-link", { email, visitorAddress }: EmailFrom) {
  const max = kind === "sign-in-link" ? accountLimits.signInLinksPerHour : accountLimits.resetsPerHour;
  return {
    network: { name: `${kind}-network`, visitorAddress, max: 20, windowMs: hourMs },
    email: { name: `${kind}-email`, who: email, max, windowMs: hourMs },
  };
}

export function confirmationLimit({ visitorAddress }: { visitorAddress: string }): Limit {
  return { name: "confirmation-network", visitorAddress, max: 20, windowMs: hourMs };
}

/**
 * Counts the emails that were sent. The wait is one minute after the first email and grows with each additional one.
 */
export function confirmationDelay({ email }: { email: string }): GrowingDelay {
  return {
    name: "confirmation-email",
    who: email,
    free: 1,
    firstDelayMs: accountLimits.resendWaitSeconds * 1_000,
    maxDelayMs: hourMs,
    resetAfterMs,
  };
}

/** Counts per account, so that other users can't stop an owner from changing to an address. */
export function emailChangeLimit({ userId }: { userId: string }): Limit {
  return { name: "email-change", who: userId, max: 5, windowMs: hourMs };
}

/** Counts only invalid links, so a valid link always works. */
export function wrongLinkLimit({ visitorAddress }: { visitorAddress: string }): Limit {
  return { name: "mailed-link-network", visitorAddress, max: 60, windowMs: 15 * minuteMs };
}

/** Keeps a single network from using up the budget for an account's codes. */
export function appCodeNetworkLimit({
  userId,
  visitorAddress,
}: {
  userId: string;
  visitorAddress: string;
}): Limit {
  return { name: "app-code-network", who: userId, visitorAddress, max: 10, windowMs: 15 * minuteMs };
}

/**
 * Counts codes from an authenticator app, across all networks. Getting this far takes the account's password, so only
 * someone who stole it can use up the budget. Passkeys, recovery codes and known devices don't count here.
 */
export function appCodeDelay({ userId }: { userId: string }): GrowingDelay {
  return {
    name: "app-code",
    who: userId,
    free: 20,
    firstDelayMs: minuteMs,
    maxDelayMs: 30 * minuteMs,
    resetAfterMs,
  };
}

/** Delay for a browser that has signed in to this account before. */
export function appCodeDeviceDelay({ deviceId }: { deviceId: string }): GrowingDelay {
  return {
    name: "app-code-device",
    who: deviceId,
    free: 10,
    firstDelayMs: minuteMs / 2,
    maxDelayMs: 15 * minuteMs,
    resetAfterMs,
  };
}

/** Recovery codes and passkeys can't be guessed. These limits only bound the work that one network causes. */
export function recoveryCodeLimit({ visitorAddress }: { visitorAddress: string }): Limit {
  return { name: "recovery-code-network", visitorAddress, max: 30, windowMs: 15 * minuteMs };
}

export function passkeyLimit({ visitorAddress }: { visitorAddress: string }): Limit {
  return { name: "passkey-network", visitorAddress, max: 120, windowMs: 15 * minuteMs };
}

/** Handling an answer from the sign-in service costs a request to it. */
export function signInServiceLimit({ visitorAddress }: { visitorAddress: string }): Limit {
  return {
    name: "sign-in-service-network",
    visitorAddress,
    max: 120,
    windowMs: 15 * minuteMs,
  };
}

/** Each answer from the sign-in service can be used only once. */
export function serviceStateLimit({ state }: { state: string }): Limit {
  return { name: "sign-in-service-state", who: state, max: 1, windowMs: 30 * minuteMs };
}

/** Each challenge is answered once. */
export function challengeLimit({ challenge }: { challenge: string }): Limit {
  return { name: "passkey-challenge", who: challenge, max: 1, windowMs: 2 * challengeMinutes * minuteMs };
}
