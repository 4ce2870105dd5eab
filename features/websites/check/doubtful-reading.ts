/**
 * Recognizes readings that may not show the company's website: its domain redirects to another site, or most quoted
 * sentences are gone, as with a parked domain, a maintenance page or a failed deployment.
 */
import type { Claim, Verdict } from "#engines/faq-writer/check-evidence.ts";
import { isSameSite } from "#shared/url.ts";

/** A doubtful website is believed after readings on this many days. */
const daysUntilBelieved = 3;

/** With fewer quotes, losing most of them is an ordinary edit. */
const minQuotes = 4;
const maxShareLost = 0.5;

export type Doubt = "moved" | "emptied";

/** `known` are the quotes that the previous check still found. Returns null for a reading that can be believed. */
export function doubtAbout({
  url,
  finalUrl,
  known,
}: {
  url: string;
  /** The start page after redirects. */
  finalUrl: string;
  known: (Claim & { verdict: Verdict })[];
}): Doubt | null {
  const lost = known.filter(({ verdict: { state } }) => state === "missing" || state === "page-gone").length;
  if (lost === 0) return null;
  if (!isSameSite(url, finalUrl)) return "moved";
  return known.length >= minQuotes && lost / known.length > maxShareLost ? "emptied" : null;
}

/** Adds a day to those with a doubtful reading. `isBelieved` is true once there were enough of them. */
export function addDoubtfulDay(days: readonly string[], now: Date): { days: string[]; isBelieved: boolean } {
  const all = [...new Set([...days, now.toISOString().slice(0, 10)])];
  return { days: all, isBelieved: all.length >= daysUntilBelieved };
}
