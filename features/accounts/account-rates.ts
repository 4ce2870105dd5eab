/**
 * Rate limits for sign-in and mailed links. A guesser must not be able to lock an owner out, so every limit per account
 * has a way around it that only the owner has: a known device or a mailed link.
 * docs/decisions/2026-11-22-sign-in-budgets.md
 */
import type { GrowingDelay } from "#platform/growing-delay.ts";
import { type Limit, networkOf } from "#platform/rate-limits.ts";
import { accountLimits } from "./texts.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const forgetAfterMs = 24 * hourMs;

/** High enough for an office behind one IP address, but too low for a program that guesses passwords. */
export function networkSignInLimit({ visitorAddress }: { visitorAddress: string }): Limit {
  return { name: "sign-in-network", who: networkOf(visitorAddress), max: 60, windowMs: 15 * minuteMs };
}

/** Keeps a single network from using up an account's whole budget. */
export function accountAndNetworkLimit({ email, visitorAddress }: EmailFrom): Limit {
  const who = `${email}\n${networkOf(visitorAddress)}`;
  return { name: "sign-in-account-network", who, max: 10, windowMs: 15 * minuteMs };
}

/**
 * Across all networks: 20 attempts, then increasing delays. That is about 75 attempts on the first day and 48 on each
 * following day.
 */
export function accountDelay({ email }: { email: string }): GrowingDelay {
  return {
    name: "sign-in-account",
    who: email,
    free: 20,
    firstDelayMs: minuteMs,
    maxDelayMs: 30 * minuteMs,
    forgetAfterMs,
  };
}

/** Delay for a browser that has signed in to this account before. */
export function deviceDelay({ deviceId }: { deviceId: string }): GrowingDelay {
  return {
    name: "sign-in-device",
    who: deviceId,
    free: 10,
    firstDelayMs: minuteMs / 2,
    maxDelayMs: 15 * minuteMs,
    forgetAfterMs,
  };
}

/** Delay for the password that a signed-in owner enters again. Attempts only count for this session. */
export function ownPasswordDelay({ sessionId }: { sessionId: string }): GrowingDelay {
  return {
    name: "own-password",
    who: sessionId,
    free: 10,
    firstDelayMs: minuteMs,
    maxDelayMs: 30 * minuteMs,
    forgetAfterMs,
  };
}

interface EmailFrom {
  email: string;
  visitorAddress: string;
}

export function signUpLimits({ visitorAddress, email }: EmailFrom): Limit[] {
  const network = networkOf(visitorAddress);
  return [
    { name: "sign-up-network", who: network, max: 30, windowMs: hourMs },
    { name: "sign-up-email-network", who: `${email}\n${network}`, max: 5, windowMs: hourMs },
  ];
}

/** Dedupes sign-ups: a submitted form creates one account, no matter how often it is sent. */
export function formLimits({ formId, email }: { formId: string | null; email: string }): Limit[] {
  if (formId === null) return [];
  return [{ name: "sign-up-form", who: `${formId}\n${email}`, max: 1, windowMs: hourMs }];
}

/**
 * Limits for mailed links. Each kind is counted separately. A link is valid at least as long as the wait for the next
 * one, so if an attacker uses up the budget, there is a valid link in the owner's mailbox.
 */
export function mailLimits(kind: "password-reset" | "sign-in-link", { email, visitorAddress }: EmailFrom) {
  const max = kind === "sign-in-link" ? accountLimits.signInLinksPerHour : accountLimits.resetsPerHour;
  return {
    network: { name: `${kind}-network`, who: networkOf(visitorAddress), max: 20, windowMs: hourMs },
    email: { name: `${kind}-email`, who: email, max, windowMs: hourMs },
  };
}

export function confirmationLimit({ visitorAddress }: { visitorAddress: string }): Limit {
  return { name: "confirmation-network", who: networkOf(visitorAddress), max: 20, windowMs: hourMs };
}

/** Counts the sent mails: the wait is one minute after the first mail, and grows from there. */
export function confirmationDelay({ email }: { email: string }): GrowingDelay {
  return {
    name: "confirmation-email",
    who: email,
    free: 1,
    firstDelayMs: accountLimits.resendWaitSeconds * 1_000,
    maxDelayMs: hourMs,
    forgetAfterMs,
  };
}

/** Counts per account, so that other users can't keep an owner from changing to an address. */
export function emailChangeLimit({ userId }: { userId: string }): Limit {
  return { name: "email-change", who: userId, max: 5, windowMs: hourMs };
}

/** Counts only invalid links, so that a valid link always works. */
export function wrongLinkLimit({ visitorAddress }: { visitorAddress: string }): Limit {
  return { name: "mailed-link-network", who: networkOf(visitorAddress), max: 60, windowMs: 15 * minuteMs };
}
