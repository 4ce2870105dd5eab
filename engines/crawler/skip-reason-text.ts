import type { SkipReason } from "./types.ts";

const texts: Record<SkipReason, string> = {
  "limit-reached": "Skipped: we had already reached the page limit.",
  "disallowed-by-robots": "Skipped: the website's robots.txt doesn't allow reading it.",
  "other-host": "Skipped: this address belongs to another website.",
  "not-html": "Skipped: this is a file or an image, not a web page.",
  "duplicate-content": "Skipped: another page has the same text.",
  "not-found": "Skipped: the page doesn't exist.",
  forbidden: "Skipped: the website refused to show this page.",
  "server-error": "Skipped: the website returned an error for this page.",
  "rate-limited": "Skipped: the website asked us to slow down.",
  timeout: "Skipped: the page took too long to respond.",
  "too-large": "Skipped: the page is too large.",
  "no-text": "Skipped: the page has no text.",
  unreachable: "Skipped: the website didn't respond.",
  "refused-address": "Skipped: this address isn't on the public internet.",
  "redirected-away": "Skipped: the page redirects to another website.",
  "needs-browser": "Skipped: the page needs JavaScript to show its text.",
  "not-useful": "Skipped: pages such as carts, logins and archives don't answer questions.",
  "other-language": "Skipped: Step doesn't read this language version of the website.",
  cancelled: "Skipped: the import was stopped.",
};

export function skipReasonText(reason: SkipReason): string {
  return texts[reason];
}

const labels: Record<SkipReason, string> = {
  "limit-reached": "page limit reached",
  "disallowed-by-robots": "blocked by robots.txt",
  "other-host": "another website",
  "not-html": "not a web page",
  "duplicate-content": "duplicate page",
  "not-found": "doesn't exist",
  forbidden: "no access",
  "server-error": "has an error",
  "rate-limited": "rate limited",
  timeout: "too slow",
  "too-large": "too large",
  "no-text": "no text",
  unreachable: "no answer",
  "refused-address": "not public",
  "redirected-away": "redirects elsewhere",
  "needs-browser": "needs JavaScript",
  "not-useful": "not useful",
  "other-language": "another language",
  cancelled: "stopped",
};

/** Returns a short label for lists that show the page beside it. */
export function skipReasonLabel(reason: SkipReason): string {
  return labels[reason];
}
