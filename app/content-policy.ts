/**
 * Builds a page's Content-Security-Policy from what our code declares about the page, never from the finished HTML.
 * Otherwise an injected script, style or frame would allow itself.
 */
import { createHash } from "node:crypto";
import { cspReportsPath } from "#features/blocked-content/reports-path.ts";
import { videoOrigins } from "#shared/video-link.ts";

const reportsGroup = "csp";

/** Value of the Reporting-Endpoints header, which gives the policy's `report-to` group its URL. */
export const reportingEndpoints = `${reportsGroup}="${cspReportsPath}"`;

/** The only Trusted Types policies that may create HTML from text: app/routes/help-center/enhance/server-html.ts. */
const trustedHtmlPolicies = "step-server-html step-message-html";

export interface PageContent {
  /** New for each response of a page with the framework's scripts. Null if the page has no inline script. */
  nonce: string | null;
  /** The text of every inline style that a component wrote with `InlineStyle`. */
  styles: Iterable<string>;
  showsFrames: boolean;
  embedsVideos: boolean;
  playsVideos: boolean;
  /** Other websites may show the page in a frame. */
  isEmbedded: boolean;
  /** Browsers support `report-to` only over https, and then ignore `report-uri`. */
  isSecure: boolean;
}

export function contentPolicy({
  nonce,
  styles,
  showsFrames,
  embedsVideos,
  playsVideos,
  isEmbedded,
  isSecure,
}: PageContent): string {
  const hasScripts = nonce !== null;
  const frames = [...(showsFrames ? ["'self'"] : []), ...(embedsVideos ? videoOrigins : [])];
  // The recorder previews recordings and their screenshots before it uploads them.
  const videos = hasScripts ? ["media-src 'self' blob:"] : playsVideos ? ["media-src 'self'"] : [];
  return [
    "default-src 'none'",
    `script-src 'self'${hasScripts ? ` 'nonce-${nonce}'` : ""}`,
    `style-src ${["'self'", ...[...styles].map(hashSource)].join(" ")}`,
    `img-src 'self' data:${hasScripts ? " blob:" : ""}`,
    ...videos,
    "font-src 'self'",
    "connect-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    "manifest-src 'self'",
    `form-action ${isEmbedded ? "'none'" : "'self'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${isEmbedded ? "*" : "'none'"}`,
    // React and the recorder's libraries write HTML themselves, so pages with their scripts can't require Trusted
    // Types.
    ...(hasScripts ? [] : ["require-trusted-types-for 'script'", `trusted-types ${trustedHtmlPolicies}`]),
    `report-uri ${cspReportsPath}`,
    ...(isSecure ? [`report-to ${reportsGroup}`] : []),
  ].join("; ");
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
