/** What went wrong with a whole crawl, in the specification's words (error catalogue, user-facing mapping). */
import { EgressError } from "#shared/egress.ts";
import { CrawlError, type CrawlErrorCode, type SkipReason } from "./types.ts";

/** What each page gave when there was no usable text, for the tip's summary. */
export interface PageSummary {
  url: string;
  chars: number;
  reason?: SkipReason;
}

/**
 * The text for people. `lastError` ends the long message of a website that could not be read.
 */
export function crawlErrorText(
  code: CrawlErrorCode,
  context: { lastError?: string; pages?: PageSummary[]; needsBrowser?: boolean; byRobots?: boolean } = {},
): string {
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
        ? "The website is blocking automated access. Its robots.txt asks programs to stay away; allow access there, then try again."
        : "The website is blocking automated access. Allow access in its firewall or bot protection, then try again.";
    case "rate-limited":
      return "Too many requests. Please wait a few minutes before trying again.";
    case "timeout":
      return "The website took too long to respond. Please check that it loads in a browser, then try again.";
    case "not-html":
      return "The address leads to a file, not to a web page. Please enter the address of your homepage.";
    case "cancelled":
      return "The website analysis was stopped.";
    case "no-content":
      return noContentText(context);
    case "unreachable":
    case "server-error":
      return [
        "The website could not be read. Possible causes:",
        "- The website blocks automated access",
        "- The website needs JavaScript to show its content",
        "- The website limits how many requests it answers",
        "- The website is not available at the moment",
        `Last error: ${context.lastError ?? "The website did not answer."}`,
      ].join("\n");
    default:
      return "Unexpected error";
  }
}

function noContentText(context: { pages?: PageSummary[]; needsBrowser?: boolean }): string {
  const lines = ["No meaningful content was found on the website. Possible causes:"];
  lines.push(
    context.needsBrowser
      ? "- The website shows its text only with JavaScript, and no browser is available to run it. Install Chromium on the server, or enter the address of a page with plain text"
      : "- The website relies heavily on JavaScript",
  );
  lines.push("- The pages consist of images only");
  const pages = context.pages ?? [];
  if (pages.length > 0) {
    lines.push("Characters of text found:");
    for (const page of pages.slice(0, 5)) lines.push(`- ${page.url}: ${page.chars}`);
  }
  return lines.join("\n");
}

/** The reason a page could not be had, and the technical detail for the log. */
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

/** Null for 2xx. */
export function skipReasonOfStatus(status: number): SkipReason | null {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 410) return "not-found";
  if ([401, 402, 403, 407, 451].includes(status)) return "forbidden";
  if (status === 429) return "rate-limited";
  if ([408, 504, 522, 524].includes(status)) return "timeout";
  return status >= 500 ? "server-error" : "unreachable";
}

/** What it means for the whole crawl when its first page fails so. */
export function crawlErrorOfSkip(
  skip: { reason: SkipReason; detail: string | null; cause?: unknown },
  context: { pages?: PageSummary[] } = {},
): CrawlError {
  const code = codeOfSkip(skip);
  const message = crawlErrorText(code, {
    ...context,
    needsBrowser: skip.reason === "needs-browser",
    byRobots: skip.reason === "disallowed-by-robots",
    ...(skip.reason === "too-large" ? { lastError: "The page is too large to be read." } : {}),
    ...lastErrorOf(skip, code),
  });
  return new CrawlError(code, message, { detail: skip.detail ?? skip.reason, cause: skip.cause });
}

function lastErrorOf(
  { detail, cause }: { detail: string | null; cause?: unknown },
  code: CrawlErrorCode,
): { lastError?: string } {
  if (code === "server-error" && detail) return { lastError: detail };
  if (!(cause instanceof EgressError)) return {};
  if (cause.code === "too-many-redirects") return { lastError: "The website redirects in a circle." };
  if (cause.code === "tls") return { lastError: "The website's security certificate is not valid." };
  return {};
}

function codeOfSkip(skip: { reason: SkipReason; cause?: unknown }): CrawlErrorCode {
  if (skip.cause instanceof EgressError) {
    // A private name must look like one that does not exist, or names of an inner network could be tried out.
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
