import type { SkipReason } from "./types.ts";

const texts: Record<SkipReason, string> = {
  "limit-reached": "Not read: the most useful pages had already filled the limit.",
  "disallowed-by-robots": "Not read: the website's robots.txt asks programs to leave this page alone.",
  "other-host": "Not read: this address belongs to another website.",
  "not-html": "Not read: this is a file or a picture, not a web page.",
  "duplicate-content": "Left out: another page has the same text.",
  "not-found": "Not read: the page does not exist.",
  forbidden: "Not read: the website refused to show this page.",
  "server-error": "Not read: the website had an error on this page.",
  "rate-limited": "Not read: the website asked us to slow down.",
  timeout: "Not read: the page took too long to answer.",
  "too-large": "Not read: the page is too large.",
  "no-text": "Left out: the page has no text.",
  unreachable: "Not read: the website did not answer.",
  "refused-address": "Not read: this address is not on the public internet.",
  "redirected-away": "Not read: the page leads to another website.",
  "needs-browser": "Not read: the page shows its text only in a browser that runs JavaScript.",
  "not-useful": "Not read: pages of this kind, such as a cart, a login or an archive, answer no questions.",
  cancelled: "Not read: the import was stopped.",
};

/** One plain line for people. */
export function skipReasonText(reason: SkipReason): string {
  return texts[reason];
}

const labels: Record<SkipReason, string> = {
  "limit-reached": "enough pages",
  "disallowed-by-robots": "asks not to be read",
  "other-host": "another website",
  "not-html": "no web page",
  "duplicate-content": "same text as another",
  "not-found": "does not exist",
  forbidden: "no access",
  "server-error": "has an error",
  "rate-limited": "asks to slow down",
  timeout: "too slow",
  "too-large": "too large",
  "no-text": "no text",
  unreachable: "no answer",
  "refused-address": "not public",
  "redirected-away": "leads elsewhere",
  "needs-browser": "needs JavaScript",
  "not-useful": "answers no questions",
  cancelled: "stopped",
};

/** A few words, for a list where the page stands beside it. */
export function skipReasonLabel(reason: SkipReason): string {
  return labels[reason];
}
