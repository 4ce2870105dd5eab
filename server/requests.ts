/** Checks that reject a request before its body is read. */
import type { MiddlewareHandler } from "hono";
import { ProblemError } from "#features/api/problems.ts";
import { uploadsPath } from "#features/videos/limits.ts";
import { isWidgetPost } from "#features/widget/widget-address.ts";
import type { SecurityEvents } from "#platform/security-log.ts";
import type { Services } from "#platform/services.ts";
import { isApiPath, problemResponse } from "./api/problem-response.ts";
import type { HttpEnv } from "./http-env.ts";

/**
 * Rejects URLs that can't be decoded or contain a NUL, which Postgres can't store. Also rejects an absolute URL whose
 * host differs from the Host header: the request is ambiguous, so it gets a 421.
 */
export function readableTarget(services: Services): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const target = c.env.incoming.url ?? "";
    if (/%00/.test(target) || !isDecodable(c.req.path)) {
      const detail = "This address isn't valid.";
      if (!isApiPath(c.req.path)) return c.text(detail, 400);
      return problemResponse(c, services, new ProblemError("invalid-request", { detail }));
    }
    if (!target.startsWith("/") && hostOf(target) !== c.req.header("host")?.toLowerCase()) {
      return c.text("This server doesn't serve this address.", 421);
    }
    return next();
  };
}

/**
 * Allows changes only from our own pages. Browsers send an Origin with every form or request that changes something.
 * Requests without one come from other programs, which can't misuse a visitor's session.
 */
export function sameOriginMutations({ security }: Pick<Services, "security">): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    // The widget's route ignores cookies and has a list of origins of its own.
    if (c.req.method === "POST" && isWidgetPost(c.req.path)) return next();
    const origin = c.req.header("origin");
    const own = new URL(c.req.raw.url).origin;
    const isForeign = origin === undefined ? c.req.header("sec-fetch-site") === "cross-site" : origin !== own;
    if (isForeign)
      security.report("foreign-origin-refused", {
        visitorAddress: c.get("clientAddress"),
        method: knownMethod(c.req.method),
      });
    if (isForeign && origin === own.replace(/^http:/, "https:")) {
      return c.text(
        "Forms don't work here yet. The server's operator must add its proxy to TRUSTED_PROXIES.",
        403,
      );
    }
    if (isForeign) {
      return c.text("This came from another website. Please open the page itself and try again.", 403);
    }
    return next();
  };
}

const uploadRefusals = new Set([413, 415, 507]);

/**
 * Logs rejected uploads as security events. Videos are uploaded in parts to their own route, all other files in a form.
 */
export function reportRefusedUploads({ security }: Pick<Services, "security">): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    const { status } = c.res;
    if (!uploadRefusals.has(status)) return;
    const isForm = c.req.header("content-type")?.startsWith("multipart/form-data") === true;
    if (isForm || c.req.path.startsWith(uploadsPath))
      security.report("upload-refused", { visitorAddress: c.get("clientAddress"), status });
  };
}

/** A client can send any word as a method, so the log only names the methods that pages use. */
function knownMethod(method: string): SecurityEvents["foreign-origin-refused"]["method"] {
  return method === "POST" || method === "PUT" || method === "PATCH" || method === "DELETE"
    ? method
    : "other";
}

function isDecodable(path: string): boolean {
  try {
    // The bundler removes a call whose result nothing uses.
    return decodeURIComponent(path) !== null;
  } catch {
    return false;
  }
}

function hostOf(target: string): string | undefined {
  return URL.parse(target)?.host;
}
