/** Errors that fail a whole crawl, worded as in the specification's error catalog. */
import { EgressError } from "#shared/egress.ts";
import { CrawlError, type CrawlErrorCode, type SkipReason } from "./types.ts";

/** The outcome for one page, used in the message that no page had usable text. */
export interface PageSummary {
  url: string;
  chars: number;
  reason?: SkipReason;
}

interface ErrorContext {
  site?: string;
  /** What is wrong with the site, as text after a colon. */
  cause?: string;
  pages?: PageSummary[];
  needsBrowser?: boolean;
  byRobots?: boolean;
}

/** Returns the user-facing message. If the cause is known, the message names only that cause. */
export function crawlErrorText(code: CrawlErrorCode, context: ErrorContext = {}): string {
  switch (code) {
    case "invalid-url":
      return "Please enter a valid website URL";
    case "unsupported-protocol":
      return "URL must use HTTP or HTTPS protocol";
    case "no-such-host":
    case "not-found":
      return "The website or page was not found. Please check the URL and try again.";
    case "forbidden":
      return context.byRobots
        ? "The website is blocking automated access. Allow it in robots.txt, then try again."
        : "The website is blocking automated access. Allow access in its firewall or bot protection, then try again.";
    case "rate-limited":
      return "Too many requests. Please wait a few minutes before trying again.";
    case "timeout":
      return "The website took too long to respond. Check that it loads in a browser, then try again.";
    case "not-html":
      return "This address leads to a file, not a web page. Enter the address of your homepage.";
    case "cancelled":
      return "You stopped the website analysis.";
    case "no-content":
      return noContentText(context);
    case "unreachable":
    case "server-error":
      return `We couldn't open ${context.site ?? "the website"}: ${context.cause ?? "it didn't answer."}`;
    default:
      return "Unexpected error";
  }
}

function noContentText({ pages = [], needsBrowser }: ErrorContext): string {
  const found = pages.slice(0, 5).map(({ url, chars }) => `- ${url}: ${chars}`);
  return [
    needsBrowser
      ? "The website needs JavaScript, and this server has no browser to run it. Ask the server's operator to install Chromium, or enter a page with plain text."
      : "No meaningful content was found on the website. It may rely on JavaScript or contain only images.",
    ...(found.length > 0 ? ["Characters of text found:", ...found] : []),
  ].join("\n");
}

/** Returns the reason for the user and the technical detail for the log. */
export function skipReasonOfError(error: unknown): { reason: SkipReason; detail: string } {
  if (!(error instanceof EgressError)) return { reason: "unreachable", detail: messageOf(error) };
  const detail = `${error.code}: ${error.message}`;
  switch (error.code) {
    case "refused-address":
      return { reason: "refused-address", detail: error.code };
    case "timeout":
      return { reason: "timeout", detail };
    case "aborted":
      return { reason: "cancelled", detail };
    default:
      return { reason: "unreachable", detail };
  }
}

/** Returns null for 2xx. */
export function skipReasonOfStatus(status: number): SkipReason | null {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 410) return "not-found";
  if ([401, 402, 403, 407, 451].includes(status)) return "forbidden";
  if (status === 429) return "rate-limited";
  if ([408, 504, 522, 524].includes(status)) return "timeout";
  return status >= 500 ? "server-error" : "unreachable";
}

/** Turns the reason the start page was skipped into an error for the whole crawl. */
export function crawlErrorOfSkip(
  skip: { reason: SkipReason; detail: string | null; cause?: unknown },
  context: { pages?: PageSummary[] } = {},
): CrawlError {
  const code = codeOfSkip(skip);
  const message = crawlErrorText(code, {
    ...context,
    needsBrowser: skip.reason === "needs-browser",
    byRobots: skip.reason === "disallowed-by-robots",
    ...placeOf(context.pages),
    ...causeOf(skip),
  });
  return new CrawlError(code, message, { detail: skip.detail ?? skip.reason, cause: skip.cause });
}

function placeOf(pages: PageSummary[] | undefined): Pick<ErrorContext, "site"> {
  return pages?.[0] ? { site: new URL(pages[0].url).host } : {};
}

function causeOf({
  reason,
  detail,
  cause,
}: {
  reason: SkipReason;
  detail: string | null;
  cause?: unknown;
}): Pick<ErrorContext, "cause"> {
  if (reason === "too-large") return { cause: "the page is too large." };
  if (detail?.startsWith("HTTP ")) return { cause: `it answered with an error (${detail}).` };
  if (!(cause instanceof EgressError)) return {};
  if (cause.code === "too-many-redirects") return { cause: "it redirects in a loop." };
  if (cause.code === "tls") return { cause: "its security certificate isn't valid." };
  return {};
}

function codeOfSkip(skip: { reason: SkipReason; cause?: unknown }): CrawlErrorCode {
  if (skip.cause instanceof EgressError) {
    // A private host must look like an unknown one, or internal names could be probed.
    if (skip.cause.code === "no-such-host" || skip.cause.code === "refused-address") return "no-such-host";
    if (skip.cause.code === "invalid-url") return "invalid-url";
  }
  switch (skip.reason) {
    case "not-found":
    case "forbidden":
    case "rate-limited":
    case "timeout":
    case "server-error":
    case "not-html":
    case "cancelled":
      return skip.reason;
    case "disallowed-by-robots":
      return "forbidden";
    case "no-text":
    case "needs-browser":
      return "no-content";
    default:
      return "unreachable";
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
