/** Parses CSP violation reports in both formats. Anyone can send them, so nothing in them is trusted. */
import { z } from "zod";
import { loggablePath } from "#platform/log.ts";

export interface BlockedContent {
  /** Without the query string and secrets. */
  path: string;
  directive: string;
  /** An origin or one of `keywords`. */
  blocked: string;
}

/** One report is smaller than 4 kB, and browsers may send several in one request. */
export const maxReportBytes = 16_000;
export const reportTypes = ["application/reports+json", "application/csp-report"];

const maxReports = 20;
/** A report is nested four levels deep (list, report, body, value). One more is allowed. */
export const maxReportDepth = 5;
/** Both columns are indexed, and Postgres limits the size of an index entry. */
const maxPathLength = 300;
const maxOriginLength = 300;

const directives = new Set([
  "base-uri",
  "child-src",
  "connect-src",
  "default-src",
  "font-src",
  "form-action",
  "frame-ancestors",
  "frame-src",
  "img-src",
  "manifest-src",
  "media-src",
  "object-src",
  "require-trusted-types-for",
  "script-src",
  "script-src-attr",
  "script-src-elem",
  "style-src",
  "style-src-attr",
  "style-src-elem",
  "trusted-types",
  "worker-src",
]);
const keywords = [
  "inline",
  "eval",
  "wasm-eval",
  "data",
  "blob",
  "trusted-types-sink",
  "trusted-types-policy",
];
/** Browser extensions inject scripts into every page. Our pages don't cause these violations. */
const extensionSource = /^(?:[a-z-]+-extension|about|resource|user-script|webkit-masked-url|chrome)(?::|$)/i;

const url = z.string().max(maxReportBytes);
const optionalUrl = url.nullish();
const newReport = z.object({
  body: z.object({
    documentURL: url,
    effectiveDirective: url,
    blockedURL: optionalUrl,
    sourceFile: optionalUrl,
  }),
});
const oldReport = z.object({
  "csp-report": z.object({
    "document-uri": url,
    "effective-directive": optionalUrl,
    "violated-directive": optionalUrl,
    "blocked-uri": optionalUrl,
    "source-file": optionalUrl,
  }),
});
const anyReport = z.object({ type: z.string() });

interface Report {
  documentUrl: string;
  directive: string;
  blocked: string;
  sourceFile: string;
}

/**
 * Drops duplicates and reports about other hosts, other kinds or browser extensions. Returns null if the value isn't a
 * report.
 */
export function readReports(value: unknown, { hostname }: { hostname: string }): BlockedContent[] | null {
  const reports = parseReports(value);
  if (!reports) return null;
  const found = reports.slice(0, maxReports).flatMap((report) => blockedContentOf(report, hostname) ?? []);
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

function parseReports(value: unknown): Report[] | null {
  const old = oldReport.safeParse(value);
  if (old.success) {
    const report = old.data["csp-report"];
    return [
      {
        documentUrl: report["document-uri"],
        directive: report["effective-directive"] ?? report["violated-directive"] ?? "",
        blocked: report["blocked-uri"] ?? "",
        sourceFile: report["source-file"] ?? "",
      },
    ];
  }
  const list = z.array(anyReport.loose()).safeParse(value);
  if (!list.success) return null;
  const violations = list.data.filter(({ type }) => type === "csp-violation");
  const parsed = z.array(newReport).safeParse(violations);
  if (!parsed.success) return null;
  return parsed.data.map(({ body }) => ({
    documentUrl: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL ?? "",
    sourceFile: body.sourceFile ?? "",
  }));
}

function blockedContentOf(report: Report, hostname: string): BlockedContent | null {
  const page = URL.parse(report.documentUrl);
  // Old browsers send the whole directive with its sources.
  const directive = report.directive.split(" ")[0] ?? "";
  const blocked = shownSource(report.blocked);
  if (page?.hostname !== hostname || !directives.has(directive)) return null;
  if (blocked === null || extensionSource.test(report.sourceFile)) return null;
  return { path: loggablePath(page.pathname).slice(0, maxPathLength), directive, blocked };
}

/** Returns only the origin, because the rest of a URL may contain secrets. */
function shownSource(blocked: string): string | null {
  // Older browsers send these values for inline code.
  if (blocked === "" || blocked === "self") return "inline";
  if (keywords.includes(blocked)) return blocked;
  const address = URL.parse(blocked);
  if (!address || !/^(?:https?|wss?):$/.test(address.protocol)) return null;
  return address.origin.length <= maxOriginLength ? address.origin : null;
}
