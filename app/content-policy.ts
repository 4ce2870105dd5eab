/**
 * The Content-Security-Policy of a page. It is built from what our code says about the page, never from the finished
 * HTML: a script, style or frame that got into the HTML in another way must not allow itself.
 */
import { createHash } from "node:crypto";
import { cspReportsPath } from "#features/blocked-content/reports-path.ts";

const reportsGroup = "csp";

/** For the header Reporting-Endpoints, which gives the policy's `report-to` its address. */
export const reportingEndpoints = `${reportsGroup}="${cspReportsPath}"`;

/** The only script that may make HTML out of text: app/routes/help-center/enhance/server-html.ts. */
const trustedHtmlPolicy = "step-server-html";

export interface PageContent {
  /** Of a page with the framework's scripts, new with each response. Null: the page has no inline script. */
  nonce: string | null;
  /** The text of each inline style that a component wrote with `InlineStyle`. */
  styles: Iterable<string>;
  showsFrames: boolean;
  playsVideos: boolean;
  /** Browsers know `report-to` over https only, and where they see it they ignore `report-uri`. */
  isSecure: boolean;
}

export function contentPolicy({ nonce, styles, showsFrames, playsVideos, isSecure }: PageContent): string {
  const hasScripts = nonce !== null;
  // The recorder shows recordings and their pictures before it sends them.
  const videos = hasScripts ? ["media-src 'self' blob:"] : playsVideos ? ["media-src 'self'"] : [];
  return [
    "default-src 'none'",
    `script-src 'self'${hasScripts ? ` 'nonce-${nonce}'` : ""}`,
    `style-src ${["'self'", ...[...styles].map(hashSource)].join(" ")}`,
    `img-src 'self' data:${hasScripts ? " blob:" : ""}`,
    ...videos,
    "font-src 'self'",
    "connect-src 'self'",
    ...(showsFrames ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // React and the recorder's libraries write HTML themselves, so pages with their scripts can't require this.
    ...(hasScripts ? [] : ["require-trusted-types-for 'script'", `trusted-types ${trustedHtmlPolicy}`]),
    `report-uri ${cspReportsPath}`,
    ...(isSecure ? [`report-to ${reportsGroup}`] : []),
  ].join("; ");
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
