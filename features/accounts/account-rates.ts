/** How often a visitor, and whoever uses an address, may try. */
import { type Limit, networkOf } from "#platform/rate-limits.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A whole office behind one address still gets in; a machine that guesses does not. */
export function signInLimits({ visitorAddress, email }: { visitorAddress: string; email: string }): Limit[] {
  return [
    { name: "sign-in-visitor", who: networkOf(visitorAddress), max: 60, windowMs: 15 * minuteMs },
    // From wherever the guesses come.
    { name: "sign-in-email", who: email, max: 20, windowMs: 15 * minuteMs },
  ];
}

export function signUpLimits({ visitorAddress, email }: { visitorAddress: string; email: string }): Limit[] {
  return [
    { name: "sign-up-visitor", who: networkOf(visitorAddress), max: 30, windowMs: hourMs },
    { name: "sign-up-email", who: email, max: 5, windowMs: hourMs },
  ];
}

/** One filled-in form makes one account, however often it is sent. */
export function formLimits({ formId, email }: { formId: string | null; email: string }): Limit[] {
  if (formId === null) return [];
  return [{ name: "sign-up-form", who: `${formId}\n${email}`, max: 1, windowMs: hourMs }];
}

/** Of mails that anybody can have sent to anybody: confirmation and reset. */
export function mailLimits({ visitorAddress, email }: { visitorAddress: string; email: string }): Limit[] {
  return [
    { name: "account-mail-visitor", who: networkOf(visitorAddress), max: 20, windowMs: hourMs },
    { name: "account-mail-email", who: email, max: 5, windowMs: hourMs },
  ];
}

export function linkLimits({ visitorAddress }: { visitorAddress: string }): Limit[] {
  return [{ name: "account-link-visitor", who: networkOf(visitorAddress), max: 60, windowMs: 15 * minuteMs }];
}
